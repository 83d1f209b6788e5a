deal = Game { $number } of { $total }
deal-open = Game { $number }
