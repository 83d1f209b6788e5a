title = Gioco del cinque
tagline = Tre dadi, dieci tentativi: chi fa per primo esattamente cinque?
brief = Vuoi fare esattamente cinque con tre dadi, e prima di tutti gli altri. A ogni giro si tira una volta a testa, e ogni lancio vale per sé; non si somma niente. Il cinque si fa solo con 1-1-3 e 1-2-2, quindi ci vuole fortuna, e da decidere non c’è nulla. Quando esce un cinque si finisce il giro, e vince chi ne ha fatto uno. Se dopo dieci lanci nessuno ci è riuscito, non vince nessuno.

deal-won = { $count ->
    [one] { who-wins } al lancio numero { $points }!
   *[other] { who-wins } insieme al lancio numero { $points }!
}
nobody-won = Nessun cinque in dieci lanci: non vince nessuno.
points-of = { $count ->
    [0] nessun 5
   *[other] 5 al lancio { $count }
}
reason-five = Vince chi fa cinque con meno lanci.
reason-no-five = Tutti hanno tirato dieci volte.

row-throw = { $throw }º lancio

note-thrown = { $you ->
    [yes] Tiri { $faces }: { $total }.
   *[no] { $seat } tira { $faces }: { $total }.
}
note-five = { $you ->
    [yes] Tiri { $faces }: esattamente { $total }!
   *[no] { $seat } tira { $faces }: esattamente { $total }!
}
note-again = Nessun cinque in dieci lanci: si ricomincia.
fact-series = Tentativo { $series } di { $most }
fact-last-round = È uscito un cinque: questo giro è l’ultimo.

option-replays = Riprovare
option-replays-help = Quante volte riprovate, se non ha vinto nessuno?
