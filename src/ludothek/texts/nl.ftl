### Wat Ludothek zelf zegt. Elk spel brengt zijn eigen teksten mee.

## Mensen en spelers
guest = Gast
computer-names = Ada, Bruno, Carla, Dino, Emma, Fritz, Greta, Hugo, Ida, Jona, Kira, Leo
person = mens
person-help = Iemand hier achter het scherm.
program = programma
you = jij
level-beginner = beginner
level-beginner-help = Een computerspeler die de regels nog maar net kent.
level-casual = gelegenheidsspeler
level-casual-help = Een computerspeler die gezellig meespeelt en ziet wat voor de hand ligt.
level-club = clubspeler
level-club-help = Een computerspeler die vooruitdenkt en onthoudt wat er gespeeld is.
level-master = meester
level-master-help = Een computerspeler die duizenden mogelijkheden afweegt. Moeilijk te verslaan.
level-random = willekeurig
level-random-help = Een computerspeler die zomaar iets speelt wat mag.
and = { $first } en { $last }
at-table = Aan tafel: { $names }.
seat-failed = Het programma van { $seat } werkt niet meer ({ $reason }). Een computerspeler neemt het over.

## Voorbereiding
seats = Spelers
seats-help = Hoeveel er aan tafel zitten.
seat = Plaats { $number }
name-help = Typ gerust een naam.
language = Taal
setup-keys = Enter: spelen  ·  ↑ ↓ kiezen  ·  ← → wijzigen  ·  Esc: stoppen

## De tafel
deal = Spel { $number } van { $total }
deal-open = Spel { $number }
dealer = { $you ->
    [yes] Jij deelt
   *[no] Deler: { $seat }
}
trick = Slag
zone-dice = Dobbelstenen
zone-cup = Onder de beker
zone-chips = Fiches
die = een { $face }
die-fresh = dobbelsteen, nog niet gegooid
counter = { $count ->
    [one] één fiche
   *[other] { $count } fiches
}
banker = Bank
label-stake = { $count } inzetten
throw = Gooien
stop = Hier stoppen
fact-round = Ronde { $round } van { $rounds }
row-total = Totaal
last-trick = Laatste slag
no-last-trick = Er is nog geen laatste slag.
points = Punten
points-of = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
odds-of = kans { $percent } %
hand-of = { $count ->
    [one] { $name } heeft één kaart in de hand
   *[other] { $name } heeft { $count } kaarten in de hand
}
struck = doorgestreept
seat-out = { $you ->
    [yes] Je doet niet meer mee.
   *[no] { $seat } doet niet meer mee.
}
play-together = { $names } spelen samen.
total = Totaal
settlement = Afrekening
tally = { $whole } hele, { $begun ->
    [one] { $begun } streep
   *[other] { $begun } strepen
}
score-pad = Scoreblok
story = Wat er gebeurde
turn-choose = Jij bent aan de beurt. Kies met ← → en Enter, klik, of typ: { $example }
turn-yours = { $you ->
    [yes] Jij bent aan de beurt.
   *[no] { $seat }, jij bent aan de beurt.
}
turn-other = Nu is { $seat } aan de beurt.
thinking = { $seat } denkt na…
continue = Enter: verder
close = Esc: terug naar de tafel
cover = Geef het scherm door aan { $seat }. De anderen kijken even weg.
cover-ready = { $seat }: druk op Enter als je zover bent.

## Zetten
not-a-move = ‘{ $text }’ is geen zet in dit spel.
not-now = Mag nu niet: { $what }.
case-follow = Uitgekomen is { $lookLed }, en jij hebt { $lookHeld }.
case-only = Nu mogelijk: { $moves }.
leads-ladder = Een ladder naar { $place }.
leads-slide = Een glijbaan naar { $place }.
may-mean = ‘{ $text }’ kan { $moves } betekenen. Schrijf het even uit.
legal-are = Je mag spelen: { $moves }.
may-play = Je mag spelen:
not-playable = Nu niet speelbaar:
cards-yours = Je kaarten:
enter-throws = Druk op Enter om te gooien.
not-your-turn = Je bent nog niet aan de beurt.

## Resultaten
you-first = Jij
who-wins = { $count ->
    [one] { $you ->
        [yes] Je wint
       *[no] { $names } wint
    }
   *[other] { $names } winnen
}
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
drawn = Het is gelijkspel.
nobody-won = Niemand heeft gewonnen.
match-won = { $count ->
    [one] { who-wins } met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }!
   *[other] { who-wins } samen met elk { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }!
}
result = De uitslag
reason-points = Wie in het spel de meeste punten heeft, wint.
reason-fewest = Wie in het spel de minste punten heeft, wint.
reason-total = Wie over alle spellen de meeste punten heeft, wint.
reason-total-fewest = Wie over alle spellen de minste punten heeft, wint.
reason-nobody = Geen enkel spel is gewonnen.
end-keys = Enter: nog een keer · s: opslaan · q: stoppen

