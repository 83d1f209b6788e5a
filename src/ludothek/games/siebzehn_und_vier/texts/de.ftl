title = Siebzehn und Vier
tagline = Noch eine Karte, oder „Bedient!“? Die Bank wartet schon.
brief = Du willst mit deinen Karten so nah an 21 kommen wie möglich, aber nie darüber. Du setzt, bekommst eine Karte und kaufst weitere, bis du „Bedient!“ sagst oder zu viel hast. Dann kauft auch die Bank, und wer näher an 21 ist, gewinnt. Die Bank ist im Vorteil: Bis 20 zählt sie einen Punkt mehr, und bei Gleichstand gewinnt sie; nur zwei Asse sind fast unschlagbar. Die Bank geht reihum, und nach der letzten Runde gewinnt das größte Konto.

deal = Coup { $number } von { $total }
deal-open = Coup { $number }
deal-short = Coup
next-deal = Nächster Coup
waiting-for-next = Der nächste Coup beginnt, wenn alle so weit sind.
chart = Die Konten von Coup zu Coup

deal-won = { $count ->
    [one] { who-wins } { $points }.
   *[other] { $you ->
        [yes] { $names } gewinnt eure Einsätze.
       *[no] { $names } gewinnen ihre Einsätze.
    }
}
match-won = { $count ->
    [one] { who-wins } mit { $points } auf dem Konto!
   *[other] { who-wins } gemeinsam mit je { $points } auf dem Konto!
}
reason-over = Mehr als 21: Die Bank gewinnt.
reason-bank-over = Die Bank hat mehr als 21.
reason-player = Näher an 21 als die Bank.
reason-bank = Die Bank ist näher an 21 oder gleichauf.
reason-counters = Das größte Konto gewinnt.

level-beginner-help = Kauft nur, solange nichts passieren kann, und setzt nach Laune.
level-casual-help = Hört aus Gewohnheit bei 17 auf, passt aber nicht immer auf.
level-club-help = Hört aus Gewohnheit bei 17 auf und setzt maßvoll.
level-master-help = Kauft so, dass niemand gegen ihn im Vorteil ist, und setzt nur so viel, wie er zum Gewinnen braucht.

zone-stock = Stapel
zone-stake = Einsatz
unit = { $count ->
    [one] eine Einheit
   *[other] { $count } Einheiten
}
label-card = Karte kaufen
help-card = Du bekommst noch eine Karte. Über 21 hast du verloren.
label-enough = Bedient!
help-enough = Du nimmst keine Karte mehr.
active = Spieler

note-coup = { $youBank ->
    [yes] Du hältst die Bank und spielst gegen { $seat }.
   *[no] { $you ->
        [yes] { $seatBank } hält die Bank und spielt gegen dich.
       *[no] { $seatBank } hält die Bank und spielt gegen { $seat }.
    }
}
note-staked = { $you ->
    [yes] Du setzt { $count }.
   *[no] { $seat } setzt { $count }.
}
note-dealt = { $you ->
    [yes] Du bekommst eine Karte, die Bank auch.
   *[no] { $seat } bekommt eine Karte, die Bank auch.
}
note-takes = { $you ->
    [yes] Du kaufst und hast { $count } Karten.
   *[no] { $seat } kauft und hat { $count } Karten.
}
note-enough = { $count ->
    [one] { $you ->
        [yes] „Bedient!“ Du bleibst bei einer Karte.
       *[no] { $seat }: „Bedient!“, mit einer Karte.
    }
   *[other] { $you ->
        [yes] „Bedient!“ Du bleibst bei { $count } Karten.
       *[no] { $seat }: „Bedient!“, mit { $count } Karten.
    }
}
note-bank-takes = { $you ->
    [yes] Du kaufst für die Bank und hast { $count } Karten.
   *[no] { $seat } kauft für die Bank und hat { $count } Karten.
}
note-hand = { $you ->
    [yes] Du hast { $value }.
   *[no] { $seat } hat { $value }.
}
note-hand-aces = { $you ->
    [yes] Du hast zwei Asse!
   *[no] { $seat } hat zwei Asse!
}
note-over = Das ist zu viel.
note-bank-over = Die Bank hat { $value }: zu viel.
note-bank-raised = Die Bank hat { $value }, und das zählt { $rating }.
note-bank = Die Bank hat { $value }.
note-bank-aces = Die Bank hat zwei Asse.
note-pays = { $you ->
    [yes] Du zahlst { $count } aus.
   *[no] { $seat } zahlt { $count } aus.
}
note-takes-in = { $you ->
    [yes] Du kassierst { $count }.
   *[no] { $seat } kassiert { $count }.
}
fact-value = Deine Karten zählen { $value }.

option-stakes = Einsätze
option-stakes-help = Wer setzt in einem Coup?
option-stakes-table = alle am Tisch
option-stakes-own = nur, wer spielt
option-max_stake = Höchster Einsatz
option-rounds-help = Wie oft wechselt die Bank? Immer so, dass alle sie gleich oft halten.
option-bank_plus_one = Ein Punkt mehr
option-bank_plus_one-help = Darf die Bank ihren Wert um einen Punkt erhöhen?
option-bank_plus_one-on = ja
option-bank_plus_one-off = nein
option-first_banker = Erste Bank
option-first_banker-help = Wer hält zuerst die Bank?
option-first_banker-lot = ausgelost
