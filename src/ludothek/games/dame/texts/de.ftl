title = Dame
tagline = Schlagen muss hier niemand, aber wer es übersieht, dem wird der Stein vielleicht weggepustet.
brief = Beide haben zwölf Steine auf den dunklen Feldern, und du willst alle gegnerischen schlagen oder einsperren. Du ziehst einen Stein ein Feld schräg nach vorn oder springst über einen gegnerischen und nimmst ihn, auch mehrere nacheinander. Schlagen muss niemand, aber wer einen Schlag übersieht, dem darf der Stein weggepustet werden. Auf der letzten Reihe wird ein Stein zur Dame und fliegt über ganze Schrägen. Schluss ist, wenn eine Seite nichts mehr hat oder nicht mehr ziehen kann; manchmal endet es unentschieden.

stone-white = { $count ->
    [one] weißer Stein
   *[other] { $count } weiße Steine
}
stone-black = { $count ->
    [one] schwarzer Stein
   *[other] { $count } schwarze Steine
}
dame-white = { $count ->
    [one] weiße Dame
   *[other] { $count } weiße Damen
}
dame-black = { $count ->
    [one] schwarze Dame
   *[other] { $count } schwarze Damen
}
zone-box = Geschlagen
counter-pieces = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}

note-moved = { $you ->
    [yes] Du ziehst von { $from } nach { $to }.
   *[no] { $seat } zieht von { $from } nach { $to }.
}
note-jumped = { $you ->
    [yes] Du springst von { $from } nach { $to } und schlägst { $taken }.
   *[no] { $seat } springt von { $from } nach { $to } und schlägt { $taken }.
}
note-crowned = Der Stein auf { $square } wird zur Dame.
note-huffed = { $you ->
    [yes] Du pustest { $square } weg.
   *[no] { $seat } pustet { $square } weg.
}
note-stopped = { $you ->
    [yes] Du springst nicht weiter.
   *[no] { $seat } springt nicht weiter.
}

fact-overlooked = { $youFrom ->
    [yes] Du hast einen Schlag übersehen
   *[no] { $seatFrom } hat einen Schlag übersehen
}: { $you ->
    [yes] Du darfst
   *[no] { $seat } darf
} vor dem Ziehen { $squares } antippen und wegpusten.
fact-quiet = { $left ->
    [one] Noch ein stiller Damenzug, dann ist es unentschieden.
   *[other] Noch { $left } stille Damenzüge, dann ist es unentschieden.
}
fact-two-dames = { $left ->
    [one] Dame gegen Dame: unentschieden nach noch einem Zug.
   *[other] Dame gegen Dame: unentschieden nach noch { $left } Zügen.
}

stop-help = Du könntest mit diesem Stein noch mehr schlagen, musst aber nicht. Dein Zug ist damit zu Ende.
merit-captures = Damit schlägst du.
merit-crowns = Damit bekommst du eine Dame.

option-capture = Schlagen
option-capture-help = Musst du schlagen, wenn es geht, und was passiert sonst?
option-capture-huff = freiwillig, Übersehenes wird weggepustet
option-capture-forced = Pflicht
option-capture-free = freiwillig, ohne Strafe
option-huff_target = Weggepustet wird
option-huff_target-help = Welcher Stein kommt nach einem übersehenen Schlag vom Brett?
option-huff_target-capable = einer, der hätte schlagen können
option-huff_target-moved = der gezogene
option-dame_landing = Eine Dame landet
option-dame_landing-help = Wo darf eine Dame nach dem Sprung aufsetzen?
option-dame_landing-any = irgendwo dahinter
option-dame_landing-adjacent = direkt dahinter
option-men_capture_backward = Steine schlagen rückwärts
option-men_capture_backward-help = Damen dürfen es immer. Auch einfache Steine?
option-men_capture_backward-no = nein
option-men_capture_backward-yes = ja

reason-captured = Alle gegnerischen Steine sind geschlagen.
reason-blocked = Der Gegner kann nicht mehr ziehen.
reason-quiet = Fünfzig Züge, beide Seiten zusammen, ohne Schlag, ohne Pusten und ohne Zug eines Steins.
reason-two-kings = Dame gegen Dame: Keine fängt die andere.
