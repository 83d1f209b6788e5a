title = Eenentwintig
tagline = Drie dobbelstenen, dan twee, dan één: wie komt het dichtst bij 21 zonder erover te gaan?
brief = Je wilt met je dobbelstenen precies 21 halen, of er zo dicht mogelijk onder blijven. In de eerste ronde gooit iedereen drie dobbelstenen, in de tweede twee en in de derde één, en alles wordt opgeteld. Vóór de tweede en de derde ronde mag je stoppen, en dan blijft het daarbij. Wie boven 21 komt, ligt eruit. Na drie ronden wint wie het dichtst bij 21 zit.

deal-won = { $count ->
    [one] { who-wins } met { $points }.
   *[other] { who-wins } samen met { $points }.
}
nobody-won = Iedereen ligt eruit: niemand wint.
reason-goal = Beter dan precies 21 kan niet.
reason-below = Wie het hoogste totaal onder 21 heeft, wint.
reason-all-out = Iedereen heeft meer dan 21.

level-beginner-help = Gooit alleen zolang er niets kan gebeuren.
level-casual-help = Kent de kansen, maar laat zich soms meeslepen.
level-club-help = Stopt precies wanneer dat gemiddeld de meeste ogen oplevert.
level-master-help = Rekent precies uit waarmee hij de meeste kans heeft om te winnen, en let op de totalen van de anderen.

zone-aside = Weggelegd
row-round = Ronde { $round }

throw-help = { $dice ->
    [one] Eén dobbelsteen. Boven 21 lig je eruit.
    [2] Twee dobbelstenen. Boven 21 lig je eruit.
   *[other] De eerste worp, met alle drie.
}
stop = Stoppen
stop-help = Je blijft op { $total }.

note-thrown = { $you ->
    [yes] Je gooit { $faces } en hebt { $total }.
   *[no] { $seat } gooit { $faces } en heeft { $total }.
}
note-goal = { $you ->
    [yes] Je gooit { $faces }: precies 21!
   *[no] { $seat } gooit { $faces }: precies 21!
}
note-out = { $you ->
    [yes] Je gooit { $faces }: { $total }. Je ligt eruit.
   *[no] { $seat } gooit { $faces }: { $total }. Eruit!
}
note-stopped = { $you ->
    [yes] Je stopt op { $total }.
   *[no] { $seat } stopt op { $total }.
}
fact-round = { $dice ->
    [one] Ronde { $round }: één dobbelsteen
    [2] Ronde { $round }: twee dobbelstenen
   *[other] Ronde { $round }: drie dobbelstenen
}

option-may_stop = Stoppen
option-may_stop-help = Mag je vóór de tweede en vóór de derde ronde stoppen?
option-may_stop-yes = mag
option-may_stop-no = iedereen gooit drie keer
