title = Carta alta
tagline = Tre carte, tre giri: la più alta fa punto.
card = { $value ->
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $value }
}
card-back = { $count ->
    [one] una carta coperta
   *[other] { $count } carte coperte
}
option-deals = Numero di partite
option-deals-help = Quante volte si danno le carte? Da 1 a 10.
