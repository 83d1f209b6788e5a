title = Dame
tagline = Schlagen muss hier niemand, aber wer es übersieht, dem wird der Stein vielleicht weggepustet.

deal = Spiel { $number } von { $total }
deal-won = { $count ->
    [one] { $names } gewinnt das Spiel.
   *[other] Das Spiel endet unentschieden.
}
match-won = { $count ->
    [one] { $names } gewinnt!
   *[other] Unentschieden: { $names } teilen sich die Punkte.
}

stone-white = weißer Stein
stone-black = schwarzer Stein
dame-white = weiße Dame
dame-black = schwarze Dame
zone-box = Geschlagen
counter-pieces = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}

note-lot = Das Los gibt { $seat } die weißen Steine.
note-moved = { $seat } zieht von { $from } nach { $to }.
note-jumped = { $seat } springt von { $from } nach { $to } und schlägt { $taken }.
note-crowned = Der Stein auf { $square } wird zur Dame.
note-huffed = { $seat } pustet { $square } weg.
note-stopped = { $seat } springt nicht weiter.

fact-series = { $seat } darf von { $square } aus weiterspringen.
fact-overlooked = { $seatFrom } hat einen Schlag übersehen: { $seat } darf vor dem Ziehen { $squares } antippen und wegpusten.
fact-quiet = { $left ->
    [one] Noch ein stiller Damenzug, dann ist es unentschieden.
   *[other] Noch { $left } stille Damenzüge, dann ist es unentschieden.
}
fact-two-dames = { $left ->
    [one] Dame gegen Dame: unentschieden nach noch einem Zug.
   *[other] Dame gegen Dame: unentschieden nach noch { $left } Zügen.
}

stop = Hier aufhören
stop-help = Du könntest mit diesem Stein noch mehr schlagen, musst aber nicht. Dein Zug ist damit zu Ende.

option-capture = Schlagen
option-capture-help = Muss geschlagen werden, wenn es geht, und was passiert sonst?
option-capture-huff = freiwillig, Übersehenes wird weggepustet
option-capture-forced = Pflicht
option-capture-free = freiwillig, ohne Strafe
option-huff_target = Weggepustet wird
option-huff_target-help = Welcher Stein nach einem übersehenen Schlag vom Brett kommt.
option-huff_target-capable = einer, der hätte schlagen können
option-huff_target-moved = der gezogene
option-dame_landing = Eine Dame landet
option-dame_landing-help = Wo eine Dame nach dem Sprung aufsetzen darf.
option-dame_landing-any = irgendwo dahinter
option-dame_landing-adjacent = direkt dahinter
option-men_capture_backward = Steine schlagen rückwärts
option-men_capture_backward-help = Damen dürfen es immer. Auch einfache Steine?
option-men_capture_backward-no = nein
option-men_capture_backward-yes = ja
option-first_white = Weiß
option-first_white-help = Wer Weiß hat und das erste Spiel beginnt.
option-first_white-lot = das Los entscheidet
option-series = Spiele
option-series-help = Wie viele Spiele ihr macht. Nach jedem wechseln die Farben.

agreement-draw = Remis anbieten
agreement-draw-ask = { $seat } bietet Remis an. Nimmst du an?
agreement-resign = Aufgeben

reason-captured = Alle gegnerischen Steine sind geschlagen.
reason-blocked = Die andere Seite kann nicht mehr ziehen.
reason-repetition = Dieselbe Stellung zum dritten Mal.
reason-quiet = Fünfzig Halbzüge ohne Schlag, ohne Pusten und ohne Zug eines Steins.
reason-two-kings = Dame gegen Dame: Keine fängt die andere.
reason-agreed = Remis vereinbart.
reason-resigned = Die andere Seite hat aufgegeben.
reason-total = Die Punkte aller Spiele entscheiden.
