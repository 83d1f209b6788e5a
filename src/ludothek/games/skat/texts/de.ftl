title = Skat
tagline = Reize höher, als die anderen sich trauen, und spiel allein gegen zwei.
brief = Einer spielt allein gegen die beiden anderen und braucht 61 von 120 Augen in seinen Stichen. Wer das ist, wird gereizt: Wer das wertvollste Spiel behauptet, darf die zwei verdeckten Karten aufnehmen, den Skat, zwei andere drücken und den Trumpf ansagen. Die vier Buben sind immer die höchsten Trümpfe. Dann werden zehn Stiche gespielt; du musst bedienen, und wenn du das nicht kannst, darfst du stechen. Gewinnt der Alleinspieler, wird ihm der Wert des Spiels angeschrieben, und am Ende der Liste wird abgerechnet.

chart = Die Summen von Spiel zu Spiel
proof-commitment = Siegel, vor dem ersten Spiel gezeigt

zone-skat = Skat

contract = { $kind ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
    [grand] Grand
   *[null] Null
}{ $form ->
    [hand] {" "}Hand
    [schneider] {" "}Hand, Schneider angesagt
    [schwarz] {" "}Hand, Schwarz angesagt
    [ouvert] {" "}ouvert
    [ouvert-hand] {" "}ouvert Hand
   *[skat] {""}
}

group = { $kind ->
    [clubs] ♣ Kreuz
    [spades] ♠ Pik
    [hearts] ♥ Herz
    [diamonds] ♦ Karo
    [grand] Grand
   *[null] Null
} { $value }{ $bid ->
    [0] {""}
   *[other] {" "}(gereizt { $bid })
}

say-number = { $number }
say-yes = Ja
say-pass = Passe
say-hand = Ich spiele Hand
say-take = Ich nehme den Skat
say-away = Diese zwei drücken

help-number = Du behauptest, dass dein Spiel mindestens { $number } wert ist.
help-yes = Du hältst: Auch dein Spiel ist { $number } wert.
help-pass = Du steigst aus dem Reizen aus und spielst gegen den Alleinspieler.
help-hand = Du schaust nicht in den Skat. Das Spiel zählt mehr, und am Ende gehört er trotzdem dir.
help-take = Du nimmst beide Karten auf und drückst dann zwei beliebige. Ihre Augen zählen für dich.
help-game = Erst muss feststehen, wer allein spielt.
help-contract = { $value } wert, wenn du gewinnst.
help-null = { $value } wert, wenn du keinen einzigen Stich machst.
help-overbid = { $value } wert, weniger als dein Gebot von { $bid }: verloren, wenn du nicht mehr daraus machst.

note-number = { $you ->
    [yes] Du sagst { $number }.
   *[no] { $seat } sagt { $number }.
}
note-yes = { $you ->
    [yes] Du hältst { $number }.
   *[no] { $seat } hält { $number }.
}
note-pass = { $you ->
    [yes] Du passt.
   *[no] { $seat } passt.
}
note-soloist = { $you ->
    [yes] Du spielst allein und hast { $number } gereizt.
   *[no] { $seat } spielt allein und hat { $number } gereizt.
}
note-hand = { $you ->
    [yes] Du lässt den Skat liegen und spielst aus der Hand.
   *[no] { $seat } lässt den Skat liegen und spielt aus der Hand.
}
note-take = { $you ->
    [yes] Du nimmst den Skat auf.
   *[no] { $seat } nimmt den Skat auf.
}
note-found = Im Skat: { $lookFirst } und { $lookSecond }.
note-away = { $you ->
    [yes] Du hast zwei Karten gedrückt.
   *[no] { $seat } hat zwei Karten gedrückt.
}
note-game = { $you ->
    [yes] Du spielst { contract }.
   *[no] { $seat } spielt { contract }.
}
note-taken = { $you ->
    [yes] Der Stich geht an dich.
   *[no] Der Stich geht an { $seat }.
}

