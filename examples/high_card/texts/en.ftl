title = High Card
tagline = Three cards, three rounds: the highest one scores.
card = the { $value }
card-back = a card face down
option-deals = Number of deals
option-deals-help = How often the cards are dealt, from 1 to 10.
