title = David & Goliath
tagline = Die kleinste Maus schnappt sich die größte, und wer zu viel hamstert, dem bleiben Krümel.

colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-blue = blau
colour-violet = lila
card = { $colour ->
    [red] rote
    [yellow] gelbe
    [green] grüne
    [blue] blaue
   *[violet] lila
} { $value }
card-back = verdeckte Karte

note-played = { $seat } spielt die { $look }.
note-taken = Niedrigste: { $lookLow }. { $seatLow } nimmt die { $lookHigh }, { $seatHigh } die anderen { $others } Karten.

option-edition = Ausgabe
option-edition-help = Alle Ausgaben spielen sich gleich, nur hat die italienische einen einzigen Durchgang, wenn du keine Zahl angibst.
option-edition-2008 = 2008
option-edition-italian = italienisch
option-edition-1997 = 1997
option-deals = Durchgänge
option-deals-help = Wie viele Durchgänge eine Partie hat. Üblich sind so viele, wie Leute am Tisch sitzen.
option-first_dealer = Erster Kartengeber
option-first_dealer-help = Wer zuerst gibt. Am echten Tisch die größte Person; hier kann das Los entscheiden.
option-first_dealer-lot = das Los entscheidet
