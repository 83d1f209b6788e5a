title = Puff
tagline = Prima si inserisce, poi si corre: quindici pedine attraverso il tavoliere, e dopo ogni doppio tiri ancora.
brief = Vuoi portare le tue quindici pedine da un capo all’altro del tavoliere e poi fuori, prima dell’avversario che ti viene incontro. All’inizio il tavoliere è vuoto: i lanci inseriscono le pedine sulle punte che indicano, e solo quando sono tutte dentro si muove. Un doppio conta sopra e sotto, quattro numeri in tutto, e dopo tiri ancora. Una pedina sola può essere colpita e va inserita di nuovo, mentre due sulla stessa punta sono al sicuro e sbarrano la strada. Vince chi per primo le ha portate fuori tutte.

reason-off = Tutte e quindici le pedine sono fuori.

place-bar-white = Accanto al tavoliere, Bianco
place-bar-black = Accanto al tavoliere, Nero
place-off-white = Portate fuori, Bianco
place-off-black = Portate fuori, Nero

note-again = { $you ->
    [yes] Tiri ancora: { $first }-{ $second }.
   *[no] { $seat } tira ancora: { $first }-{ $second }.
}
note-enter-hit = { $you ->
    [yes] Inserisci una pedina sulla punta { $to } e colpisci.
   *[no] { $seat } inserisce una pedina sulla punta { $to } e colpisce.
}
note-off = { $you ->
    [yes] Porti fuori una pedina dalla punta { $from }.
   *[no] { $seat } porta fuori una pedina dalla punta { $from }.
}

fact-under = Sotto ancora { $count } × { $number }

help-rest = Non usi altro di questo lancio.
help-under = Sotto c’è ancora { $count } × { $number }. Non ne usi più.

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
