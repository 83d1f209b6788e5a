title = Hoge kaart
tagline = Drie kaarten, drie rondjes: de hoogste scoort.
card = de { $value }
card-back = een dichte kaart
option-deals = Aantal rondes
option-deals-help = Hoe vaak er gedeeld wordt, van 1 tot en met 10.
