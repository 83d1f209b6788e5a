title = Zig zag
tagline = Correte tutti e due dalla stessa parte: chi resta senza compagni torna fuori, e vince chi porta fuori tutto per primo.
brief = Tutti e due portate quindici pedine dalla stessa parte lungo le stesse 24 punte, e vince chi le ha fuori tutte per primo. I lanci prima inseriscono le pedine sulle prime sei punte e poi, quando sono tutte dentro, le fanno avanzare. Una pedina sola viene eliminata da chi ci arriva sopra, e va inserita di nuovo prima di tutto il resto. Due o più sulla stessa punta sono al sicuro e sbarrano la strada all’altro. Quando le tue sono tutte sulle ultime sei punte le porti fuori, e con l’ultima hai vinto.

reason-off = Tutte e quindici le pedine sono fuori.

stone-black = { $count ->
    [one] pedina scura
   *[other] { $count } pedine scure
}
place-bar-white = Accanto al tavoliere, bianche
place-bar-black = Accanto al tavoliere, scure
place-off-white = Portate fuori, bianche
place-off-black = Portate fuori, scure

note-hit = { $you ->
    [yes] Muovi da { $from } a { $to } ed elimini una pedina.
   *[no] { $seat } muove da { $from } a { $to } ed elimina una pedina.
}
note-enter-hit = { $you ->
    [yes] Inserisci una pedina sulla punta { $to } ed elimini quella avversaria.
   *[no] { $seat } inserisce una pedina sulla punta { $to } ed elimina quella avversaria.
}
note-off = { $you ->
    [yes] Porti fuori una pedina dalla punta { $from }.
   *[no] { $seat } porta fuori una pedina dalla punta { $from }.
}

option-compulsion-help = Devi muovere finché tutte le pedine sono sulle ultime sei punte, o fino alla fine?
option-compulsion-until_home = finché ci sono tutte
