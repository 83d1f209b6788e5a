title = Höchste Karte
tagline = Drei Karten, drei Runden: Die höchste sticht.
card = die { $value }
card-back = verdeckte Karte
option-deals = Zahl der Durchgänge
option-deals-help = Wie oft gegeben wird, von 1 bis 10.
