title = Carta bassa
tagline = Tre carte, tre giri: guai a chi fa punto.
