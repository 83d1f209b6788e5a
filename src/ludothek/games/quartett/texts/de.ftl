title = Quartett
tagline = Wer hat das Herz-Ass? Frag, merk dir jede Antwort und sammle vier von einer Sorte.
brief = Du willst Quartette sammeln: vier Siebener, vier Buben, vier Asse und so weiter, acht gibt es. Bist du dran, fragst du jemanden nach einer bestimmten Karte von einem Rang, den du selbst schon hast. Bekommst du sie, fragst du weiter; wenn nicht, ist dran, wen du gefragt hast. Alle hören jede Frage und jede Antwort, und wer gut zuhört und sich alles merkt, weiß bald, wer was hat. Liegen alle acht Quartette auf dem Tisch, gewinnt, wer die meisten hat.

deal-won = { $count ->
    [one] { who-wins } das Spiel mit { $points ->
        [one] einem Quartett
       *[other] { $points } Quartetten
    }.
   *[other] { who-wins } gemeinsam mit je { $points ->
        [one] einem Quartett
       *[other] { $points } Quartetten
    }.
}
match-won = { $count ->
    [one] { who-wins } mit { $points ->
        [one] einem Quartett
       *[other] { $points } Quartetten
    }!
   *[other] { who-wins } gemeinsam mit je { $points ->
        [one] einem Quartett
       *[other] { $points } Quartetten
    }!
}
points = Quartette
points-short = Quart.
points-of = { $count ->
    [0] kein Quartett
    [one] ein Quartett
   *[other] { $count } Quartette
}
reason-quartets = Alle Quartette liegen auf dem Tisch: Wer die meisten hat, gewinnt.
reason-limit = Nach 500 Fragen ist Schluss: Wer die meisten Quartette hat, gewinnt.
reason-total = Wer in allen Spielen zusammen die meisten Quartette hat, gewinnt.

level-beginner-help = Fragt drauflos und vergisst oft, was gesagt wurde.
level-casual-help = Merkt sich, wer welche Karte hat, und fragt sonst aufs Geratewohl.
level-club-help = Rechnet aus, wer eine Karte am ehesten hat.
level-master-help = Rechnet aus, wer eine Karte am ehesten hat und welches Quartett sich lohnt.

seat-is-out = fertig
seat-out = { $you ->
    [yes] Du hast keine Karten mehr.
   *[no] { $seat } hat keine Karten mehr.
}
zone-palette = Welche Karte?
zone-four = { $rank ->
    [7] Siebener
    [8] Achter
    [9] Neuner
    [10] Zehner
    [J] Buben
    [Q] Damen
    [K] Könige
   *[A] Asse
}
help-ask = Du fragst { $seat }: { $look }.

note-got = { $you ->
    [yes] Du fragst { $seatAsked } und bekommst: { $look }.
   *[no] { $seat } fragt { $youAsked ->
        [yes] dich
       *[no] { $seatAsked }
    } und bekommt: { $look }.
}
note-missed = { $you ->
    [yes] Du fragst { $seatAsked }: { $look }? Nein!
   *[no] { $seat } fragt { $youAsked ->
        [yes] dich
       *[no] { $seatAsked }
    }: { $look }? Nein!
}
note-quartet = { $you ->
    [yes] Du legst ein Quartett ab
   *[no] { $seat } legt ein Quartett ab
}: { $rank ->
    [7] vier Siebener
    [8] vier Achter
    [9] vier Neuner
    [10] vier Zehner
    [J] vier Buben
    [Q] vier Damen
    [K] vier Könige
   *[A] vier Asse
}!

option-need_one = Fragen darfst du nach
option-need_one-help = Musst du von dem Rang, nach dem du fragst, schon eine Karte haben?
option-need_one-on = Rängen, von denen du eine Karte hast
option-need_one-off = jeder Karte
option-deals = Spiele
option-deals-help = Wie viele Spiele spielt ihr? Die Quartette werden zusammengezählt.
