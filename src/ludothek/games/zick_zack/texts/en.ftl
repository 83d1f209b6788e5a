title = Zigzag
tagline = You both run the same way: whoever stands alone is sent back, and the first to get everything off wins.
brief = Both of you take fifteen checkers the same way along the same 24 points, and whoever has all of them off first wins. Your rolls first set the checkers on the first six points, and once all are in, they move them forward. A lone checker is sent back by whoever lands on it, and has to be set again before anything else. Two or more on a point are safe and in the other’s way. When all of yours are on the last six points you bear them off, and the last one wins the game.

reason-off = All fifteen checkers are off.

stone-black = { $count ->
    [one] dark checker
   *[other] { $count } dark checkers
}
place-bar-white = Beside the board, White
place-bar-black = Beside the board, Dark
place-off-white = Off, White
place-off-black = Off, Dark

note-hit = { $you ->
    [yes] You move from { $from } to { $to } and send a checker back.
   *[no] { $seat } moves from { $from } to { $to } and sends a checker back.
}
note-enter-hit = { $you ->
    [yes] You set a checker on { $to } and send the other one back.
   *[no] { $seat } sets a checker on { $to } and sends the other one back.
}
note-off = { $you ->
    [yes] You bear off a checker from { $from }.
   *[no] { $seat } bears off a checker from { $from }.
}

option-compulsion-help = Must you use your numbers until all your checkers are on the last six points, or to the very end?
option-compulsion-until_home = until all are there
