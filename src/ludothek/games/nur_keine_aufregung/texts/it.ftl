title = Niente panico
tagline = Un giro completo e poi a casa, e chi sta in mezzo viene buttato fuori. Niente agitazione!

deal = Partita { $number } di { $total }
deal-won = { $count ->
    [one] { $names } vince la corsa.
   *[other] { $names } vincono la corsa insieme.
}
match-won = { $count ->
    [one] { $names } vince la corsa!
   *[other] { $names } vincono la corsa insieme!
}
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

figure-red = pedina rossa
figure-yellow = pedina gialla
figure-green = pedina verde
figure-blue = pedina blu
die = un { $face }
zone-dice = Lancio
zone-earlier = Prima
counter-home = { $count } su 4 al traguardo

note-opening = { $seat } tira un { $number }.
note-begins = Comincia { $seat }.
note-throws = { $seat } tira { $numbers }.
note-lapsed = { $seat } tira { $numbers } e non può muovere.
note-enter = { $seat } mette in gioco una pedina.
note-run = { $seat } muove da { $from } a { $to }.
note-goal = { $seat } arriva sulla casella { $field } del traguardo.
note-hit = La pedina di { $seatHit } torna nell’angolo!
note-arrived = { $seat } ha tutte le pedine al traguardo: posto { $place }.
fact-clear = { $seat } deve prima liberare la casella di partenza.
fact-again = È un sei: poi { $seat } tira di nuovo.
fact-place = { $seat } è al traguardo: posto { $place }.

option-play_on = Continuare
option-play_on-help = Quando qualcuno ha vinto, gli altri vanno avanti? Allora si gioca anche per i posti successivi.
option-play_on-off = no, la partita finisce
option-play_on-on = sì, finché tutti i posti sono assegnati
option-enter_on_six = Con un sei
option-enter_on_six-help = Se con un sei devi mettere in gioco una pedina, finché ne hai una che aspetta nell’angolo.
option-enter_on_six-may = puoi far entrare una pedina
option-enter_on_six-must = devi far entrare una pedina
option-throw_out = Buttare fuori
option-throw_out-help = Se puoi risparmiare una pedina che potresti buttare fuori.
option-throw_out-may = solo se vuoi
option-throw_out-must = se puoi, devi
option-goal_jump = Saltare al traguardo
option-goal_jump-help = Se puoi scavalcare le tue pedine sulle caselle del traguardo.
option-goal_jump-allowed = permesso
option-goal_jump-forbidden = vietato
