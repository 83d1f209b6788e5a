deal = Partita { $number } di { $total }
deal-open = Partita { $number }
