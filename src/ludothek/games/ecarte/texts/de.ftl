title = Écarté
tagline = Fünf Karten: Reichen sie für drei Stiche, oder tauschst du lieber?
brief = Mit fünf Karten willst du mindestens drei Stiche machen. Vorher steht die Frage, ob dein Blatt dafür reicht: Vorhand spielt gleich oder schlägt vor, Karten mit dem Talon zu tauschen, und der Geber darf ablehnen. Der König ist die höchste Karte, das Ass kommt erst nach dem Buben, und du musst bedienen und stechen, wenn du kannst. Drei Stiche bringen einen Punkt, alle fünf bringen zwei, und der Trumpfkönig zählt extra. Wer zuerst fünf Punkte hat, gewinnt die Partie und den Einsatz; alle anderen können mitwetten.

deal = Spiel { $number } von { $total }
deal-open = Spiel { $number }
deal-short = Spiel
next-deal = Nächstes Spiel
waiting-for-next = Das nächste Spiel beginnt, wenn alle so weit sind.
chart = Die Chips von Spiel zu Spiel
deal-won = { $points ->
    [one] { who-wins } das Spiel: 1 Punkt.
   *[other] { who-wins } das Spiel: { $points } Punkte.
}
match-won = { $count ->
    [one] { $you ->
        [yes] Du gewinnst und hast am Ende { $points } Chips!
       *[no] { $names } gewinnt und hat am Ende { $points } Chips!
    }
   *[other] { who-wins } gemeinsam mit je { $points } Chips!
}
reason-five = Wer zuerst fünf Punkte hat, gewinnt die Partie.
reason-king = Der Trumpfkönig bringt den fünften Punkt.
reason-vole = Alle fünf Stiche: eine Vole.
reason-penalty = Mindestens drei Stiche, und ein Strafpunkt dazu.
reason-tricks = Mindestens drei Stiche.

level-beginner-help = Kennt die Regeln, tauscht gern und spielt irgendetwas.
level-casual-help = Behält Trümpfe und Könige und spielt das Naheliegende.
level-club-help = Stellt sich vor, was der andere haben könnte, aber nicht lange.
level-master-help = Spielt hunderte mögliche Verteilungen zu Ende, bevor er etwas sagt oder legt.

zone-stock = Talon
zone-turned = Trumpf
zone-away = Abgelegt
card-taken = { $count ->
    [one] eine Karte aus einem Stich
   *[other] { $count } Karten aus Stichen
}
elder = Vorhand
younger = Geber
backs-elder = { $count ->
    [0] auf Vorhand
   *[other] { $count } auf Vorhand
}
backs-dealer = { $count ->
    [0] auf Geber
   *[other] { $count } auf Geber
}

label-on = { $you ->
    [yes] Auf mich wetten
   *[no] Auf { $seat } wetten
}
label-watch = Nur zuschauen
label-play = Ich spiele
help-play = { $penalty ->
    [yes] Du behältst deine Karten. Mit drei Stichen bekommst du 1 Punkt, sonst bekommt der Geber 2.
   *[no] Du behältst deine Karten. Wer drei Stiche macht, bekommt 1 Punkt.
}
label-propose = Tausch vorschlagen
help-propose = Du möchtest Karten tauschen. Der Geber darf ablehnen.
label-accept = Einverstanden
help-accept = Vorhand tauscht Karten gegen neue, dann darfst du höchstens ebenso viele tauschen.
label-refuse = Ablehnen
help-refuse = { $penalty ->
    [yes] Niemand tauscht. Mit drei Stichen bekommst du 1 Punkt, sonst bekommt Vorhand 2.
   *[no] Niemand tauscht mehr. Wer drei Stiche macht, bekommt 1 Punkt.
}
label-done = { $count ->
    [one] Eine Karte tauschen
   *[other] { $count } Karten tauschen
}
label-keep = Nichts tauschen
help-done = Tipp die Karten an, die du weglegst, eine nach der anderen. Bist du fertig, bekommst du ebenso viele neue.
label-king = König ansagen
help-king = Du sagst, dass du den Trumpfkönig hast, und bekommst 1 Punkt.

say-play = Ich spiele
say-propose = Ich schlage vor
say-accept = Einverstanden
say-refuse = Ich lehne ab
say-king = Ich habe den König

