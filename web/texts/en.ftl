### What only the browser says.

## Everywhere
close = Close
more = More
none = none
name = Name
menu = Menu
try-again = Try again
to-the-lobby = Back to the games
theme = Appearance
theme-auto = Same as device
theme-light = Light
theme-dark = Dark
pace = Pace
pace-calm = Calm
pace-brisk = Brisk
pace-instant = Instant
letters = Letters on cards
letters-language = Those of the language
letters-german = German: B D K A
letters-international = International: J Q K A
to-the-end = To the end
sound = Sound
call-me = Call me when it’s my turn and I’m looking elsewhere
call-denied = The browser doesn’t allow notifications here.
show-odds = Show the odds
show-heard = Show which cards everybody has heard of
about-me = About me
about-me-help = Only this browser remembers it. There’s no account.
my-name = My name
seat-name = Seat { $seat }

## The lobby
lobby-title = What shall we play?
chest = The games chest
running-tables = My tables
forget-table = Forget this { $game } table
filters = Choose games
filter-players = Players
filter-length = Length
filter-kind = Kind
filter-any = any
up-to-minutes = up to { $minutes } min
minutes = about { $minutes } min
seat-range = { $least } to { $most }
kind-cards = Cards
kind-dice = Dice
kind-board = Board
kind-hidden = Hidden
join-by-code = Join by code
join-go = Join
code-unknown = No table is waiting for this code. It may be mistyped, or the game has begun.
code-wait = { $seconds ->
    [one] Too many wrong codes. Please wait a second.
   *[other] Too many wrong codes. Please wait { $seconds } seconds.
}
nothing-fits = No game fits all of this.
play-now = Play now

## My games
my-games = My games
all-my-games = All my games
finished-games = Finished games
my-games-help = Only this browser remembers them, the latest 500. There’s no account.
my-games-none = Games that you finish are remembered here, in this browser alone. There’s no account.
my-results = My results
count-games = { $games ->
    [one] One game
   *[other] { $games } games
}
count-won = { $won } won
count-drawn = { $drawn } drawn
count-lost = { $lost } lost
best-score = Best score: { $points }
streak = Longest winning streak: { $longest }.
streak-now = Right now: { $now }.
outcome-won = Won
outcome-drawn = Drawn
outcome-lost = Lost
outcome-played = Finished
against = against { $names }
against-people = People
against-mixed = Mixed levels
every-game = Every game
game-gone = The server no longer has this game. Its result stays here.
delete = Delete
delete-ask = Delete the { $game } game of { $date } from this list? It can’t be brought back.
delete-all = Delete all
delete-all-ask = { $count ->
    [one] Delete the one game from this list? It can’t be brought back.
   *[other] Delete all { $count } games from this list? They can’t be brought back.
}
keep = Keep
games-file = Keep or move my games
games-file-help = One file with all of them, to keep or to take to another browser. It also opens your games, so keep it to yourself.
export = Save as a file
import = Bring in a file
imported = { $count ->
    [0] No new games.
    [one] One game added.
   *[other] { $count } games added.
} { $known ->
    [0] { "" }
    [one] One was here already.
   *[other] { $known } were here already.
}
import-long = This file is too long: at most { $most } MB.
import-no-json = This is not a whole JSON file. Choose one that was saved here under “Save as a file”.
import-other = This is not a file of games. Choose one that was saved here under “Save as a file”.
import-format = This file has another format than { $format }, the one that this Ludothek reads.
import-many = At most { $most } games can be brought in at once.
import-fault = Nothing was brought in: game { $number } of this file is damaged at “{ $field }”. Choose the file as it was saved.

