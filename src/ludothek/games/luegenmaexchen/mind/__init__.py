"""How computer players think here: equilibria of lying and doubting."""
