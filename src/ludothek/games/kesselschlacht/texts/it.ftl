title = Accerchiamento
tagline = Qui non si salta: chiudi l’ultima via d’uscita, e tutto ciò che resta dentro è tuo.
brief = Sulla damiera ci sono dodici pedine a testa, e vuoi prendere tutte quelle avversarie accerchiandole. Al tuo turno sposti una pedina di una casella in diagonale, avanti o indietro; non si salta. Le pedine di un colore che si toccano formano un gruppo e dividono le caselle libere. Se occupi l’ultima casella libera accanto a un gruppo, esce tutto intero, e il bordo ti aiuta come un muro. Vince chi prende l’ultima pedina; se per molto non succede niente, vince chi ne ha di più.

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

reason-captured = L’ultima pedina avversaria è accerchiata.
reason-stuck = L’avversario non può più muovere.
reason-repetition-counted = La stessa posizione per la terza volta: vince chi ha più pedine.
reason-quiet = Cento mosse, contando quelle di entrambi, senza pedine tolte.
reason-quiet-counted = Cento mosse senza pedine tolte: vince chi ha più pedine.
