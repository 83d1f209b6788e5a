title = Carta alta
tagline = Tre carte, tre giri: la più alta fa punto.
card = il { $value }
card-back = una carta coperta
option-deals = Numero di smazzate
option-deals-help = Quante volte si danno le carte, da 1 a 10.
