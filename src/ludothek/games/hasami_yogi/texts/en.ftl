title = Hasami Shogi
tagline = Four in a row, away from your base line: slide, jump, surround.
brief = Two lines of eight pieces face each other across an empty board, and you want to be the first with four of yours in a row. In a turn one piece slides straight in any direction as far as the way is free, or jumps over an opposing piece right beside it, which takes nothing. The row may be straight or diagonal, but your own base line doesn’t count for it. Surround an opposing piece on all four sides, and it comes off the board. The first row of four wins, and so do five pieces taken.

row-white = { $count ->
    [one] white piece in the row of four
   *[other] { $count } white pieces in the row of four
}
row-black = { $count ->
    [one] black piece in the row of four
   *[other] { $count } black pieces in the row of four
}
zone-box = Taken

note-jumped = { $you ->
    [yes] You jump from { $from } to { $to }.
   *[no] { $seat } jumps from { $from } to { $to }.
}
note-taken = { $count ->
    [one] Surrounded! { $you ->
        [yes] You take
       *[no] { $seat } takes
    } the piece on { $squares }.
   *[other] Surrounded! { $you ->
        [yes] You take
       *[no] { $seat } takes
    } the pieces on { $squares }.
}
note-row = { $you ->
    [yes] You have
   *[no] { $seat } has
} a row of four: { $squares }.

fact-one-more = { $you ->
    [yes] You need
   *[no] { $seat } needs
} just one more piece to win by taking.
fact-repeated = This position is here for the second time. The third time is a draw.
fact-quiet = { $count ->
    [one] One more move without a piece taken, and the game is drawn.
   *[other] { $count } more moves without a piece taken, and the game is drawn.
}

option-edge_capture = Pieces at the edge
option-edge_capture-help = Can you surround pieces at the edge and in the corners, too?
option-edge_capture-off = are safe
option-edge_capture-on = the edge helps to surround
option-excluded_rows = Doesn’t count for rows
option-excluded_rows-help = On which base line do your pieces not count for a row of four?
option-excluded_rows-own = your own base line
option-excluded_rows-both = both base lines

reason-row = Four pieces in a row.
reason-taken = Five pieces have been taken.
reason-blocked = The opponent can’t move any more.
reason-quiet = Nothing was taken for a hundred moves.
