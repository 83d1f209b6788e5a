deal = Spel { $number } van { $total }
deal-open = Spel { $number }
deal-short = Spel
next-deal = Volgend spel
waiting-for-next = Het volgende spel begint als iedereen zover is.
