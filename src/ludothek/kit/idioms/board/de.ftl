deal = Spiel { $number } von { $total }
deal-open = Spiel { $number }
