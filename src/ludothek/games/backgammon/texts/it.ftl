title = Backgammon
tagline = Si corre a casa incrociandosi: chi resta solo viene colpito, e vince chi svuota per primo il tavoliere.

deal = Partita { $number } di { $total }
deal-open = Partita { $number }
deal-won = { $count ->
    [one] { $names } vince la partita e { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[other] La partita finisce in parità.
}
match-won = { $count ->
    [one] { $names } vince con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }!
   *[other] { $names } si dividono la partita.
}
reason-single = Vittoria semplice: anche chi perde aveva già portato fuori delle pedine.
reason-double = Vittoria doppia: chi perde non ha portato fuori nemmeno una pedina.
reason-triple = Vittoria tripla, cioè backgammon: chi perde non ha nulla fuori ed è rimasto molto indietro.
reason-dropped = Il raddoppio è stato rifiutato.
reason-cap = È stato raggiunto il limite di lanci. Decide la strada più corta.
reason-resigned = La partita è stata abbandonata.
reason-total = Vince l’incontro chi arriva per primo ai punti stabiliti.

stone-white = pedina bianca
stone-black = pedina nera
die = un { $face }
die-used = un { $face }, già usato
cube = cubo del raddoppio sul { $value }
zone-cube = Cubo del raddoppio
counter-pips = { $count ->
    [one] ancora { $count } passo
   *[other] ancora { $count } passi
}

note-opening = I dadi { $first } e { $second } decidono: { $seat } ha il Bianco e comincia.
note-throw = { $seat } tira { $first }-{ $second }.
note-lapsed = { $seat } tira { $first }-{ $second } e non può muovere.
note-step = { $seat } muove da { $from } a { $to }.
note-hit = { $seat } muove da { $from } a { $to } e colpisce.
note-run = { $seat } finisce da { $from } sul punto bloccato { $to } e viene colpito.
note-enter-step = { $seat } rientra sulla { $to }.
note-enter-hit = { $seat } rientra sulla { $to } e colpisce.
note-off = { $seat } porta fuori una pedina dalla { $from }.
note-rest = { $seat } rinuncia al resto del lancio.
note-cut = Il resto del lancio non si può usare.

fact-left = Doppio: ancora { $count } × { $number }.
fact-cube = Si gioca per { $value }. Il prossimo raddoppio spetta a { $seat }.
fact-crawford = Partita Crawford: stavolta niente cubo.
say-double = Raddoppio a { $value }.
say-take = Accetto.
say-drop = Rifiuto.

label-rest = Rinuncia al resto
help-rest = Non usi altro di questo lancio e il turno passa.
label-throw = Tira i dadi
help-throw = Tiri i dadi; la posta resta com’è.
label-double = Raddoppia a { $value }
help-double = Proponi di giocare per il doppio. L’altro accetta oppure abbandona la partita.
label-take = Accetta
help-take = Si continua per { $value }, e il prossimo raddoppio potrai proporlo solo tu.
label-drop = Rifiuta
help-drop = Abbandoni la partita e perdi { $stake }.

agreement-resign = Abbandona (semplice)
agreement-resign-ask = { $seat } vuole abbandonare con una sconfitta semplice. Accetti?
agreement-resign-double = Abbandona (doppia)
agreement-resign-double-ask = { $seat } vuole abbandonare con una sconfitta doppia. Accetti?
agreement-resign-triple = Abbandona (tripla)
agreement-resign-triple-ask = { $seat } vuole abbandonare con una sconfitta tripla. Accetti?

option-rules = Regole
option-rules-help = Le regole del libretto o quelle dei tornei internazionali. Tutto il resto si può comunque cambiare.
option-rules-booklet = libretto
option-rules-tournament = torneo
option-opening = Apertura
option-opening-help = Chi comincia tira di nuovo, o gioca i due dadi del sorteggio?
option-opening-throw_off = nuovo lancio
option-opening-opening_roll = i dadi del sorteggio
option-bear_off = Uscita
option-bear_off-help = Solo con il numero esatto, o anche con uno più alto dalla punta più lontana.
option-bear_off-exact = numero esatto
option-bear_off-highest = anche più alto
option-compulsion = Obbligo di muovere
option-compulsion-help = Devi muovere finché tutte le pedine sono a casa, o fino alla fine?
option-compulsion-until_home = finché tutte sono a casa
option-compulsion-always = fino alla fine
option-band_entry = Finire su un punto bloccato
option-band_entry-help = Vietato, oppure permesso al prezzo della tua pedina, che viene colpita.
option-band_entry-forbidden = vietato
option-band_entry-self_hit = colpisce te
option-cube = Cubo del raddoppio
option-cube-help = Con il cubo si può raddoppiare la posta prima di un lancio.
option-cube-off = no
option-cube-on = sì
option-cube_max = Cubo massimo
option-cube_max-help = Fin dove si può raddoppiare.
option-cube_max-64 = 64
option-cube_max-unlimited = senza limite
option-match_points = Punti dell’incontro
option-match_points-help = Le partite si sommano finché qualcuno arriva a questi punti. 0: una sola partita.
option-crawford = Regola Crawford
option-crawford-help = Negli incontri: una partita senza cubo quando a qualcuno manca per la prima volta un solo punto.
option-crawford-on = sì
option-crawford-off = no
option-throw_cap = Lanci al massimo
option-throw_cap-help = Dopo questo numero di lanci la partita finisce e decide la strada più corta.
