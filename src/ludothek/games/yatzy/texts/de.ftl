title = Yatzy
tagline = Drei Würfe, fünf Würfel, dreizehn Felder: Wann hörst du auf, und wo trägst du es ein?

deal = Spiel { $number } von { $total }
deal-won = { $count ->
    [one] { $names } gewinnt das Spiel mit { $points } Punkten.
   *[other] { $names } gewinnen das Spiel gemeinsam mit je { $points } Punkten.
}
reason-points = Es zählen die meisten Punkte auf dem Blatt.
reason-total = Es zählen die meisten Punkte aus allen Spielen.

level-beginner-help = Sammelt, was am häufigsten daliegt, und trägt gleich die meisten Punkte ein.
level-casual-help = Sucht Punkte in dieser Runde und vertut sich ab und zu.
level-club-help = Hat das ganze Blatt im Blick, verschätzt sich aber ein wenig.
level-master-help = Spielt genau das Optimum: im Schnitt 241 Punkte je Spiel.

colour-white = weiß
colour-yellow = gelb
die = eine { $face }
die-kept = eine { $face }, bleibt stehen
die-in-cup = Würfel im Becher

field = { $field ->
    [ones] Einser
    [twos] Zweier
    [threes] Dreier
    [fours] Vierer
    [fives] Fünfer
    [sixes] Sechser
    [three] Dreierpasch
    [four] Viererpasch
    [full] Full House
    [small] Kleine Straße
    [large] Große Straße
    [yatzy] Yatzy
   *[chance] Chance
}
row-upper = Obere Hälfte
row-bonus = Bonus ab 63
row-total = Summe

keep = { $count ->
    [one] { $faces } behalten, einen Würfel werfen
   *[other] { $faces } behalten, { $count } Würfel werfen
}
keep-help = Tipp die Würfel an, die stehen bleiben. Die anderen wirfst du noch einmal.
throw-all = Alle fünf noch einmal werfen
throw-all-help = Nichts bleibt stehen: Alle fünf Würfel kommen zurück in den Becher.
stop = Hier aufhören
stop-help = Du wirfst in dieser Runde nicht mehr und suchst dir ein Feld aus.
enter = { field }: { $points }
strike = Streichen: { field }
strike-help = Das Feld bringt dir 0 Punkte und ist verbraucht.

note-kept = { $seat } behält { $faces }.
note-kept-nothing = { $seat } behält nichts.
note-thrown = { $seat } wirft { $faces }.
note-entered = { $seat } trägt { $points } ein: { field }.
note-struck = { $seat } streicht ein Feld: { field }.
fact-round = Runde { $round } von 13, Wurf { $throw } von 3
fact-nothing-fits = Nichts passt. Ein Feld muss gestrichen werden.

option-games = Spiele
option-games-help = Wie viele Spiele gespielt werden. Die Summen aller Spiele werden zusammengezählt.
option-strike = Streichen
option-strike-help = Wann du ein freies Feld streichen, also dort 0 nehmen darfst.
option-strike-nothing_fits = nur wenn nichts passt
option-strike-any_time = jedes Feld, das nicht passt
option-chance = Chance
option-chance-help = Wann du das Feld Chance benutzen darfst.
option-chance-any_time = jederzeit
option-chance-last_resort = nur wenn sonst nichts passt
option-full_house_five = Fünf Gleiche als Full House
option-full_house_five-help = Ob fünf gleiche Würfel auch als Full House eingetragen werden dürfen.
option-full_house_five-yes = ja
option-full_house_five-no = nein
option-kept_dice = Stehende Würfel
option-kept_dice-help = Ob du einen Würfel, den du stehen gelassen hast, in derselben Runde wieder aufnehmen darfst.
option-kept_dice-stay = bleiben für die Runde
option-kept_dice-free = dürfen wieder geworfen werden
