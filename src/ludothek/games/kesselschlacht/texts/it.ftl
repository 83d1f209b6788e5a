title = Accerchiamento
tagline = Qui non si salta: chiudi l’ultima via d’uscita, e tutto ciò che resta dentro è tuo.
brief = Sulla damiera ci sono dodici pedine a testa, e vuoi prendere tutte quelle avversarie accerchiandole. Al tuo turno sposti una pedina di una casella in diagonale, avanti o indietro; non si salta. Le pedine di un colore che si toccano formano un gruppo e dividono le caselle libere. Se occupi l’ultima casella libera accanto a un gruppo, esce tutto intero, e il bordo ti aiuta come un muro. Vince chi prende l’ultima pedina; se per molto non succede niente, vince chi ne ha di più.

deal = Partita { $number } di { $total }
deal-won = { $count ->
    [one] { who-wins } la partita.
   *[other] La partita è patta.
}
match-won = { $count ->
    [one] { who-wins }!
   *[other] Patta: { $names } si dividono i punti.
}

stone-white = { $count ->
    [one] pedina bianca
   *[other] { $count } pedine bianche
}
stone-black = { $count ->
    [one] pedina nera
   *[other] { $count } pedine nere
}
pent-white = { $count ->
    [one] pedina bianca con una sola via d’uscita
   *[other] { $count } pedine bianche con una sola via d’uscita
}
pent-black = { $count ->
    [one] pedina nera con una sola via d’uscita
   *[other] { $count } pedine nere con una sola via d’uscita
}
zone-box = Accerchiate
counter-pieces = { $count ->
    [one] { $count } pedina
   *[other] { $count } pedine
}

note-lot = Per sorteggio il Bianco va a { $you ->
    [yes] te
   *[no] { $seat }
}.
note-moved = { $you ->
    [yes] Muovi da { $from } a { $to }.
   *[no] { $seat } muove da { $from } a { $to }.
}
note-took = { $you ->
    [yes] Accerchi { $squares } e togli { $count ->
        [one] la pedina
       *[other] { $count } pedine
    } dalla scacchiera.
   *[no] { $seat } accerchia { $squares } e toglie { $count ->
        [one] la pedina
       *[other] { $count } pedine
    } dalla scacchiera.
}

fact-pent-white = Una sola via d’uscita per il Bianco: { $white }.
fact-pent-black = Una sola via d’uscita per il Nero: { $black }.
fact-pent-both = Una sola via d’uscita: Bianco { $white }, Nero { $black }.
fact-quiet = { $count ->
    [one] Se non cade nessuna pedina, si finisce con questa mossa.
   *[other] Se non cade nessuna pedina, si finisce tra { $count } mosse.
}
fact-repeated = Questa posizione c’è già stata: alla terza volta si finisce.

option-enclosure = Che cosa si accerchia
option-enclosure-help = Una compagna vicina salva sempre una pedina, o solo finché il gruppo ha una via d’uscita?
option-enclosure-group = gruppi interi
option-enclosure-single = solo pedine senza vicine
option-stalemate_score = Quando non succede più niente
option-stalemate_score-help = Che cosa conta se una posizione si ripete o per molto tempo non cade nessuna pedina?
option-stalemate_score-stones = vince chi ha più pedine
option-stalemate_score-draw = sempre patta
option-first_white = Chi comincia con il Bianco
option-first_white-help = Chi ha il Bianco e comincia la prima partita?
option-first_white-lot = a sorte
option-series = Partite
option-series-help = Quante partite giocate? Dopo ognuna si cambia colore.

agreement-draw = Proponi patta
agreement-draw-ask = { $seat } propone patta. Accetti?
agreement-resign = Abbandona

reason-captured = L’ultima pedina avversaria è accerchiata.
reason-stuck = L’avversario non può più muovere.
reason-repetition = La stessa posizione per la terza volta.
reason-repetition-counted = La stessa posizione per la terza volta: vince chi ha più pedine.
reason-quiet = Cento mosse, contando quelle di entrambi, senza pedine tolte.
reason-quiet-counted = Cento mosse senza pedine tolte: vince chi ha più pedine.
reason-agreed = Patta concordata.
reason-resigned = L’avversario ha abbandonato.
reason-total = Vince chi ha più punti in tutte le partite.
