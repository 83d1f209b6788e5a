title = High Card
tagline = Three cards, three rounds: the highest one scores.
card = the { $value }
card-back = { $count ->
    [one] a card face down
   *[other] { $count } cards face down
}
option-deals = Number of games
option-deals-help = How often are the cards dealt? 1 to 10.
