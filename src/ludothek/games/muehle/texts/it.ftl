title = Mulino
tagline = Tre in fila, e all'altro manca una pedina: l'antico duello su tre quadrati.

stone-white = pedina bianca
stone-black = pedina nera
zone-hand = Da collocare
zone-taken = Prese

note-white = La sorte dà il bianco a { $seat }.
note-places = { $seat } mette una pedina in { $point }.
note-moves = { $seat } muove da { $from } a { $to }.
note-jumps = { $seat } salta da { $from } a { $to }.
note-mill = Mulino! { $seat } toglie la pedina in { $point }.
note-mill-nothing = Mulino, ma { $seat } non toglie niente.
note-takes = { $seat } toglie anche la pedina in { $point }.
note-declines = { $seat } rinuncia alla seconda pedina.

fact-jumps = A { $seat } restano tre pedine: può saltare.
fact-second = Due mulini in un colpo: { $seat } toglie una seconda pedina.
fact-repeated = Questa posizione c'è per la seconda volta. Alla terza è patta.
fact-quiet = { $count ->
    [one] Ancora una mossa tranquilla e la partita è patta.
   *[other] Ancora { $count } mosse tranquille e la partita è patta.
}

label-decline = Non togliere niente
help-take = Mulino! Tocca la pedina che togli.
help-decline = Tocca di nuovo la tua pedina per non togliere niente.
help-decline-second = Lasci la seconda pedina dov'è.

agreement-draw = Proponi la patta
agreement-draw-ask = { $seat } propone la patta. Accetti?
agreement-resign = Abbandona

deal = Partita { $number } di { $total }
deal-open = Partita { $number }
deal-won = { $count ->
    [one] { $names } vince la partita.
   *[other] La partita è patta.
}
match-won = { $count ->
    [one] { $names } vince!
   *[other] Finisce in parità.
}
reason-stones = Due pedine sono troppo poche per un mulino.
reason-blocked = Nessuna pedina può più muoversi.
reason-repetition = La stessa posizione si è presentata per la terza volta.
reason-quiet = Per cento mosse nessuna pedina è stata collocata o tolta.
reason-agreed = Vi siete accordati per la patta.
reason-resigned = L'altra parte ha abbandonato.
reason-total = Una vittoria vale due punti, una patta uno: decide chi ha più punti in tutte le partite.

option-take_when_all_in_mills = Tutte le pedine in mulini
option-take_when_all_in_mills-help = Che cosa puoi togliere quando ogni pedina avversaria fa parte di un mulino.
option-take_when_all_in_mills-nothing = niente
option-take_when_all_in_mills-any = una pedina qualsiasi
option-double_mill_takes = Due mulini in un colpo
option-double_mill_takes-help = Quante pedine togli quando una pedina chiude due mulini.
option-taking = Togliere
option-taking-help = Se devi togliere una pedina quando chiudi un mulino.
option-taking-must = obbligatorio
option-taking-may = facoltativo
option-series = Partite
option-series-help = Quante partite giocate. Dopo ognuna si scambiano i colori.
option-first_white = Primo bianco
option-first_white-help = Chi ha il bianco, e quindi comincia, nella prima partita.
option-first_white-lot = a sorte
