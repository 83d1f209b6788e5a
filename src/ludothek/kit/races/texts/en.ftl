die = a { $face }

points-of = space { $count }
place-0 = start

note-runs = { $you ->
    [yes] You roll a { $number } and come to { $field }.
   *[no] { $seat } rolls a { $number } and comes to { $field }.
}
note-back = { $you ->
    [yes] You roll a { $number }, which is too many: back from the finish to { $field }.
   *[no] { $seat } rolls a { $number }, which is too many: back from the finish to { $field }.
}
note-stays = { $you ->
    [yes] You roll a { $number }, which is too many: you stay where you are.
   *[no] { $seat } rolls a { $number }, which is too many, and doesn’t move.
}

option-overshoot = Rolling too many
option-overshoot-help = What happens when you roll more than you need to reach the finish?
option-overshoot-back = count back from the finish
option-overshoot-stay = stay where you are

reason-throws = After 1000 rolls the race is over: whoever is furthest ahead wins.
