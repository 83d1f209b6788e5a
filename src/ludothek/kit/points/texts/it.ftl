deal-won = { $count ->
    [one] { who-wins }.
   *[other] La partita è patta.
}
match-won = { $count ->
    [one] { who-wins }!
   *[other] La partita è patta.
}

stone-white = { $count ->
    [one] pedina bianca
   *[other] { $count } pedine bianche
}
stone-black = { $count ->
    [one] pedina nera
   *[other] { $count } pedine nere
}
die-used = un { $face }, già usato
counter-pips = { $count ->
    [one] ancora { $count } passo
   *[other] ancora { $count } passi
}

label-rest = Rinuncia al resto
help-rest = Non usi altro di questo lancio e il turno passa.

note-opening = { $first } contro { $second }: { $you ->
    [yes] cominci tu.
   *[no] comincia { $seat }.
}
note-throw = { $you ->
    [yes] Tiri { $first }-{ $second }.
   *[no] { $seat } tira { $first }-{ $second }.
}
note-lapsed = { $you ->
    [yes] Tiri { $first }-{ $second } e non puoi usarlo.
   *[no] { $seat } tira { $first }-{ $second } e non può usarlo.
}
note-step = { $you ->
    [yes] Muovi da { $from } a { $to }.
   *[no] { $seat } muove da { $from } a { $to }.
}
note-hit = { $you ->
    [yes] Muovi da { $from } a { $to } e colpisci.
   *[no] { $seat } muove da { $from } a { $to } e colpisce.
}
note-enter-step = { $you ->
    [yes] Inserisci una pedina sulla punta { $to }.
   *[no] { $seat } inserisce una pedina sulla punta { $to }.
}
note-rest = { $you ->
    [yes] Rinunci al resto del lancio.
   *[no] { $seat } rinuncia al resto del lancio.
}
note-cut = Il resto del lancio decade.

option-bear_off-exact = numero esatto
option-bear_off-highest = anche più alto
option-compulsion = Obbligo di muovere
option-compulsion-always = fino alla fine
option-throw_cap = Massimo di lanci
option-throw_cap-help = Dopo quanti lanci finisce la partita? Allora decide la strada più corta.

reason-cap = È stato raggiunto il massimo di lanci. Decide la strada più corta.
reason-resigned = La partita è stata abbandonata.