fact-open = { $youAsker ->
    [yes] Du reizt
   *[no] { $seatAsker } reizt
}, { $youHolder ->
    [yes] du hörst
   *[no] { $seatHolder } hört
}.
fact-bid = Gereizt ist { $number }. { $youAsker ->
    [yes] Du reizt
   *[no] { $seatAsker } reizt
}, { $youHolder ->
    [yes] du hörst
   *[no] { $seatHolder } hört
}.
fact-last = Niemand hat gereizt. { $you ->
    [yes] Du darfst
   *[no] { $seat } darf
} für 18 spielen oder passen.
fact-jacks = Deine Spitzen: { $side ->
    [with] mit
   *[without] ohne
} { $count }, also Spiel { $times }.
fact-values = Dein Spiel ist wert: Karo { $diamonds }, Herz { $hearts }, Pik { $spades }, Kreuz { $clubs }, Grand { $grand }; Null { $null }.
fact-game = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} { contract }, gereizt { $number }.
fact-cards = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}, die Gegenspieler { $others }.
fact-reckoned = { $side ->
    [with] Mit
   *[without] Ohne
} { $tops }, Gewinnstufe { $level }: ({ $tops } + { $level }) × { $base } = { $value }.
fact-score = { $you ->
    [yes] Für dich
   *[no] Für { $seat }
} wird { $score } angeschrieben.

reason-passed = Eingepasst: Niemand schreibt an.
reason-won = Der Alleinspieler hat sein Spiel gewonnen.
reason-lost = Der Alleinspieler hat keine 61 Augen erreicht.
reason-announced = Was angesagt war, wurde nicht erreicht.
reason-overbid = Das Spiel ist weniger wert, als gereizt war: überreizt.
reason-null = Der Alleinspieler hat einen Stich bekommen.
reason-settled = Es entscheidet, was jeder nach der Abrechnung einnimmt oder bezahlt.

option-preset = Regeln
option-preset-help = Die Familienregeln aus der Anleitung oder die Internationale Skatordnung? Davon hängt ab, was sonst üblich ist.
option-preset-booklet = Familienregeln
option-preset-isko = Internationale Skatordnung
option-deals = Spiele
option-deals-help = Wie viele Spiele hat eine Liste?
option-first_dealer-help = Wer gibt zuerst? Am Tisch entscheidet die höchste Karte, hier kann auch ausgelost werden.
option-settlement = Abrechnung
option-settlement-help = Rechnet ihr am Ende untereinander ab, oder zählt einfach die Liste?
option-settlement-spielsatz = untereinander abrechnen
option-settlement-list = einfache Liste
option-deal_order = Geben
option-deal_order-help = Nach welcher Seite werden die Päckchen gegeben?
option-deal_order-counterclockwise = nach rechts
option-deal_order-clockwise = nach links
option-level_table = Gewinnstufen
option-level_table-help = Wie zählt Schwarz ohne Ansage im Handspiel? Stufe 5 nach der Tabelle der Anleitung, 4 beim Zusammenzählen.
option-level_table-booklet = Tabelle der Anleitung
option-level_table-additive = zusammengezählt
option-grand_ouvert_base = Grand ouvert
option-grand_ouvert_base-help = Welchen Grundwert hat der Grand ouvert?
option-grand_ouvert_base-36 = 36
option-grand_ouvert_base-24 = 24
option-failed_announcement = Vergeblich angesagt
option-failed_announcement-help = Zählt im verlorenen Spiel eine Stufe, die angesagt, aber nicht erreicht wurde?
option-failed_announcement-announced = sie zählt
option-failed_announcement-achieved = nur was erreicht wurde
option-lost_hand_factor = Verlorene Handspiele
option-lost_hand_factor-help = Wie oft wird ein verlorenes Handspiel abgezogen?
option-lost_skat_factor = Andere verlorene Spiele
option-lost_skat_factor-help = Wie oft wird ein verlorenes Spiel abgezogen, wenn der Skat aufgenommen war?
option-overbid = Überreizt
option-overbid-help = Was zählt ein Spiel, das weniger wert ist als das Gebot?
option-overbid-next_multiple = nächstes Vielfaches des Grundwerts

deal-won = { $count ->
    [one] { who-wins } dieses Spiel.
   *[other] { who-wins } dieses Spiel.
}
