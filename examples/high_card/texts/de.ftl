title = Höchste Karte
tagline = Drei Karten, drei Runden: Die höchste sticht.
card = die { $value }
card-back = { $count ->
    [one] verdeckte Karte
   *[other] { $count } verdeckte Karten
}
option-deals = Zahl der Spiele
option-deals-help = Wie oft wird gegeben? 1 bis 10.
