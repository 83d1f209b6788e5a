title = Keep Calm, Two against Two
tagline = Two pairs race for home together, and whoever overlooks a chance to send somebody back pays with a piece.
brief = You race with the player opposite against the other two: your pair wants all eight pieces home first. On your turn you roll the die and move one of your pieces by exactly that number; only a six brings a new one in, and it earns you another roll. Land on an opponent’s piece and it goes back to its corner, but miss the chance and your own piece goes back instead. Partners never send each other back, and on a star space they may sit side by side. The pair whose eighth piece gets home first wins.

deal-won = { who-wins } the race together.
match-won = { who-wins } the race together!
reason-arrived = The pair that has all eight pieces home first wins.
reason-throws = The race stops after 5000 rolls: a pair’s pieces at home count first, then its steps.

note-arrived = { $you ->
    [yes] You have all your pieces home!
   *[no] { $seat } has all pieces home.
}
note-overlooked = { $you ->
    [yes] You should have sent a piece of { $seatSpared } back by moving { $from }-{ $to }. As a penalty, the piece on { $from } goes back to its corner.
   *[no] { $seat } should have sent a piece of { $youSpared ->
        [yes] yours
       *[no] { $seatSpared }
    } back by moving { $from }-{ $to }. As a penalty, the piece on { $from } goes back to its corner.
}
fact-overlook = { $you ->
    [yes] Hit somebody, or your { $field } goes back!
   *[no] { $seat } must hit, or { $field } goes back.
}
fact-helps = { $you ->
    [yes] You’re home and now move { $seatPartner }’s pieces.
   *[no] { $seat } is home and now moves { $youPartner ->
        [yes] your
       *[no] { $seatPartner }’s
    } pieces.
}
fact-clear = { $you ->
    [yes] You have to clear the start space first.
   *[no] { $seat } has to clear the start space first.
}
fact-place = { $you ->
    [yes] You have all your pieces home.
   *[no] { $seat } has all pieces home.
}

option-overlook = Overlooked hits
option-overlook-help = What happens if you could send somebody back but don’t?
option-overlook-penalty = your piece goes to the corner
option-overlook-forced = can’t happen: if you can, you must
option-overlook-off = nothing
option-finished_player = Whoever is home
option-finished_player-help = What do you do when your four pieces are home but your partner’s aren’t?
option-finished_player-skip = sits out
option-finished_player-helps = moves the partner’s pieces
