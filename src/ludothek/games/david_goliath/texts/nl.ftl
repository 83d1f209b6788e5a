title = David & Goliath
tagline = De kleinste muis pikt de grootste, en wie te veel graait, houdt kruimels over.
brief = Je wilt kaarten met hoge getallen winnen, maar niet te veel van één kleur. In elke slag speelt iedereen één kaart, en de kleur waarmee is uitgekomen moet je volgen. Wie de hoogste kaart speelde, wint alle andere; wie de laagste speelde, gaat er met de hoogste vandoor. Eén of twee kaarten van een kleur tellen voor hun getal, maar vanaf drie is elke kaart nog maar één punt waard. Na 15 slagen is de ronde voorbij, en na evenveel rondes als er spelers zijn wint wie de meeste punten heeft.

deal = Ronde { $number } van { $total }
deal-open = Ronde { $number }
deal-short = Ronde
next-deal = Volgende ronde
waiting-for-next = De volgende ronde begint als iedereen zover is.
chart = De totalen van ronde tot ronde
proof-commitment = Zegel, getoond vóór de eerste ronde
deal-won = { $count ->
    [one] { who-wins } de ronde met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
   *[other] { who-wins } de ronde samen met elk { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}
reason-points = Wie in de ronde de meeste punten heeft, wint.
reason-total = Wie over alle rondes de meeste punten heeft, wint.

colour-violet = lila
card = { $colour ->
    [red] rode
    [yellow] gele
    [green] groene
    [blue] blauwe
   *[violet] lila
} { $value }

note-played = { $you ->
    [yes] Je speelt de { $look }.
   *[no] { $seat } speelt de { $look }.
}
note-taken = Laagste: { $lookLow }. { $youLow ->
    [yes] Jij pakt
   *[no] { $seatLow } pakt
} de { $lookHigh }, { $youHigh ->
    [yes] jij
   *[no] { $seatHigh }
} de andere { $others } kaarten.

option-edition = Editie
option-edition-help = Welke editie? Alle edities gaan hetzelfde, maar de Italiaanse heeft maar één ronde als je geen aantal opgeeft.
option-edition-2008 = 2008
option-edition-italian = Italiaans
option-edition-1997 = 1997
option-deals = Rondes
option-deals-help = Hoeveel rondes telt een spel? Meestal evenveel als er spelers zijn.
option-first_dealer-help = Wie deelt als eerste? Aan een echte tafel is dat de langste; hier kan er geloot worden.
