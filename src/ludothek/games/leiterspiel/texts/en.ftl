title = Ladders and Slides
tagline = Up the ladders and down the slides: who’s first to the flag at the top?
brief = You want to be the first to reach the flag on top of the hill. On your turn you roll the die and move your piece forwards by that number; there’s nothing to decide. If your move ends at the foot of a ladder you climb it, and if it ends at the top of a slide, down you go. Several pieces may share a space, and nobody sends anybody back. The flag must be hit exactly, for whatever is too many is counted back; whoever stands there first has won.

reason-goal = The first to stand on space 64 wins.

figure = { $colour } piece
help-goal = The finish: whoever gets here first wins.

note-goal = { $you ->
    [yes] You roll a { $number } and reach the finish!
   *[no] { $seat } rolls a { $number } and reaches the finish!
}
note-ladder = { $you ->
    [yes] You climb the ladder to { $field }!
   *[no] { $seat } climbs the ladder to { $field }!
}
note-slide = { $you ->
    [yes] You slide down to { $field }!
   *[no] { $seat } slides down to { $field }!
}

option-overshoot-win = that wins as well
