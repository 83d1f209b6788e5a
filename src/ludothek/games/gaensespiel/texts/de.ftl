title = Gänsespiel
tagline = Vorbei an Fuchs und Igel: Welche Gans ist zuerst am Teich?
brief = Du willst mit deiner Gans als Erster am Teich in der Mitte sein. Wer dran ist, würfelt und zieht so viele Felder den Weg entlang; zu entscheiden gibt es nichts. Auf den Feldern mit einem Bild aber passiert etwas: Du läufst weiter, gehst zurück, setzt aus, sitzt gefangen, bis eine Sechs fällt, oder würfelst gleich noch einmal. Auf einem Feld ist Platz für alle Gänse, und keine schickt eine andere zurück. Den Teich musst du genau treffen, was zu viel ist, gehst du zurück; wer zuerst dort ist, gewinnt.

reason-goal = Es gewinnt, wer zuerst genau auf Feld 63 kommt.

figure = { $colour ->
    [red] rote
    [blue] blaue
    [yellow] gelbe
   *[green] grüne
} Gans
help-4 = Der Fuchs! Du entwischst ihm und läufst weiter auf 8.
help-9 = Gefangen! Hier wartest du, bis du eine Sechs würfelst.
help-13 = Der Igel: Du bist schneller als er und läufst weiter auf 16.
help-15 = Eine Feder ist weg. Du suchst sie und setzt einmal aus.
help-21 = Du fliegst: Würfle gleich noch einmal.
help-24 = Erkältet! Du bleibst im Bett und setzt einmal aus.
help-30 = Ein Marienkäfer hat es eilig. Du nimmst ihn mit auf 34.
help-34 = Du fliegst wieder: Würfle gleich noch einmal.
help-37 = Zu viel gegessen! Du schläfst und setzt zweimal aus.
help-40 = Der Fuß tut weh. Du wartest, bis die nächste Gans vorbei ist. Kommt keine mehr, setzt du einmal aus.
help-49 = Eine Ballonfahrt: weiter auf 53.
help-52 = Verlaufen! Du gehst zurück auf 43.
help-57 = Du lachst dich krumm und setzt zweimal aus.
help-60 = Die schönste Gans im Land! Würfle gleich noch einmal.
help-63 = Der Teich ist das Ziel. Wer ihn zuerst genau trifft, gewinnt.

note-4 = { $you ->
    [yes] Du entwischst dem Fuchs und läufst weiter auf 8.
   *[no] { $seat } entwischt dem Fuchs und läuft weiter auf 8.
}
note-9 = { $you ->
    [yes] Du bist gefangen und wartest auf eine Sechs.
   *[no] { $seat } ist gefangen und wartet auf eine Sechs.
}
note-13 = { $you ->
    [yes] Du bist schneller als der Igel: weiter auf 16!
   *[no] { $seat } ist schneller als der Igel: weiter auf 16!
}
note-15 = { $you ->
    [yes] Du suchst deine Feder und setzt einmal aus.
   *[no] { $seat } sucht eine Feder und setzt einmal aus.
}
note-21 = { $you ->
    [yes] Du fliegst und würfelst noch einmal!
   *[no] { $seat } fliegt und würfelt noch einmal!
}
note-24 = { $you ->
    [yes] Du bist erkältet, bleibst im Bett und setzt einmal aus.
   *[no] { $seat } ist erkältet, bleibt im Bett und setzt einmal aus.
}
note-30 = { $you ->
    [yes] Du nimmst einen eiligen Marienkäfer mit auf 34.
   *[no] { $seat } nimmt einen eiligen Marienkäfer mit auf 34.
}
note-34 = { $you ->
    [yes] Du fliegst und würfelst noch einmal!
   *[no] { $seat } fliegt und würfelt noch einmal!
}
note-37 = { $you ->
    [yes] Du hast zu viel gegessen und verschläfst zwei Züge.
   *[no] { $seat } hat zu viel gegessen und verschläft zwei Züge.
}
note-40 = { $you ->
    [yes] Dein Fuß tut weh: Du wartest, bis die nächste Gans vorbei ist.
   *[no] { $seat } hat einen wehen Fuß und wartet, bis die nächste Gans vorbei ist.
}
note-49 = { $you ->
    [yes] Du fährst mit dem Ballon auf 53!
   *[no] { $seat } fährt mit dem Ballon auf 53!
}
note-52 = { $you ->
    [yes] Du hast dich verlaufen und gehst zurück auf 43.
   *[no] { $seat } hat sich verlaufen und geht zurück auf 43.
}
note-57 = { $you ->
    [yes] Du lachst dich krumm und setzt zweimal aus.
   *[no] { $seat } lacht sich krumm und setzt zweimal aus.
}
note-60 = { $you ->
    [yes] Du bist die schönste Gans im Land und würfelst noch einmal!
   *[no] { $seat } hat die schönste Gans im Land und würfelt noch einmal!
}
note-63 = { $you ->
    [yes] Du bist am Teich!
   *[no] { $seat } ist am Teich!
}
note-caught = { $you ->
    [yes] Du würfelst eine { $number } und bleibst gefangen.
   *[no] { $seat } würfelt eine { $number } und bleibt gefangen.
}
note-freed = { $you ->
    [yes] Eine Sechs! Du bist frei und würfelst noch einmal.
   *[no] Eine Sechs! { $seat } ist frei und würfelt noch einmal.
}
note-misses = { $you ->
    [yes] Du setzt aus.
   *[no] { $seat } setzt aus.
}
note-waits = { $you ->
    [yes] Du wartest auf 40.
   *[no] { $seat } wartet auf 40.
}

option-field_9_six = Sechs auf Feld 9
option-field_9_six-help = Was bringt die Sechs, mit der du freikommst?
option-field_9_six-moves = gleich sechs Felder weiter
option-field_9_six-frees = nur frei, dann noch ein Wurf
