title = Zig zag
tagline = Correte tutti e due dalla stessa parte: chi resta senza compagni torna fuori, e vince chi porta fuori tutto per primo.
brief = Tutti e due portate quindici pedine dalla stessa parte lungo le stesse 24 punte, e vince chi le ha fuori tutte per primo. I lanci prima inseriscono le pedine sulle prime sei punte e poi, quando sono tutte dentro, le fanno avanzare. Una pedina sola viene eliminata da chi ci arriva sopra, e va inserita di nuovo prima di tutto il resto. Due o più sulla stessa punta sono al sicuro e sbarrano la strada all’altro. Quando le tue sono tutte sulle ultime sei punte le porti fuori, e con l’ultima hai vinto.

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
    [one] pedina scura
   *[other] { $count } pedine scure
}
die = un { $face }
die-used = un { $face }, già usato
place-bar-white = Accanto al tavoliere, bianche
place-bar-black = Accanto al tavoliere, scure
place-off-white = Portate fuori, bianche
place-off-black = Portate fuori, scure
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
note-lapsed = { $you ->
    [yes] Tiri { $first }-{ $second } e non puoi usarlo.
   *[no] { $seat } tira { $first }-{ $second } e non può usarlo.
}
note-step = { $you ->
    [yes] Muovi da { $from } a { $to }.
   *[no] { $seat } muove da { $from } a { $to }.
}
note-hit = { $you ->
    [yes] Muovi da { $from } a { $to } ed elimini una pedina.
   *[no] { $seat } muove da { $from } a { $to } ed elimina una pedina.
}
note-enter-step = { $you ->
    [yes] Inserisci una pedina sulla punta { $to }.
   *[no] { $seat } inserisce una pedina sulla punta { $to }.
}
note-enter-hit = { $you ->
    [yes] Inserisci una pedina sulla punta { $to } ed elimini quella avversaria.
   *[no] { $seat } inserisce una pedina sulla punta { $to } ed elimina quella avversaria.
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

label-rest = Rinuncia al resto
help-rest = Non usi altro di questo lancio e il turno passa.
agreement-resign = Abbandona

option-compulsion = Obbligo di muovere
option-compulsion-help = Devi muovere finché tutte le pedine sono sulle ultime sei punte, o fino alla fine?
option-compulsion-until_home = finché ci sono tutte
option-compulsion-always = fino alla fine
option-throw_cap = Massimo di lanci
option-throw_cap-help = Dopo quanti lanci finisce la partita? Allora decide la strada più corta.
