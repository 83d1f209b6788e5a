title = Seventeen and Four
tagline = One more card, or enough? The bank is waiting.
brief = You want cards worth as close to 21 as possible, but never more. You make a stake, get a card and ask for more until you say “Enough!” or have gone too far. Then the bank takes cards as well, and whoever is closer to 21 wins. The bank has the edge: up to 20 it counts one point more, and it wins every tie; but two aces beat almost anything. The bank goes round the table, and after the last round the largest account wins.

deal = Coup { $number } of { $total }
deal-open = Coup { $number }
deal-short = Coup
next-deal = Next coup
waiting-for-next = The next coup begins when everyone is ready.
chart = Accounts coup by coup

deal-won = { $count ->
    [one] { who-wins } { $points }.
   *[other] { $you ->
        [yes] { $names } win your stakes.
       *[no] { $names } win their stakes.
    }
}
match-won = { $count ->
    [one] { who-wins } with an account of { $points }!
   *[other] { $names } share the win with { $points } each!
}
reason-over = Over 21: the bank wins.
reason-bank-over = The bank has gone over 21.
reason-player = Closer to 21 than the bank.
reason-bank = The bank is closer to 21, or level.
reason-counters = The largest account wins.

level-beginner-help = Takes cards only as long as nothing can go wrong, and stakes on a whim.
level-casual-help = Stops at 17 by habit, but doesn’t always pay attention.
level-club-help = Stops at 17 by habit, and stakes with care.
level-master-help = Takes cards so that nobody has an advantage over it, and stakes no more than it takes to win.

zone-stock = Pack
zone-stake = Stake
unit = { $count ->
    [one] one unit
   *[other] { $count } units
}
label-card = Take a card
help-card = You get another card. Over 21 you’ve lost.
label-enough = Enough
help-enough = You take no more cards.
active = Player

note-coup = { $youBank ->
    [yes] You hold the bank and play against { $seat }.
   *[no] { $you ->
        [yes] { $seatBank } holds the bank and plays against you.
       *[no] { $seatBank } holds the bank and plays against { $seat }.
    }
}
note-staked = { $you ->
    [yes] You stake { $count }.
   *[no] { $seat } stakes { $count }.
}
note-dealt = { $you ->
    [yes] You get a card, and so does the bank.
   *[no] { $seat } gets a card, and so does the bank.
}
note-takes = { $you ->
    [yes] You take a card and have { $count }.
   *[no] { $seat } takes a card and has { $count }.
}
note-enough = { $count ->
    [one] { $you ->
        [yes] “Enough!” You stay with one card.
       *[no] { $seat }: “Enough!”, with one card.
    }
   *[other] { $you ->
        [yes] “Enough!” You stay with { $count } cards.
       *[no] { $seat }: “Enough!”, with { $count } cards.
    }
}
note-bank-takes = { $you ->
    [yes] You take a card for the bank and have { $count }.
   *[no] { $seat } takes a card for the bank and has { $count }.
}
note-hand = { $you ->
    [yes] You have { $value }.
   *[no] { $seat } has { $value }.
}
note-hand-aces = { $you ->
    [yes] You have two aces!
   *[no] { $seat } has two aces!
}
note-over = That’s too much.
note-bank-over = The bank has { $value }: too much.
note-bank-raised = The bank has { $value }, which counts as { $rating }.
note-bank = The bank has { $value }.
note-bank-aces = The bank has two aces.
note-pays = { $you ->
    [yes] You pay out { $count }.
   *[no] { $seat } pays out { $count }.
}
note-takes-in = { $you ->
    [yes] You take in { $count }.
   *[no] { $seat } takes in { $count }.
}
fact-value = Your cards count { $value }.

option-stakes = Stakes
option-stakes-help = Who stakes in a coup?
option-stakes-table = everybody at the table
option-stakes-own = only whoever plays
option-max_stake = Highest stake
option-rounds-help = How often does the bank change hands? Always so that everybody holds it equally often.
option-bank_plus_one = One point more
option-bank_plus_one-help = May the bank raise its value by one point?
option-bank_plus_one-on = yes
option-bank_plus_one-off = no
option-first_banker = First banker
option-first_banker-help = Who holds the bank first?
option-first_banker-lot = at random
