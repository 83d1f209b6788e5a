title = Keep Calm
tagline = Once round the board and safely home, and whoever is in the way gets sent back. Keep calm!
brief = You want to bring your four pieces from their corner once round the board and onto your home spaces before anybody else. On your turn you roll the die and move one piece by exactly that number; only a six brings a new one in, and it earns you another roll. Land on somebody else’s piece and you send it back to its corner. Only on the four star spaces and at home is a piece safe. The first to have all four pieces home wins.

points-of = { $count ->
    [one] { $count } player beaten
   *[other] { $count } players beaten
}
reason-arrived = Whoever has all four pieces home first wins.
reason-throws = The race stops after 5000 rolls: pieces at home count first, then the steps taken.

level-beginner-help = Mostly moves whatever comes to hand.
level-casual-help = Sees about every other good chance.
level-club-help = Knows the dangers and overlooks only a little.
level-master-help = Reckons with everything the next three rolls may bring.

figure-red = { $count ->
    [one] red piece
   *[other] { $count } red pieces
}
figure-yellow = { $count ->
    [one] yellow piece
   *[other] { $count } yellow pieces
}
figure-green = { $count ->
    [one] green piece
   *[other] { $count } green pieces
}
figure-blue = { $count ->
    [one] blue piece
   *[other] { $count } blue pieces
}
zone-dice = Roll
zone-earlier = Before
counter-home = { $count }/4 home
place-A-H = A’s corner
place-B-H = B’s corner
place-C-H = C’s corner
place-D-H = D’s corner
place-A-G1 = A’s home space 1
place-A-G2 = A’s home space 2
place-A-G3 = A’s home space 3
place-A-G4 = A’s home space 4
place-B-G1 = B’s home space 1
place-B-G2 = B’s home space 2
place-B-G3 = B’s home space 3
place-B-G4 = B’s home space 4
place-C-G1 = C’s home space 1
place-C-G2 = C’s home space 2
place-C-G3 = C’s home space 3
place-C-G4 = C’s home space 4
place-D-G1 = D’s home space 1
place-D-G2 = D’s home space 2
place-D-G3 = D’s home space 3
place-D-G4 = D’s home space 4

note-opening = { $you ->
    [yes] You roll a { $number }.
   *[no] { $seat } rolls a { $number }.
}
note-begins = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
note-throws = { $you ->
    [yes] You roll { $numbers }.
   *[no] { $seat } rolls { $numbers }.
}
note-lapsed = { $you ->
    [yes] You roll { $numbers } and can’t move.
   *[no] { $seat } rolls { $numbers } and can’t move.
}
note-enter = { $you ->
    [yes] You bring a piece in.
   *[no] { $seat } brings a piece in.
}
note-run = { $you ->
    [yes] You move from { $from } to { $to }.
   *[no] { $seat } moves from { $from } to { $to }.
}
note-goal = { $you ->
    [yes] You move to home space { $field }.
   *[no] { $seat } moves to home space { $field }.
}
note-hit = { $you ->
    [yes] You send a piece of { $seatHit } back!
   *[no] { $seat } sends a piece of { $youHit ->
        [yes] yours
       *[no] { $seatHit }
    } back!
}
note-arrived = { $you ->
    [yes] You have
   *[no] { $seat } has
} all pieces home: { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
} place.
fact-clear = { $you ->
    [yes] You have to clear your start space first.
   *[no] { $seat } has to clear the start space first.
}
fact-again = A six: { $you ->
    [yes] you roll again afterwards.
   *[no] { $seat } rolls again afterwards.
}
fact-place = { $you ->
    [yes] You’re
   *[no] { $seat } is
} home: { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
} place.

option-play_on = Playing on
option-play_on-help = Do the others go on once somebody has won? Then it’s about the other places, too.
option-play_on-off = no, the game ends
option-play_on-on = yes, until all places are taken
option-enter_on_six = With a six
option-enter_on_six-help = Must you bring a piece in with a six as long as one waits in your corner?
option-enter_on_six-may = you may bring a piece in
option-enter_on_six-must = you must bring a piece in
option-throw_out = Sending back
option-throw_out-help = May you spare a piece that you could send back?
option-throw_out-may = if you like
option-throw_out-must = if you can, you must
option-goal_jump = Jumping at home
option-goal_jump-help = May you jump over your own pieces on the home spaces?
option-goal_jump-allowed = allowed
option-goal_jump-forbidden = forbidden
