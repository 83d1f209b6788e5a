title = Twenty-one
tagline = Three dice, then two, then one: who gets closest to 21 without going over?
brief = You want to get exactly 21 with your dice, or at least as close as you can from below. In the first round everybody rolls three dice, in the second two and in the third a single one, and everything is added up. Before the second and the third round you may stop and stay where you are, for good. Whoever gets more than 21 is out. After three rounds the highest total up to 21 wins.

deal-won = { $count ->
    [one] { who-wins } with { $points }.
   *[other] { $names } share the win with { $points }.
}
nobody-won = Everybody is out: nobody wins.
reason-goal = Nothing beats exactly 21.
reason-below = The highest total below 21 wins.
reason-all-out = Everybody has more than 21.

level-beginner-help = Rolls only as long as nothing can go wrong.
level-casual-help = Knows the odds, but gets carried away now and then.
level-club-help = Stops exactly when that brings the most pips on average.
level-master-help = Works out exactly what is most likely to win, with an eye on the others’ totals.

zone-aside = Put aside
row-round = Round { $round }

throw-help = { $dice ->
    [one] One die. Over 21 you’re out.
    [2] Two dice. Over 21 you’re out.
   *[other] The first roll, with all three.
}
stop = Stop
stop-help = You stay at { $total }.

note-thrown = { $you ->
    [yes] You roll { $faces } and have { $total }.
   *[no] { $seat } rolls { $faces } and has { $total }.
}
note-goal = { $you ->
    [yes] You roll { $faces }: exactly 21!
   *[no] { $seat } rolls { $faces }: exactly 21!
}
note-out = { $you ->
    [yes] You roll { $faces }: { $total }. You’re out.
   *[no] { $seat } rolls { $faces }: { $total }. Out!
}
note-stopped = { $you ->
    [yes] You stop at { $total }.
   *[no] { $seat } stops at { $total }.
}
fact-round = { $dice ->
    [one] Round { $round }: one die
    [2] Round { $round }: two dice
   *[other] Round { $round }: three dice
}

option-may_stop = Stopping
option-may_stop-help = May you stop before the second and the third round?
option-may_stop-yes = allowed
option-may_stop-no = everybody rolls three times
