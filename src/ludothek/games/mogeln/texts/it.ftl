title = Dubito
tagline = Scarta quello che vuoi e dichiara quello che vuoi. Basta non farsi scoprire!
brief = Vuoi liberarti di tutte le tue carte prima degli altri. A turno ne metti una coperta e fai credere che sia del seme dichiarato all’inizio del giro, che sia vero o no. Chi viene dopo ci crede e ne mette un’altra, oppure dice «Hai barato!» e scopre la tua. Se era una bugia prendi tutte le carte sul tavolo, altrimenti le prende chi ha dubitato. La partita finisce quando qualcuno non ha più carte, e gli altri pagano un gettone per ognuna che hanno in mano.

deal-won = { $count ->
    [one] { $you ->
        [yes] Vinci la partita e ricevi
       *[no] { $names } vince la partita e riceve
    } { $points ->
        [one] un gettone
       *[other] { $points } gettoni
    }.
   *[other] { $names } { $you ->
        [yes] avete
       *[no] hanno
    } lo stesso numero di carte, il più basso; nessuno paga.
}
drawn = Tutti hanno lo stesso numero di carte; nessuno paga.
reason-off = Le carte sono finite: gli altri pagano per ognuna che hanno ancora in mano.
reason-limit = Si sono scartate abbastanza carte: vince chi ne ha meno in mano.
chart = I gettoni di partita in partita

level-beginner-help = Dice volentieri la verità e crede quasi a tutto.
level-casual-help = Bara quando deve e ogni tanto dubita.
level-club-help = Ricorda chi ha quali carte e dubita quando la storia non può essere vera.
level-master-help = Bara e dubita quel tanto che basta perché quasi nessuno ci guadagni.

zone-pile = Carte coperte
zone-turned = Ultima scoperta
zone-aside = Da parte
zone-suits = Quale seme dichiari?
suit-named = { $sign } { $suit ->
    [clubs] Fiori
    [spades] Picche
    [hearts] Cuori
   *[diamonds] Quadri
}
label-challenge = Hai barato!
help-challenge = Scopri l’ultima carta!
label-accept = Ci credo
help-accept = Lascia passare l’ultima carta.

note-dealt = { $aside ->
    [0] Ognuno ha { $count } carte.
    [one] Ognuno ha { $count } carte, una resta da parte.
   *[other] Ognuno ha { $count } carte, { $aside } restano da parte.
}
note-opened = { $you ->
    [yes] Metti una carta
   *[no] { $seat } mette una carta
}: «{ suit-named }!»
note-opened-own = { $you ->
    [yes] Metti coperta questa carta: { $look }. Dici
   *[no] { $seat } mette coperta questa carta: { $look }. Dice
}: «{ suit-named }!»
note-followed = { $you ->
    [yes] Ci credi e scarti una carta.
   *[no] { $seat } ci crede e scarta una carta.
}
note-followed-own = { $you ->
    [yes] Ci credi e scarti questa carta: { $look }.
   *[no] { $seat } ci crede e scarta questa carta: { $look }.
}
note-last = { $you ->
    [yes] La tua ultima carta!
   *[no] L’ultima carta di { $seat }!
}
note-lie = «Hai barato!» { $you ->
    [yes] Scopri la carta: { $look }. { $seatBlamed } ha davvero barato!
   *[no] { $seat } scopre la carta: { $look }. { $youBlamed ->
        [yes] Hai davvero barato!
       *[no] { $seatBlamed } ha davvero barato!
    }
}
note-true = «Hai barato!» { $you ->
    [yes] Scopri la carta: { $look }. { $seatBlamed } diceva la verità.
   *[no] { $seat } scopre la carta: { $look }. { $youBlamed ->
        [yes] Dicevi la verità.
       *[no] { $seatBlamed } diceva la verità.
    }
}
note-takes = { $you ->
    [yes] Prendi
   *[no] { $seat } prende
} { $count ->
    [one] la carta
   *[other] tutte e { $count } le carte
}.
note-accepted = { $you ->
    [yes] Credi all’ultima carta di { $seatBlamed }.
   *[no] { $seat } crede { $youBlamed ->
        [yes] alla tua ultima carta
       *[no] all’ultima carta di { $seatBlamed }
    }.
}
note-off = { $you ->
    [yes] Non hai più carte!
   *[no] { $seat } non ha più carte!
}
note-limit = Sono state scartate { $count } carte: la partita è finita.
note-pays = { $you ->
    [yes] Paghi
   *[no] { $seat } paga
} { $count ->
    [one] un gettone
   *[other] { $count } gettoni
}.
note-out = { $you ->
    [yes] Non hai più gettoni ed esci dal gioco.
   *[no] { $seat } non ha più gettoni ed esce dal gioco.
}
fact-suit = Seme dichiarato: { suit-named }
fact-left = { $count ->
    [one] La prossima carta è l’ultima della partita.
   *[other] Ancora { $count } carte e la partita finisce.
}

option-games-help = Quante partite giocate?
option-counters-help = Con quanti gettoni cominciate? Chi non ne ha più esce dal gioco.
option-last_card = Ultima carta
option-last_card-help = Si può dubitare anche della tua ultima carta?
option-last_card-challengeable = sì
option-last_card-immediate = no, fa vincere
option-max_cards = Massimo di carte
option-max_cards-help = Dopo quante carte scartate finisce una partita? Vince allora chi ne ha meno in mano.
option-first_dealer-help = Chi dà le carte nella prima partita?
