title = Yatzy
tagline = Drei Würfe, fünf Würfel, dreizehn Felder: Wann hörst du auf, und wo trägst du es ein?
brief = Du willst auf deinem Blatt mit dreizehn Feldern die höchste Summe. In jeder Runde würfelst du mit fünf Würfeln bis zu dreimal, behältst, was dir gefällt, und würfelst mit dem Rest noch einmal. Dann füllst du ein freies Feld: gleiche Zahlen, Straßen, ein Full House oder fünf Gleiche. Was dasteht, bleibt, und wenn nichts passt, musst du ein Feld streichen. Nach dreizehn Runden sind alle Felder voll, und die meisten Punkte gewinnen.

deal-won = { $count ->
    [one] { who-wins } das Spiel mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
   *[other] { who-wins } das Spiel gemeinsam: je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
reason-points = Es zählen die meisten Punkte auf dem Blatt.
merit-scores = { $count ->
    [one] Das bringt sofort { $count } Punkt.
   *[other] Das bringt sofort { $count } Punkte.
}

level-beginner-help = Sammelt, was am häufigsten daliegt, und trägt gleich die meisten Punkte ein.
level-casual-help = Sucht Punkte in dieser Runde und vertut sich ab und zu.
level-club-help = Hat das ganze Blatt im Blick, verschätzt sich aber ein wenig.
level-master-help = Spielt genau das Optimum: im Schnitt 241 Punkte je Spiel.

die-kept = eine { $face }, behalten
die-in-cup = { $count ->
    [one] Würfel im Becher
   *[other] { $count } Würfel im Becher
}

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

keep = { $count ->
    [one] { $faces } behalten, einen Würfel neu
   *[other] { $faces } behalten, { $count } Würfel neu
}
keep-help = Tipp die Würfel an, die du behältst. Mit den anderen würfelst du noch einmal.
throw-all = Mit allen fünf würfeln
throw-all-help = Du behältst nichts: Alle fünf Würfel kommen zurück in den Becher.
stop-help = Du würfelst in dieser Runde nicht mehr und suchst dir ein Feld aus.
enter = { field }: { $points }
strike = Streichen: { field }
strike-help = Das Feld bringt dir 0 Punkte und ist verbraucht.

note-kept = { $you ->
    [yes] Du behältst { $faces }.
   *[no] { $seat } behält { $faces }.
}
note-kept-nothing = { $you ->
    [yes] Du behältst nichts.
   *[no] { $seat } behält nichts.
}
note-thrown = { $you ->
    [yes] Du würfelst { $faces }.
   *[no] { $seat } würfelt { $faces }.
}
note-entered = { $you ->
    [yes] Du trägst { $points } ein: { field }.
   *[no] { $seat } trägt { $points } ein: { field }.
}
note-struck = { $you ->
    [yes] Du streichst ein Feld: { field }.
   *[no] { $seat } streicht ein Feld: { field }.
}
fact-round = Runde { $round } von 13, Wurf { $throw } von 3
fact-nothing-fits = Nichts passt. Ein Feld muss gestrichen werden.

option-games-help = Wie viele Spiele macht ihr? Die Summen aller Spiele werden zusammengezählt.
option-strike = Streichen
option-strike-help = Wann darfst du ein freies Feld streichen, also dort 0 nehmen?
option-strike-nothing_fits = nur wenn nichts passt
option-strike-any_time = jedes Feld, das nicht passt
option-chance = Chance
option-chance-help = Wann darfst du das Feld Chance benutzen?
option-chance-any_time = jederzeit
option-chance-last_resort = nur wenn sonst nichts passt
option-full_house_five = Fünf Gleiche als Full House
option-full_house_five-help = Darfst du fünf gleiche Würfel auch als Full House eintragen?
option-full_house_five-yes = ja
option-full_house_five-no = nein
option-kept_dice = Behaltene Würfel
option-kept_dice-help = Darfst du einen Würfel, den du behalten hast, in derselben Runde wieder aufnehmen?
option-kept_dice-stay = bleiben für die Runde
option-kept_dice-free = dürfen wieder in den Becher
