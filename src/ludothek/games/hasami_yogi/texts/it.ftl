title = Hasami Shogi
tagline = Quattro in fila, lontano dalla tua linea di base: scorri, salta, circonda.
brief = Due file di otto pedine si fronteggiano sulla damiera vuota, e vuoi mettere per primo quattro delle tue in fila. Al tuo turno una pedina va dritta in una direzione finché la via è libera, oppure salta una pedina avversaria subito accanto, senza mangiarla. La fila può essere dritta o diagonale, ma la tua linea di base non conta. Se circondi una pedina avversaria su tutti e quattro i lati, esce dalla damiera. Vince la prima fila di quattro, oppure chi toglie cinque pedine.

row-white = { $count ->
    [one] pedina bianca della fila di quattro
   *[other] { $count } pedine bianche della fila di quattro
}
row-black = { $count ->
    [one] pedina nera della fila di quattro
   *[other] { $count } pedine nere della fila di quattro
}
zone-box = Tolte

note-jumped = { $you ->
    [yes] Salti da { $from } a { $to }.
   *[no] { $seat } salta da { $from } a { $to }.
}
note-taken = { $count ->
    [one] Circondata! { $you ->
        [yes] Togli
       *[no] { $seat } toglie
    } la pedina in { $squares }.
   *[other] Circondate! { $you ->
        [yes] Togli
       *[no] { $seat } toglie
    } le pedine in { $squares }.
}
note-row = { $you ->
    [yes] Hai
   *[no] { $seat } ha
} una fila di quattro: { $squares }.

fact-one-more = { $you ->
    [yes] Ti manca
   *[no] A { $seat } manca
} una sola pedina per vincere togliendone cinque.
fact-repeated = Questa posizione si presenta per la seconda volta. Alla terza è patta.
fact-quiet = { $count ->
    [one] Ancora una mossa senza togliere pedine e la partita è patta.
   *[other] Ancora { $count } mosse senza togliere pedine e la partita è patta.
}

option-edge_capture = Pedine sul bordo
option-edge_capture-help = Puoi circondare anche le pedine sul bordo e negli angoli?
option-edge_capture-off = sono al sicuro
option-edge_capture-on = il bordo aiuta a circondare
option-excluded_rows = Non conta per le file
option-excluded_rows-help = Su quale linea di base le tue pedine non contano per una fila di quattro?
option-excluded_rows-own = la propria linea di base
option-excluded_rows-both = tutte e due le linee di base

reason-row = Quattro pedine in fila.
reason-taken = Cinque pedine sono state tolte.
reason-blocked = L’avversario non può più muovere.
reason-quiet = Per cento mosse non è stata tolta nessuna pedina.
