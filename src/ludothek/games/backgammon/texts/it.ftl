title = Backgammon
tagline = Si corre a casa incrociandosi: chi resta solo viene colpito, e vince chi svuota per primo il tavoliere.
brief = Due schiere di quindici pedine si corrono incontro sul tavoliere, e vince chi per primo le porta tutte a casa e le fa uscire. Tiri due dadi e per ogni numero muovi una pedina; un doppio vale quattro volte. Una pedina lasciata sola può essere colpita: finisce sulla barra e ricomincia da capo. Due o più pedine bloccano una punta, e lì l’avversario non può fermarsi. Se alla fine chi perde non ha fatto uscire nemmeno una pedina, la vittoria vale il doppio o anche il triplo.

deal-won = { $count ->
    [one] { who-wins } la partita e { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[other] La partita è patta.
}
match-won = { $count ->
    [one] { who-wins } con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }!
   *[other] L’incontro finisce patta.
}
reason-single = Vittoria semplice: anche chi perde aveva già portato fuori delle pedine.
reason-double = Vittoria doppia (gammon): chi perde non ha portato fuori nemmeno una pedina.
reason-triple = Vittoria tripla (backgammon): chi perde non ha nulla fuori ed è rimasto molto indietro.
reason-dropped = Il raddoppio è stato rifiutato.
reason-cap = È stato raggiunto il limite di lanci. Decide la strada più corta.
reason-total = Vince l’incontro chi arriva per primo ai punti stabiliti.

cube = cubo del raddoppio a { $value }
zone-cube = Cubo del raddoppio
place-bar-white = Barra del Bianco
place-bar-black = Barra del Nero
place-off-white = Fuori, Bianco
place-off-black = Fuori, Nero
place-cube = Centro della barra

note-opening = I dadi { $first } e { $second } decidono: { $you ->
    [yes] hai il Bianco e cominci.
   *[no] { $seat } ha il Bianco e comincia.
}
note-lapsed = { $you ->
    [yes] Tiri { $first }-{ $second } e non puoi muovere.
   *[no] { $seat } tira { $first }-{ $second } e non può muovere.
}
note-run = { $you ->
    [yes] Finisci da { $from } sulla punta bloccata { $to } e la tua pedina viene colpita.
   *[no] { $seat } finisce da { $from } sulla punta bloccata { $to } e la sua pedina viene colpita.
}
note-enter-step = { $you ->
    [yes] Rientri sulla { $to }.
   *[no] { $seat } rientra sulla { $to }.
}
note-enter-hit = { $you ->
    [yes] Rientri sulla { $to } e colpisci.
   *[no] { $seat } rientra sulla { $to } e colpisce.
}
note-off = { $you ->
    [yes] Porti fuori una pedina dalla { $from }.
   *[no] { $seat } porta fuori una pedina dalla { $from }.
}
note-cut = Il resto del lancio non si può usare.

fact-left = Doppio: ancora { $count } × { $number }.
fact-cube = Si gioca per { $value }. Il prossimo raddoppio spetta a { $you ->
    [yes] te
   *[no] { $seat }
}.
fact-crawford = Partita Crawford: stavolta niente cubo.
say-double = Raddoppio a { $value }.
say-take = Accetto.
say-drop = Rifiuto.

label-throw = Tira i dadi
help-throw = Tiri i dadi; la posta resta com’è.
label-double = Raddoppia a { $value }
help-double = Proponi di giocare per il doppio. L’avversario accetta oppure abbandona la partita.
label-take = Accetta
help-take = Si continua per { $value }, e il prossimo raddoppio potrai proporlo solo tu.
label-drop = Rifiuta
help-drop = Abbandoni la partita e perdi { $stake }.
merit-hits = Così colpisci.
merit-point = Così chiudi una punta.
merit-safe = Dopo, nessuna tua pedina resta sola.

agreement-resign = Abbandona (semplice)
agreement-resign-ask = { $seat } vuole abbandonare con una sconfitta semplice. Accetti?
agreement-resign-double = Abbandona (gammon)
agreement-resign-double-ask = { $seat } vuole abbandonare con una sconfitta doppia (gammon). Accetti?
agreement-resign-triple = Abbandona (backgammon)
agreement-resign-triple-ask = { $seat } vuole abbandonare con una sconfitta tripla (backgammon). Accetti?

option-rules = Regole
option-rules-help = Le regole di famiglia del libretto o quelle dei tornei internazionali? Tutto il resto si può comunque cambiare.
option-rules-booklet = regole di famiglia
option-rules-tournament = regole da torneo
option-opening = Apertura
option-opening-help = Chi comincia tira di nuovo, o gioca i due dadi del sorteggio?
option-opening-throw_off = nuovo lancio
option-opening-opening_roll = i dadi del sorteggio
option-bear_off = Uscita
option-bear_off-help = Una pedina esce solo con il numero esatto, o anche con uno più alto dalla punta più lontana?
option-compulsion-help = Devi muovere finché tutte le pedine sono a casa, o fino alla fine?
option-compulsion-until_home = finché tutte sono a casa
option-band_entry = Finire su una punta bloccata
option-band_entry-help = Puoi finire su una punta bloccata, se poi viene colpita la tua pedina?
option-band_entry-forbidden = vietato
option-band_entry-self_hit = colpisce la tua pedina
option-cube = Cubo del raddoppio
option-cube-help = Giocate con il cubo? Prima di un lancio permette di raddoppiare la posta.
option-cube-off = no
option-cube-on = sì
option-cube_max = Cubo massimo
option-cube_max-help = Fin dove si può raddoppiare?
option-cube_max-64 = 64
option-cube_max-unlimited = senza limite
option-match_points = Lunghezza dell’incontro
option-match_points-help = Con quanti punti si vince l’incontro? 0: una sola partita.
option-crawford = Regola Crawford
option-crawford-help = Negli incontri si gioca una partita senza cubo quando a qualcuno manca per la prima volta un solo punto?
option-crawford-on = sì
option-crawford-off = no
