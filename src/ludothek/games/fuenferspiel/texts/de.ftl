title = Fünfer-Spiel
tagline = Drei Würfel, zehn Versuche: Wer hat zuerst genau fünf Augen?
brief = Du willst mit drei Würfeln genau fünf Augen werfen, und das früher als alle anderen. In jeder Runde würfelt jeder einmal, und jeder Wurf zählt für sich; zusammengezählt wird nichts. Eine Fünf ergeben nur 1-1-3 und 1-2-2, du brauchst also Glück, und zu entscheiden gibt es nichts. Hat jemand eine Fünf, wird die Runde zu Ende gespielt, und wer eine hat, gewinnt. Hat nach zehn Würfen niemand eine, gewinnt keiner.

deal-won = { $count ->
    [one] { who-wins } mit dem { $points }. Wurf!
   *[other] { who-wins } gemeinsam mit dem { $points }. Wurf!
}
nobody-won = Keine Fünf in zehn Würfen: Niemand gewinnt.
points-of = { $count ->
    [0] keine 5
   *[other] 5 im { $count }. Wurf
}
reason-five = Wer mit den wenigsten Würfen eine Fünf hat, gewinnt.
reason-no-five = Alle haben zehnmal gewürfelt.

row-throw = { $throw }. Wurf

note-thrown = { $you ->
    [yes] Du würfelst { $faces }: { $total }.
   *[no] { $seat } würfelt { $faces }: { $total }.
}
note-five = { $you ->
    [yes] Du würfelst { $faces }: genau { $total }!
   *[no] { $seat } würfelt { $faces }: genau { $total }!
}
note-again = Keine Fünf in zehn Würfen: Es geht von vorn los.
fact-series = Versuch { $series } von { $most }
fact-last-round = Eine Fünf ist da: Diese Runde ist die letzte.

option-replays = Wiederholen
option-replays-help = Wie oft versucht ihr es noch einmal, wenn niemand gewonnen hat?
