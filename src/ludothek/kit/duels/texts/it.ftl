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

note-lot = Per sorteggio il Bianco va a { $you ->
    [yes] te
   *[no] { $seat }
}.
note-moved = { $you ->
    [yes] Muovi da { $from } a { $to }.
   *[no] { $seat } muove da { $from } a { $to }.
}

fact-series = { $you ->
    [yes] Puoi continuare a saltare da { $square }.
   *[no] { $seat } può continuare a saltare da { $square }.
}

option-first_white = Chi comincia con il Bianco
option-first_white-help = Chi ha il Bianco e comincia la prima partita?
option-first_white-lot = a sorte
option-series = Partite
option-series-help = Quante partite giocate? Dopo ognuna si cambia colore.

agreement-draw = Proponi patta
agreement-draw-ask = { $seat } propone patta. Accetti?

reason-repetition = La stessa posizione per la terza volta.
reason-agreed = Patta concordata.
reason-resigned = L’avversario ha abbandonato.
reason-total = Vince chi ha più punti in tutte le partite.
