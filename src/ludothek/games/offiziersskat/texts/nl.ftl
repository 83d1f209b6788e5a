title = Officierenskat
tagline = Skat voor twee: wat open ligt zien jullie allebei, wat eronder ligt niemand.
brief = Skat voor twee: je wilt met je slagen minstens 61 van de 120 punten halen. Voor elk van jullie liggen acht kaarten open, en onder elke kaart ligt er nog een die geen van beiden kent. Wie begint, bekijkt de open kaarten en noemt de troef; de boeren horen daar altijd bij. Je speelt een kaart, bekent als je kunt en draait om wat eronder lag: soms een zegen, soms een tegenvaller. Zijn alle 32 kaarten gespeeld, dan wordt er geteld, betaalt de verliezer 5, 10 of 15 fiches, en na vier spellen wint wie de meeste fiches heeft.

chart = De fiches van spel tot spel
deal-won = { $you ->
    [yes] Je wint het spel en krijgt
   *[no] { $names } wint het spel en krijgt
} { $points ->
    [one] één fiche
   *[other] { $points } fiches
}.
match-won = { who-wins } met { $points ->
    [one] één fiche
   *[other] { $points } fiches
}!
drawn = Evenveel fiches: het is gelijkspel.
reason-won = Met 61 kaartpunten is het spel gewonnen.
reason-schneider = De verliezer heeft hooguit 30 kaartpunten: schneider.
reason-schwarz = De verliezer heeft geen enkele slag: schwarz.
reason-last-trick = 60 tegen 60: de laatste slag beslist.
reason-counters = Wie de meeste fiches heeft, wint.

level-beginner-help = Speelt bijna op goed geluk.
level-casual-help = Haalt de slagen die voor de hand liggen en denkt niet verder.
level-club-help = Denkt een paar slagen vooruit over wat er onder kan liggen.
level-master-help = Rekent veel verdelingen van de gesloten kaarten door en maakt geen fout meer zodra alles open ligt.

zone-cards = Kaarten
zone-counters = Fiches
counter-taken = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}

trumps = { $kind ->
    [clubs] ♣ Klaveren
    [spades] ♠ Schoppen
    [hearts] ♥ Harten
    [diamonds] ♦ Ruiten
   *[grand] Grand
}
help-trumps = { $kind ->
    [clubs] Alle boeren en alle klaveren zijn troef.
    [spades] Alle boeren en alle schoppen zijn troef.
    [hearts] Alle boeren en alle harten zijn troef.
    [diamonds] Alle boeren en alle ruiten zijn troef.
   *[grand] Alleen de vier boeren zijn troef.
}
note-trumps = { $you ->
    [yes] Je zegt:
   *[no] { $seat } zegt:
} { $kind ->
    [clubs] Klaveren is troef!
    [spades] Schoppen is troef!
    [hearts] Harten is troef!
    [diamonds] Ruiten is troef!
   *[grand] Grand!
}
note-turned = Daaronder lag: { $look }.
note-taken = { $you ->
    [yes] Je haalt de slag
   *[no] { $seat } haalt de slag
}: { counter-taken }.
note-points = { $you ->
    [yes] Je wint
   *[no] { $seat } wint
} het spel met { $points } tegen { $others } punten.
note-pays = { $you ->
    [yes] Je betaalt
   *[no] { $seat } betaalt
} { $count } fiches.
note-pays-all = { $you ->
    [yes] Je zou { $due } fiches moeten betalen, maar je hebt er nog maar { $count }.
   *[no] { $seat } zou { $due } fiches moeten betalen, maar heeft er nog maar { $count }.
}
fact-trumps = { $kind ->
    [clubs] Troef: ♣ klaveren en alle boeren
    [spades] Troef: ♠ schoppen en alle boeren
    [hearts] Troef: ♥ harten en alle boeren
    [diamonds] Troef: ♦ ruiten en alle boeren
   *[grand] Grand: alleen de boeren zijn troef
}

option-games = Spellen
option-games-help = Hoeveel spellen spelen jullie?
option-counters-help = Met hoeveel fiches beginnen jullie allebei?
option-ten_rank = Rang van de tien
option-ten_rank-help = Staat de tien onder de vrouw of, zoals bij skat, meteen onder de aas?
option-ten_rank-low = onder de vrouw
option-ten_rank-skat = onder de aas
option-follow = Bekennen
option-follow-help = Moet je elke kleur bekennen of alleen troef?
option-follow-skat = elke kleur
option-follow-trump_only = alleen troef
option-grand = Grand
option-grand-help = Mag ook grand worden genoemd? Dan zijn alleen de boeren troef.
option-grand-off = nee
option-grand-on = ja
option-first_dealer-help = Wie deelt er eerst? De ander komt uit.
