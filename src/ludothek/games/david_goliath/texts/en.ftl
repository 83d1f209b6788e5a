title = David & Goliath
tagline = The smallest mouse steals the biggest, and whoever grabs too much is left with crumbs.

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-violet = violet
card = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[violet] violet
} { $value }
card-back = hidden card

note-played = { $seat } plays the { $look }.
note-taken = Lowest: { $lookLow }. { $seatLow } takes the { $lookHigh }, { $seatHigh } the other { $others } cards.

option-edition = Edition
option-edition-help = All editions play alike, but the Italian one is a single deal if you give no number.
option-edition-2008 = 2008
option-edition-italian = Italian
option-edition-1997 = 1997
option-deals = Deals
option-deals-help = How many deals make a game. Usually as many as there are players.
option-first_dealer = First dealer
option-first_dealer-help = Who deals first. At a real table it is the tallest; here lots can decide.
option-first_dealer-lot = by lot