note-drawn = { $you ->
    [yes] Du ziehst: { $look }.
   *[no] { $seat } zieht: { $look }.
}
note-players = { $you ->
    [yes] Du bist Vorhand, { $seatDealer } gibt.
   *[no] { $youDealer ->
        [yes] Du gibst, { $seat } ist Vorhand.
       *[no] { $seatDealer } gibt, { $seat } ist Vorhand.
    }
}
note-staked = { $you ->
    [yes] Du setzt { $count }, { $seatDealer } setzt ebenso viel.
   *[no] { $youDealer ->
        [yes] { $seat } setzt { $count }, du setzt ebenso viel.
       *[no] { $seat } setzt { $count }, { $seatDealer } setzt ebenso viel.
    }
}
note-backs = { $you ->
    [yes] Du wettest auf { $seatOn }. Wie viel?
   *[no] { $seat } wettet auf { $youOn ->
        [yes] dich
       *[no] { $seatOn }
    }.
}
note-bet = { $you ->
    [yes] Du setzt { $count } auf { $seatOn }.
   *[no] { $seat } setzt { $count } auf { $youOn ->
        [yes] dich
       *[no] { $seatOn }
    }.
}
note-watch = { $you ->
    [yes] Du schaust nur zu.
   *[no] { $seat } schaut nur zu.
}
note-turned = { $look } liegt offen: { $suit ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
   *[diamonds] Karo
} ist Trumpf.
note-turned-king = { $you ->
    [yes] Ein König! Dafür bekommst du als Geber 1 Punkt.
   *[no] Ein König! Dafür bekommt { $seat } als Geber 1 Punkt.
}
note-propose = { $you ->
    [yes] Du schlägst vor zu tauschen.
   *[no] { $seat } schlägt vor zu tauschen.
}
note-accept = { $you ->
    [yes] Du bist mit dem Tausch einverstanden.
   *[no] { $seat } ist mit dem Tausch einverstanden.
}
note-refuse = { $you ->
    [yes] Du lehnst ab: Es wird gespielt.
   *[no] { $seat } lehnt ab: Es wird gespielt.
}
note-play = { $you ->
    [yes] Du spielst mit deinen Karten.
   *[no] { $seat } spielt, ohne zu tauschen.
}
note-away = { $count ->
    [one] { $you ->
        [yes] Du hast eine Karte weggelegt.
       *[no] { $seat } hat eine Karte weggelegt.
    }
   *[other] { $you ->
        [yes] Du hast { $count } Karten weggelegt.
       *[no] { $seat } hat { $count } Karten weggelegt.
    }
}
note-changed = { $count ->
    [one] { $you ->
        [yes] Du tauschst eine Karte.
       *[no] { $seat } tauscht eine Karte.
    }
   *[other] { $you ->
        [yes] Du tauschst { $count } Karten.
       *[no] { $seat } tauscht { $count } Karten.
    }
}
note-kept = { $you ->
    [yes] Du tauschst nicht.
   *[no] { $seat } tauscht nicht.
}
note-empty = { $you ->
    [yes] Der Talon ist leer: Du spielst aus.
   *[no] Der Talon ist leer: { $seat } spielt aus.
}
note-played = { $you ->
    [yes] Du spielst: { $look }.
   *[no] { $seat } spielt: { $look }.
}
note-taken = { $you ->
    [yes] Der Stich gehört dir.
   *[no] Der Stich gehört { $seat }.
}
note-king = { $you ->
    [yes] Der Trumpfkönig bringt dir 1 Punkt.
   *[no] Der Trumpfkönig bringt { $seat } 1 Punkt.
}
note-king-shown = { $you ->
    [yes] Du sagst den Trumpfkönig an: 1 Punkt.
   *[no] { $seat } sagt den Trumpfkönig an: 1 Punkt.
}
note-scored = { $kind ->
    [vole] { $you ->
        [yes] Du machst alle fünf Stiche: 2 Punkte.
       *[no] { $seat } macht alle fünf Stiche: 2 Punkte.
    }
    [penalty] { $you ->
        [yes] Du machst { $tricks } Stiche: 2 Punkte, einer davon als Strafe für den anderen.
       *[no] { $seat } macht { $tricks } Stiche: 2 Punkte, einer davon als Strafe für den anderen.
    }
   *[plain] { $you ->
        [yes] Du machst { $tricks } Stiche: 1 Punkt.
       *[no] { $seat } macht { $tricks } Stiche: 1 Punkt.
    }
}
note-champion = { $you ->
    [yes] Fünf Punkte: Du gewinnst die Partie!
   *[no] Fünf Punkte: { $seat } gewinnt die Partie!
}
note-won = { $you ->
    [yes] Du gewinnst { $count } dazu.
   *[no] { $seat } gewinnt { $count } dazu.
}
note-lost = { $you ->
    [yes] Du verlierst { $count }.
   *[no] { $seat } verliert { $count }.
}
fact-match = Partie { $number } von { $total }
fact-trump = Trumpf ist { $suit ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
   *[diamonds] Karo
}.
fact-stake = Es geht um { $count }.
fact-tricks = Stiche: Vorhand { $elder }, Geber { $dealer }.
fact-regle = Ein Jeu de règle: eher spielen als tauschen.

option-matches = Partien
option-matches-help = Wie viele Partien bis fünf Punkte spielt ihr? Üblich ist zu zweit eine, sonst so viele, wie ihr seid.
option-min_stake = Kleinster Einsatz
option-min_stake-help = Wie viel musst du mindestens setzen?
option-max_stake = Höchster Einsatz
option-king = Trumpfkönig
option-king-help = Wofür gibt es den Punkt für den Trumpfkönig?
option-king-played = fürs Ausspielen
option-king-announced = fürs Ansagen
option-late_refusal_penalty = Strafe nach dem Tausch
option-late_refusal_penalty-help = Kostet es den Geber auch nach einem Tausch einen Strafpunkt, wenn er ablehnt und verliert?
option-late_refusal_penalty-off = nein
option-late_refusal_penalty-on = ja
