### What only the browser says.

## Everywhere
close = Close
more = More
none = none
name = Name
menu = Menu
try-again = Try again
to-the-lobby = To the lobby
theme = Brightness
theme-auto = Like the device
theme-light = Light
theme-dark = Dark
pace = Pace
pace-calm = Calm
pace-brisk = Brisk
pace-instant = At once
show-odds = Show the odds
about-me = About me
about-me-help = Only this browser remembers it. There is no account.
my-name = My name
seat-name = Seat { $seat }
computer-names = Ada, Bruno, Carla, Dino, Emma, Fritz, Greta, Hugo, Ida, Jona, Kira

## The lobby
lobby-title = What shall we play?
chest = The chest of games
running-tables = My tables
forget-table = Forget this table of { $game }
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
kind-hidden = Hidden hands
kind-solo = Alone
nothing-fits = No game fits all of this.
play-now = Play now

## Sitting down
set-up = Sit down
how-to-play = How do you want to play?
mode-now = Play now
mode-now-help = You and computer players.
mode-alone-help = You alone, for practice or for a record.
mode-friends = With friends
mode-friends-help = Everybody on a device of their own. You get a link to share.
mode-device = On this device
mode-device-help = You pass the device round. Nobody sees the hand of another.
start-now = Play now
start-friends = Open the table
start-device = Start
people-with-me = People, me included
people-here = People here
name-of = Name of person { $seat }
fewer = One fewer
one-more = One more
computer-players = { $count ->
    [one] The computer player
   *[other] The { $count } computer players
}
more-options = More to agree on
option-usual = usual: { $value }
clock = Time for a move
clock-none = As long as you like
clock-seconds = { $seconds } seconds
clock-help = When it runs out, a computer player makes this one move.
hints = Hints
hints-allowed = allowed
hints-off = not allowed
hints-help = May you ask what a master would play? The others are told.
join-title = You are invited
sit-down = Sit down

## Waiting
who-is-here = At the table
seat-open = free seat
is-here = is here
is-away = is away
fill-with = Free seats go to
begin-now = Begin now
begin = Begin
begins-when-full = It begins by itself when everybody is here.
open-seats = { $count ->
    [0] Every seat is taken.
    [one] One seat is free.
   *[other] { $count } seats are free.
}
invite = Invite
link-for-all = Link for your friends
links-per-seat = A link for each seat
link-for-seat = Link for seat { $seat }
link-to-watch = Link for watchers
links-local = Only this machine can reach this Ludothek. Start it with “--host 0.0.0.0” so that others in your network can come in.
copy-link = Copy
copied = Copied
share-link = Share
commitment-shown = The shuffle is sealed:

## The table
your-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
hand-of = { $count ->
    [one] { $name } holds one card
   *[other] { $name } holds { $count } cards
}
captured-by = Captured by { $name }
captured = Captured
nothing-captured = Nothing yet.
set-words = { $colour }: { $faces }. { $points ->
    [one] One point
   *[other] { $points } points
}.
board = Board
place-with = { $place }: { $pieces }
place-empty = { $place }: empty
several-pieces = { $count } times { $piece }
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
seat-turn = { $name }, whose turn it is
open-seat = More about { $name }
away = { $name } is away
watchers = Watchers:
a-watcher = A watcher
time-left = { $seconds } seconds left
your-turn = Your turn.
your-turn-as = { $name }, your turn.
mark-lookHigh = highest
mark-lookLow = lowest
why-not-turn = Wait a moment: it is the turn of { $name }.
why-nothing-to-play = There is nothing to play right now.
why-clause = That is not allowed now ({ $clause }).
why-unknown = That cannot be played now.
rule-number = Rule { $clause }
hint-says = Hint: { $move }.
line-down = No connection. I keep trying; nothing is lost.
pass-to = Now it is the turn of { $name }. Pass the device on.
pass-ready = I am { $name }
hand-my-seat = Let a computer play for me
take-my-seat = Take my seat back
hand-over-absent = Let a computer play for { $name }
leave = Leave
deal-short = Deal
reactions = React
react-clap = Well played!
react-laugh = Ha ha!
react-wow = Wow!
react-sad = Oh no!
react-think = Hmm …
react-thanks = Thank you!
reacted = { $name }: { $reaction }
refused-invalid = That is not a move.
refused-ambiguous = That may mean several moves.
refused-illegal = That is not allowed now.
refused-not_your_turn = It is not your turn.
refused-not_yours = That is not your seat.
refused-stale = The table has moved on. Please choose again.
refused-not_now = That is not possible now.
refused-too_fast = One thing after the other, please.
refused-not_stored = That couldn’t be saved, so it doesn’t count. Please try again in a moment.
once-more = Really? Press once more.
question = A question
undo-asks = The others have to agree.
question-undo = { $by } would like to take the last move back. All right?
question-hand_over = { $by } suggests that a computer player plays for { $seat } meanwhile. All right?
question-waits = Waiting for { $names } …
agree = All right
disagree = No
withdraw = Withdraw

## Results
way-to-points = The way to the points
see-table = Look at the table
back-to-result = Back to the result
next-deal = Next deal
waiting-for-next = The next deal begins when the players are ready.
rematch = Play again
to-the-rematch = To the rematch
same-cards = The same cards again
same-dice = The same dice again
replay = Replay
record = Record
chart = The totals from deal to deal
step-back = Step back
step-on = Step on
replay-position = Position in the game
replay-step = Step { $step } of { $last }
replay-leave = Leave the replay
proof = Fair chance
proof-help = The shuffle was sealed before the first deal: you were shown a commitment that fixes a secret seed, and every seat added something of its own. Now the seed is open.
proof-working = Checking …
proof-good = Checked in this browser: the seed belongs to the commitment, and all { $count } draws follow from it.
proof-bad = This does NOT match: the seed does not belong to the commitment, or a draw does not follow from it.
proof-unknown = This browser can only check on a secure page (https). The record can be checked with “ludothek verify”.
proof-commitment = Commitment, shown before the first deal
proof-seed = Seed, shown now
proof-contributions = What the seats added
proof-more = Download the record and run “ludothek verify” to check it all once more without this page.

## Trouble
trouble-title = There is no table here
trouble-offline = The server does not answer.
trouble-secret = This link does not open the table. Ask for a new one.
trouble-missing = There is nothing here. The link may be old or incomplete.
trouble-full = All seats are taken already.
trouble-version = This table needs other rules or a newer Ludothek than this server has. Ask whoever runs it.
trouble-other = Something went wrong.
