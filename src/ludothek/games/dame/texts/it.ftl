title = Dama
tagline = Nessuno è obbligato a mangiare, ma chi non vede una presa rischia di farsi soffiare il pezzo.

deal = Partita { $number } di { $total }
deal-won = { $count ->
    [one] { $names } vince la partita.
   *[other] La partita è patta.
}
match-won = { $count ->
    [one] Vince { $names }!
   *[other] Patta: { $names } si dividono i punti.
}

stone-white = pedina bianca
stone-black = pedina nera
dame-white = dama bianca
dame-black = dama nera
zone-box = Mangiati
counter-pieces = { $count ->
    [one] { $count } pezzo
   *[other] { $count } pezzi
}

note-lot = La sorte dà il Bianco a { $seat }.
note-moved = { $seat } muove da { $from } a { $to }.
note-jumped = { $seat } salta da { $from } a { $to } e mangia { $taken }.
note-crowned = La pedina in { $square } diventa dama.
note-huffed = { $seat } soffia { $square }.
note-stopped = { $seat } si ferma qui.

fact-series = { $seat } può continuare a saltare da { $square }.
fact-overlooked = A { $seatFrom } è sfuggita una presa: prima di muovere { $seat } può toccare e soffiare { $squares }.
fact-quiet = { $left ->
    [one] Ancora una mossa di dama senza presa ed è patta.
   *[other] Ancora { $left } mosse di dama senza presa ed è patta.
}
fact-two-dames = { $left ->
    [one] Dama contro dama: patta dopo un'altra mossa.
   *[other] Dama contro dama: patta dopo altre { $left } mosse.
}

stop = Fermati qui
stop-help = Con questo pezzo potresti mangiare ancora, ma non devi. Il tuo turno finisce.

option-capture = Presa
option-capture-help = Bisogna mangiare quando si può, e che cosa succede altrimenti?
option-capture-huff = libera, ma si può soffiare
option-capture-forced = obbligatoria
option-capture-free = libera, senza penalità
option-huff_target = Si soffia
option-huff_target-help = Quale pezzo si toglie dopo una presa non vista.
option-huff_target-capable = un pezzo che poteva mangiare
option-huff_target-moved = il pezzo mosso
option-dame_landing = La dama atterra
option-dame_landing-help = Dove può fermarsi una dama dopo un salto.
option-dame_landing-any = ovunque, oltre il pezzo
option-dame_landing-adjacent = subito oltre il pezzo
option-men_capture_backward = Le pedine mangiano indietro
option-men_capture_backward-help = Le dame lo fanno sempre. Anche le pedine?
option-men_capture_backward-no = no
option-men_capture_backward-yes = sì
option-first_white = Bianco
option-first_white-help = Chi ha il Bianco e comincia la prima partita.
option-first_white-lot = a sorte
option-series = Partite
option-series-help = Quante partite giocate. Dopo ognuna si cambia colore.

agreement-draw = Proponi patta
agreement-draw-ask = { $seat } propone patta. Accetti?
agreement-resign = Abbandona

reason-captured = Tutti i pezzi avversari sono stati mangiati.
reason-blocked = L'avversario non può più muovere.
reason-repetition = La stessa posizione per la terza volta.
reason-quiet = Cinquanta semimosse senza prese, senza soffi e senza mosse di pedina.
reason-two-kings = Dama contro dama: nessuna prende l'altra.
reason-agreed = Patta d'accordo.
reason-resigned = L'avversario ha abbandonato.
reason-total = Decidono i punti di tutte le partite.
