title = Niente panico, due contro due
tagline = Due coppie corrono insieme verso casa, e chi non si accorge di poter buttare fuori qualcuno ci rimette una pedina.
brief = Corri insieme a chi ti siede di fronte contro le altre due persone: la vostra coppia vuole portare per prima tutte e otto le pedine al traguardo. Quando tocca a te tiri il dado e muovi una tua pedina esattamente di quel numero; solo un sei ne fa entrare una nuova, e poi tiri ancora. Chi finisce su un avversario lo butta fuori; chi manca l’occasione rimanda nell’angolo la propria pedina. I compagni non si buttano mai fuori e possono dividersi una panchina. Vince la coppia che porta per prima l’ottava pedina al traguardo.

deal-won = { who-wins } la corsa insieme.
match-won = { who-wins } la corsa insieme!
reason-arrived = Vince la coppia che porta per prima tutte e otto le pedine al traguardo.
reason-throws = Dopo 5000 lanci ci si ferma: contano le pedine della coppia al traguardo, poi i passi fatti.

note-arrived = { $you ->
    [yes] Hai tutte le pedine al traguardo!
   *[no] { $seat } ha tutte le pedine al traguardo.
}
note-overlooked = { $you ->
    [yes] Con { $from }-{ $to } dovevi buttare fuori una pedina di { $seatSpared }. Per penalità la pedina sulla casella { $from } torna nell’angolo.
   *[no] Con { $from }-{ $to } { $seat } doveva buttare fuori una { $youSpared ->
        [yes] tua pedina
       *[no] pedina di { $seatSpared }
    }. Per penalità la pedina sulla casella { $from } torna nell’angolo.
}
fact-overlook = { $you ->
    [yes] Butta fuori qualcuno o perdi la { $field }!
   *[no] { $seat } deve buttare fuori o perde la { $field }.
}
fact-helps = { $you ->
    [yes] Sei al traguardo e ora muovi le pedine di { $seatPartner }.
   *[no] { $seat } è al traguardo e ora muove le { $youPartner ->
        [yes] tue pedine
       *[no] pedine di { $seatPartner }
    }.
}
fact-clear = { $you ->
    [yes] Devi prima liberare la casella di partenza.
   *[no] { $seat } deve prima liberare la casella di partenza.
}
fact-place = { $you ->
    [yes] Hai tutte le pedine al traguardo.
   *[no] { $seat } ha tutte le pedine al traguardo.
}

option-overlook = Occasione mancata
option-overlook-help = Che cosa succede se puoi buttare fuori qualcuno e non lo fai?
option-overlook-penalty = la tua pedina torna nell’angolo
option-overlook-forced = non succede: se puoi, devi
option-overlook-off = niente
option-finished_player = Chi è al traguardo
option-finished_player-help = Che cosa fai quando le tue quattro pedine sono arrivate ma quelle del compagno no?
option-finished_player-skip = salta il turno
option-finished_player-helps = muove le pedine del compagno
