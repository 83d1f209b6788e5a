title = Yatzy
tagline = Drie worpen, vijf dobbelstenen, dertien vakken: wanneer stop je, en waar vul je het in?
brief = Je wilt het hoogste totaal op je blad met dertien vakken. Per beurt gooi je vijf dobbelstenen hoogstens drie keer, je houdt wat je bevalt en gooit de rest opnieuw. Daarna vul je een vrij vak: gelijke getallen, straten, een full house of vijf gelijke. Wat er staat, blijft staan, en als er niets past, moet je een vak doorstrepen. Na dertien ronden zijn alle vakken vol en wint wie de meeste punten heeft.

deal-won = { $count ->
    [one] { who-wins } het spel met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
   *[other] { who-wins } het spel samen met elk { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}
reason-points = Wie de meeste punten op het blad heeft, wint.
merit-scores = { $count ->
    [one] Dat levert meteen { $count } punt op.
   *[other] Dat levert meteen { $count } punten op.
}

level-beginner-help = Verzamelt wat er het vaakst ligt en vult meteen de meeste punten in.
level-casual-help = Zoekt punten in deze beurt en vergist zich af en toe.
level-club-help = Houdt het hele blad in het oog, maar schat het soms wat verkeerd in.
level-master-help = Speelt precies het optimum: gemiddeld 241 punten per spel.

die-kept = een { $face }, gehouden
die-in-cup = { $count ->
    [one] dobbelsteen in de beker
   *[other] { $count } dobbelstenen in de beker
}

field = { $field ->
    [ones] Enen
    [twos] Tweeën
    [threes] Drieën
    [fours] Vieren
    [fives] Vijven
    [sixes] Zessen
    [three] Drie gelijke
    [four] Carré
    [full] Full house
    [small] Kleine straat
    [large] Grote straat
    [yatzy] Yatzy
   *[chance] Chance
}
row-upper = Bovenste helft
row-bonus = Bonus vanaf 63

keep = { $count ->
    [one] { $faces } houden, één dobbelsteen gooien
   *[other] { $faces } houden, { $count } dobbelstenen gooien
}
keep-help = Tik de dobbelstenen aan die je houdt. De andere gooi je opnieuw.
throw-all = Alle vijf opnieuw gooien
throw-all-help = Je houdt niets: alle vijf dobbelstenen gaan terug in de beker.
stop-help = Je gooit deze beurt niet meer en kiest een vak.
enter = { field }: { $points }
strike = Doorstrepen: { field }
strike-help = Dit vak levert je 0 punten op en is verbruikt.

note-kept = { $you ->
    [yes] Je houdt { $faces }.
   *[no] { $seat } houdt { $faces }.
}
note-kept-nothing = { $you ->
    [yes] Je houdt niets.
   *[no] { $seat } houdt niets.
}
note-thrown = { $you ->
    [yes] Je gooit { $faces }.
   *[no] { $seat } gooit { $faces }.
}
note-entered = { $you ->
    [yes] Je vult { $points } in: { field }.
   *[no] { $seat } vult { $points } in: { field }.
}
note-struck = { $you ->
    [yes] Je streept een vak door: { field }.
   *[no] { $seat } streept een vak door: { field }.
}
fact-round = Ronde { $round } van 13, worp { $throw } van 3
fact-nothing-fits = Er past niets. Er moet een vak worden doorgestreept.

option-games-help = Hoeveel spellen spelen jullie? De totalen van alle spellen worden opgeteld.
option-strike = Doorstrepen
option-strike-help = Wanneer mag je een vrij vak doorstrepen, dus er 0 nemen?
option-strike-nothing_fits = alleen als er niets past
option-strike-any_time = elk vak dat niet past
option-chance = Chance
option-chance-help = Wanneer mag je het vak Chance gebruiken?
option-chance-any_time = altijd
option-chance-last_resort = alleen als er verder niets past
option-full_house_five = Vijf gelijke als full house
option-full_house_five-help = Mag je vijf gelijke dobbelstenen ook als full house invullen?
option-full_house_five-yes = ja
option-full_house_five-no = nee
option-kept_dice = Gehouden dobbelstenen
option-kept_dice-help = Mag je een dobbelsteen die je hebt gehouden in dezelfde beurt weer oppakken?
option-kept_dice-stay = blijven de hele beurt
option-kept_dice-free = mogen opnieuw gegooid worden
