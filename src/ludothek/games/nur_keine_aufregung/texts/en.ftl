title = Keep Calm
tagline = Once around the board and safely home, and whoever is in the way gets thrown out. Keep calm!

deal = Game { $number } of { $total }
deal-won = { $count ->
    [one] { $names } wins the race.
   *[other] { $names } share the race.
}
match-won = { $count ->
    [one] { $names } wins the race!
   *[other] { $names } win the race together!
}
points-of = { $count ->
    [one] { $count } player beaten
   *[other] { $count } players beaten
}
reason-arrived = Whoever has all four figures in the goal first wins.
reason-throws = The race stops after 5000 throws: figures in the goal decide, then the steps run.

level-beginner-help = Mostly moves whatever comes to hand.
level-casual-help = Sees about every other good chance.
level-club-help = Knows the dangers and overlooks only a little.
level-master-help = Reckons with all that the next three throws may bring.

figure-red = red figure
figure-yellow = yellow figure
figure-green = green figure
figure-blue = blue figure
die = a { $face }
zone-dice = Throw
zone-earlier = Before
counter-home = { $count } of 4 home

note-opening = { $seat } throws a { $number }.
note-begins = { $seat } begins.
note-throws = { $seat } throws { $numbers }.
note-lapsed = { $seat } throws { $numbers } and cannot move.
note-enter = { $seat } brings a figure in.
note-run = { $seat } runs from { $from } to { $to }.
note-goal = { $seat } moves to goal field { $field }.
note-hit = { $seatHit } is thrown out!
note-arrived = { $seat } has all figures home: place { $place }.
fact-clear = { $seat } has to clear the start field first.
fact-again = A six: { $seat } throws again afterwards.
fact-place = { $seat } is home: place { $place }.

option-play_on = Playing on
option-play_on-help = Do the others go on once somebody has won? Then the places behind are played for, too.
option-play_on-off = no, the game ends
option-play_on-on = yes, until all places are taken
option-enter_on_six = With a six
option-enter_on_six-help = Must a six bring a figure in as long as one waits in your corner?
option-enter_on_six-may = you may bring a figure in
option-enter_on_six-must = you must bring a figure in
option-throw_out = Throwing out
option-throw_out-help = May you spare a figure that you could throw out?
option-throw_out-may = if you like
option-throw_out-must = if you can, you must
option-goal_jump = Jumping in the goal
option-goal_jump-help = May you jump over your own figures on the goal fields?
option-goal_jump-allowed = allowed
option-goal_jump-forbidden = forbidden
