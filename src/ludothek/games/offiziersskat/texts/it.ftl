title = Skat degli ufficiali
tagline = Lo skat per due: le carte scoperte le vedete entrambi, quelle sotto nessuno.
brief = Lo skat per due: con le tue prese vuoi fare almeno 61 dei 120 punti. Davanti a ognuno ci sono otto carte scoperte, e sotto ciascuna ce n’è un’altra che nessuno dei due conosce. Chi gioca per primo guarda le carte scoperte e dichiara la briscola; i fanti lo sono sempre. Giochi una carta, rispondi al seme se puoi e scopri quella che c’era sotto: a volte una fortuna, a volte una beffa. Giocate tutte le 32 carte si contano i punti, chi perde paga 5, 10 o 15 gettoni, e dopo quattro smazzate vince chi ne ha di più.

chart = I gettoni di smazzata in smazzata
deal-won = { $you ->
    [yes] Vinci la smazzata e ricevi
   *[no] { $names } vince la smazzata e riceve
} { $points ->
    [one] un gettone
   *[other] { $points } gettoni
}.
match-won = { who-wins } con { $points ->
    [one] un gettone
   *[other] { $points } gettoni
}!
drawn = Stesso numero di gettoni: finisce in parità.
reason-won = Con 61 punti di carte la smazzata è vinta.
reason-schneider = Chi perde ha al massimo 30 punti di carte: è schneider.
reason-schwarz = Chi perde non ha fatto nemmeno una presa: è cappotto.
reason-last-trick = 60 pari: decide l’ultima presa.
reason-counters = Vince chi ha più gettoni.

level-beginner-help = Gioca quasi a caso.
level-casual-help = Fa le prese che vede e non pensa oltre.
level-club-help = Pensa qualche presa più in là a ciò che può esserci sotto.
level-master-help = Calcola molte distribuzioni delle carte coperte, e non sbaglia più quando tutto è scoperto.

zone-cards = Carte
zone-counters = Gettoni
counter-taken = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}

trumps = { $kind ->
    [clubs] ♣ Fiori
    [spades] ♠ Picche
    [hearts] ♥ Cuori
    [diamonds] ♦ Quadri
   *[grand] Grand
}
help-trumps = { $kind ->
    [clubs] Sono briscole tutti i fanti e tutte le carte di fiori.
    [spades] Sono briscole tutti i fanti e tutte le carte di picche.
    [hearts] Sono briscole tutti i fanti e tutte le carte di cuori.
    [diamonds] Sono briscole tutti i fanti e tutte le carte di quadri.
   *[grand] Sono briscole solo i quattro fanti.
}
note-trumps = { $you ->
    [yes] Tu dici:
   *[no] { $seat } dice:
} { $kind ->
    [clubs] Briscola fiori!
    [spades] Briscola picche!
    [hearts] Briscola cuori!
    [diamonds] Briscola quadri!
   *[grand] Grand!
}
note-turned = Sotto c’era: { $look }.
note-taken = { $you ->
    [yes] Fai la presa
   *[no] { $seat } fa la presa
}: { counter-taken }.
note-points = { $you ->
    [yes] Vinci
   *[no] { $seat } vince
} la smazzata per { $points } punti a { $others }.
note-pays = { $you ->
    [yes] Paghi
   *[no] { $seat } paga
} { $count } gettoni.
note-pays-all = { $you ->
    [yes] Dovresti pagare { $due } gettoni, ma te ne restano solo { $count }.
   *[no] { $seat } dovrebbe pagare { $due } gettoni, ma ne ha solo { $count }.
}
fact-trumps = { $kind ->
    [clubs] Briscola: ♣ fiori e tutti i fanti
    [spades] Briscola: ♠ picche e tutti i fanti
    [hearts] Briscola: ♥ cuori e tutti i fanti
    [diamonds] Briscola: ♦ quadri e tutti i fanti
   *[grand] Grand: sono briscole solo i fanti
}

option-games = Smazzate
option-games-help = Quante smazzate giocate?
option-counters-help = Con quanti gettoni cominciate entrambi?
option-ten_rank = Valore del dieci
option-ten_rank-help = Il dieci sta sotto la donna o, come nello skat, subito sotto l’asso?
option-ten_rank-low = sotto la donna
option-ten_rank-skat = sotto l’asso
option-follow = Rispondere
option-follow-help = Devi rispondere a ogni seme o solo alla briscola?
option-follow-skat = a ogni seme
option-follow-trump_only = solo alla briscola
option-grand = Grand
option-grand-help = Si può dichiarare anche grand? Allora sono briscole solo i fanti.
option-grand-off = no
option-grand-on = sì
option-first_dealer-help = Chi dà le carte per primo? L’altro giocatore esce.
