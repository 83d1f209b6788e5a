title = Mau-Mau
tagline = Kleur op kleur, cijfer op cijfer, en bij je voorlaatste kaart vooral niet vergeten ‘mau’ te zeggen!
brief = Je wilt als eerste al je kaarten kwijt zijn. Ben je aan de beurt, dan leg je een kaart af die dezelfde kleur of hetzelfde cijfer heeft als de bovenste en anders pak je er een. Speciale kaarten treffen de volgende speler: twee of vier kaarten pakken, een beurt overslaan of andersom verder, en met een kleurwissel kies jij de kleur. Zeg ‘mau’ voordat je je voorlaatste kaart aflegt, anders pak je een strafkaart. Wie de laatste kaart aflegt, wint; de anderen noteren wat ze nog hebben, en op het eind wint wie de minste punten heeft.

deal-won = { $you ->
    [yes] Je bent alle kaarten kwijt en wint het spel.
   *[no] { $names } is alle kaarten kwijt en wint het spel.
}
nobody-won = Niemand heeft dit spel gewonnen; iedereen telt de eigen kaarten.
reason-mau-mau = Mau mau! De anderen noteren wat ze nog in de hand hebben.
reason-stuck = Niemand kon nog afleggen of pakken. Iedereen noteert wat hij in de hand heeft.
reason-turns = Na 1000 beurten is het afgelopen. Iedereen noteert wat hij in de hand heeft.

level-beginner-help = Legt vaak zomaar iets af en vergeet graag ‘mau’ te zeggen.
level-casual-help = Legt af wat past en denkt meestal aan ‘mau’.
level-club-help = Bewaart de goede kaarten en onthoudt wie wat niet had.
level-master-help = Rekent uit wie wat nog kan hebben en treft zo de juiste speler.

colour = { $colour ->
    [red] Rood
    [green] Groen
    [yellow] Geel
   *[blue] Blauw
}
card = { $colour ->
    [red] rode
    [green] groene
    [yellow] gele
   *[blue] blauwe
} { $value }
card-turn = { $colour ->
    [red] rode
    [green] groene
    [yellow] gele
   *[blue] blauwe
} richtingwissel
card-two = { $colour ->
    [red] rode
    [green] groene
    [yellow] gele
   *[blue] blauwe
} pak 2
card-four = { $colour ->
    [red] rode
    [green] groene
    [yellow] gele
   *[blue] blauwe
} pak 4
card-stop = { $colour ->
    [red] rode
    [green] groene
    [yellow] gele
   *[blue] blauwe
} stop
change = kleurwissel
changed = kleurwissel naar { $colour ->
    [red] rood
    [green] groen
    [yellow] geel
   *[blue] blauw
}

zone-stock = Trekstapel
zone-pile = Aflegstapel
zone-colours = Welke kleur?

label-draw = { $count ->
    [one] Kaart pakken
   *[other] { $count } kaarten pakken
}
label-pass = Overslaan
help-draw = Je pakt één kaart, en de volgende is aan de beurt.
help-due = Je pakt alle kaarten die je moet pakken, en de volgende is aan de beurt.
label-mau = Mau!
help-mau = Zeg het voordat je je voorlaatste kaart aflegt, anders pak je een strafkaart.
counter-mau = Mau!

fact-due = Pak { $count }!
fact-left = ↻ Het gaat linksom.
fact-right = ↺ Het gaat rechtsom.

note-turned = Omgedraaid: { $look }.
note-buried = { $count ->
    [one] Eén speciale kaart gaat onder de trekstapel.
   *[other] { $count } speciale kaarten gaan onder de trekstapel.
}
note-laid = { $you ->
    [yes] Je legt af: { $look }.
   *[no] { $seat } legt af: { $look }.
}
note-last = { $you ->
    [yes] Je legt je laatste kaart af
   *[no] { $seat } legt de laatste kaart af
}: { $look }. Mau mau!
note-mau = { $you ->
    [yes] Je zegt ‘mau’.
   *[no] { $seat } zegt ‘mau’.
}
note-penalty = { $you ->
    [yes] Je bent vergeten ‘mau’ te zeggen en pakt een strafkaart.
   *[no] { $seat } is vergeten ‘mau’ te zeggen en pakt een strafkaart.
}
note-drew = Je pakt: { $look }.
note-draws = { $you ->
    [yes] Je pakt
   *[no] { $seat } pakt
} { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}.
note-passed = { $you ->
    [yes] Je kunt niet afleggen en niet pakken.
   *[no] { $seat } kan niet afleggen en niet pakken.
}
note-due = { $you ->
    [yes] Je moet
   *[no] { $seat } moet
} { $count } kaarten pakken of een pak 2 afleggen.
note-left = Nu gaat het linksom.
note-right = Nu gaat het rechtsom.
note-four = { $you ->
    [yes] Je pakt
   *[no] { $seat } pakt
} { $count ->
    [0] geen kaarten, want er zijn er geen meer,
    [one] de laatste kaart
   *[other] { $count } kaarten
} en slaat een beurt over.
note-stop = { $you ->
    [yes] Je slaat een beurt over.
   *[no] { $seat } slaat een beurt over.
}
note-renewed = De aflegstapel wordt geschud en is de nieuwe trekstapel.

option-games-help = Hoeveel spellen spelen jullie? Aan het eind wint wie in totaal de minste punten heeft.
option-mau = ‘Mau’ zeggen
option-mau-help = Moet je zelf ‘mau’ zeggen? Wie het vergeet, pakt een strafkaart.
option-mau-declare = zelf zeggen
option-mau-auto = vanzelf
option-first_card = Speciale kaart aan het begin
option-first_card-help = Wat gebeurt er als aan het begin een speciale kaart wordt omgedraaid?
option-first_card-acts = werkt
option-first_card-bury = onder de trekstapel
option-first_card-inert = werkt niet
option-two_player_reverse = Richting veranderen met z’n tweeën
option-two_player_reverse-help = Wat doet een richtingwissel als jullie maar met z’n tweeën zijn?
option-two_player_reverse-none = niets
option-two_player_reverse-stop = als een stop
option-voluntary_draw = Vrijwillig pakken
option-voluntary_draw-help = Mag je een kaart pakken hoewel je kunt afleggen?
option-voluntary_draw-off = nee
option-voluntary_draw-on = ja
option-first_dealer-help = Wie deelt in het eerste spel?
