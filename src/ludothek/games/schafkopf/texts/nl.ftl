title = Duitse Schafkopf
tagline = Twee tegen twee: wie de meeste troeven meldt, noemt de kleur en heeft 61 punten nodig.
brief = Twee spelen tegen twee, en partners zitten tegenover elkaar. Wie de meeste troeven meldt, boeren en één kleur samen, noemt die kleur en moet met de partner 61 van de 120 punten halen. De vier boeren zijn altijd de hoogste troeven, en de tien telt wel veel, maar staat onder heer en vrouw. Je moet bekennen of troeven, en je moet de slag nemen als je kunt, zelfs van je partner. Elke gewonnen ronde levert strepen aan de schaapskop op, en na 16 rondes winnen de meeste strepen.

card-taken = { $count ->
    [one] kaart uit een slag
   *[other] { $count } kaarten uit slagen
}
points = Strepen
points-of = { $count ->
    [one] { $count } streep
   *[other] { $count } strepen
}
total = Strepen
settlement = Betaling
tally = { $whole ->
    [one] { $whole } schaapskop
   *[other] { $whole } schaapskoppen
}, { $begun ->
    [one] { $begun } streep
   *[other] { $begun } strepen
}

suit = { $suit ->
    [clubs] ♣ Klaveren
    [spades] ♠ Schoppen
    [hearts] ♥ Harten
   *[diamonds] ♦ Ruiten
}

announce = { $number } troeven melden
say-number = { $number } troeven
say-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
say-pass = Ik pas

help-suit = { $count ->
    [one] { $count } troef
   *[other] { $count } troeven
}, samen { say-points }
help-announce = Meldt niemand meer, dan noem je de troefkleur en kom je uit.
help-pass = Je houdt voor jezelf dat je kunt melden.
help-pass-only = Je hebt geen vijf troeven met een boer.

note-announced = { $you ->
    [yes] Je meldt { $number } troeven.
   *[no] { $seat } meldt { $number } troeven.
}
note-pass = { $you ->
    [yes] Je past.
   *[no] { $seat } past.
}
note-maker = { $you ->
    [yes] Je hebt met { $number } troeven het meest gemeld en noemt de kleur.
   *[no] { $seat } heeft met { $number } troeven het meest gemeld en noemt de kleur.
}
note-tied = { $you ->
    [yes] Je hebt { $number } troeven, samen { say-points }, en noemt de kleur.
   *[no] { $seat } heeft { $number } troeven, samen { say-points }, en noemt de kleur.
}
note-forced = { $you ->
    [yes] Niemand meldt. Je hebt klaverboer en noemt de kleur.
   *[no] Niemand meldt. { $seat } heeft klaverboer en noemt de kleur.
}
note-named = { $you ->
    [yes] Je maakt { suit-name } troef.
   *[no] { $seat } maakt { suit-name } troef.
}
note-played = { $you ->
    [yes] Je speelt { $look }.
   *[no] { $seat } speelt { $look }.
}
note-taken = { $you ->
    [yes] Je haalt de slag.
   *[no] { $seat } haalt de slag.
}

fact-own = { $number ->
    [0] Je kunt geen troeven melden.
   *[other] Je kunt { $number } troeven melden, samen { say-points }.
}
fact-trump = Troef: { suit-name }{ $kind ->
    [announced] {""}
    [forced] , een verplicht spel
   *[silent] , niemand heeft gemeld
}. { $youPartner ->
    [yes] Jij en { $seat } hebben
   *[no] { $you ->
        [yes] Jij en { $seatPartner } hebben
       *[no] { $seat } en { $seatPartner } hebben
    }
} 61 punten nodig.
fact-cards = { $youPartner ->
    [yes] Jij en { $seat } hebben
   *[no] { $you ->
        [yes] Jij en { $seatPartner } hebben
       *[no] { $seat } en { $seatPartner } hebben
    }
} { say-points }, de tegenstanders { $others }.
fact-strokes = { $strokes ->
    [9] Een hele schaapskop
    [one] Eén streep
   *[other] { $strokes } strepen
} voor { $youPartner ->
    [yes] jou en { $seat }
   *[no] { $you ->
        [yes] jou
       *[no] { $seat }
    } en { $seatPartner }
}{ $forced ->
    [yes] {" "}(verplicht spel)
   *[no] {""}
}.

reason-won = De troefpartij heeft minstens 61 punten: één streep.
reason-won-schneider = De tegenstanders zijn schneider: twee strepen voor de troefpartij.
reason-won-schwarz = De tegenstanders hebben geen slag: een hele schaapskop voor de troefpartij.
reason-lost = De troefpartij heeft geen 61 punten: twee strepen voor de tegenstanders.
reason-lost-schneider = De troefpartij is schneider: vier strepen voor de tegenstanders.
reason-lost-schwarz = De troefpartij heeft geen slag: een hele schaapskop voor de tegenstanders.
reason-forced = Een verloren verplicht spel: maar één streep voor de tegenstanders.
reason-heads = Wie de meeste strepen aan de schaapskoppen heeft, wint. Elke hele kop van de winnaars wordt betaald.
reason-even = Beide partijen hebben evenveel strepen: niemand betaalt.

deal-won = { $names } schrijven { $points ->
    [9] een hele schaapskop
    [one] één streep
   *[other] { $points } strepen
} op.
match-won = { who-wins }{ $points ->
    [0] {""}
   *[other] {" "}en krijgen elk { $points }
}!

option-deals = Rondes
option-deals-help = Hoeveel rondes heeft een partij?
option-stake = Inzet
option-stake-help = Hoeveel is elke hele schaapskop aan het eind waard?
option-must_beat = Plicht om over te nemen
option-must_beat-help = Moet je de slag overnemen als je kunt?
option-must_beat-on = ja
option-must_beat-off = alleen bekennen of troeven
option-announce = Melden
option-announce-help = Meldt iedereen vanzelf wat hij heeft, of mag je zwijgen?
option-announce-forced = vanzelf
option-announce-voluntary = vrijwillig
option-schneider_at_30 = Schneider met 30
option-schneider_at_30-help = Is een partij met precies 30 punten al schneider?
option-schneider_at_30-off = nee
option-schneider_at_30-on = ja
option-seating-help = Trekken jullie om plaatsen en partners, of blijven jullie zitten zoals je zit?
