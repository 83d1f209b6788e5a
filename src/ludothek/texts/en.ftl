### What Ludothek itself says. Each game adds its own texts.

## People and players
guest = Guest
person = person
person-help = Somebody here at this screen.
program = program
you = you
level-beginner = beginner
level-beginner-help = A computer player who has only just learnt the rules.
level-casual = casual
level-casual-help = A computer player who is good company and sees the obvious.
level-club = club
level-club-help = A computer player who thinks ahead and remembers what was played.
level-master = master
level-master-help = A computer player who weighs up thousands of hands. Hard to beat.
level-random = random
level-random-help = A computer player who plays anything that is allowed.
and = { $first } and { $last }
at-table = At the table: { $names }.
seat-failed = The program of { $seat } is out ({ $reason }). A computer player takes over.

## Setting up
seats = Players
seats-help = How many sit at the table.
seat = Seat { $number }
name-help = Type a name if you like.
language = Language
setup-keys = Enter: play  ·  ↑ ↓ choose  ·  ← → change  ·  Esc: leave

## The table
deal = Deal { $number } of { $total }
deal-open = Deal { $number }
dealer = Dealer: { $seat }
trick = Trick
zone-dice = Dice
zone-cup = Under the cup
last-trick = Last trick
no-last-trick = There is no last trick yet.
points = Points
points-of = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
odds-of = chance { $percent }%
seat-out = { $seat } is out.
play-together = { $names } play together.
total = Total
settlement = Settlement
score-pad = Score pad
story = What happened
turn-choose = Your turn. Choose with ← → and Enter, by click, or type it: { $example }
turn-yours = { $seat }, it is your turn.
turn-other = { $seat } is next.
thinking = { $seat } is thinking …
continue = Enter: go on
close = Esc: back to the table
cover = Please pass the screen to { $seat }. Nobody else looks now.
cover-ready = { $seat }: press Enter when you are ready.

## Moves
not-a-move = “{ $text }” is not a move in this game.
not-now = Not now: { $what }.
may-mean = “{ $text }” may mean { $moves }. Please write it out.
legal-are = You may play: { $moves }.
may-play = You may play:
not-playable = Not playable now:
not-your-turn = It is not your turn yet.

## Results
deal-won = { $count ->
    [one] { $names } wins the deal with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $names } win the deal together with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
}
drawn = It is a draw.
nobody-won = Nobody has won.
match-won = { $count ->
    [one] { $names } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
   *[other] { $names } win together with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each!
}
result = The result
reason-points = The most points in the deal decide.
reason-fewest = The fewest points in the deal decide.
reason-counters = The most counters decide.
reason-total = The most points over all deals decide.
reason-total-fewest = The fewest points over all deals decide.
reason-nobody = Not a single deal was won.
end-keys = Enter: play again · s: save · q: leave

## Helping hands
hint = I would play { $move }.
hint-later = A hint comes when it is your turn.
hint-thinking = Thinking it over …
hint-asked = { $name } asks for a hint.
throws-on = From now on the dice are thrown for you.
throws-off = You throw for yourself again.
undone = Taken back. Choose again.
nothing-to-undo = There is nothing to take back yet.
not-agreed = The others do not agree; the game goes on.
agree-later = You may end the game when it is your turn.
agree-never = This game is played to its end.
saved = Saved to { $path }
resume-with = To play on: { $command }
goodbye = Thanks for playing. See you soon!
rules = Rulebook

## Keys
key-rules = Rules
key-undo = Undo
key-hint = Hint
key-throws = Throw for me
key-last = Last trick
key-score = Points
key-agree = End the game
key-save = Save
key-language = English
key-light = Light
key-quit = Quit
keys-help = Whatever you type goes into the line at the foot: Enter plays it, Esc clears it. While the line is empty, the arrow keys and Enter choose what is marked; Tab changes between cards and table. Everything else is done by the function keys, or by a word in the line: { $words }.

## The plain table
plain-start = Type a move such as { $example }, or ? for help.
plain-help = shows this list.
plain-rules = reads the rulebook; with a number, such as { $example }, one clause.
plain-hint = tells what a master would play.
plain-throws = throws for you from now on, to the end.
plain-undo = takes your last move back.
plain-last = tells the last trick.
plain-score = tells the points.
plain-save = keeps the match; you may name a file.
plain-quit = keeps the match and leaves.
plain-move = Anything else is a move. The beginning is enough where only one move fits.

## Playing cards
playing-card = { $rank ->
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
} of { $suit ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
   *[diamonds] diamonds
}
card-back = hidden card
