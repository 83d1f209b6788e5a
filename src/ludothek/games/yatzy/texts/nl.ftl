title = Yatzy
tagline = Drie worpen, vijf dobbelstenen, dertien vakken: wanneer stop je, en waar vul je het in?

deal = Spel { $number } van { $total }
deal-won = { $count ->
    [one] { $names } wint het spel met { $points } punten.
   *[other] { $names } winnen het spel samen met elk { $points } punten.
}
reason-points = De meeste punten op het blad beslissen.
reason-total = De meeste punten over alle spellen beslissen.

level-beginner-help = Verzamelt wat er het vaakst ligt en vult meteen de meeste punten in.
level-casual-help = Zoekt punten in deze ronde en vergist zich af en toe.
level-club-help = Houdt het hele blad in het oog, maar schat het soms wat verkeerd in.
level-master-help = Speelt precies het optimum: gemiddeld 241 punten per spel.

colour-white = wit
colour-yellow = geel
die = een { $face }
die-kept = een { $face }, blijft staan
die-in-cup = dobbelsteen in de beker

field = { $field ->
    [ones] Enen
    [twos] Tweeën
    [threes] Drieën
    [fours] Vieren
    [fives] Vijven
    [sixes] Zessen
    [three] Drie gelijke
    [four] Vier gelijke
    [full] Full house
    [small] Kleine straat
    [large] Grote straat
    [yatzy] Yatzy
   *[chance] Kans
}
row-upper = Bovenste helft
row-bonus = Bonus vanaf 63
row-total = Totaal

keep = { $count ->
    [one] { $faces } laten staan, één dobbelsteen gooien
   *[other] { $faces } laten staan, { $count } dobbelstenen gooien
}
keep-help = Tik de dobbelstenen aan die blijven staan. De andere gooi je opnieuw.
throw-all = Alle vijf opnieuw gooien
throw-all-help = Er blijft niets staan: alle vijf dobbelstenen gaan terug in de beker.
stop = Hier stoppen
stop-help = Je gooit deze ronde niet meer en kiest een vak.
enter = { field }: { $points }
strike = Doorstrepen: { field }
strike-help = Dit vak levert je 0 punten op en is verbruikt.

note-kept = { $seat } laat { $faces } staan.
note-kept-nothing = { $seat } laat niets staan.
note-thrown = { $seat } gooit { $faces }.
note-entered = { $seat } vult { $points } in: { field }.
note-struck = { $seat } streept een vak door: { field }.
fact-round = Ronde { $round } van 13, worp { $throw } van 3
fact-nothing-fits = Er past niets. Er moet een vak worden doorgestreept.

option-games = Spellen
option-games-help = Hoeveel spellen er gespeeld worden. De totalen van alle spellen worden opgeteld.
option-strike = Doorstrepen
option-strike-help = Wanneer je een vrij vak mag doorstrepen, dus er 0 mag nemen.
option-strike-nothing_fits = alleen als er niets past
option-strike-any_time = elk vak dat niet past
option-chance = Kans
option-chance-help = Wanneer je het vak Kans mag gebruiken.
option-chance-any_time = altijd
option-chance-last_resort = alleen als er verder niets past
option-full_house_five = Vijf gelijke als full house
option-full_house_five-help = Of vijf gelijke dobbelstenen ook als full house ingevuld mogen worden.
option-full_house_five-yes = ja
option-full_house_five-no = nee
option-kept_dice = Dobbelstenen die staan
option-kept_dice-help = Of je een dobbelsteen die je hebt laten staan in dezelfde ronde weer mag oppakken.
option-kept_dice-stay = blijven de hele ronde
option-kept_dice-free = mogen opnieuw gegooid worden
