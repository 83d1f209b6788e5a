title = Zigzag
tagline = You both run the same way: whoever stands alone is sent back, and the first to get everything off wins.
brief = Both of you take fifteen checkers the same way along the same 24 points, and whoever has all of them off first wins. Your rolls first set the checkers on the first six points, and once all are in, they move them forward. A lone checker is sent back by whoever lands on it, and has to be set again before anything else. Two or more on a point are safe and in the other’s way. When all of yours are on the last six points you bear them off, and the last one wins the game.

deal-won = { $count ->
    [one] { who-wins }.
   *[other] The game is a draw.
}
match-won = { $count ->
    [one] { who-wins }!
   *[other] The game is a draw.
}
reason-off = All fifteen checkers are off.
reason-cap = The roll limit is reached. Fewer pips to go wins.
reason-resigned = The game was resigned.

stone-white = { $count ->
    [one] white checker
   *[other] { $count } white checkers
}
stone-black = { $count ->
    [one] dark checker
   *[other] { $count } dark checkers
}
die = a { $face }
die-used = a { $face }, used
place-bar-white = Beside the board, White
place-bar-black = Beside the board, Dark
place-off-white = Off, White
place-off-black = Off, Dark
counter-pips = { $count ->
    [one] { $count } pip to go
   *[other] { $count } pips to go
}

note-opening = { $first } against { $second }: { $you ->
    [yes] you begin.
   *[no] { $seat } begins.
}
note-throw = { $you ->
    [yes] You roll { $first }-{ $second }.
   *[no] { $seat } rolls { $first }-{ $second }.
}
note-lapsed = { $you ->
    [yes] You roll { $first }-{ $second } and can’t use it.
   *[no] { $seat } rolls { $first }-{ $second } and can’t use it.
}
note-step = { $you ->
    [yes] You move from { $from } to { $to }.
   *[no] { $seat } moves from { $from } to { $to }.
}
note-hit = { $you ->
    [yes] You move from { $from } to { $to } and send a checker back.
   *[no] { $seat } moves from { $from } to { $to } and sends a checker back.
}
note-enter-step = { $you ->
    [yes] You set a checker on { $to }.
   *[no] { $seat } sets a checker on { $to }.
}
note-enter-hit = { $you ->
    [yes] You set a checker on { $to } and send the other one back.
   *[no] { $seat } sets a checker on { $to } and sends the other one back.
}
note-off = { $you ->
    [yes] You bear off a checker from { $from }.
   *[no] { $seat } bears off a checker from { $from }.
}
note-rest = { $you ->
    [yes] You leave the rest of the roll.
   *[no] { $seat } leaves the rest of the roll.
}
note-cut = The rest of the roll lapses.

label-rest = Leave the rest
help-rest = You use no more of this roll, and the turn passes.
agreement-resign = Resign

option-compulsion = Forced moves
option-compulsion-help = Must you use your numbers until all your checkers are on the last six points, or to the very end?
option-compulsion-until_home = until all are there
option-compulsion-always = to the end
option-throw_cap = Roll limit
option-throw_cap-help = After how many rolls does the game end? Then fewer pips to go wins.
