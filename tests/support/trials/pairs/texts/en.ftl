title = Pairs
tagline = Two of a rank go away.
card = the card { $name }
card-back = { $count ->
    [one] a hidden card
   *[other] { $count } hidden cards
}
zone-middle = Columns
zone-row = Row
zone-stock = Stock
zone-waste = Open pile
zone-done = Done
