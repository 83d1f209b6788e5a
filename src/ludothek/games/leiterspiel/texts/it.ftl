title = Scale e scivoli
tagline = Su per le scale, giù per gli scivoli: chi arriva per primo alla bandiera?
brief = Vuoi arrivare prima di tutti alla bandiera in cima alla collina. Quando tocca a te tiri il dado e avanzi di tante caselle: non c’è niente da decidere. Se la mossa finisce ai piedi di una scala sali, se finisce in cima a uno scivolo vai giù. Su una casella c’è posto per tutti, e nessuno rimanda indietro nessuno. Il traguardo va raggiunto con il numero esatto, perché i punti di troppo si contano all’indietro; chi ci arriva per primo ha vinto.

reason-goal = Vince chi arriva per primo sulla casella 64.

figure = pedina { $colour ->
    [red] rossa
    [blue] blu
    [yellow] gialla
   *[green] verde
}
help-goal = Il traguardo: vince chi arriva qui per primo.

note-goal = { $you ->
    [yes] Tiri { $number }: sei al traguardo!
   *[no] { $seat } tira { $number }: è al traguardo!
}
note-ladder = { $you ->
    [yes] Sali sulla scala fino alla casella { $field }!
   *[no] { $seat } sale sulla scala fino alla casella { $field }!
}
note-slide = { $you ->
    [yes] Scivoli giù alla casella { $field }!
   *[no] { $seat } scivola giù alla casella { $field }!
}

option-overshoot-win = si vince lo stesso
