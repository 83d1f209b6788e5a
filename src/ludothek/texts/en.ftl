### What Ludothek itself says. Each game adds its own texts.

## People and players
guest = Guest
computer-names = Ada, Bruno, Carla, Dino, Emma, Fritz, Greta, Hugo, Ida, Jona, Kira, Leo
person = Person
person-help = Somebody here at this screen.
program = Program
you = you
level-beginner = Beginner
level-beginner-help = A computer player who has only just learnt the rules.
level-casual = Casual player
level-casual-help = A computer player who is good company and sees the obvious.
level-club = Club player
level-club-help = A computer player who thinks ahead and remembers what was played.
level-master = Master
level-master-help = A computer player who looks far ahead. Hard to beat.
level-random = Random
level-random-help = A computer player who plays anything that is allowed.
and = { $first } and { $last }
at-table = At the table: { $names }.
seat-failed = { $seat }’s program has stopped working ({ $reason }). A computer player takes over.

## Setting up
seats = Players
seats-help = How many sit at the table.
seat = Seat { $number }
name-help = Type a name if you like.
language = Language
setup-keys = Enter: play  ·  ↑ ↓ choose  ·  ← → change  ·  Esc: leave

## The table
deal = Game { $number } of { $total }
deal-open = Game { $number }
dealer = { $you ->
    [yes] You deal
   *[no] Dealer: { $seat }
}
trick = Trick
zone-dice = Dice
zone-cup = Under the cup
zone-chips = Counters
die = a { $face }
die-fresh = die, not rolled yet
counter = { $count ->
    [one] one counter
   *[other] { $count } counters
}
banker = Bank
label-stake = Stake { $count }
throw = Roll
stop = Stop here
fact-round = Round { $round } of { $rounds }
row-total = Total
last-trick = Last trick
no-last-trick = There’s no last trick yet.
points = Points
points-of = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
odds-of = chance { $percent }%
hand-of = { $count ->
    [one] { $name } holds one card
   *[other] { $name } holds { $count } cards
}
struck = crossed out
seat-out = { $you ->
    [yes] You’re out.
   *[no] { $seat } is out.
}
play-together = { $names } play together.
total = Total
settlement = Settlement
tally = { $whole } whole, { $begun ->
    [one] { $begun } stroke
   *[other] { $begun } strokes
}
score-pad = Score pad
story = What happened
turn-choose = Your turn. Choose with ← → and Enter, click, or type: { $example }
turn-yours = { $you ->
    [yes] It’s your turn.
   *[no] { $seat }, it’s your turn.
}
turn-other = It’s { $seat }’s turn.
thinking = { $seat } is thinking…
continue = Enter: go on
close = Esc: back to the table
cover = Please pass the screen to { $seat }. Everyone else, look away.
cover-ready = { $seat }: press Enter when you’re ready.

## Moves
not-a-move = “{ $text }” isn’t a move in this game.
not-now = Not now: { $what }.
case-follow = The { $lookLed } was led, and you hold the { $lookHeld }.
case-only = Possible now: { $moves }.
leads-ladder = A ladder to { $place }.
leads-slide = A slide to { $place }.
may-mean = “{ $text }” may mean { $moves }. Please write it out.
legal-are = You may play: { $moves }.
may-play = You may play:
not-playable = Not playable now:
cards-yours = Your cards:
enter-throws = Press Enter to roll.
not-your-turn = It’s not your turn yet.

## Results
you-first = You
who-wins = { $count ->
    [one] { $you ->
        [yes] You win
       *[no] { $names } wins
    }
   *[other] { $names } win
}
deal-won = { $count ->
    [one] { who-wins } the game with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { who-wins } the game together with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
}
drawn = It’s a draw.
nobody-won = Nobody has won.
match-won = { $count ->
    [one] { who-wins } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
   *[other] { who-wins } together with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each!
}
result = The result
reason-points = The most points in the game wins.
reason-fewest = The fewest points in the game wins.
reason-total = The most points over all games wins.
reason-total-fewest = The fewest points over all games wins.
reason-nobody = Not a single game was won.
end-keys = Enter: play again · s: save · q: leave

