title = Hoge kaart
tagline = Drie kaarten, drie rondjes: de hoogste scoort.
card = de { $value }
card-back = { $count ->
    [one] een gedekte kaart
   *[other] { $count } gedekte kaarten
}
option-deals = Aantal spellen
option-deals-help = Hoe vaak wordt er gedeeld? 1 tot en met 10.
