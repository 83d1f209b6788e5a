title = Hasami Yogi
tagline = Vier in einer Reihe, weg von der Grundlinie: ziehen, springen, umzingeln.
brief = Zwei Reihen mit je acht Steinen stehen sich auf leerem Brett gegenüber, und du willst als Erster vier eigene in eine Reihe bringen. In deinem Zug läuft ein Stein gerade in eine Richtung, so weit der Weg frei ist, oder er überspringt einen gegnerischen direkt daneben, ohne ihn zu schlagen. Die Reihe darf gerade oder schräg sein, nur die eigene Grundlinie zählt nicht. Kreist du einen gegnerischen Stein auf allen vier Seiten ein, kommt er vom Brett. Die erste Vierer-Reihe gewinnt, fünf weggenommene Steine auch.

row-white = { $count ->
    [one] weißer Stein der Vierer-Reihe
   *[other] { $count } weiße Steine der Vierer-Reihe
}
row-black = { $count ->
    [one] schwarzer Stein der Vierer-Reihe
   *[other] { $count } schwarze Steine der Vierer-Reihe
}
zone-box = Weggenommen

note-jumped = { $you ->
    [yes] Du springst von { $from } nach { $to }.
   *[no] { $seat } springt von { $from } nach { $to }.
}
note-taken = { $count ->
    [one] Umzingelt! { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } den Stein auf { $squares } weg.
   *[other] Umzingelt! { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } die Steine auf { $squares } weg.
}
note-row = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} eine Vierer-Reihe: { $squares }.

fact-one-more = { $you ->
    [yes] Dir
   *[no] { $seat }
} fehlt nur noch ein Stein zum Sieg durch Wegnehmen.
fact-repeated = Diese Stellung ist zum zweiten Mal da. Beim dritten Mal ist es unentschieden.
fact-quiet = { $count ->
    [one] Noch ein Zug ohne Wegnehmen, dann ist es unentschieden.
   *[other] Noch { $count } Züge ohne Wegnehmen, dann ist es unentschieden.
}

option-edge_capture = Steine am Rand
option-edge_capture-help = Kannst du auch Steine am Rand und in der Ecke umzingeln?
option-edge_capture-off = sind sicher
option-edge_capture-on = der Rand schließt mit ein
option-excluded_rows = Zählt nicht für Reihen
option-excluded_rows-help = Auf welcher Grundlinie zählen deine Steine nicht für eine Vierer-Reihe?
option-excluded_rows-own = die eigene Grundlinie
option-excluded_rows-both = beide Grundlinien

reason-row = Vier Steine in einer Reihe.
reason-taken = Fünf Steine sind weggenommen.
reason-blocked = Der Gegner kann nicht mehr ziehen.
reason-quiet = Hundert Züge lang ist nichts weggenommen worden.
