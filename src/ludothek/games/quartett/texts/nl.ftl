title = Kwartet
tagline = Wie heeft hartenaas? Vraag, onthoud elk antwoord en verzamel er vier van één soort.
brief = Je wilt kwartetten verzamelen: vier zevens, vier boeren, vier azen enzovoort, acht in totaal. Ben je aan de beurt, dan vraag je iemand om één bepaalde kaart van een waarde die je zelf al hebt. Krijg je die, dan vraag je verder; zo niet, dan is de gevraagde speler aan de beurt. Iedereen hoort elke vraag en elk antwoord, en wie goed luistert en onthoudt, weet al snel wie wat heeft. Liggen alle acht kwartetten op tafel, dan wint wie de meeste heeft.

deal-won = { $count ->
    [one] { who-wins } het spel met { $points ->
        [one] één kwartet
       *[other] { $points } kwartetten
    }.
   *[other] { who-wins } samen met elk { $points ->
        [one] één kwartet
       *[other] { $points } kwartetten
    }.
}
match-won = { $count ->
    [one] { who-wins } met { $points ->
        [one] één kwartet
       *[other] { $points } kwartetten
    }!
   *[other] { who-wins } samen met elk { $points ->
        [one] één kwartet
       *[other] { $points } kwartetten
    }!
}
points = Kwartetten
points-short = kwart.
points-of = { $count ->
    [0] geen kwartet
    [one] één kwartet
   *[other] { $count } kwartetten
}
reason-quartets = Alle kwartetten liggen op tafel: wie de meeste heeft, wint.
reason-limit = Na 500 vragen is het afgelopen: wie de meeste kwartetten heeft, wint.
reason-total = Wie over alle spellen de meeste kwartetten heeft, wint.

level-beginner-help = Vraagt maar raak en vergeet vaak wat er gezegd is.
level-casual-help = Onthoudt wie welke kaart heeft en vraagt verder op goed geluk.
level-club-help = Rekent uit wie een kaart het waarschijnlijkst heeft.
level-master-help = Rekent uit wie een kaart het waarschijnlijkst heeft en welk kwartet de moeite waard is.

seat-is-out = klaar
seat-out = { $you ->
    [yes] Je hebt geen kaarten meer.
   *[no] { $seat } heeft geen kaarten meer.
}
zone-palette = Welke kaart?
zone-four = { $rank ->
    [7] Zevens
    [8] Achten
    [9] Negens
    [10] Tienen
    [J] Boeren
    [Q] Vrouwen
    [K] Heren
   *[A] Azen
}
help-ask = Je vraagt { $seat }: { $look }.

note-got = { $you ->
    [yes] Je vraagt { $seatAsked } en krijgt: { $look }.
   *[no] { $seat } vraagt { $youAsked ->
        [yes] jou
       *[no] { $seatAsked }
    } en krijgt: { $look }.
}
note-missed = { $you ->
    [yes] Je vraagt { $seatAsked }: { $look }? Nee!
   *[no] { $seat } vraagt { $youAsked ->
        [yes] jou
       *[no] { $seatAsked }
    }: { $look }? Nee!
}
note-quartet = { $you ->
    [yes] Je legt een kwartet neer
   *[no] { $seat } legt een kwartet neer
}: { $rank ->
    [7] vier zevens
    [8] vier achten
    [9] vier negens
    [10] vier tienen
    [J] vier boeren
    [Q] vier vrouwen
    [K] vier heren
   *[A] vier azen
}!

option-need_one = Wat je mag vragen
option-need_one-help = Moet je al een kaart hebben van de waarde waarnaar je vraagt?
option-need_one-on = alleen waarden waarvan je een kaart hebt
option-need_one-off = elke kaart
option-deals = Spellen
option-deals-help = Hoeveel spellen spelen jullie? De kwartetten worden opgeteld.
