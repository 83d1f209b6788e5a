title = Mühle
tagline = Drei in einer Reihe, und drüben fehlt ein Stein: das alte Duell auf drei Quadraten.
brief = Du willst drei deiner Steine auf eine Linie bringen: eine Mühle. Zuerst setzt ihr abwechselnd eure je neun Steine auf freie Punkte, danach zieht ihr einen Stein auf einer Linie zum nächsten Punkt. Jede Mühle, die du schließt, nimmt deinem Gegner einen Stein weg, und du darfst sie immer wieder öffnen und schließen. Wer nur noch drei Steine hat, darf auf jeden freien Punkt springen. Du gewinnst, wenn dein Gegner nur noch zwei hat oder nicht mehr ziehen kann.

stone-white = { $count ->
    [one] weißer Stein
   *[other] { $count } weiße Steine
}
stone-black = { $count ->
    [one] schwarzer Stein
   *[other] { $count } schwarze Steine
}
zone-hand = Noch zu setzen
zone-taken = Weggenommen

note-white = { $you ->
    [yes] Ausgelost: Du spielst Weiß.
   *[no] Ausgelost: { $seat } spielt Weiß.
}
note-places = { $you ->
    [yes] Du setzt auf { $point }.
   *[no] { $seat } setzt auf { $point }.
}
note-moves = { $you ->
    [yes] Du ziehst von { $from } nach { $to }.
   *[no] { $seat } zieht von { $from } nach { $to }.
}
note-jumps = { $you ->
    [yes] Du springst von { $from } nach { $to }.
   *[no] { $seat } springt von { $from } nach { $to }.
}
note-mill = Mühle! { $you ->
    [yes] Du nimmst den Stein auf { $point }.
   *[no] { $seat } nimmt den Stein auf { $point }.
}
note-mill-nothing = { $you ->
    [yes] Mühle, aber du nimmst nichts.
   *[no] Mühle, aber { $seat } nimmt nichts.
}
note-takes = { $you ->
    [yes] Du nimmst auch den Stein auf { $point }.
   *[no] { $seat } nimmt auch den Stein auf { $point }.
}
note-declines = { $you ->
    [yes] Du verzichtest auf den zweiten Stein.
   *[no] { $seat } verzichtet auf den zweiten Stein.
}

fact-jumps = { $you ->
    [yes] Du hast nur noch drei Steine und darfst springen.
   *[no] { $seat } hat nur noch drei Steine und darf springen.
}
fact-second = Zwei Mühlen auf einmal: { $you ->
    [yes] Du nimmst einen zweiten Stein.
   *[no] { $seat } nimmt einen zweiten Stein.
}
fact-repeated = Diese Stellung ist zum zweiten Mal da. Beim dritten Mal ist es unentschieden.
fact-quiet = { $count ->
    [one] Noch ein ruhiger Zug, dann ist es unentschieden.
   *[other] Noch { $count } ruhige Züge, dann ist es unentschieden.
}

label-decline = Nichts nehmen
help-take = Mühle! Tipp den Stein an, den du nimmst.
help-decline = Tipp deinen eigenen Stein noch einmal an, wenn du nichts nehmen willst.
help-decline-second = Du lässt den zweiten Stein liegen.
merit-mill = Damit schließt du eine Mühle.
merit-stops = Damit verhinderst du eine Mühle auf { $point }.
merit-wins = { $count ->
    [one] Damit gewinnst du sofort.
   *[other] Damit gewinnst du in { $count } Zügen, was auch kommt.
}
merit-draws = Damit hältst du das Unentschieden.
merit-lasts = Damit hältst du am längsten durch: noch { $count ->
    [one] einen Zug.
   *[other] { $count } Züge.
}

deal-won = { $count ->
    [one] { who-wins } das Spiel.
   *[other] Das Spiel endet unentschieden.
}
match-won = { $count ->
    [one] { who-wins }!
   *[other] Unentschieden.
}
reason-stones = Zwei Steine reichen für keine Mühle mehr.
reason-blocked = Kein Stein kann sich mehr bewegen.
reason-repetition = Dieselbe Stellung war zum dritten Mal da.
reason-quiet = Hundert Züge lang wurde nichts gesetzt und nichts genommen.
reason-agreed = Unentschieden vereinbart.
reason-resigned = Der Gegner hat aufgegeben.
reason-total = Ein Sieg zählt zwei Punkte, ein Unentschieden einen: Die meisten Punkte aus allen Spielen gewinnen.

option-take_when_all_in_mills = Alle Steine in Mühlen
option-take_when_all_in_mills-help = Was darfst du nehmen, wenn jeder gegnerische Stein in einer Mühle steckt?
option-take_when_all_in_mills-nothing = nichts
option-take_when_all_in_mills-any = einen beliebigen Stein
option-double_mill_takes = Zwei Mühlen auf einmal
option-double_mill_takes-help = Wie viele Steine nimmst du, wenn ein Stein zwei Mühlen schließt?
option-taking = Nehmen
option-taking-help = Musst du einen Stein nehmen, wenn du eine Mühle schließt?
option-taking-must = Pflicht
option-taking-may = freiwillig
option-series-help = Wie viele Spiele macht ihr? Nach jedem wechseln die Farben.
option-first_white-help = Wer hat im ersten Spiel Weiß und beginnt damit?
