deal = Partij { $number } van { $total }
deal-open = Partij { $number }
