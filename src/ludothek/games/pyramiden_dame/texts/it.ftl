title = Dama a piramide
tagline = Smonta la tua piramide pedina per pedina, salta di là e ricostruiscila prima dell’altro.
brief = Sulla damiera si guardano due piramidi di dieci pedine, e ognuna vuole il posto dell’altra. Al tuo turno una pedina fa un passo in diagonale in avanti, oppure ne salta una di qualunque colore e arriva sulla casella libera subito dietro. I salti si possono unire in ogni direzione, e una lunga catena porta una pedina da un capo all’altro. Non si mangia niente: ogni pedina resta ed è un trampolino per tutti e due. Vince chi ricostruisce per primo la sua piramide dall’altra parte.

counter-home = { $count } a posto

note-moved = { $you ->
    [yes] Avanzi da { $from } a { $to }.
   *[no] { $seat } avanza da { $from } a { $to }.
}
note-jumped = { $you ->
    [yes] Salti: { $way }.
   *[no] { $seat } salta: { $way }.
}
note-passed = { $you ->
    [yes] Non puoi muovere e passi.
   *[no] { $seat } non può muovere e passa.
}

fact-fresh = { $count ->
    [one] La pedina in { $squares } non si è mai mossa: { $you ->
        [yes] per te
       *[no] per { $seat }
    } quella casella è già riempita.
   *[other] Le pedine in { $squares } non si sono mai mosse: { $you ->
        [yes] per te
       *[no] per { $seat }
    } quelle caselle sono già riempite.
}
fact-limit = { $left ->
    [one] Ancora una mossa, poi si contano le pedine a posto.
   *[other] Ancora { $left } mosse, poi si contano le pedine a posto.
}

stop-help = La tua pedina potrebbe saltare ancora, ma non deve. Il tuo turno finisce.
pass = Passa
pass-help = Nessuna delle tue pedine può muovere o saltare.

option-jumps = Salti
option-jumps-help = Puoi saltare anche all’indietro?
option-jumps-any = in ogni direzione
option-jumps-forward = solo in avanti

reason-built = La piramide è in piedi dall’altra parte.
reason-limit = Dopo 300 mosse si contano le caselle d’arrivo riempite.
reason-locked = Nessuno può più muovere: si contano le caselle d’arrivo riempite.
reason-repetition-counted = La stessa posizione per la terza volta: si contano le caselle d’arrivo riempite.
