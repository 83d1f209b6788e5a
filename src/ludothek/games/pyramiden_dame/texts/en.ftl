title = Pyramid Draughts
tagline = Take your pyramid down piece by piece, leap across and be the first to build it up again.
brief = Two pyramids of ten pieces face each other on the draughts board, and each has to end up where the other one is. In a turn one of your pieces steps a square diagonally forward, or it jumps over a piece of either colour onto the free square behind it. Jumps can be strung together in any direction, so a long chain may carry a piece across the whole board. Nothing is captured: every piece stays, and each is a springboard for both of you. Whoever first rebuilds the pyramid on the far side wins.

counter-home = { $count } home

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

stop-help = Your piece could jump on, but it needn’t. Your turn ends.
pass = Pass
pass-help = None of your pieces can move or jump.

option-jumps = Jumps
option-jumps-help = May you jump backwards, too?
option-jumps-any = in all directions
option-jumps-forward = forward only

reason-built = The pyramid stands on the other side.
reason-limit = After 300 moves the filled target squares are counted.
reason-locked = Nobody can move any more, so the filled target squares are counted.
reason-repetition-counted = The same position for the third time, so the filled target squares are counted.
