title = Yatzy
tagline = Tre lanci, cinque dadi, tredici caselle: quando ti fermi, e dove lo segni?
brief = Vuoi il totale più alto sul tuo foglio di tredici caselle. In ogni turno tiri cinque dadi fino a tre volte, tieni quelli che ti piacciono e tiri di nuovo gli altri. Poi riempi una casella libera: numeri uguali, scale, un full o cinque dadi uguali. Quello che è scritto resta, e se non va bene niente devi barrare una casella. Dopo tredici turni le caselle sono tutte piene e vince chi ha più punti.

deal-won = { $count ->
    [one] { who-wins } la partita con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[other] { who-wins } insieme la partita con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } a testa.
}
reason-points = Vince chi ha più punti sul foglio.
merit-scores = { $count ->
    [one] Porta subito { $count } punto.
   *[other] Porta subito { $count } punti.
}

level-beginner-help = Raccoglie il numero che esce di più e segna subito più punti che può.
level-casual-help = Cerca punti in questo turno e ogni tanto sbaglia.
level-club-help = Tiene d’occhio tutto il foglio, ma lo valuta con qualche errore.
level-master-help = Gioca esattamente al meglio: in media 241 punti a partita.

die-kept = un { $face }, tenuto
die-in-cup = { $count ->
    [one] dado nel bussolotto
   *[other] { $count } dadi nel bussolotto
}

field = { $field ->
    [ones] Uno
    [twos] Due
    [threes] Tre
    [fours] Quattro
    [fives] Cinque
    [sixes] Sei
    [three] Tris
    [four] Poker
    [full] Full
    [small] Scala piccola
    [large] Scala grande
    [yatzy] Yatzy
   *[chance] Chance
}
row-upper = Parte superiore
row-bonus = Bonus da 63

keep = { $count ->
    [one] Tieni { $faces }, tira un dado
   *[other] Tieni { $faces }, tira { $count } dadi
}
keep-help = Tocca i dadi che vuoi tenere. Gli altri li tiri di nuovo.
throw-all = Tira di nuovo tutti e cinque
throw-all-help = Non tieni niente: i cinque dadi tornano nel bussolotto.
stop-help = In questo turno non tiri più e scegli una casella.
enter = { field }: { $points }
strike = Barra: { field }
strike-help = La casella ti dà 0 punti e non si può più usare.

note-kept = { $you ->
    [yes] Tieni { $faces }.
   *[no] { $seat } tiene { $faces }.
}
note-kept-nothing = { $you ->
    [yes] Non tieni niente.
   *[no] { $seat } non tiene niente.
}
note-thrown = { $you ->
    [yes] Tiri { $faces }.
   *[no] { $seat } tira { $faces }.
}
note-entered = { $you ->
    [yes] Segni { $points }: { field }.
   *[no] { $seat } segna { $points }: { field }.
}
note-struck = { $you ->
    [yes] Barri una casella: { field }.
   *[no] { $seat } barra una casella: { field }.
}
fact-round = Turno { $round } di 13, lancio { $throw } di 3
fact-nothing-fits = Non va bene niente. Bisogna barrare una casella.

option-games-help = Quante partite si giocano? I totali di tutte si sommano.
option-strike = Barrare
option-strike-help = Quando puoi barrare una casella libera, cioè segnarci 0?
option-strike-nothing_fits = solo se non va bene niente
option-strike-any_time = ogni casella che non va bene
option-chance = Chance
option-chance-help = Quando puoi usare la casella Chance?
option-chance-any_time = sempre
option-chance-last_resort = solo se non va bene altro
option-full_house_five = Cinque uguali come full
option-full_house_five-help = Puoi segnare cinque dadi uguali anche come full?
option-full_house_five-yes = sì
option-full_house_five-no = no
option-kept_dice = Dadi tenuti
option-kept_dice-help = Nello stesso turno puoi riprendere in mano un dado che avevi tenuto?
option-kept_dice-stay = restano per tutto il turno
option-kept_dice-free = si possono tirare di nuovo
