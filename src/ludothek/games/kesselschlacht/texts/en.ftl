title = Encirclement
tagline = Nobody jumps here: close your opponent’s last way out, and everything inside is yours.
brief = You each have twelve pieces on a draughts board, and you want to take all of your opponent’s by surrounding them. In a turn you move one piece a single square diagonally, forwards or backwards; nobody jumps. Pieces of one colour that touch form a group and share their free squares. Fill the last free square beside a group, and the whole of it comes off, while the edge of the board works as a wall. Whoever takes the last piece wins, and if nothing happens for a long time, the one with more pieces does.

pent-white = { $count ->
    [one] white piece with only one way out
   *[other] { $count } white pieces with only one way out
}
pent-black = { $count ->
    [one] black piece with only one way out
   *[other] { $count } black pieces with only one way out
}
zone-box = Enclosed
counter-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}

note-took = { $you ->
    [yes] You enclose { $squares } and take { $count ->
        [one] the piece
       *[other] { $count } pieces
    } off the board.
   *[no] { $seat } encloses { $squares } and takes { $count ->
        [one] the piece
       *[other] { $count } pieces
    } off the board.
}

fact-pent-white = Only one way out for White: { $white }.
fact-pent-black = Only one way out for Black: { $black }.
fact-pent-both = Only one way out: White { $white }, Black { $black }.
fact-quiet = { $count ->
    [one] If no piece is taken, the game ends with this move.
   *[other] If no piece is taken, the game ends in { $count } moves.
}
fact-repeated = This position has come up before; the third time ends the game.

option-enclosure = What can be enclosed
option-enclosure-help = Does a neighbour of its own colour always save a piece, or only while the group has a way out?
option-enclosure-group = whole groups
option-enclosure-single = only pieces without neighbours
option-stalemate_score = When nothing happens any more
option-stalemate_score-help = What counts when a position is repeated or no piece is taken for long?
option-stalemate_score-stones = more pieces win
option-stalemate_score-draw = always a draw

reason-captured = The last opposing piece is enclosed.
reason-stuck = The opponent can’t move any more.
reason-repetition-counted = The same position for the third time: whoever has more pieces wins.
reason-quiet = A hundred moves, counting both players’, without a piece being taken.
reason-quiet-counted = A hundred moves without a piece being taken: whoever has more pieces wins.
