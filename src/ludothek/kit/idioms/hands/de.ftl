deal = Spiel { $number } von { $total }
deal-open = Spiel { $number }
deal-short = Spiel
next-deal = Nächstes Spiel
waiting-for-next = Das nächste Spiel beginnt, wenn alle so weit sind.
