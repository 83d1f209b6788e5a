title = Mau-Mau
tagline = Farbe auf Farbe, Zahl auf Zahl, und beim vorletzten Blatt bloß das „Mau“ nicht vergessen!
brief = Du willst als Erster alle Karten los sein. Bist du dran, legst du eine Karte ab, die in der Farbe oder in der Ziffer zur obersten passt; hast du keine, ziehst du eine. Sonderkarten treffen den Nächsten: zwei oder vier nehmen, aussetzen, andersherum weiter, und beim Farbwechsel bestimmst du die Farbe. Sag „Mau“, bevor du die vorletzte Karte legst, sonst nimmst du eine Strafkarte. Wer die letzte Karte legt, gewinnt; die anderen schreiben auf, was sie noch haben, und am Ende gewinnen die wenigsten Punkte.

deal-won = { $you ->
    [yes] Du bist alle Karten los und gewinnst das Spiel.
   *[no] { $names } ist alle Karten los und gewinnt das Spiel.
}
nobody-won = Dieses Spiel hat niemand gewonnen; alle zählen ihre Karten.
reason-mau-mau = Mau-Mau! Die anderen schreiben auf, was sie noch in der Hand haben.
reason-stuck = Niemand konnte mehr legen oder ziehen. Alle schreiben auf, was sie in der Hand haben.
reason-turns = Nach 1000 Zügen ist Schluss. Alle schreiben auf, was sie in der Hand haben.

level-beginner-help = Legt oft einfach irgendetwas und vergisst gern das „Mau“.
level-casual-help = Legt, was passt, und denkt meistens an sein „Mau“.
level-club-help = Hebt sich die guten Karten auf und merkt sich, wer was nicht hatte.
level-master-help = Rechnet aus, wer was noch haben kann, und trifft damit den Richtigen.

colour = { $colour ->
    [red] Rot
    [green] Grün
    [yellow] Gelb
   *[blue] Blau
}
card = { $colour ->
    [red] rote
    [green] grüne
    [yellow] gelbe
   *[blue] blaue
} { $value }
card-turn = Richtungswechsel { $colour ->
    [red] in Rot
    [green] in Grün
    [yellow] in Gelb
   *[blue] in Blau
}
card-two = Nimm 2 { $colour ->
    [red] in Rot
    [green] in Grün
    [yellow] in Gelb
   *[blue] in Blau
}
card-four = Nimm 4 { $colour ->
    [red] in Rot
    [green] in Grün
    [yellow] in Gelb
   *[blue] in Blau
}
card-stop = Stop { $colour ->
    [red] in Rot
    [green] in Grün
    [yellow] in Gelb
   *[blue] in Blau
}
change = Farbwechsel
changed = Farbwechsel auf { $colour ->
    [red] Rot
    [green] Grün
    [yellow] Gelb
   *[blue] Blau
}

zone-stock = Stapel
zone-pile = Ablage
zone-colours = Welche Farbe gilt?

label-draw = { $count ->
    [one] Karte ziehen
   *[other] { $count } Karten nehmen
}
label-pass = Aussetzen
help-draw = Du ziehst eine Karte, und der Nächste ist dran.
help-due = Du nimmst alle Karten, die fällig sind, und der Nächste ist dran.
label-mau = Mau!
help-mau = Sag es, bevor du die vorletzte Karte legst, sonst nimmst du eine Strafkarte.
counter-mau = Mau!

fact-due = Nimm { $count }!
fact-left = ↻ Es geht linksherum.
fact-right = ↺ Es geht rechtsherum.

note-turned = Aufgedeckt: { $look }.
note-buried = { $count ->
    [one] Eine Sonderkarte kommt unter den Stapel.
   *[other] { $count } Sonderkarten kommen unter den Stapel.
}
note-laid = { $you ->
    [yes] Du legst: { $look }.
   *[no] { $seat } legt: { $look }.
}
note-last = { $you ->
    [yes] Du legst deine letzte Karte
   *[no] { $seat } legt die letzte Karte
}: { $look }. Mau-Mau!
note-mau = { $you ->
    [yes] Du sagst „Mau“.
   *[no] { $seat } sagt „Mau“.
}
note-penalty = { $you ->
    [yes] Du hast das „Mau“ vergessen und nimmst eine Strafkarte.
   *[no] { $seat } hat das „Mau“ vergessen und nimmt eine Strafkarte.
}
note-drew = Du ziehst: { $look }.
note-draws = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
note-passed = { $you ->
    [yes] Du kannst weder legen noch ziehen.
   *[no] { $seat } kann weder legen noch ziehen.
}
note-due = { $you ->
    [yes] Du musst
   *[no] { $seat } muss
} { $count } Karten nehmen oder eine Nimm 2 legen.
note-left = Jetzt geht es linksherum.
note-right = Jetzt geht es rechtsherum.
note-four = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $count ->
    [0] keine Karten, denn es sind keine mehr da,
    [one] die letzte Karte
   *[other] { $count } Karten
} und setzt aus.
note-stop = { $you ->
    [yes] Du setzt aus.
   *[no] { $seat } setzt aus.
}
note-renewed = Die Ablage wird gemischt und ist der neue Stapel.

option-games-help = Wie viele Spiele spielt ihr? Am Ende gewinnt, wer insgesamt die wenigsten Punkte hat.
option-mau = „Mau“ sagen
option-mau-help = Musst du das „Mau“ selbst sagen? Wer es vergisst, nimmt eine Strafkarte.
option-mau-declare = selbst sagen
option-mau-auto = von allein
option-first_card = Sonderkarte zu Beginn
option-first_card-help = Was geschieht, wenn zu Beginn eine Sonderkarte aufgedeckt wird?
option-first_card-acts = sie wirkt
option-first_card-bury = unter den Stapel
option-first_card-inert = sie wirkt nicht
option-two_player_reverse = Richtungswechsel zu zweit
option-two_player_reverse-help = Was bewirkt „Richtung wechseln“, wenn ihr nur zu zweit seid?
option-two_player_reverse-none = nichts
option-two_player_reverse-stop = wie Stop
option-voluntary_draw = Freiwillig ziehen
option-voluntary_draw-help = Darfst du ziehen, obwohl du legen könntest?
option-voluntary_draw-off = nein
option-voluntary_draw-on = ja
option-first_dealer-help = Wer gibt im ersten Spiel?
