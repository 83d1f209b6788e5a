title = Game of Five
tagline = Three dice, ten tries: who’s the first to get exactly five pips?
brief = You want to roll exactly five pips with three dice, and sooner than anybody else. In each round everybody rolls once, and every roll counts by itself; nothing is added up. Only 1-1-3 and 1-2-2 make a five, so it takes some luck, and there’s nothing to decide. When somebody has a five, the round is played to its end, and those who have one win. If nobody has a five after ten rolls, nobody wins.

deal-won = { $count ->
    [one] { who-wins } with roll number { $points }!
   *[other] { $names } share the win with roll number { $points }!
}
nobody-won = No five in ten rolls: nobody wins.
points-of = { $count ->
    [0] no 5
   *[other] 5 in roll { $count }
}
reason-five = Whoever needs the fewest rolls for a five wins.
reason-no-five = Everybody has rolled ten times.

row-throw = Roll { $throw }

note-thrown = { $you ->
    [yes] You roll { $faces }: { $total }.
   *[no] { $seat } rolls { $faces }: { $total }.
}
note-five = { $you ->
    [yes] You roll { $faces }: exactly { $total }!
   *[no] { $seat } rolls { $faces }: exactly { $total }!
}
note-again = No five in ten rolls: it all begins again.
fact-series = Try { $series } of { $most }
fact-last-round = There’s a five: this round is the last.

option-replays = Trying again
option-replays-help = How many more times do you try if nobody has won?
