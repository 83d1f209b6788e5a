title = Kesselschlacht
tagline = Niemand springt, niemand schlägt: Nimm dem Gegner den letzten Ausweg, und der ganze Kessel gehört dir.
brief = Auf dem Damebrett stehen je zwölf Steine, und du willst alle gegnerischen einschließen. In deinem Zug rückst du einen Stein schräg ein Feld weit, vor oder zurück; gesprungen wird nicht. Steine einer Farbe, die sich berühren, bilden eine Gruppe und teilen sich ihre freien Felder. Besetzt du das letzte freie Feld neben einer Gruppe, kommt sie als Ganzes vom Brett, und der Rand hilft dabei als Mauer. Wer den letzten Stein einschließt, gewinnt; geschieht lange nichts, gewinnt, wer mehr Steine hat.

pent-white = { $count ->
    [one] weißer Stein mit nur noch einem Ausweg
   *[other] { $count } weiße Steine mit nur noch einem Ausweg
}
pent-black = { $count ->
    [one] schwarzer Stein mit nur noch einem Ausweg
   *[other] { $count } schwarze Steine mit nur noch einem Ausweg
}
zone-box = Eingeschlossen
counter-pieces = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}

note-took = { $you ->
    [yes] Du schließt { $count ->
        [one] { $squares } ein und nimmst den Stein
       *[other] { $squares } ein und nimmst { $count } Steine
    } vom Brett.
   *[no] { $seat } schließt { $count ->
        [one] { $squares } ein und nimmt den Stein
       *[other] { $squares } ein und nimmt { $count } Steine
    } vom Brett.
}

fact-pent-white = Nur noch ein Ausweg für Weiß: { $white }.
fact-pent-black = Nur noch ein Ausweg für Schwarz: { $black }.
fact-pent-both = Nur noch ein Ausweg: Weiß { $white }, Schwarz { $black }.
fact-quiet = { $count ->
    [one] Fällt kein Stein, ist nach diesem Zug Schluss.
   *[other] Fällt kein Stein, ist in { $count } Zügen Schluss.
}
fact-repeated = Diese Stellung war schon da; beim dritten Mal ist Schluss.

option-enclosure = Eingeschlossen werden
option-enclosure-help = Rettet ein Nachbar der eigenen Farbe einen Stein immer, oder nur, solange die Gruppe einen Ausweg hat?
option-enclosure-group = ganze Gruppen
option-enclosure-single = nur Steine ohne Nachbarn
option-stalemate_score = Wenn nichts mehr geschieht
option-stalemate_score-help = Was gilt, wenn sich die Stellung wiederholt oder lange kein Stein fällt?
option-stalemate_score-stones = wer mehr Steine hat, gewinnt
option-stalemate_score-draw = immer unentschieden

reason-captured = Der letzte gegnerische Stein ist eingeschlossen.
reason-stuck = Der Gegner kann nicht mehr ziehen.
reason-repetition-counted = Dieselbe Stellung zum dritten Mal: Wer mehr Steine hat, gewinnt.
reason-quiet = Hundert Züge, beide Seiten zusammen, ohne dass ein Stein gefallen ist.
reason-quiet-counted = Hundert Züge, ohne dass ein Stein gefallen ist: Wer mehr Steine hat, gewinnt.
