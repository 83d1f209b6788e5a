deal-won = { $count ->
    [one] { who-wins }.
   *[other] De partij eindigt in gelijkspel.
}
match-won = { $count ->
    [one] { who-wins }!
   *[other] De partij eindigt in gelijkspel.
}

stone-white = { $count ->
    [one] witte schijf
   *[other] { $count } witte schijven
}
stone-black = { $count ->
    [one] zwarte schijf
   *[other] { $count } zwarte schijven
}
die-used = een { $face }, gebruikt
counter-pips = { $count ->
    [one] nog { $count } stap
   *[other] nog { $count } stappen
}

label-rest = Rest laten vervallen
help-rest = Je gebruikt niets meer van deze worp en de beurt gaat over.

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
    [yes] Je zet van { $from } naar { $to } en slaat.
   *[no] { $seat } zet van { $from } naar { $to } en slaat.
}
note-enter-step = { $you ->
    [yes] Je zet een schijf in op { $to }.
   *[no] { $seat } zet een schijf in op { $to }.
}
note-rest = { $you ->
    [yes] Je laat de rest van de worp vervallen.
   *[no] { $seat } laat de rest van de worp vervallen.
}
note-cut = De rest van de worp vervalt.

option-bear_off-exact = juiste getal
option-bear_off-highest = ook hoger
option-compulsion = Zetplicht
option-compulsion-always = tot het einde
option-throw_cap = Maximum aantal worpen
option-throw_cap-help = Na hoeveel worpen eindigt de partij? Dan beslist de kortste weg.

reason-cap = Het maximum aantal worpen is bereikt. De kortste weg beslist.
reason-resigned = De partij is opgegeven.
