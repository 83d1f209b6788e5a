title = Scale e scivoli
tagline = Su per le scale, giù per gli scivoli: chi arriva per primo alla bandiera?
brief = Vuoi arrivare prima di tutti alla bandiera in cima alla collina. Quando tocca a te tiri il dado e avanzi di tante caselle: non c’è niente da decidere. Se la mossa finisce ai piedi di una scala sali, se finisce in cima a uno scivolo vai giù. Su una casella c’è posto per tutti, e nessuno rimanda indietro nessuno. Il traguardo va raggiunto con il numero esatto, perché i punti di troppo si contano all’indietro; chi ci arriva per primo ha vinto.

deal-won = { $count ->
    [one] { who-wins } la corsa.
   *[other] { who-wins } la corsa insieme.
}
match-won = { $count ->
    [one] { who-wins } la corsa!
   *[other] { who-wins } la corsa insieme!
}
points-of = casella { $count }
reason-goal = Vince chi arriva per primo sulla casella 64.
reason-throws = Dopo 1000 lanci la corsa finisce: vince chi è più avanti.

figure = pedina { $colour ->
    [red] rossa
    [blue] blu
    [yellow] gialla
   *[green] verde
}
die = dado: { $face }
throw = Tira il dado
place-0 = partenza
help-goal = Il traguardo: vince chi arriva qui per primo.

note-runs = { $you ->
    [yes] Tiri { $number } e arrivi alla casella { $field }.
   *[no] { $seat } tira { $number } e arriva alla casella { $field }.
}
note-back = { $you ->
    [yes] Tiri { $number }, troppo: dal traguardo torni indietro alla casella { $field }.
   *[no] { $seat } tira { $number }, troppo: dal traguardo torna indietro alla casella { $field }.
}
note-stays = { $you ->
    [yes] Tiri { $number }, troppo: resti dove sei.
   *[no] { $seat } tira { $number }, troppo, e non si muove.
}
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

option-overshoot = Lancio troppo alto
option-overshoot-help = Che cosa succede se tiri più di quanto serve per il traguardo?
option-overshoot-back = si torna indietro dal traguardo
option-overshoot-stay = si resta fermi
option-overshoot-win = si vince lo stesso
