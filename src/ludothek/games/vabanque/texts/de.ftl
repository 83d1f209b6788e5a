title = Vabanquespiel
tagline = Fünf Würfel, vier Rechenarten, jede nur einmal: Wer rechnet sich den Pot zusammen?
brief = Du willst das höchste Ergebnis der Runde, denn es gewinnt den Pot, in den alle eingezahlt haben. Fünf Würfel fallen nacheinander für dich, und du verbindest sie mit plus, minus, mal und geteilt. Jede Rechenart darfst du nur einmal benutzen und musst wählen, bevor der nächste Würfel fällt; der letzte bekommt die, die übrig ist. Gerechnet wird der Reihe nach von links nach rechts, auch mit Brüchen. Nach den vereinbarten Runden gewinnen die meisten Chips.

deal = Runde { $number } von { $total }
deal-open = Runde { $number }
deal-short = Runde
next-deal = Nächste Runde
waiting-for-next = Die nächste Runde beginnt, wenn alle so weit sind.
chart = Die Chips von Runde zu Runde

deal-won = { $count ->
    [one] { $you ->
        [yes] Du gewinnst die Runde und hast jetzt { $points } Chips mehr.
       *[no] { $names } gewinnt die Runde und hat jetzt { $points } Chips mehr.
    }
   *[other] { $names } { $you ->
        [yes] teilt euch
       *[no] teilen sich
    } den Pot.
}
reason-best = Das höchste Ergebnis der Runde gewinnt den Pot.

level-beginner-help = Rechnet immer so, dass im Augenblick am meisten herauskommt.
level-casual-help = Weiß, was sich auf Dauer lohnt, verrechnet sich aber manchmal.
level-club-help = Holt im Schnitt das höchste Ergebnis heraus, das möglich ist: gut 20.
level-master-help = Rechnet genau aus, womit er am meisten aus dem Pot bekommt, und sieht, was die anderen haben.

zone-list = Liste des Bankhalters
zone-pot = Pot
row-die = { $number }. Würfel
row-result = Ergebnis
link = { $before } { $sign } { $face } = { $after }

note-lot = { $you ->
    [yes] Du würfelst um die Bank eine { $face }.
   *[no] { $seat } würfelt um die Bank eine { $face }.
}
note-bank = { $you ->
    [yes] Du hast die höchste Zahl und hältst zuerst die Bank.
   *[no] { $seat } hat die höchste Zahl und hält zuerst die Bank.
}
note-stakes = Jeder setzt { $count } Chips; im Pot liegen { $pot }.
note-two = { $you ->
    [yes] Du bekommst eine { $first } und eine { $face }.
   *[no] { $seat } bekommt eine { $first } und eine { $face }.
}
note-fallen = { $you ->
    [yes] Du bekommst eine { $face }.
   *[no] { $seat } bekommt eine { $face }.
}
note-linked = { $you ->
    [yes] Du rechnest { $link } und hast { $result }.
   *[no] { $seat } rechnet { $link } und hat { $result }.
}
note-listed = { $you ->
    [yes] Für dich steht auf der Liste: { $sum } = { $result }.
   *[no] Für { $seat } steht auf der Liste: { $sum } = { $result }.
}
note-pot = { $you ->
    [yes] Du nimmst { $count } Chips aus dem Pot.
   *[no] { $seat } nimmt { $count } Chips aus dem Pot.
}
fact-best = { $you ->
    [yes] Bestes Ergebnis bisher: { $result } (du)
   *[no] Bestes Ergebnis bisher: { $result } ({ $seat })
}

option-rounds-help = Wie viele Runden spielt ihr? Üblich sind mindestens fünf, und zwar so viele, dass alle gleich oft die Bank halten.
option-start_counters = Chips am Anfang
option-start_counters-help = Mit wie vielen Chips fangt ihr an? Üblich sind 20 für jede Runde, mindestens 100; wer weniger als 20 hat, scheidet aus.
