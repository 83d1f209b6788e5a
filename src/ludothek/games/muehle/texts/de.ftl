title = Mühle
tagline = Drei in einer Reihe, und drüben fehlt ein Stein: das alte Duell auf drei Quadraten.

stone-white = weißer Stein
stone-black = schwarzer Stein
zone-hand = Noch zu setzen
zone-taken = Geschlagen

note-white = Das Los gibt { $seat } die weißen Steine.
note-places = { $seat } setzt auf { $point }.
note-moves = { $seat } zieht von { $from } nach { $to }.
note-jumps = { $seat } springt von { $from } nach { $to }.
note-mill = Mühle! { $seat } nimmt den Stein auf { $point }.
note-mill-nothing = Mühle, aber { $seat } nimmt nichts.
note-takes = { $seat } nimmt auch den Stein auf { $point }.
note-declines = { $seat } verzichtet auf den zweiten Stein.

fact-jumps = { $seat } hat nur noch drei Steine und darf springen.
fact-second = Zwei Mühlen auf einmal: { $seat } nimmt einen zweiten Stein.
fact-repeated = Diese Stellung ist zum zweiten Mal da. Beim dritten Mal ist es remis.
fact-quiet = { $count ->
    [one] Noch ein ruhiger Zug, dann ist es remis.
   *[other] Noch { $count } ruhige Züge, dann ist es remis.
}

label-decline = Nichts nehmen
help-take = Mühle! Tipp den Stein an, den du nimmst.
help-decline = Tipp deinen eigenen Stein noch einmal an, wenn du nichts nehmen willst.
help-decline-second = Du lässt den zweiten Stein liegen.

agreement-draw = Remis anbieten
agreement-draw-ask = { $seat } bietet Remis an. Nimmst du an?
agreement-resign = Aufgeben

deal = Partie { $number } von { $total }
deal-open = Partie { $number }
deal-won = { $count ->
    [one] { $names } gewinnt die Partie.
   *[other] Die Partie endet remis.
}
match-won = { $count ->
    [one] { $names } gewinnt!
   *[other] Unentschieden.
}
reason-stones = Zwei Steine reichen für keine Mühle mehr.
reason-blocked = Kein Stein kann sich mehr bewegen.
reason-repetition = Dieselbe Stellung war zum dritten Mal da.
reason-quiet = Hundert Züge lang wurde nichts gesetzt und nichts genommen.
reason-agreed = Ihr habt euch auf Remis geeinigt.
reason-resigned = Die andere Seite hat aufgegeben.
reason-total = Ein Sieg zählt zwei Punkte, ein Remis einen: Die meisten Punkte aus allen Partien entscheiden.

option-take_when_all_in_mills = Alle Steine in Mühlen
option-take_when_all_in_mills-help = Was du nehmen darfst, wenn jeder gegnerische Stein in einer Mühle steckt.
option-take_when_all_in_mills-nothing = nichts
option-take_when_all_in_mills-any = einen beliebigen Stein
option-double_mill_takes = Zwei Mühlen auf einmal
option-double_mill_takes-help = Wie viele Steine du nimmst, wenn ein Stein zwei Mühlen schließt.
option-taking = Nehmen
option-taking-help = Ob du einen Stein nehmen musst, wenn du eine Mühle schließt.
option-taking-must = Pflicht
option-taking-may = freiwillig
option-series = Partien
option-series-help = Wie viele Partien ihr spielt. Nach jeder wechseln die Farben.
option-first_white = Zuerst Weiß
option-first_white-help = Wer in der ersten Partie Weiß hat und damit beginnt.
option-first_white-lot = das Los entscheidet
