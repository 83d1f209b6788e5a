title = Lage kaart
tagline = Drie kaarten, drie rondjes: scoor vooral niet.
