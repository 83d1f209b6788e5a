title = Puff
tagline = First set them, then run: fifteen checkers right across the board, and every double lets you roll again.
brief = You want to lead your fifteen checkers right across the board and off again before your opponent, who is coming the other way. The board is empty at first, and your rolls set the checkers on the points they name; once all are in, your rolls move them. Doubles count on top and underneath, four numbers in all, and then you roll again. A lone checker can be hit and has to be set again, while two on a point are safe and bar the way. Whoever has played off all fifteen first wins.

reason-off = All fifteen checkers are off.

place-bar-white = Beside the board, White
place-bar-black = Beside the board, Black
place-off-white = Played off, White
place-off-black = Played off, Black

note-again = { $you ->
    [yes] You roll again: { $first }-{ $second }.
   *[no] { $seat } rolls again: { $first }-{ $second }.
}
note-enter-hit = { $you ->
    [yes] You set a checker on { $to } and hit.
   *[no] { $seat } sets a checker on { $to } and hits.
}
note-off = { $you ->
    [yes] You play off a checker from { $from }.
   *[no] { $seat } plays off a checker from { $from }.
}

fact-under = Underneath: { $count } × { $number }

help-rest = You use no more of this roll.
help-under = There’s still { $count } × { $number } underneath. You use no more of it.

option-single_stone_order = One checker, two numbers
option-single_stone_order-help = May a single checker take the higher number first?
option-single_stone_order-free = yes, any order
option-single_stone_order-low_first = no, lower first
option-extra_throw = Rolling again
option-extra_throw-help = Do you roll again after every double, or only once before your opponent’s turn?
option-extra_throw-every_double = after every double
option-extra_throw-once = only once
option-bear_off = Playing off
option-bear_off-help = Does a checker go off with the exact number only, or the rearmost with a higher one, too?
