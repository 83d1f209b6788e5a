title = Mau-Mau
tagline = Colore su colore, numero su numero, e con la penultima carta guai a scordarsi di dire «mau»!
brief = Vuoi liberarti per primo di tutte le tue carte. Quando tocca a te, scarti una carta dello stesso colore o dello stesso numero di quella in cima; se non ne hai, ne peschi una. Le carte speciali colpiscono chi viene dopo: prende due o quattro carte, salta il turno o si cambia direzione, e con un cambio colore scegli tu il colore. Di’ «mau» prima di scartare la penultima carta, altrimenti prendi una carta di penalità. Chi scarta l’ultima carta vince; gli altri segnano quello che hanno in mano, e alla fine vince chi ha meno punti.

deal-won = { $you ->
    [yes] Resti senza carte e vinci la partita.
   *[no] { $names } resta senza carte e vince la partita.
}
nobody-won = Questa partita non l’ha vinta nessuno: tutti contano le proprie carte.
reason-mau-mau = Mau mau! Gli altri segnano quello che hanno ancora in mano.
reason-stuck = Nessuno poteva più scartare né pescare. Tutti segnano quello che hanno in mano.
reason-turns = Dopo 1000 turni si smette. Tutti segnano quello che hanno in mano.

level-beginner-help = Scarta spesso la prima carta che capita e dimentica volentieri il «mau».
level-casual-help = Scarta quello che va bene e di solito si ricorda di dire «mau».
level-club-help = Tiene da parte le carte buone e ricorda che cosa mancava agli altri.
level-master-help = Calcola che cosa può avere ancora ciascuno e colpisce chi deve.

colour = { $colour ->
    [red] Rosso
    [green] Verde
    [yellow] Giallo
   *[blue] Blu
}
card = { $value } { $colour ->
    [red] rosso
    [green] verde
    [yellow] giallo
   *[blue] blu
}
card-turn = cambio di direzione { $colour ->
    [red] rosso
    [green] verde
    [yellow] giallo
   *[blue] blu
}
card-two = prendi 2 { $colour ->
    [red] rosso
    [green] verde
    [yellow] giallo
   *[blue] blu
}
card-four = prendi 4 { $colour ->
    [red] rosso
    [green] verde
    [yellow] giallo
   *[blue] blu
}
card-stop = stop { $colour ->
    [red] rosso
    [green] verde
    [yellow] giallo
   *[blue] blu
}
change = cambio colore
changed = cambio colore: { $colour ->
    [red] rosso
    [green] verde
    [yellow] giallo
   *[blue] blu
}

zone-stock = Mazzo
zone-pile = Scarti
zone-colours = Quale colore?

label-draw = { $count ->
    [one] Pesca una carta
   *[other] Prendi { $count } carte
}
label-pass = Passa
help-draw = Peschi una carta e tocca a chi viene dopo.
help-due = Prendi tutte le carte dovute e tocca a chi viene dopo.
label-mau = Mau!
help-mau = Dillo prima di scartare la penultima carta, altrimenti peschi una carta di penalità.
counter-mau = Mau!

fact-due = Prendi { $count }!
fact-left = ↻ Si gira verso sinistra.
fact-right = ↺ Si gira verso destra.

note-turned = Carta scoperta: { $look }.
note-buried = { $count ->
    [one] Una carta speciale va sotto il mazzo.
   *[other] { $count } carte speciali vanno sotto il mazzo.
}
note-laid = { $you ->
    [yes] Scarti: { $look }.
   *[no] { $seat } scarta: { $look }.
}
note-last = { $you ->
    [yes] Scarti la tua ultima carta
   *[no] { $seat } scarta l’ultima carta
}: { $look }. Mau mau!
note-mau = { $you ->
    [yes] Dici «mau».
   *[no] { $seat } dice «mau».
}
note-penalty = { $you ->
    [yes] Non hai detto «mau» e prendi una carta di penalità.
   *[no] { $seat } non ha detto «mau» e prende una carta di penalità.
}
note-drew = Peschi: { $look }.
note-draws = { $you ->
    [yes] Prendi
   *[no] { $seat } prende
} { $count ->
    [one] una carta
   *[other] { $count } carte
}.
note-passed = { $you ->
    [yes] Non puoi né scartare né pescare.
   *[no] { $seat } non può né scartare né pescare.
}
note-due = { $you ->
    [yes] Devi
   *[no] { $seat } deve
} prendere { $count } carte o scartare un prendi 2.
note-left = Ora si gira verso sinistra.
note-right = Ora si gira verso destra.
note-four = { $you ->
    [yes] Prendi
   *[no] { $seat } prende
} { $count ->
    [0] zero carte, perché non ce ne sono più,
    [one] l’ultima carta
   *[other] { $count } carte
} e { $you ->
    [yes] salti
   *[no] salta
} un turno.
note-stop = { $you ->
    [yes] Salti un turno.
   *[no] { $seat } salta un turno.
}
note-renewed = Gli scarti vengono mescolati e diventano il nuovo mazzo.

option-games-help = Quante partite giocate? Alla fine vince chi ha meno punti in tutto.
option-mau = Dire «mau»
option-mau-help = Devi dire «mau» da te? Chi lo dimentica prende una carta di penalità.
option-mau-declare = lo dice chi gioca
option-mau-auto = in automatico
option-first_card = Carta speciale all’inizio
option-first_card-help = Che cosa succede se all’inizio si scopre una carta speciale?
option-first_card-acts = ha effetto
option-first_card-bury = sotto il mazzo
option-first_card-inert = non ha effetto
option-two_player_reverse = Cambio di direzione in due
option-two_player_reverse-help = Che cosa fa il cambio di direzione se giocate solo in due?
option-two_player_reverse-none = niente
option-two_player_reverse-stop = come lo stop
option-voluntary_draw = Pescare per scelta
option-voluntary_draw-help = Puoi pescare anche se potresti scartare?
option-voluntary_draw-off = no
option-voluntary_draw-on = sì
option-first_dealer-help = Chi dà le carte nella prima partita?
