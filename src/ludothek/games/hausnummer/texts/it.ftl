title = Il numero civico più alto
tagline = Tre lanci, tre cifre: dove metti il quattro prima che cada il prossimo numero?
brief = Vuoi costruire numeri civici più alti che puoi. In ogni giro tiri un dado tre volte e metti subito ogni numero alle centinaia, alle decine o alle unità, prima di tirare di nuovo. Ogni posto prende un solo numero, e quello che è scritto non si sposta più. La domanda è sempre se arriverà di meglio: un 6 va davanti, un 1 in fondo, ma un 4? Dopo i giri stabiliti i tuoi numeri civici si sommano, e vince il totale più alto.

deal-won = { $count ->
    [one] { who-wins }. Somma dei numeri civici: { $points }.
   *[other] { who-wins } insieme. Somma dei numeri civici: { $points }.
}
reason-points = Vince la somma più alta di tutti i numeri civici.

level-beginner-help = Mette un 6 davanti, un 1 in fondo e tutto il resto dove capita.
level-casual-help = Sa che cosa va dove, ma non sta sempre attento.
level-club-help = Costruisce in media i numeri civici più alti possibili: 504.
level-master-help = Calcola esattamente che cosa ha più probabilità di vincere, anche a costo di rischiare.

house = Casa
place = { $place ->
    [hundreds] centinaia
    [tens] decine
   *[ones] unità
}
place-hundreds = Centinaia
place-tens = Decine
place-ones = Unità
put = { $face } alle { place }
counter-house = n. { $count }

note-thrown = { $you ->
    [yes] Tiri il dado: { $face }.
   *[no] { $seat } tira il dado: { $face }.
}
note-put = { $you ->
    [yes] Metti { $face } alle { place }.
   *[no] { $seat } mette { $face } alle { place }.
}
note-built = { $you ->
    [yes] Metti { $face } alle { place } e l’ultimo lancio è { $last }: numero civico { $number }.
   *[no] { $seat } mette { $face } alle { place } e l’ultimo lancio è { $last }: numero civico { $number }.
}

option-rounds-help = Quanti giri giocate? In ognuno tutti costruiscono un numero civico.
