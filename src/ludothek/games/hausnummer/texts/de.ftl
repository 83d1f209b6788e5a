title = Höchste Hausnummer
tagline = Drei Würfe, drei Stellen: Wohin mit der Vier, bevor die nächste Zahl fällt?
brief = Du willst möglichst hohe Hausnummern bauen. In jeder Runde würfelst du dreimal mit einem Würfel und setzt jede Zahl gleich zu den Hundertern, Zehnern oder Einern, bevor du weiterwürfelst. Jede Stelle bekommt nur eine Zahl, und was dasteht, bleibt stehen. Immer ist die Frage, ob noch etwas Besseres kommt: Eine 6 gehört nach vorn, eine 1 nach hinten, aber wohin mit der 4? Nach den vereinbarten Runden werden deine Hausnummern zusammengezählt, und die höchste Summe gewinnt.

deal-won = { $count ->
    [one] { who-wins }. Summe der Hausnummern: { $points }.
   *[other] { who-wins } gemeinsam. Summe der Hausnummern: { $points }.
}
reason-points = Die höchste Summe aller Hausnummern gewinnt.

level-beginner-help = Setzt eine 6 nach vorn, eine 1 nach hinten und alles andere irgendwohin.
level-casual-help = Weiß, was wohin gehört, passt aber nicht immer auf.
level-club-help = Baut im Schnitt die höchsten Hausnummern, die möglich sind: 504.
level-master-help = Rechnet genau aus, womit er am ehesten gewinnt, auch wenn er dafür etwas wagen muss.

house = Haus
place = { $place ->
    [hundreds] Hundertern
    [tens] Zehnern
   *[ones] Einern
}
place-hundreds = Hunderterstelle
place-tens = Zehnerstelle
place-ones = Einerstelle
put = { $face } zu den { place }
counter-house = Nr. { $count }

note-thrown = { $you ->
    [yes] Du würfelst eine { $face }.
   *[no] { $seat } würfelt eine { $face }.
}
note-put = { $you ->
    [yes] Du setzt die { $face } zu den { place }.
   *[no] { $seat } setzt die { $face } zu den { place }.
}
note-built = { $you ->
    [yes] Du setzt die { $face } zu den { place } und würfelst noch eine { $last }: Hausnummer { $number }.
   *[no] { $seat } setzt die { $face } zu den { place } und würfelt noch eine { $last }: Hausnummer { $number }.
}

option-rounds-help = Wie viele Runden spielt ihr? In jeder baut ihr alle eine Hausnummer.
