title = Zigzag
tagline = Jullie lopen dezelfde kant op: wie alleen staat gaat eruit, en wie het eerst alles heeft uitgespeeld, wint.
brief = Allebei breng je vijftien schijven dezelfde kant op over dezelfde 24 punten, en wie ze het eerst allemaal uit heeft, wint. Je worpen zetten de schijven eerst in op de eerste zes punten, en als ze er allemaal zijn, gaan ze ermee vooruit. Een schijf die alleen staat, wordt eruit gegooid door wie erop landt, en moet vóór al het andere opnieuw worden ingezet. Twee of meer op een punt zijn veilig en staan de ander in de weg. Staan ze allemaal op de laatste zes punten, dan speel je ze uit, en met de laatste win je.

reason-off = Alle vijftien schijven zijn uitgespeeld.

stone-black = { $count ->
    [one] donkere schijf
   *[other] { $count } donkere schijven
}
place-bar-white = Naast het bord, wit
place-bar-black = Naast het bord, donker
place-off-white = Uitgespeeld, wit
place-off-black = Uitgespeeld, donker

note-hit = { $you ->
    [yes] Je zet van { $from } naar { $to } en gooit een schijf eruit.
   *[no] { $seat } zet van { $from } naar { $to } en gooit een schijf eruit.
}
note-enter-hit = { $you ->
    [yes] Je zet een schijf in op { $to } en gooit die van de ander eruit.
   *[no] { $seat } zet een schijf in op { $to } en gooit die van de ander eruit.
}
note-off = { $you ->
    [yes] Je speelt een schijf uit van { $from }.
   *[no] { $seat } speelt een schijf uit van { $from }.
}

option-compulsion-help = Moet je zetten tot al je schijven op de laatste zes punten zijn, of tot het einde?
option-compulsion-until_home = tot alles daar is
