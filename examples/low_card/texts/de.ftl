title = Niedrigste Karte
tagline = Drei Karten, drei Runden: Bloß nicht stechen!
