title = Mulino
tagline = Tre in fila, e all’altro manca una pedina: l’antico duello su tre quadrati.
brief = Vuoi mettere tre delle tue pedine su una linea: un mulino. All’inizio mettete a turno le vostre nove pedine sui punti liberi, poi ne muovete una lungo una linea fino al punto vicino. Ogni mulino che chiudi toglie una pedina all’avversario, e lo stesso mulino si può aprire e chiudere quante volte vuoi. Chi resta con tre pedine può saltare su qualsiasi punto libero. Vinci quando all’avversario restano solo due pedine, o quando non può più muovere.

stone-white = { $count ->
    [one] pedina bianca
   *[other] { $count } pedine bianche
}
stone-black = { $count ->
    [one] pedina nera
   *[other] { $count } pedine nere
}
zone-hand = Da mettere
zone-taken = Tolte

note-white = Per sorteggio il Bianco va a { $you ->
    [yes] te
   *[no] { $seat }
}.
note-places = { $you ->
    [yes] Metti una pedina in { $point }.
   *[no] { $seat } mette una pedina in { $point }.
}
note-moves = { $you ->
    [yes] Muovi da { $from } a { $to }.
   *[no] { $seat } muove da { $from } a { $to }.
}
note-jumps = { $you ->
    [yes] Salti da { $from } a { $to }.
   *[no] { $seat } salta da { $from } a { $to }.
}
note-mill = Mulino! { $you ->
    [yes] Togli la pedina in { $point }.
   *[no] { $seat } toglie la pedina in { $point }.
}
note-mill-nothing = { $you ->
    [yes] Mulino, ma non togli niente.
   *[no] Mulino, ma { $seat } non toglie niente.
}
note-takes = { $you ->
    [yes] Togli anche la pedina in { $point }.
   *[no] { $seat } toglie anche la pedina in { $point }.
}
note-declines = { $you ->
    [yes] Rinunci alla seconda pedina.
   *[no] { $seat } rinuncia alla seconda pedina.
}

fact-jumps = { $you ->
    [yes] Ti restano tre pedine: puoi saltare.
   *[no] A { $seat } restano tre pedine: può saltare.
}
fact-second = Due mulini in un colpo: { $you ->
    [yes] togli una seconda pedina.
   *[no] { $seat } toglie una seconda pedina.
}
fact-repeated = Questa posizione c’è per la seconda volta. Alla terza è patta.
fact-quiet = { $count ->
    [one] Ancora una mossa senza pedine tolte e la partita è patta.
   *[other] Ancora { $count } mosse senza pedine tolte e la partita è patta.
}

label-decline = Non togliere niente
help-take = Mulino! Tocca la pedina che togli.
help-decline = Tocca di nuovo la tua pedina per non togliere niente.
help-decline-second = Lasci la seconda pedina dov’è.
merit-mill = Così chiudi un mulino.
merit-stops = Così impedisci un mulino in { $point }.
merit-wins = { $count ->
    [one] Così vinci subito.
   *[other] Così vinci in { $count } mosse, qualunque cosa accada.
}
merit-draws = Così mantieni la patta.
merit-lasts = Così resisti più a lungo: ancora { $count ->
    [one] una mossa.
   *[other] { $count } mosse.
}

deal-won = { $count ->
    [one] { who-wins } la partita.
   *[other] La partita è patta.
}
match-won = { $count ->
    [one] { who-wins }!
   *[other] Patta.
}
reason-stones = Due pedine sono troppo poche per un mulino.
reason-blocked = Nessuna pedina può più muoversi.
reason-repetition = La stessa posizione si è presentata per la terza volta.
reason-quiet = Per cento mosse nessuna pedina è stata messa o tolta.
reason-agreed = Patta concordata.
reason-resigned = L’avversario ha abbandonato.
reason-total = Una vittoria vale due punti, una patta uno: vince chi ha più punti in tutte le partite.

option-take_when_all_in_mills = Tutte le pedine in mulini
option-take_when_all_in_mills-help = Che cosa puoi togliere quando ogni pedina avversaria fa parte di un mulino?
option-take_when_all_in_mills-nothing = niente
option-take_when_all_in_mills-any = una pedina qualsiasi
option-double_mill_takes = Due mulini in un colpo
option-double_mill_takes-help = Quante pedine togli quando una pedina chiude due mulini?
option-taking = Togliere
option-taking-help = Devi togliere una pedina quando chiudi un mulino?
option-taking-must = obbligatorio
option-taking-may = facoltativo
option-series-help = Quante partite giocate? Dopo ognuna si scambiano i colori.
option-first_white-help = Chi ha il Bianco, e quindi comincia, nella prima partita?
