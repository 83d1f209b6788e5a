title = David & Goliath
tagline = The smallest mouse steals the biggest, and whoever grabs too much is left with crumbs.
brief = You want to win cards with high numbers, but not too many of one colour. Everybody plays one card to each trick, and the colour that was led must be followed. Whoever played the highest card wins all the others; whoever played the lowest runs off with the highest. One or two cards of a colour count their numbers, but from three on each is worth a single point. After 15 tricks the deal is over, and after as many deals as there are players, the most points wins.

deal = Deal { $number } of { $total }
deal-open = Deal { $number }
deal-short = Deal
next-deal = Next deal
waiting-for-next = The next deal begins when everyone is ready.
chart = Totals deal by deal
proof-commitment = Seal, shown before the first deal
deal-won = { $count ->
    [one] { who-wins } the deal with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { who-wins } the deal together with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
}
reason-points = The most points in the deal wins.
reason-total = The most points over all deals wins.

colour-violet = violet
card = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[violet] violet
} { $value }

note-played = { $you ->
    [yes] You play the { $look }.
   *[no] { $seat } plays the { $look }.
}
note-taken = Lowest: { $lookLow }. { $youLow ->
    [yes] You take
   *[no] { $seatLow } takes
} the { $lookHigh }, { $youHigh ->
    [yes] you
   *[no] { $seatHigh }
} the other { $others } cards.

option-edition = Edition
option-edition-help = Which edition? They all play alike, but the Italian one is a single deal unless you give a number.
option-edition-2008 = 2008
option-edition-italian = Italian
option-edition-1997 = 1997
option-deals = Deals
option-deals-help = How many deals make a game? Usually as many as there are players.
option-first_dealer-help = Who deals first? At a real table it’s the tallest; here it can be drawn at random.
