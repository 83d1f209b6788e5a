title = Draughts
tagline = Nobody has to capture, but whoever overlooks a capture may lose a piece for it.
brief = You each have twelve men on the dark squares, and you want to capture all of your opponent’s or shut them in. In a turn you move a man one square diagonally forward, or jump over an opposing piece and take it, several in a row if you can. You needn’t capture, but whoever misses a capture may have the piece huffed off the board. A man that reaches the far row becomes a king and flies along whole diagonals. The game ends when one side has nothing left or cannot move, and sometimes in a draw.

stone-white = { $count ->
    [one] white man
   *[other] { $count } white men
}
stone-black = { $count ->
    [one] black man
   *[other] { $count } black men
}
dame-white = { $count ->
    [one] white king
   *[other] { $count } white kings
}
dame-black = { $count ->
    [one] black king
   *[other] { $count } black kings
}
zone-box = Captured
counter-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}

note-moved = { $you ->
    [yes] You move from { $from } to { $to }.
   *[no] { $seat } moves from { $from } to { $to }.
}
note-jumped = { $you ->
    [yes] You jump from { $from } to { $to } and capture { $taken }.
   *[no] { $seat } jumps from { $from } to { $to } and captures { $taken }.
}
note-crowned = The man on { $square } becomes a king.
note-huffed = { $you ->
    [yes] You huff { $square }.
   *[no] { $seat } huffs { $square }.
}
note-stopped = { $you ->
    [yes] You stop jumping.
   *[no] { $seat } stops jumping.
}

fact-overlooked = { $youFrom ->
    [yes] You’ve overlooked a capture
   *[no] { $seatFrom } has overlooked a capture
}: { $you ->
    [yes] you
   *[no] { $seat }
} may tap and huff { $squares } before moving.
fact-quiet = { $left ->
    [one] A draw after one more quiet move by a king.
   *[other] A draw after { $left } more quiet moves by kings.
}
fact-two-dames = { $left ->
    [one] King against king: a draw after one more move.
   *[other] King against king: a draw after { $left } more moves.
}

stop-help = You could capture more with this piece, but you needn’t. Your turn ends.
merit-captures = It captures.
merit-crowns = It makes a king.

option-capture = Capturing
option-capture-help = Must you capture when you can, and what happens if you don’t?
option-capture-huff = as you like, overlooked ones are huffed
option-capture-forced = compulsory
option-capture-free = as you like, without penalty
option-huff_target = Piece to huff
option-huff_target-help = Which piece is removed after an overlooked capture?
option-huff_target-capable = a piece that could have captured
option-huff_target-moved = the piece that was moved
option-dame_landing = A king lands
option-dame_landing-help = Where may a king land after a jump?
option-dame_landing-any = anywhere beyond
option-dame_landing-adjacent = directly beyond
option-men_capture_backward = Men capture backwards
option-men_capture_backward-help = Kings always do. May men, too?
option-men_capture_backward-no = no
option-men_capture_backward-yes = yes

reason-captured = All opposing pieces are captured.
reason-blocked = The opponent has no move left.
reason-quiet = Fifty moves, both sides together, without a capture, a huff or a move of a man.
reason-two-kings = King against king: neither can catch the other.