## Sitting down
set-up = Set up the table
how-to-play = How do you want to play?
mode-now = Play now
mode-now-help = You and computer players.
mode-alone-help = On your own, for practice or for a record.
mode-friends = With friends
mode-friends-help = Everyone on their own device. You get a link to share.
mode-device = On this device
mode-device-help = You pass the device round. Nobody sees anybody else’s hand.
start-device = Start
people-here = People here
computers-here = Computer players
name-of = Name of person { $seat }
fewer = One fewer
one-more = One more
computer-players = { $count ->
    [one] The computer player
   *[other] The { $count } computer players
}
more-options = More options
quoted = “{ $text }”
option-usual = usually: { $value }
clock = Time for a move
clock-none = As long as you like
clock-seconds = { $seconds } seconds
clock-help = When it runs out, a computer player makes this one move.
invited-by = { $host } invites you to { $game }
invited-to = You’re invited to { $game }
agreed = Agreed for this table
choose-seat = Choose a seat
seat-is-free = Seat { $seat } is free
seat-gone = Someone else was quicker. Please choose another seat.
invite-begun = The game has already begun.
invite-over = This game is over.
watch-instead = You’re welcome to watch.
watch = Watch
hints = Hints
hints-allowed = allowed
hints-off = not allowed
hints-help = May you ask what a master would play? The others are told.
chat-allowed = allowed
chat-off = not allowed
chat-help = May you write to each other? Nothing of it is kept after the game.
advice = Advice
advice-on = warn me
advice-off = none
advice-help = Shall we ask first when a move of yours would cost a lot?
sit-down = Sit down

## Waiting
who-is-here = At the table
seat-open = free seat
is-here = is here
is-away = is away
fill-with = Fill free seats with
begin-now = Begin now
begin = Begin
begins-when-full = It begins by itself when everyone is here.
host-begins = { $name } opened this table and can begin sooner.
open-seats = { $count ->
    [0] Every seat is taken.
    [one] One seat is free.
   *[other] { $count } seats are free.
}
invite = Invite
link-for-all = Link for your friends
code-to-type = Or open { $address } and type this code:
links-per-seat = A link for each seat
link-for-seat = Link for seat { $seat }
link-to-watch = Link for spectators
links-local = Only this device can reach this Ludothek. Start it with “--host 0.0.0.0” so that others on your network can come in.
copy-link = Copy
copied = Copied
share-link = Share
commitment-shown = Chance is sealed:

## The table
your-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
captured-by = Won by { $name }
captured = Won cards
nothing-captured = Nothing yet.
set-words = { $colour }: { $faces }. { $points ->
    [one] One point
   *[other] { $points } points
}.
the-table = Table
board = Board
place-with = { $place }: { $pieces }
place-empty = { $place }: empty
several-pieces = { $count } times { $piece }
choose-again = Choose something else
written = Written: { $row }, { $text }
gather-more = { $count ->
    [one] Choose one more
   *[other] Choose { $count } more
}
dialogue = What was said
hidden-dice = { $count ->
    [one] one die, hidden
   *[other] { $count } dice, hidden
}
played-by = { $name }: { $piece }
points-short = pts
seat-is-out = out
seat-plays-with = plays with { $names }
seat-turn = { $name }’s turn
open-seat = More about { $name }
away = { $name } is away
watchers = Spectators:
a-watcher = Someone
time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
your-turn = Your turn.
turn-title = ● Your turn – { $game }
your-turn-as = { $name }, your turn.
mark-lookHigh = highest
mark-lookLow = lowest
why-not-turn = Just a moment: it’s { $name }’s turn.
why-nothing-to-play = There’s nothing to play right now.
why-clause = That’s not allowed now ({ $clause }).
why-unknown = That can’t be played now.
rule-number = Rule { $clause }
hint-says = Hint: { $move }.
advice-sure = Sure about this move?
advice-loses-chance = It costs you about { $cost } games in 100.
advice-loses-points = It costs you about { $cost } points.
advice-better = Better: { $move }.
advice-show = Show me
advice-insist = Play it anyway
analysis = Look back
analysis-working = Looked at { $done } of { $total } decisions…
analysis-stopped = It couldn’t be finished just now.
analysis-on = Carry on
analysis-curve = Chance of winning after each decision, in 100
analysis-show = Show me
line-down = No connection. Reconnecting. Nothing is lost.
pass-to = It’s { $name }’s turn. Pass the device on.
pass-ready = I’m { $name }
hand-my-seat = Let a computer player take over
take-my-seat = Take my seat back
hand-over-absent = Let a computer player take over for { $name }
hand-over-later = { $seconds ->
    [one] A computer player can take over in { $seconds } second.
   *[other] A computer player can take over in { $seconds } seconds.
}
leave = Leave
deal-short = Game
reactions = React
react-clap = Well played!
react-laugh = Ha ha!
react-wow = Wow!
react-sad = Oh no!
react-think = Hmm…
react-thanks = Thank you!
reacted = { $name }: { $reaction }
chat = Chat
chat-lines = What was written
chat-empty = Only those at the table can read this. Nothing is kept after the game.
chat-write = Write something
chat-send = Send
chat-said = { $name } writes: { $text }
chat-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
chat-mute = Mute the chat
chat-muted = On this device the chat is muted. You don’t see what the others write.
chat-unmute = Show it again
refused-invalid = That’s not a move.
refused-ambiguous = That could mean several moves.
refused-illegal = That’s not allowed now.
refused-not_your_turn = It’s not your turn.
refused-not_yours = That’s not your seat.
refused-stale = The game has moved on. Please choose again.
refused-not_now = That’s not possible now.
refused-too_fast = One thing at a time, please.
refused-not_stored = That couldn’t be saved, so it doesn’t count. Please try again in a moment.
refused-unknown = It isn’t known yet whether that was saved. You’ll see in a moment.
once-more = Really? Press once more.
question = A question
undo-asks = The others have to agree.
question-undo = { $by } would like to take back the last move. Do you agree?
question-hand_over = { $by } suggests that a computer player takes over for { $seat } meanwhile. Do you agree?
question-waits = Waiting for { $names }…
agree = Agree
disagree = No
withdraw = Withdraw

