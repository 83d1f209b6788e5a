deal = Smazzata { $number } di { $total }
deal-open = Smazzata { $number }
deal-short = Smazzata
next-deal = Prossima smazzata
waiting-for-next = La prossima smazzata comincia quando ci siete tutti.
