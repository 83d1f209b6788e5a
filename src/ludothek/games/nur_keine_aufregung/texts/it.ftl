title = Niente panico
tagline = Un giro completo e poi a casa, e chi sta in mezzo viene buttato fuori. Niente panico!
brief = Vuoi portare le tue quattro pedine dall’angolo, dopo un giro completo, sulle tue caselle d’arrivo prima di tutti gli altri. Quando tocca a te tiri il dado e muovi una pedina esattamente di quel numero; solo un sei ne fa entrare una nuova, e poi tiri ancora. Se finisci sulla pedina di un altro, la butti fuori e torna nel suo angolo. Al sicuro si sta solo sulle quattro caselle con la stella e al traguardo. Vince chi ha per primo tutte e quattro le pedine al traguardo.

points-of = { $count ->
    [one] { $count } avversario battuto
   *[other] { $count } avversari battuti
}
reason-arrived = Vince chi porta per primo tutte e quattro le pedine al traguardo.
reason-throws = Dopo 5000 lanci ci si ferma: contano le pedine al traguardo, poi i passi fatti.

level-beginner-help = Muove quasi sempre la prima pedina che capita.
level-casual-help = Vede circa una buona occasione su due.
level-club-help = Conosce i pericoli e si lascia sfuggire poco.
level-master-help = Tiene conto di tutto ciò che i prossimi tre lanci possono portare.

figure-red = { $count ->
    [one] pedina rossa
   *[other] { $count } pedine rosse
}
figure-yellow = { $count ->
    [one] pedina gialla
   *[other] { $count } pedine gialle
}
figure-green = { $count ->
    [one] pedina verde
   *[other] { $count } pedine verdi
}
figure-blue = { $count ->
    [one] pedina blu
   *[other] { $count } pedine blu
}
zone-dice = Lancio
zone-earlier = Prima
counter-home = { $count }/4 al traguardo
place-A-H = Angolo di A
place-B-H = Angolo di B
place-C-H = Angolo di C
place-D-H = Angolo di D
place-A-G1 = Arrivo 1 di A
place-A-G2 = Arrivo 2 di A
place-A-G3 = Arrivo 3 di A
place-A-G4 = Arrivo 4 di A
place-B-G1 = Arrivo 1 di B
place-B-G2 = Arrivo 2 di B
place-B-G3 = Arrivo 3 di B
place-B-G4 = Arrivo 4 di B
place-C-G1 = Arrivo 1 di C
place-C-G2 = Arrivo 2 di C
place-C-G3 = Arrivo 3 di C
place-C-G4 = Arrivo 4 di C
place-D-G1 = Arrivo 1 di D
place-D-G2 = Arrivo 2 di D
place-D-G3 = Arrivo 3 di D
place-D-G4 = Arrivo 4 di D

note-opening = { $you ->
    [yes] Tiri un { $number }.
   *[no] { $seat } tira un { $number }.
}
note-begins = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $seat }.
}
note-throws = { $you ->
    [yes] Tiri { $numbers }.
   *[no] { $seat } tira { $numbers }.
}
note-lapsed = { $you ->
    [yes] Tiri { $numbers } e non puoi muovere.
   *[no] { $seat } tira { $numbers } e non può muovere.
}
note-enter = { $you ->
    [yes] Fai entrare una pedina.
   *[no] { $seat } fa entrare una pedina.
}
note-run = { $you ->
    [yes] Muovi da { $from } a { $to }.
   *[no] { $seat } muove da { $from } a { $to }.
}
note-goal = { $you ->
    [yes] Arrivi sulla casella { $field } del traguardo.
   *[no] { $seat } arriva sulla casella { $field } del traguardo.
}
note-hit = { $you ->
    [yes] Butti fuori una pedina di { $seatHit }!
   *[no] { $seat } butta fuori una { $youHit ->
        [yes] tua pedina
       *[no] pedina di { $seatHit }
    }!
}
note-arrived = { $you ->
    [yes] Hai tutte le pedine al traguardo: { $place }º posto!
   *[no] { $seat } ha tutte le pedine al traguardo: { $place }º posto.
}
fact-clear = { $you ->
    [yes] Devi prima liberare la tua casella di partenza.
   *[no] { $seat } deve prima liberare la casella di partenza.
}
fact-again = È un sei: poi { $you ->
    [yes] tiri di nuovo.
   *[no] { $seat } tira di nuovo.
}
fact-place = { $you ->
    [yes] Sei al traguardo: { $place }º posto.
   *[no] { $seat } è al traguardo: { $place }º posto.
}

option-play_on = Continuare
option-play_on-help = Quando qualcuno ha vinto, gli altri vanno avanti? Allora si gioca anche per i posti successivi.
option-play_on-off = no, la partita finisce
option-play_on-on = sì, finché tutti i posti sono assegnati
option-enter_on_six = Con un sei
option-enter_on_six-help = Con un sei devi far entrare una pedina, finché ne hai una che aspetta nell’angolo?
option-enter_on_six-may = puoi far entrare una pedina
option-enter_on_six-must = devi far entrare una pedina
option-throw_out = Buttare fuori
option-throw_out-help = Puoi risparmiare una pedina che potresti buttare fuori?
option-throw_out-may = solo se vuoi
option-throw_out-must = se puoi, devi
option-goal_jump = Saltare al traguardo
option-goal_jump-help = Puoi scavalcare le tue pedine sulle caselle del traguardo?
option-goal_jump-allowed = permesso
option-goal_jump-forbidden = vietato