## What may be agreed
option-seating = Seating
option-seating-help = Who sits where: as you sat down, or drawn by lot before the first deal.
option-seating-as_seated = as you sat down
option-seating-drawn = drawn by lot
fact-lot = { $you ->
    [yes] You drew the { $look }
   *[no] { $seat } drew the { $look }
}
option-rounds = Rounds
option-games = Games
option-counters = Counters at the start
option-max_stake-help = How much may you stake at most?
agreement-resign = Resign

## Helping hands
hint = I’d play { $move }.
hint-chance = Wins about { $value } in 100.
hint-chance-other = Wins about { $value } in 100 (or { $other }: { $otherValue }).
hint-points = Makes about { $value } points.
hint-points-other = Makes about { $value } points (or { $other }: { $otherValue }).
merit-trick = It takes the trick.
hint-later = You can ask for a hint on your turn.
hint-thinking = Thinking it over…
reason-counters = The most counters decide.
hint-asked = { $name } asks for a hint.
throws-on = From now on the dice are thrown for you.
throws-off = You throw for yourself again.
undone = Taken back. Choose again.
nothing-to-undo = There’s nothing to take back yet.
move-stands = What has been turned over stays turned over: this move stands.
not-agreed = The others don’t agree; the game goes on.
agree-later = You can end the game on your turn.
saved = Saved to { $path }
resume-with = To carry on: { $command }
analysis-done = { $alike } of { $count } decisions were as good as a master’s.
analysis-dearest = What cost most
analysis-moment = Game { $deal }: { $move } was played, a master plays { $better }.
analysis-cost-chance = That cost { $cost } games in 100 ({ $played } instead of { $best }).
analysis-cost-points = That cost { $cost } points ({ $played } instead of { $best }).
analysis-open = With open cards
analysis-open-help = Nobody could know this during the game:
analysis-open-chance = seeing all the cards, you’d have won { $best } in 100 from your first decision on, not { $closed }.
analysis-open-points = seeing all the cards, you’d have made { $best } points from your first decision on, not { $closed }.
analysis-nothing = There was never anything to decide.
analysis-help = What a master would have played for { $name }, from nothing but what could be known at the time.
analysis-number = Move
analysis-played = played
analysis-master = master
analysis-lost = cost
goodbye = Thanks for playing. See you soon!
learn-it = Learn it in two minutes
lesson = Lesson
lesson-other = That’s allowed, but something else is meant here. Try again.
lesson-help = Type a move, press Enter to go on, hint to be shown what is meant, or quit.
lesson-over = That’s enough to begin with: { $command }
lesson-step = Step { $number } of { $total }
lesson-back = Back a step
lesson-show = Show me
lesson-go-on = Go on
lesson-play = Play a first game
lesson-leave = Leave the lesson
rules = Rulebook

## Keys
key-rules = Rules
key-undo = Take back
key-hint = Hint
key-throws = Throw for me
key-last = Last trick
key-score = Points
key-agree = End the game
key-save = Save
key-language = English
key-light = Appearance
key-quit = Quit
keys-help = Whatever you type goes into the line at the bottom: Enter plays it, Esc clears it. While the line is empty, choose with the arrow keys and Enter; Tab switches between cards and table. Everything else has a function key, or a word to type: { $words }.

## The plain table
plain-start = Type a move such as { $example }, or ? for help.
plain-help = shows this list.
plain-rules = reads the rulebook; with a number, such as { $example }, one clause.
plain-hint = says what a master would play.
plain-undo = takes back your last move.
plain-last = reads out the last trick.
plain-score = reads out the points.
plain-save = saves the game; you can name a file.
plain-quit = saves the game and leaves.
plain-move = Anything else is a move. The beginning is enough if only one move fits.
plain-throws = throws for you from now on, to the end.

## Playing cards
face-J = J
face-Q = Q
face-K = K
face-A = A
card-back = { $count ->
    [one] hidden card
   *[other] { $count } hidden cards
}
amount-less = less
amount-more = more

# In the list of games, behind a number.
list-seats = seats
list-seat = seat
list-minutes = minutes