## Results
way-to-points = How the points add up
comfort = Well played. Better luck next time.
see-table = Look at the table
back-to-result = Back to the result
next-deal = Next game
waiting-for-next = The next game begins when everyone is ready.
rematch = Play again
to-the-rematch = To the rematch
same-cards = Same cards again
same-dice = Same rolls again
replay = Replay
record = Game record
chart = Totals game by game
step-back = Step back
step-on = Step forward
replay-position = Position in the game
replay-step = Step { $step } of { $last }
replay-leave = Leave the replay
moves = Moves
nothing-told = Nothing has happened yet.
replay-play = Play
replay-pause = Pause
replay-pace = Pace
jump-by = Jump by
jump-turn = Turn
jump-trick = Trick
jump-back = Jump back
jump-on = Jump forward
proof = Fairness check
proof-help = Chance was sealed before the first game: you were shown a seal that fixes a secret number, and every seat added something of its own. Now the number is open.
proof-working = Checking…
proof-good = Checked in this browser: the number belongs to the seal, and all { $count } draws follow from it.
proof-bad = This does NOT match: the number doesn’t belong to the seal, or a draw doesn’t follow from it.
proof-unknown = This browser can only check on a secure page (https). The game record can be checked with “ludothek verify”.
proof-commitment = Seal, shown before the first game
proof-seed = Secret number, shown now
proof-contributions = What the seats added
proof-more = Download the game record and run “ludothek verify” to check it all once more without this page.

## Trouble
trouble-title = There’s no table here
trouble-offline = The server doesn’t answer.
trouble-secret = This link doesn’t open the table. Ask for a new one.
trouble-missing = There’s nothing here. The link may be old or incomplete.
trouble-full = All seats are taken already.
trouble-version = This table needs other rules or a newer Ludothek than this server has. Ask whoever runs it.
trouble-other = Something went wrong.
amount-bounds = { $least } to { $most }
pile-words = { $label }, { $count ->
    [one] one card
   *[other] { $count } cards
}, on top: { $top }
column-words = Column { $number }: { $pieces }
hidden-card = Hidden card { $number }
