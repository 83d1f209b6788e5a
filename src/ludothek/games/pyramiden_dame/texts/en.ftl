title = Pyramid Draughts
tagline = Take your pyramid down piece by piece, leap across and be the first to build it up again.
brief = Two pyramids of ten pieces face each other on the draughts board, and each has to end up where the other one is. In a turn one of your pieces steps a square diagonally forward, or it jumps over a piece of either colour onto the free square behind it. Jumps can be strung together in any direction, so a long chain may carry a piece across the whole board. Nothing is captured: every piece stays, and each is a springboard for both of you. Whoever first rebuilds the pyramid on the far side wins.

deal = Game { $number } of { $total }
deal-won = { $count ->
    [one] { who-wins } the game.
   *[other] The game is drawn.
}
match-won = { $count ->
    [one] { who-wins }!
   *[other] A draw: { $names } share the points.
}

stone-white = { $count ->
    [one] white piece
   *[other] { $count } white pieces
}
stone-black = { $count ->
    [one] black piece
   *[other] { $count } black pieces
}
counter-home = { $count } home

note-lot = { $you ->
    [yes] You’re drawn to play White.
   *[no] { $seat } is drawn to play White.
}
note-moved = { $you ->
    [yes] You advance from { $from } to { $to }.
   *[no] { $seat } advances from { $from } to { $to }.
}
note-jumped = { $you ->
    [yes] You jump: { $way }.
   *[no] { $seat } jumps: { $way }.
}
note-passed = { $you ->
    [yes] You can’t move, so you pass.
   *[no] { $seat } can’t move and passes.
}

fact-series = { $you ->
    [yes] You may go on jumping from { $square }.
   *[no] { $seat } may go on jumping from { $square }.
}
fact-fresh = { $count ->
    [one] { $squares } has never been moved: { $you ->
        [yes] for you
       *[no] for { $seat }
    } that square counts as filled.
   *[other] { $squares } have never been moved: { $you ->
        [yes] for you
       *[no] for { $seat }
    } those squares count as filled.
}
fact-limit = { $left ->
    [one] One more move, then the pieces that are home are counted.
   *[other] { $left } more moves, then the pieces that are home are counted.
}

stop = Stop here
stop-help = Your piece could jump on, but it needn’t. Your turn ends.
pass = Pass
pass-help = None of your pieces can move or jump.

option-jumps = Jumps
option-jumps-help = May you jump backwards, too?
option-jumps-any = in all directions
option-jumps-forward = forward only
option-first_white = Who starts as White
option-first_white-help = Who has White and begins the first game?
option-first_white-lot = at random
option-series = Games
option-series-help = How many games do you play? Colours change after each.

agreement-draw = Offer a draw
agreement-draw-ask = { $seat } offers a draw. Do you accept?
agreement-resign = Resign

reason-built = The pyramid stands on the other side.
reason-repetition = The same position for the third time.
reason-limit = After 300 moves the filled target squares are counted.
reason-locked = Nobody can move any more, so the filled target squares are counted.
reason-agreed = A draw by agreement.
reason-resigned = The opponent has resigned.
reason-total = The most points over all games wins.
