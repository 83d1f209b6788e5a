title = Max il bugiardo
tagline = Due dadi sotto il bussolotto, e solo tu sai che cosa c’è davvero. Di’ quello che vuoi, ma non farti scoprire!
brief = Vuoi prendere meno gettoni che puoi, perché il primo che ne ha cinque perde. Tiri due dadi di nascosto sotto il bussolotto e dichiari una combinazione, vera o falsa, ma più alta di quella di prima. Chi siede alla tua sinistra ci crede, e allora deve tirare e dichiarare ancora di più, oppure scopre i dadi. Se hai mentito prendi un gettone, altrimenti lo prende chi ha dubitato. Più alto di tutto è il Max, un 1 e un 2: oltre non si va.

who-loses = { $lost ->
    [one] { $youLost ->
        [yes] Perdi
       *[no] { $losers } perde
    }
   *[other] { $youLost ->
        [yes] { $losers } perdete
       *[no] { $losers } perdono
    }
}
who-escapes = { $count ->
    [1] { $you ->
        [yes] tu la passi liscia
       *[no] { $names } la passa liscia
    }
    [2] { $you ->
        [yes] tu e { $others } la passate liscia
       *[no] { $names } la passano liscia
    }
   *[other] { $you ->
        [yes] tu e tutti gli altri la passate liscia
       *[no] tutti gli altri la passano liscia
    }
}
deal-won = { who-loses }, { who-escapes }.
match-won = { who-loses }, { who-escapes }!
nobody-won = Nessuno la passa liscia: tutti hanno lo stesso numero di gettoni e perdono.
points-of = { $count ->
    [0] sconfitta
   *[other] vittoria
}
reason-counters = Chi arriva per primo a troppi gettoni perde; tutti gli altri vincono.
reason-middle = In mezzo non c’è più nulla: perde chi ha più gettoni.
reason-rounds = Dopo 500 giri ci si ferma: perde chi ha più gettoni.

level-beginner-help = Mente e dubita quasi sempre a caso.
level-casual-help = Sa dire buone bugie, ma spesso si affida alla fortuna.
level-club-help = Mente e dubita con misura e si lascia ingannare di rado.
level-master-help = Mente e dubita con tanto equilibrio che in due nessuno è in vantaggio contro di lui.

die-hidden = { $count ->
    [one] dado sotto il bussolotto
   *[other] { $count } dadi sotto il bussolotto
}
counter = { $count ->
    [one] gettone
   *[other] { $count } gettoni
}
zone-cup = Bussolotto
zone-lifted = Ultimo lancio scoperto
zone-middle = In mezzo
zone-counters = Gettoni
zone-calls = Dichiarazioni

announce = { $value ->
    [11] coppia di uno
    [22] coppia di due
    [33] coppia di tre
    [44] coppia di quattro
    [55] coppia di cinque
    [66] coppia di sei
    [21] Max
   *[other] { $value }
}
call = { $value ->
    [21] Max
   *[other] { $value }
}
say = { announce }!
help-same = È quello che hai davvero.
help-less = È meno di quello che hai: non può succederti niente.
help-more = È una bugia: se qualcuno scopre i dadi, prendi un gettone.
label-show = Mostra il Max
help-show = Metti il tuo Max in vista ed esci da questo giro.
label-believe = Ci credo
help-believe = Tiri tu e poi devi dichiarare di più.
label-lift = Scopri i dadi
help-lift = Se la dichiarazione regge, prendi un gettone. Se era una bugia, lo prende chi ha mentito.

note-announced = { $you ->
    [yes] Dichiari
   *[no] { $seat } dichiara
}: { announce }.
note-believed = { $you ->
    [yes] Ci credi e tiri.
   *[no] { $seat } ci crede e tira.
}
note-shown = { $you ->
    [yes] Mostri un Max ed esci dal giro.
   *[no] { $seat } mostra un Max ed esce dal giro.
}
note-alone = { $you ->
    [yes] Resti solo tu
   *[no] Resta solo { $seat }
}: il giro finisce senza gettoni.
note-lifted = { $you ->
    [yes] Alzi il bussolotto
   *[no] { $seat } alza il bussolotto
}: { announce }.
note-true = Non era una bugia: { announce }. { $you ->
    [yes] Prendi
   *[no] { $seat } prende
} { $count ->
    [one] un gettone
   *[other] { $count } gettoni
}.
note-lie = Era una bugia: { announce }! { $you ->
    [yes] Prendi
   *[no] { $seat } prende
} { $count ->
    [one] un gettone
   *[other] { $count } gettoni
}.
note-forfeit = { $you ->
    [yes] La tua penitenza
   *[no] La penitenza di { $seat }
}: { $forfeit }
fact-thrown = Sotto il tuo bussolotto: { announce }
fact-beat = { $you ->
    [yes] Devi dichiarare
   *[no] { $seat } deve dichiarare
} più di { announce }.
fact-out = { $you ->
    [yes] Non partecipi più a questo giro.
   *[no] { $seat } non partecipa più a questo giro.
}
fact-forfeit = La penitenza di chi perde: { $forfeit }

option-counters_to_lose = Gettoni per perdere
option-counters_to_lose-help = Con quanti gettoni si perde?
option-counters = Gettoni in mezzo
option-counters-help = Quanti gettoni ci sono in mezzo? Di solito, a testa, uno in meno di quelli con cui si perde, più uno. Se sono meno, possono finire prima che qualcuno ne abbia tanti.
option-true_maexchen = Un vero Max costa
option-true_maexchen-help = Quanti gettoni prende chi scopre un Max dichiarato che c’è davvero?
option-next_start = Il giro seguente comincia da
option-next_start-help = Chi tira per primo dopo che qualcuno ha preso un gettone?
option-next_start-taker = chi ha preso il gettone
option-next_start-left_of_taker = il suo vicino di sinistra
option-forfeit = Penitenza
option-forfeit-help = Che cosa deve fare chi perde: una verticale, un complimento a tutti, una canzone…?
