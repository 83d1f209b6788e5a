title = Bazaar
tagline = Stake, ask, draw and lay.
card = the card { $name }
card-back = { $count ->
    [one] a hidden card
   *[other] { $count } hidden cards
}
chip = { $count ->
    [one] one chip
   *[other] { $count } chips
}
zone-stock = Stock
zone-pile = Open pile
zone-palette = Which card?
zone-pot = Pot
label-stake = Stake { $count }
help-ask = Which card do you want from { $seat }?
