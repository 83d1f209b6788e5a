title = Va-banque
tagline = Five dice, four operations, each of them just once: who works out the pot?
brief = You want the highest result of the round, because it wins the pot that everybody has paid into. Five dice are rolled for you one after the other, and you link them with plus, minus, times and divided by. You may use each operation just once and have to choose before the next die falls; the last die gets the one that’s left. Everything is worked out from left to right, fractions and all. After the agreed number of rounds the most counters wins.

deal = Round { $number } of { $total }
deal-open = Round { $number }
deal-short = Round
next-deal = Next round
waiting-for-next = The next round begins when everyone is ready.
chart = Counters round by round

deal-won = { $count ->
    [one] { $you ->
        [yes] You win the round and are { $points } counters up.
       *[no] { $names } wins the round and is { $points } counters up.
    }
   *[other] { $names } share the pot.
}
reason-best = The highest result of the round wins the pot.

level-beginner-help = Always does whatever gives the most at the moment.
level-casual-help = Knows what pays in the long run, but sometimes slips up.
level-club-help = Gets the highest result there can be on average: just over 20.
level-master-help = Works out exactly what brings the most from the pot, and sees what the others have.

zone-list = The banker’s list
zone-pot = Pot
row-die = Die { $number }
row-result = Result
link = { $before } { $sign } { $face } = { $after }

note-lot = { $you ->
    [yes] You roll a { $face } for the bank.
   *[no] { $seat } rolls a { $face } for the bank.
}
note-bank = { $you ->
    [yes] You have the highest number and are the first banker.
   *[no] { $seat } has the highest number and is the first banker.
}
note-stakes = Everybody stakes { $count } counters; there are { $pot } in the pot.
note-two = { $you ->
    [yes] You get a { $first } and a { $face }.
   *[no] { $seat } gets a { $first } and a { $face }.
}
note-fallen = { $you ->
    [yes] You get a { $face }.
   *[no] { $seat } gets a { $face }.
}
note-linked = { $you ->
    [yes] You choose { $link } and have { $result }.
   *[no] { $seat } chooses { $link } and has { $result }.
}
note-listed = { $you ->
    [yes] On the list for you: { $sum } = { $result }.
   *[no] On the list for { $seat }: { $sum } = { $result }.
}
note-pot = { $you ->
    [yes] You take { $count } counters from the pot.
   *[no] { $seat } takes { $count } counters from the pot.
}
fact-best = { $you ->
    [yes] Best result so far: { $result } (you)
   *[no] Best result so far: { $result } ({ $seat })
}

option-rounds-help = How many rounds do you play? Usually at least five, and so many that everybody is banker equally often.
option-start_counters = Counters at the start
option-start_counters-help = How many counters do you start with? Usually 20 for every round, and at least 100; with fewer than 20 you drop out.
