title = Dama
tagline = Nessuno è obbligato a mangiare, ma chi non vede una presa rischia di farsi soffiare il pezzo.
brief = Due schiere di dodici pedine si fronteggiano sulle caselle scure, e vuoi mangiare tutte quelle avversarie o chiuderle. Al tuo turno muovi una pedina di una casella in diagonale, in avanti, oppure ne salti una avversaria e la mangi, anche più d’una di fila. Mangiare non è obbligatorio, ma a chi non vede una presa il pezzo può essere soffiato. Una pedina che arriva all’ultima riga diventa dama e vola lungo intere diagonali. Si finisce quando a una parte non resta niente o non può più muovere, e a volte in patta.

stone-white = { $count ->
    [one] pedina bianca
   *[other] { $count } pedine bianche
}
stone-black = { $count ->
    [one] pedina nera
   *[other] { $count } pedine nere
}
dame-white = { $count ->
    [one] dama bianca
   *[other] { $count } dame bianche
}
dame-black = { $count ->
    [one] dama nera
   *[other] { $count } dame nere
}
zone-box = Mangiati
counter-pieces = { $count ->
    [one] { $count } pezzo
   *[other] { $count } pezzi
}

note-moved = { $you ->
    [yes] Muovi da { $from } a { $to }.
   *[no] { $seat } muove da { $from } a { $to }.
}
note-jumped = { $you ->
    [yes] Salti da { $from } a { $to } e mangi { $taken }.
   *[no] { $seat } salta da { $from } a { $to } e mangia { $taken }.
}
note-crowned = La pedina in { $square } diventa dama.
note-huffed = { $you ->
    [yes] Soffi { $square }.
   *[no] { $seat } soffia { $square }.
}
note-stopped = { $you ->
    [yes] Ti fermi qui.
   *[no] { $seat } si ferma qui.
}

fact-overlooked = { $youFrom ->
    [yes] Ti è sfuggita una presa
   *[no] A { $seatFrom } è sfuggita una presa
}: prima di muovere { $you ->
    [yes] puoi
   *[no] { $seat } può
} toccare e soffiare { $squares }.
fact-quiet = { $left ->
    [one] Ancora una mossa di dama senza presa ed è patta.
   *[other] Ancora { $left } mosse di dama senza presa ed è patta.
}
fact-two-dames = { $left ->
    [one] Dama contro dama: patta dopo un’altra mossa.
   *[other] Dama contro dama: patta dopo altre { $left } mosse.
}

stop-help = Con questo pezzo potresti mangiare ancora, ma non devi. Il tuo turno finisce.
merit-captures = Così mangi.
merit-crowns = Così fai dama.

option-capture = Presa
option-capture-help = Devi mangiare quando puoi, e che cosa succede altrimenti?
option-capture-huff = libera, ma si può soffiare
option-capture-forced = obbligatoria
option-capture-free = libera, senza penalità
option-huff_target = Si soffia
option-huff_target-help = Quale pezzo si toglie dopo una presa non vista?
option-huff_target-capable = un pezzo che poteva mangiare
option-huff_target-moved = il pezzo mosso
option-dame_landing = La dama si ferma
option-dame_landing-help = Dove può fermarsi una dama dopo un salto?
option-dame_landing-any = ovunque, oltre il pezzo
option-dame_landing-adjacent = subito oltre il pezzo
option-men_capture_backward = Le pedine mangiano indietro
option-men_capture_backward-help = Le dame lo fanno sempre. Anche le pedine?
option-men_capture_backward-no = no
option-men_capture_backward-yes = sì

reason-captured = Tutti i pezzi avversari sono stati mangiati.
reason-blocked = L’avversario non può più muovere.
reason-quiet = Cinquanta mosse, contando quelle di entrambi, senza prese, senza soffi e senza mosse di pedina.
reason-two-kings = Dama contro dama: nessuna prende l'altra.
