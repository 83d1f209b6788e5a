title = Puff
tagline = Prima si inserisce, poi si corre: quindici pedine attraverso il tavoliere, e dopo ogni doppio tiri ancora.
brief = Vuoi portare le tue quindici pedine da un capo all’altro del tavoliere e poi fuori, prima dell’avversario che ti viene incontro. All’inizio il tavoliere è vuoto: i lanci inseriscono le pedine sulle punte che indicano, e solo quando sono tutte dentro si muove. Un doppio conta sopra e sotto, quattro numeri in tutto, e dopo tiri ancora. Una pedina sola può essere colpita e va inserita di nuovo, mentre due sulla stessa punta sono al sicuro e sbarrano la strada. Vince chi per primo le ha portate fuori tutte.

deal-won = { $count ->
    [one] { who-wins }.
   *[other] La partita è patta.
}
match-won = { $count ->
    [one] { who-wins }!
   *[other] La partita è patta.
}
reason-off = Tutte e quindici le pedine sono fuori.
reason-cap = È stato raggiunto il massimo di lanci. Decide la strada più corta.
reason-resigned = La partita è stata abbandonata.

stone-white = { $count ->
    [one] pedina bianca
   *[other] { $count } pedine bianche
}
stone-black = { $count ->
    [one] pedina nera
   *[other] { $count } pedine nere
}
die = un { $face }
die-used = un { $face }, già usato
place-bar-white = Accanto al tavoliere, Bianco
place-bar-black = Accanto al tavoliere, Nero
place-off-white = Portate fuori, Bianco
place-off-black = Portate fuori, Nero
counter-pips = { $count ->
    [one] ancora { $count } passo
   *[other] ancora { $count } passi
}

note-opening = { $first } contro { $second }: { $you ->
    [yes] cominci tu.
   *[no] comincia { $seat }.
}
note-throw = { $you ->
    [yes] Tiri { $first }-{ $second }.
   *[no] { $seat } tira { $first }-{ $second }.
}
note-again = { $you ->
    [yes] Tiri ancora: { $first }-{ $second }.
   *[no] { $seat } tira ancora: { $first }-{ $second }.
}
note-lapsed = { $you ->
    [yes] Tiri { $first }-{ $second } e non puoi usarlo.
   *[no] { $seat } tira { $first }-{ $second } e non può usarlo.
}
note-step = { $you ->
    [yes] Muovi da { $from } a { $to }.
   *[no] { $seat } muove da { $from } a { $to }.
}
note-hit = { $you ->
    [yes] Muovi da { $from } a { $to } e colpisci.
   *[no] { $seat } muove da { $from } a { $to } e colpisce.
}
note-enter-step = { $you ->
    [yes] Inserisci una pedina sulla punta { $to }.
   *[no] { $seat } inserisce una pedina sulla punta { $to }.
}
note-enter-hit = { $you ->
    [yes] Inserisci una pedina sulla punta { $to } e colpisci.
   *[no] { $seat } inserisce una pedina sulla punta { $to } e colpisce.
}
note-off = { $you ->
    [yes] Porti fuori una pedina dalla punta { $from }.
   *[no] { $seat } porta fuori una pedina dalla punta { $from }.
}
note-rest = { $you ->
    [yes] Rinunci al resto del lancio.
   *[no] { $seat } rinuncia al resto del lancio.
}
note-cut = Il resto del lancio decade.

fact-under = Sotto ancora { $count } × { $number }

label-rest = Rinuncia al resto
help-rest = Non usi altro di questo lancio.
help-under = Sotto c’è ancora { $count } × { $number }. Non ne usi più.
agreement-resign = Abbandona

option-single_stone_order = Una pedina, due numeri
option-single_stone_order-help = Una pedina sola può usare prima il numero più alto?
option-single_stone_order-free = sì, come vuoi
option-single_stone_order-low_first = no, prima il più basso
option-extra_throw = Tirare ancora
option-extra_throw-help = Tiri ancora dopo ogni doppio, o una volta sola prima del turno avversario?
option-extra_throw-every_double = dopo ogni doppio
option-extra_throw-once = una volta sola
option-bear_off = Uscita
option-bear_off-help = Una pedina esce solo con il numero esatto, o l’ultima anche con uno più alto?
option-bear_off-exact = numero esatto
option-bear_off-highest = anche più alto
option-throw_cap = Massimo di lanci
option-throw_cap-help = Dopo quanti lanci finisce la partita? Allora decide la strada più corta.
