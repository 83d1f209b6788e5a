title = Deutscher Schafkopf
tagline = Zwei gegen zwei: Wer die meisten Trümpfe meldet, nennt die Farbe und braucht 61 Augen.
brief = Zwei spielen gegen zwei, und die Partner sitzen einander gegenüber. Wer die meisten Trümpfe meldet, Buben und eine Farbe zusammen, nennt diese Farbe und braucht mit dem Partner 61 von 120 Augen. Die vier Buben sind immer die höchsten Trümpfe, und die Zehn zählt zwar viel, steht aber unter König und Dame. Du musst bedienen oder trumpfen, und du musst den Stich nehmen, wenn du kannst, sogar dem Partner. Jedes gewonnene Spiel bringt Striche am Schafkopf, und nach 16 Spielen gewinnen die meisten Striche.

card-taken = { $count ->
    [one] Karte eines Stichs
   *[other] { $count } Karten aus Stichen
}
points = Striche
points-of = { $count ->
    [one] { $count } Strich
   *[other] { $count } Striche
}
total = Striche
settlement = Zahlung
tally = { $whole ->
    [one] { $whole } Schafkopf
   *[other] { $whole } Schafköpfe
}, { $begun ->
    [one] { $begun } Strich
   *[other] { $begun } Striche
}

suit = { $suit ->
    [clubs] ♣
    [spades] ♠
    [hearts] ♥
   *[diamonds] ♦
} { suit-name }

announce = { $number } Trümpfe melden
say-number = { $number } Trümpfe
say-points = { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}
say-pass = Weiter

help-suit = { $count ->
    [one] { $count } Trumpf
   *[other] { $count } Trümpfe
} mit { say-points }
help-announce = Meldet niemand mehr, nennst du die Trumpffarbe und spielst aus.
help-pass = Du behältst für dich, dass du melden könntest.
help-pass-only = Du hast keine fünf Trümpfe mit einem Buben.

note-announced = { $you ->
    [yes] Du meldest { $number } Trümpfe.
   *[no] { $seat } meldet { $number } Trümpfe.
}
note-pass = { $you ->
    [yes] Du sagst weiter.
   *[no] { $seat } sagt weiter.
}
note-maker = { $you ->
    [yes] Du hast mit { $number } Trümpfen am meisten gemeldet und nennst die Farbe.
   *[no] { $seat } hat mit { $number } Trümpfen am meisten gemeldet und nennt die Farbe.
}
note-tied = { $you ->
    [yes] Du hast { $number } Trümpfe mit { say-points } und nennst die Farbe.
   *[no] { $seat } hat { $number } Trümpfe mit { say-points } und nennt die Farbe.
}
note-forced = { $you ->
    [yes] Niemand meldet. Du hast den Kreuz-Buben und nennst die Farbe.
   *[no] Niemand meldet. { $seat } hat den Kreuz-Buben und nennt die Farbe.
}
note-named = { $you ->
    [yes] Du machst { suit-name } zum Trumpf.
   *[no] { $seat } macht { suit-name } zum Trumpf.
}
note-played = { $you ->
    [yes] Du spielst { $look }.
   *[no] { $seat } spielt { $look }.
}
note-taken = { $you ->
    [yes] Der Stich geht an dich.
   *[no] Der Stich geht an { $seat }.
}

fact-own = { $number ->
    [0] Du kannst keine Trümpfe melden.
   *[other] Du kannst { $number } Trümpfe melden; sie zählen { say-points }.
}
fact-trump = { suit-name } ist Trumpf{ $kind ->
    [announced] {""}
    [forced] , ein Zwangsspiel
   *[silent] , gemeldet hat niemand
}. { $youPartner ->
    [yes] Du und { $seat } braucht
   *[no] { $you ->
        [yes] Du und { $seatPartner } braucht
       *[no] { $seat } und { $seatPartner } brauchen
    }
} 61 Augen.
fact-cards = { $youPartner ->
    [yes] Du und { $seat } habt
   *[no] { $you ->
        [yes] Du und { $seatPartner } habt
       *[no] { $seat } und { $seatPartner } haben
    }
} { say-points }, die Gegner { $others }.
fact-strokes = { $strokes ->
    [9] Ein ganzer Schafkopf
    [one] Ein Strich
   *[other] { $strokes } Striche
} für { $youPartner ->
    [yes] dich und { $seat }
   *[no] { $you ->
        [yes] dich
       *[no] { $seat }
    } und { $seatPartner }
}{ $forced ->
    [yes] {" "}(Zwangsspiel)
   *[no] {""}
}.

reason-won = Die Trumpfpartei hat mindestens 61 Augen: ein Strich.
reason-won-schneider = Die Gegner sind Schneider: zwei Striche für die Trumpfpartei.
reason-won-schwarz = Die Gegner sind schwarz: ein ganzer Schafkopf für die Trumpfpartei.
reason-lost = Die Trumpfpartei hat keine 61 Augen: zwei Striche für die Gegner.
reason-lost-schneider = Die Trumpfpartei ist Schneider: vier Striche für die Gegner.
reason-lost-schwarz = Die Trumpfpartei ist schwarz: ein ganzer Schafkopf für die Gegner.
reason-forced = Ein verlorenes Zwangsspiel: nur ein Strich für die Gegner.
reason-heads = Es gewinnt, wer mehr Striche an seinen Schafköpfen hat. Bezahlt wird jeder ganze Schafkopf der Gewinner.
reason-even = Beide Parteien haben gleich viele Striche: Niemand zahlt.

deal-won = { $names }: { $points ->
    [9] ein ganzer Schafkopf
    [one] ein Strich
   *[other] { $points } Striche
}.
match-won = { who-wins }{ $points ->
    [0] {""}
   *[other] : je { $points }
}!

option-deals = Spiele
option-deals-help = Wie viele Spiele hat eine Partie?
option-stake = Einsatz
option-stake-help = Wie viel ist jeder ganze Schafkopf am Ende wert?
option-must_beat = Stichzwang
option-must_beat-help = Musst du den Stich nehmen, wenn du kannst?
option-must_beat-on = ja
option-must_beat-off = nur bedienen oder trumpfen
option-announce = Melden
option-announce-help = Meldet jeder von selbst, was er hat, oder darfst du schweigen?
option-announce-forced = von selbst
option-announce-voluntary = freiwillig
option-schneider_at_30 = Schneider mit 30
option-schneider_at_30-help = Ist eine Partei mit genau 30 Augen schon Schneider?
option-schneider_at_30-off = nein
option-schneider_at_30-on = ja
option-seating-help = Zieht ihr um Plätze und Partner, oder bleibt ihr sitzen, wie ihr sitzt?
