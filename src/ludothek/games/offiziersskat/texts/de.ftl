title = Offiziersskat
tagline = Skat für zwei: Jeder sieht alles, was offen liegt, und keiner, was darunter wartet.
brief = Skat für zwei: Du willst in deinen Stichen mindestens 61 von 120 Augen sammeln. Vor jedem liegen acht Karten offen, und unter jeder liegt noch eine, die keiner von euch kennt. Wer zuerst ausspielt, sieht sich die offenen Karten an und sagt den Trumpf; die Buben gehören immer dazu. Du spielst eine Karte, bedienst, wenn du kannst, und deckst auf, was darunter lag: mal Glück, mal Pech. Sind alle 32 Karten gespielt, wird gezählt, der Verlierer zahlt 5, 10 oder 15 Chips, und nach vier Spielen gewinnen die meisten Chips.

chart = Die Chips von Spiel zu Spiel
deal-won = { $you ->
    [yes] Du gewinnst das Spiel und bekommst
   *[no] { $names } gewinnt das Spiel und bekommt
} { $points ->
    [one] einen Chip
   *[other] { $points } Chips
}.
match-won = { who-wins } mit { $points ->
    [one] einem Chip
   *[other] { $points } Chips
}!
drawn = Gleich viele Chips: Die Partie endet unentschieden.
reason-won = Mit 61 Augen ist das Spiel gewonnen.
reason-schneider = Der Verlierer hat höchstens 30 Augen: Er ist Schneider.
reason-schwarz = Der Verlierer hat keinen einzigen Stich: Er ist schwarz.
reason-last-trick = 60 zu 60: Der letzte Stich entscheidet.
reason-counters = Wer die meisten Chips hat, gewinnt.

level-beginner-help = Spielt fast aufs Geratewohl.
level-casual-help = Nimmt die Stiche, die es sieht, und denkt nicht weiter.
level-club-help = Überlegt ein paar Stiche weit, was unter den Karten liegen könnte.
level-master-help = Rechnet viele Verteilungen der verdeckten Karten durch und spielt fehlerlos, sobald alles offen liegt.

zone-cards = Karten
zone-counters = Chips
counter-taken = { $count ->
    [one] { $count } Auge
   *[other] { $count } Augen
}

trumps = { $kind ->
    [clubs] ♣ Kreuz
    [spades] ♠ Pik
    [hearts] ♥ Herz
    [diamonds] ♦ Karo
   *[grand] Grand
}
help-trumps = { $kind ->
    [clubs] Trumpf sind alle Buben und alle Kreuz-Karten.
    [spades] Trumpf sind alle Buben und alle Pik-Karten.
    [hearts] Trumpf sind alle Buben und alle Herz-Karten.
    [diamonds] Trumpf sind alle Buben und alle Karo-Karten.
   *[grand] Trumpf sind nur die vier Buben.
}
note-trumps = { $you ->
    [yes] Du sagst:
   *[no] { $seat } sagt:
} { $kind ->
    [clubs] Kreuz ist Trumpf!
    [spades] Pik ist Trumpf!
    [hearts] Herz ist Trumpf!
    [diamonds] Karo ist Trumpf!
   *[grand] Grand!
}
note-turned = Darunter lag: { $look }.
note-taken = { $you ->
    [yes] Du bekommst den Stich
   *[no] { $seat } bekommt den Stich
}: { counter-taken }.
note-points = { $you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} das Spiel mit { $points } zu { $others } Augen.
note-pays = { $you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} { $count } Chips.
note-pays-all = { $you ->
    [yes] Du müsstest { $due } Chips zahlen, hast aber nur noch { $count }
   *[no] { $seat } müsste { $due } Chips zahlen, hat aber nur noch { $count }
}.
fact-trumps = { $kind ->
    [clubs] Trumpf: ♣ Kreuz und alle Buben
    [spades] Trumpf: ♠ Pik und alle Buben
    [hearts] Trumpf: ♥ Herz und alle Buben
    [diamonds] Trumpf: ♦ Karo und alle Buben
   *[grand] Grand: Trumpf sind nur die Buben
}

option-games = Spiele
option-games-help = Wie viele Spiele macht ihr?
option-counters-help = Mit wie vielen Chips fangt ihr beide an?
option-ten_rank = Rang der Zehn
option-ten_rank-help = Steht die Zehn unter der Dame oder wie beim Skat gleich unter dem Ass?
option-ten_rank-low = unter der Dame
option-ten_rank-skat = unter dem Ass
option-follow = Bedienen
option-follow-help = Musst du jede Farbe bedienen oder nur Trumpf?
option-follow-skat = jede Farbe
option-follow-trump_only = nur Trumpf
option-grand = Grand
option-grand-help = Darf auch Grand angesagt werden? Dann sind nur die Buben Trumpf.
option-grand-off = nein
option-grand-on = ja
option-first_dealer-help = Wer gibt zuerst? Der andere spielt aus.
