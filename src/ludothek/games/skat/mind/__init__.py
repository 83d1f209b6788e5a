"""How computer players think here: bidding, putting away, announcing, what others meant, the last tricks solved."""
