title = Draughts
tagline = Nobody has to capture, but whoever overlooks a capture may lose a piece for it.

deal = Game { $number } of { $total }
deal-won = { $count ->
    [one] { $names } wins the game.
   *[other] The game is drawn.
}
match-won = { $count ->
    [one] { $names } wins!
   *[other] A draw: { $names } share the points.
}

stone-white = white stone
stone-black = black stone
dame-white = white king
dame-black = black king
zone-box = Captured
counter-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}

note-lot = The lot gives White to { $seat }.
note-moved = { $seat } moves from { $from } to { $to }.
note-jumped = { $seat } jumps from { $from } to { $to } and captures { $taken }.
note-crowned = The stone on { $square } becomes a king.
note-huffed = { $seat } huffs { $square }.
note-stopped = { $seat } stops jumping.

fact-series = { $seat } may go on jumping from { $square }.
fact-overlooked = { $seatFrom } has overlooked a capture: { $seat } may huff { $squares } with a touch before moving.
fact-quiet = { $left ->
    [one] A draw after one more quiet move by a king.
   *[other] A draw after { $left } more quiet moves by kings.
}
fact-two-dames = { $left ->
    [one] King against king: a draw after one more move.
   *[other] King against king: a draw after { $left } more moves.
}

stop = Stop here
stop-help = You could capture more with this piece, but you need not. Your turn ends.

option-capture = Capturing
option-capture-help = Must a possible capture be made, and what happens if it is not?
option-capture-huff = as you like, overlooked ones are huffed
option-capture-forced = compulsory
option-capture-free = as you like, without penalty
option-huff_target = Huffed is
option-huff_target-help = Which piece is taken away after an overlooked capture.
option-huff_target-capable = a piece that could have captured
option-huff_target-moved = the piece that was moved
option-dame_landing = A king lands
option-dame_landing-help = Where a king may come down after a jump.
option-dame_landing-any = anywhere behind
option-dame_landing-adjacent = directly behind
option-men_capture_backward = Stones capture backward
option-men_capture_backward-help = Kings always do. May ordinary stones, too?
option-men_capture_backward-no = no
option-men_capture_backward-yes = yes
option-first_white = White
option-first_white-help = Who has White and begins the first game.
option-first_white-lot = by lot
option-series = Games
option-series-help = How many games you play. Colours change after each.

agreement-draw = Offer a draw
agreement-draw-ask = { $seat } offers a draw. Do you accept?
agreement-resign = Resign

reason-captured = All opposing pieces are captured.
reason-blocked = The other side has no move left.
reason-repetition = The same position for the third time.
reason-quiet = Fifty half-moves without a capture, a huff or a move of a stone.
reason-two-kings = King against king: neither can catch the other.
reason-agreed = A draw by agreement.
reason-resigned = The other side has resigned.
reason-total = The points of all games decide.