## Wat je kunt afspreken
option-seating = Plaatsen
option-seating-help = Wie waar zit: zoals jullie gingen zitten, of door loting vóór de eerste ronde.
option-seating-as_seated = zoals je ging zitten
option-seating-drawn = door loting
fact-lot = { $you ->
    [yes] Je trok { $look }
   *[no] { $seat } trok { $look }
}
option-rounds = Rondes
option-games = Spellen
option-counters = Fiches aan het begin
option-max_stake-help = Hoeveel mag je hoogstens inzetten?
agreement-resign = Opgeven

## Een handje hulp
hint = Ik zou { $move } spelen.
hint-chance = Wint ongeveer { $value } van de 100.
hint-chance-other = Wint ongeveer { $value } van de 100 (of { $other }: { $otherValue }).
hint-points = Levert ongeveer { $value } punten op.
hint-points-other = Levert ongeveer { $value } punten op (of { $other }: { $otherValue }).
merit-trick = Daarmee haal je de slag.
hint-later = Een tip kun je vragen als je aan de beurt bent.
hint-thinking = Even nadenken…
reason-counters = Wie de meeste fiches heeft, wint.
hint-asked = { $name } vraagt om een tip.
throws-on = Vanaf nu wordt er voor je gegooid.
throws-off = Je gooit weer zelf.
undone = Teruggenomen. Kies opnieuw.
nothing-to-undo = Er is nog niets om terug te nemen.
move-stands = Wat open ligt, blijft open: deze zet staat.
not-agreed = De anderen zijn het er niet mee eens; we spelen verder.
agree-later = Je kunt het spel beëindigen als je aan de beurt bent.
saved = Opgeslagen in { $path }
resume-with = Verder spelen met: { $command }
analysis-done = { $alike } van de { $count } beslissingen waren zo goed als die van een meester.
analysis-dearest = Wat het meest heeft gekost
analysis-moment = Spel { $deal }: gespeeld werd { $move }, een meester speelt { $better }.
analysis-cost-chance = Dat kostte { $cost } van de 100 overwinningen ({ $played } in plaats van { $best }).
analysis-cost-points = Dat kostte { $cost } punten ({ $played } in plaats van { $best }).
analysis-open = Met open kaarten
analysis-open-help = Tijdens het spel kon niemand dit weten:
analysis-open-chance = met alle kaarten open had je vanaf je eerste beslissing { $best } van de 100 keer gewonnen in plaats van { $closed }.
analysis-open-points = met alle kaarten open was je vanaf je eerste beslissing op { $best } punten gekomen in plaats van op { $closed }.
analysis-nothing = Er viel nooit iets te beslissen.
analysis-help = Wat een meester voor { $name } gespeeld zou hebben, met alleen wat er op dat moment te weten was.
analysis-number = Zet
analysis-played = gespeeld
analysis-master = meester
analysis-lost = gekost
goodbye = Leuk dat je er was. Tot gauw!
learn-it = Leer het in twee minuten
lesson = Les
lesson-other = Dat mag, maar hier is iets anders bedoeld. Probeer het nog eens.
lesson-help = Typ een zet, druk op Enter om verder te gaan; hint laat zien wat er bedoeld is, met quit stop je.
lesson-over = Genoeg om mee te beginnen: { $command }
lesson-step = Stap { $number } van { $total }
lesson-back = Een stap terug
lesson-show = Laat het zien
lesson-go-on = Verder
lesson-play = Speel een eerste partij
lesson-leave = De les verlaten
rules = Spelregels

## Toetsen
key-rules = Regels
key-undo = Zet terug
key-hint = Tip
key-throws = Gooi voor mij
key-last = Slag
key-score = Punten
key-agree = Beëindigen
key-save = Opslaan
key-language = Nederlands
key-light = Thema
key-quit = Stoppen
keys-help = Wat je typt, komt in de regel onderaan: Enter speelt het, Esc maakt hem leeg. Is de regel leeg, dan kies je met de pijltjes en Enter; Tab wisselt tussen kaarten en tafel. Voor de rest zijn er de functietoetsen, of een woord in de regel: { $words }.

## De eenvoudige tafel
plain-start = Typ een zet zoals { $example }, of ? voor hulp.
plain-help = toont deze lijst.
plain-rules = leest de spelregels voor; met een nummer, zoals { $example }, alleen die regel.
plain-hint = zegt wat een meester zou spelen.
plain-throws = gooit vanaf nu voor je, tot het einde.
plain-undo = neemt je laatste zet terug.
plain-last = leest de laatste slag voor.
plain-score = leest de punten voor.
plain-save = slaat het spel op; je mag een bestand noemen.
plain-quit = slaat het spel op en stopt.
plain-move = Al het andere is een zet. Het begin is genoeg als er maar één zet past.

## Speelkaarten
face-J = B
face-Q = V
face-K = H
face-A = A
card-back = { $count ->
    [one] gedekte kaart
   *[other] { $count } gedekte kaarten
}
amount-less = minder
amount-more = meer

# In the list of games, behind a number.
list-seats = plaatsen
list-seat = plaats
list-minutes = minuten
