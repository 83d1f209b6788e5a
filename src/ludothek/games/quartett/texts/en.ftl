title = Quartets
tagline = Who has the ace of hearts? Ask, remember every answer, and collect four of a kind.
brief = You want to collect quartets: four sevens, four jacks, four aces and so on, eight in all. On your turn you ask another player for one particular card of a rank that you hold yourself. If you get it, you go on asking; if not, it’s the turn of whoever you asked. Everybody hears every question and every answer, so whoever listens and remembers will soon know who has what. When all eight quartets are on the table, the most quartets wins.

deal-won = { $count ->
    [one] { who-wins } the game with { $points ->
        [one] one quartet
       *[other] { $points } quartets
    }.
   *[other] { $names } share the win with { $points ->
        [one] one quartet
       *[other] { $points } quartets
    } each.
}
match-won = { $count ->
    [one] { who-wins } with { $points ->
        [one] one quartet
       *[other] { $points } quartets
    }!
   *[other] { $names } share the win with { $points ->
        [one] one quartet
       *[other] { $points } quartets
    } each!
}
points = Quartets
points-short = sets
points-of = { $count ->
    [0] no quartet
    [one] one quartet
   *[other] { $count } quartets
}
reason-quartets = All quartets are on the table: the most quartets wins.
reason-limit = The game stops after 500 questions: the most quartets wins.
reason-total = The most quartets over all games wins.

level-beginner-help = Asks away and often forgets what was said.
level-casual-help = Remembers who has which card, but asks for the rest at random.
level-club-help = Works out who most likely has a card.
level-master-help = Works out who most likely has a card, and which quartet is worth going for.

seat-is-out = out
seat-out = { $you ->
    [yes] You have no cards left.
   *[no] { $seat } has no cards left.
}
zone-palette = Which card?
zone-four = { $rank ->
    [7] Sevens
    [8] Eights
    [9] Nines
    [10] Tens
    [J] Jacks
    [Q] Queens
    [K] Kings
   *[A] Aces
}
help-ask = You ask { $seat } for the { $look }.

note-got = { $you ->
    [yes] You ask { $seatAsked } for the { $look } and get it.
   *[no] { $seat } asks { $youAsked ->
        [yes] you
       *[no] { $seatAsked }
    } for the { $look } and gets it.
}
note-missed = { $you ->
    [yes] You ask { $seatAsked } for the { $look }: no!
   *[no] { $seat } asks { $youAsked ->
        [yes] you
       *[no] { $seatAsked }
    } for the { $look }: no!
}
note-quartet = { $you ->
    [yes] You lay down a quartet
   *[no] { $seat } lays down a quartet
}: { $rank ->
    [7] sevens
    [8] eights
    [9] nines
    [10] tens
    [J] jacks
    [Q] queens
    [K] kings
   *[A] aces
}!

option-need_one = What you may ask for
option-need_one-help = Must you hold a card of the rank you ask for?
option-need_one-on = only ranks you hold a card of
option-need_one-off = any card
option-deals = Games
option-deals-help = How many games do you play? The quartets are added up.
