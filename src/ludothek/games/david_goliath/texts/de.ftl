title = David & Goliath
tagline = Die kleinste Maus schnappt sich die größte, und wer zu viel hamstert, dem bleiben Krümel.
brief = Du willst Karten mit hohen Zahlen gewinnen, aber nicht zu viele von einer Farbe. Zu jedem Stich spielen alle eine Karte, und die ausgespielte Farbe muss bedient werden. Wer die höchste Karte gespielt hat, gewinnt alle anderen; wer die niedrigste gespielt hat, schnappt sich die höchste. Eine oder zwei Karten einer Farbe zählen ihre Zahl, ab der dritten bringt jede nur noch einen Punkt. Nach 15 Stichen endet der Durchgang, und nach so vielen Durchgängen, wie Leute mitspielen, gewinnen die meisten Punkte.

deal = Durchgang { $number } von { $total }
deal-open = Durchgang { $number }
deal-short = Durchgang
next-deal = Nächster Durchgang
waiting-for-next = Der nächste Durchgang beginnt, wenn alle so weit sind.
chart = Die Summen von Durchgang zu Durchgang
proof-commitment = Siegel, vor dem ersten Durchgang gezeigt
deal-won = { $count ->
    [one] { who-wins } den Durchgang mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
   *[other] { who-wins } den Durchgang gemeinsam: je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
reason-points = Es zählen die meisten Punkte im Durchgang.
reason-total = Es zählen die meisten Punkte aus allen Durchgängen.

colour-violet = lila
card = { $colour ->
    [red] rote
    [yellow] gelbe
    [green] grüne
    [blue] blaue
   *[violet] lila
} { $value }

note-played = { $you ->
    [yes] Du spielst die { $look }.
   *[no] { $seat } spielt die { $look }.
}
note-taken = Niedrigste: { $lookLow }. { $youLow ->
    [yes] Du nimmst
   *[no] { $seatLow } nimmt
} die { $lookHigh }, { $youHigh ->
    [yes] du
   *[no] { $seatHigh }
} die anderen { $others } Karten.

option-edition = Ausgabe
option-edition-help = Welche Ausgabe? Alle spielen sich gleich, nur hat die italienische einen einzigen Durchgang, wenn du keine Zahl angibst.
option-edition-2008 = 2008
option-edition-italian = italienisch
option-edition-1997 = 1997
option-deals = Durchgänge
option-deals-help = Wie viele Durchgänge hat eine Partie? Üblich sind so viele, wie Leute am Tisch sitzen.
option-first_dealer-help = Wer gibt zuerst? Am echten Tisch die größte Person; hier kann auch ausgelost werden.
