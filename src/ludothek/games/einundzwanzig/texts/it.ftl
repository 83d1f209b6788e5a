title = Ventuno
tagline = Tre dadi, poi due, poi uno: chi si avvicina di più a 21 senza superarlo?
brief = Vuoi fare esattamente 21 con i dadi, o restare appena sotto. Nel primo giro si tirano tre dadi, nel secondo due e nel terzo uno solo, e tutto si somma. Prima del secondo e del terzo giro puoi fermarti, ma allora resti lì fino alla fine. Chi supera 21 è fuori e non può più vincere. Dopo tre giri la vittoria va al totale più alto tra quelli che non superano 21.

deal-won = { $count ->
    [one] { who-wins } con { $points }.
   *[other] { who-wins } insieme con { $points }.
}
nobody-won = Tutti fuori: non vince nessuno.
reason-goal = Meglio di 21 esatto non si può.
reason-below = Vince il totale più alto sotto il 21.
reason-all-out = Tutti hanno più di 21.

level-beginner-help = Tira solo finché non può succedere niente.
level-casual-help = Conosce le probabilità, ma ogni tanto si lascia prendere la mano.
level-club-help = Si ferma esattamente quando in media porta più punti.
level-master-help = Calcola esattamente che cosa ha più probabilità di vincere, guardando i totali degli altri.

zone-aside = Da parte
row-round = { $round }º giro

throw-help = { $dice ->
    [one] Un dado. Oltre 21 sei fuori.
    [2] Due dadi. Oltre 21 sei fuori.
   *[other] Il primo lancio, con tutti e tre.
}
stop = Fermati
stop-help = Resti a { $total }.

note-thrown = { $you ->
    [yes] Tiri { $faces } e hai { $total }.
   *[no] { $seat } tira { $faces } e ha { $total }.
}
note-goal = { $you ->
    [yes] Tiri { $faces }: 21 esatto!
   *[no] { $seat } tira { $faces }: 21 esatto!
}
note-out = { $you ->
    [yes] Tiri { $faces }: { $total }. Sei fuori.
   *[no] { $seat } tira { $faces }: { $total }. Fuori!
}
note-stopped = { $you ->
    [yes] Ti fermi a { $total }.
   *[no] { $seat } si ferma a { $total }.
}
fact-round = { $dice ->
    [one] { $round }º giro: un dado
    [2] { $round }º giro: due dadi
   *[other] { $round }º giro: tre dadi
}

option-may_stop = Fermarsi
option-may_stop-help = Ci si può fermare prima del secondo e del terzo giro?
option-may_stop-yes = permesso
option-may_stop-no = tutti tirano tre volte
