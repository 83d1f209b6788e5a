deal-won = { $count ->
    [one] { who-wins }.
   *[other] The game is a draw.
}
match-won = { $count ->
    [one] { who-wins }!
   *[other] The game is a draw.
}

stone-white = { $count ->
    [one] white checker
   *[other] { $count } white checkers
}
stone-black = { $count ->
    [one] black checker
   *[other] { $count } black checkers
}
die-used = a { $face }, used
counter-pips = { $count ->
    [one] { $count } pip to go
   *[other] { $count } pips to go
}

label-rest = Leave the rest
help-rest = You use no more of this roll, and the turn passes.

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
    [yes] You move from { $from } to { $to } and hit.
   *[no] { $seat } moves from { $from } to { $to } and hits.
}
note-enter-step = { $you ->
    [yes] You set a checker on { $to }.
   *[no] { $seat } sets a checker on { $to }.
}
note-rest = { $you ->
    [yes] You leave the rest of the roll.
   *[no] { $seat } leaves the rest of the roll.
}
note-cut = The rest of the roll lapses.

option-bear_off-exact = exact number
option-bear_off-highest = higher ones too
option-compulsion = Forced moves
option-compulsion-always = to the end
option-throw_cap = Roll limit
option-throw_cap-help = After how many rolls does the game end? Then fewer pips to go wins.

reason-cap = The roll limit is reached. Fewer pips to go wins.
reason-resigned = The game was resigned.
