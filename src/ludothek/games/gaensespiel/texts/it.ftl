title = Gioco dell’oca
tagline = Tra volpi, ricci e mongolfiere: quale oca arriva prima allo stagno?
brief = Vuoi che la tua oca arrivi prima di tutte allo stagno nel mezzo. Quando tocca a te tiri il dado e avanzi di tante caselle: non c’è niente da decidere. Ma sulle caselle con un disegno succede qualcosa: corri avanti, torni indietro, salti un turno, resti in trappola finché non esce un sei, oppure tiri subito di nuovo. Su una casella c’è posto per tutte le oche, e nessuna ne rimanda indietro un’altra. Lo stagno va raggiunto con il numero esatto, i punti di troppo si fanno all’indietro; vince la prima oca che ci arriva.

reason-goal = Vince chi arriva per primo, con il numero esatto, sulla casella 63.

figure = oca { $colour ->
    [red] rossa
    [blue] blu
    [yellow] gialla
   *[green] verde
}
help-4 = La volpe! Le sfuggi e corri alla casella 8.
help-9 = In trappola! Qui aspetti finché non tiri un sei.
help-13 = Il riccio: batti il riccio nella corsa e vai alla casella 16.
help-15 = Manca una piuma. La cerchi e salti un turno.
help-21 = In volo: tira subito di nuovo.
help-24 = Raffreddore! Resti a letto e salti un turno.
help-30 = Una coccinella ha fretta. Le dai un passaggio fino alla casella 34.
help-34 = Di nuovo in volo: tira subito un’altra volta.
help-37 = Hai mangiato troppo! Dormi e salti due turni.
help-40 = Fa male una zampa. Aspetti che passi la prossima oca. Se non ne arrivano più, salti un turno.
help-49 = Un volo in mongolfiera: avanti fino alla casella 53.
help-52 = Strada sbagliata! Torni alla casella 43.
help-57 = Ridi a crepapelle e salti due turni.
help-60 = L’oca più bella del paese! Tira subito di nuovo.
help-63 = Lo stagno è il traguardo. Vince chi lo raggiunge per primo con il numero esatto.

note-4 = { $you ->
    [yes] Sfuggi alla volpe e corri alla casella 8.
   *[no] { $seat } sfugge alla volpe e corre alla casella 8.
}
note-9 = { $you ->
    [yes] Sei in trappola e aspetti un sei.
   *[no] { $seat } è in trappola e aspetta un sei.
}
note-13 = { $you ->
    [yes] Corri più del riccio: avanti fino alla casella 16!
   *[no] { $seat } corre più del riccio: avanti fino alla casella 16!
}
note-15 = { $you ->
    [yes] Cerchi la piuma persa e salti un turno.
   *[no] { $seat } cerca una piuma persa e salta un turno.
}
note-21 = { $you ->
    [yes] Voli e tiri di nuovo!
   *[no] { $seat } vola e tira di nuovo!
}
note-24 = { $you ->
    [yes] Hai il raffreddore: resti a letto e salti un turno.
   *[no] { $seat } ha il raffreddore: resta a letto e salta un turno.
}
note-30 = { $you ->
    [yes] Porti una coccinella frettolosa fino alla casella 34.
   *[no] { $seat } porta una coccinella frettolosa fino alla casella 34.
}
note-34 = { $you ->
    [yes] Voli e tiri di nuovo!
   *[no] { $seat } vola e tira di nuovo!
}
note-37 = { $you ->
    [yes] Hai mangiato troppo e dormi per due turni.
   *[no] { $seat } ha mangiato troppo e dorme per due turni.
}
note-40 = { $you ->
    [yes] Ti fa male una zampa: aspetti che passi la prossima oca.
   *[no] { $seat } ha male a una zampa e aspetta che passi la prossima oca.
}
note-49 = { $you ->
    [yes] Voli in mongolfiera fino alla casella 53!
   *[no] { $seat } vola in mongolfiera fino alla casella 53!
}
note-52 = { $you ->
    [yes] Hai sbagliato strada e torni alla casella 43.
   *[no] { $seat } ha sbagliato strada e torna alla casella 43.
}
note-57 = { $you ->
    [yes] Ridi a crepapelle e salti due turni.
   *[no] { $seat } ride a crepapelle e salta due turni.
}
note-60 = { $you ->
    [yes] Vinci il premio di bellezza e tiri di nuovo!
   *[no] { $seat } vince il premio di bellezza e tira di nuovo!
}
note-63 = { $you ->
    [yes] Eccoti allo stagno!
   *[no] { $seat } è allo stagno!
}
note-caught = { $you ->
    [yes] Tiri { $number } e resti in trappola.
   *[no] { $seat } tira { $number } e resta in trappola.
}
note-freed = { $you ->
    [yes] Un sei! Esci dalla trappola e tiri di nuovo.
   *[no] Un sei! { $seat } esce dalla trappola e tira di nuovo.
}
note-misses = { $you ->
    [yes] Salti un turno.
   *[no] { $seat } salta un turno.
}
note-waits = { $you ->
    [yes] Aspetti sulla casella 40.
   *[no] { $seat } aspetta sulla casella 40.
}

option-field_9_six = Sei sulla casella 9
option-field_9_six-help = Che cosa porta il sei che ti libera?
option-field_9_six-moves = subito sei caselle avanti
option-field_9_six-frees = solo la libertà, poi un altro lancio
