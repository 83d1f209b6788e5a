title = Zigzag
tagline = Jullie lopen dezelfde kant op: wie alleen staat gaat eruit, en wie het eerst alles heeft uitgespeeld, wint.
brief = Allebei breng je vijftien schijven dezelfde kant op over dezelfde 24 punten, en wie ze het eerst allemaal uit heeft, wint. Je worpen zetten de schijven eerst in op de eerste zes punten, en als ze er allemaal zijn, gaan ze ermee vooruit. Een schijf die alleen staat, wordt eruit gegooid door wie erop landt, en moet vóór al het andere opnieuw worden ingezet. Twee of meer op een punt zijn veilig en staan de ander in de weg. Staan ze allemaal op de laatste zes punten, dan speel je ze uit, en met de laatste win je.

deal-won = { $count ->
    [one] { who-wins }.
   *[other] De partij eindigt in gelijkspel.
}
match-won = { $count ->
    [one] { who-wins }!
   *[other] De partij eindigt in gelijkspel.
}
reason-off = Alle vijftien schijven zijn uitgespeeld.
reason-cap = Het maximum aantal worpen is bereikt. De kortste weg beslist.
reason-resigned = De partij is opgegeven.

stone-white = { $count ->
    [one] witte schijf
   *[other] { $count } witte schijven
}
stone-black = { $count ->
    [one] donkere schijf
   *[other] { $count } donkere schijven
}
die = een { $face }
die-used = een { $face }, gebruikt
place-bar-white = Naast het bord, wit
place-bar-black = Naast het bord, donker
place-off-white = Uitgespeeld, wit
place-off-black = Uitgespeeld, donker
counter-pips = { $count ->
    [one] nog { $count } stap
   *[other] nog { $count } stappen
}

note-opening = { $first } tegen { $second }: { $you ->
    [yes] jij begint.
   *[no] { $seat } begint.
}
note-throw = { $you ->
    [yes] Je gooit { $first }-{ $second }.
   *[no] { $seat } gooit { $first }-{ $second }.
}
note-lapsed = { $you ->
    [yes] Je gooit { $first }-{ $second } en kunt er niets mee.
   *[no] { $seat } gooit { $first }-{ $second } en kan er niets mee.
}
note-step = { $you ->
    [yes] Je zet van { $from } naar { $to }.
   *[no] { $seat } zet van { $from } naar { $to }.
}
note-hit = { $you ->
    [yes] Je zet van { $from } naar { $to } en gooit een schijf eruit.
   *[no] { $seat } zet van { $from } naar { $to } en gooit een schijf eruit.
}
note-enter-step = { $you ->
    [yes] Je zet een schijf in op { $to }.
   *[no] { $seat } zet een schijf in op { $to }.
}
note-enter-hit = { $you ->
    [yes] Je zet een schijf in op { $to } en gooit die van de ander eruit.
   *[no] { $seat } zet een schijf in op { $to } en gooit die van de ander eruit.
}
note-off = { $you ->
    [yes] Je speelt een schijf uit van { $from }.
   *[no] { $seat } speelt een schijf uit van { $from }.
}
note-rest = { $you ->
    [yes] Je laat de rest van de worp vervallen.
   *[no] { $seat } laat de rest van de worp vervallen.
}
note-cut = De rest van de worp vervalt.

label-rest = Rest laten vervallen
help-rest = Je gebruikt niets meer van deze worp en de beurt gaat over.
agreement-resign = Opgeven

option-compulsion = Zetplicht
option-compulsion-help = Moet je zetten tot al je schijven op de laatste zes punten zijn, of tot het einde?
option-compulsion-until_home = tot alles daar is
option-compulsion-always = tot het einde
option-throw_cap = Maximum aantal worpen
option-throw_cap-help = Na hoeveel worpen eindigt de partij? Dan beslist de kortste weg.
