title = Quartetto
tagline = Chi ha l’asso di cuori? Chiedi, ricorda ogni risposta e raccogli quattro carte dello stesso valore.
brief = Vuoi raccogliere quartetti: quattro sette, quattro fanti, quattro assi e così via, otto in tutto. Quando tocca a te, chiedi a qualcuno una carta precisa di un valore che hai già in mano. Se la ricevi, continui a chiedere; se no, tocca alla persona a cui hai chiesto. Tutti sentono ogni domanda e ogni risposta, e chi ascolta bene e ricorda sa presto chi ha che cosa. Quando tutti gli otto quartetti sono in tavola, vince chi ne ha di più.

deal-won = { $count ->
    [one] { who-wins } la partita con { $points ->
        [one] un quartetto
       *[other] { $points } quartetti
    }.
   *[other] { who-wins } insieme con { $points ->
        [one] un quartetto
       *[other] { $points } quartetti
    } a testa.
}
match-won = { $count ->
    [one] { who-wins } con { $points ->
        [one] un quartetto
       *[other] { $points } quartetti
    }!
   *[other] { who-wins } insieme con { $points ->
        [one] un quartetto
       *[other] { $points } quartetti
    } a testa!
}
points = Quartetti
points-short = quart.
points-of = { $count ->
    [0] nessun quartetto
    [one] un quartetto
   *[other] { $count } quartetti
}
reason-quartets = Tutti i quartetti sono in tavola: vince chi ne ha di più.
reason-limit = Dopo 500 domande ci si ferma: vince chi ha più quartetti.
reason-total = Vince chi ha più quartetti in tutte le partite.

level-beginner-help = Chiede a caso e spesso dimentica che cosa è stato detto.
level-casual-help = Ricorda chi ha quale carta e per il resto chiede a caso.
level-club-help = Calcola chi ha più probabilmente una carta.
level-master-help = Calcola chi ha più probabilmente una carta e quale quartetto conviene.

seat-is-out = fuori
seat-out = { $you ->
    [yes] Non hai più carte.
   *[no] { $seat } non ha più carte.
}
zone-palette = Quale carta?
zone-four = { $rank ->
    [7] Sette
    [8] Otto
    [9] Nove
    [10] Dieci
    [J] Fanti
    [Q] Donne
    [K] Re
   *[A] Assi
}
help-ask = Chiedi a { $seat }: { $look }.

note-got = { $you ->
    [yes] Chiedi a { $seatAsked } e ricevi: { $look }.
   *[no] { $seat } chiede a { $youAsked ->
        [yes] te
       *[no] { $seatAsked }
    } e riceve: { $look }.
}
note-missed = { $you ->
    [yes] Chiedi a { $seatAsked }: { $look }? No!
   *[no] { $seat } chiede a { $youAsked ->
        [yes] te
       *[no] { $seatAsked }
    }: { $look }? No!
}
note-quartet = { $you ->
    [yes] Cali un quartetto
   *[no] { $seat } cala un quartetto
}: { $rank ->
    [7] quattro sette
    [8] quattro otto
    [9] quattro nove
    [10] quattro dieci
    [J] quattro fanti
    [Q] quattro donne
    [K] quattro re
   *[A] quattro assi
}!

option-need_one = Che cosa puoi chiedere
option-need_one-help = Devi avere già una carta del valore che chiedi?
option-need_one-on = solo valori di cui hai una carta
option-need_one-off = qualsiasi carta
option-deals = Partite
option-deals-help = Quante partite giocate? I quartetti si sommano.
