deal = Game { $number } of { $total }
deal-open = Game { $number }
deal-short = Game
next-deal = Next game
waiting-for-next = The next game begins when everyone is ready.
