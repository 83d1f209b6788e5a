title = Backgammon
tagline = Aneinander vorbei nach Hause: Wer allein steht, wird geschlagen, und wer zuerst alles draußen hat, gewinnt.
brief = Zwei Seiten mit je fünfzehn Steinen laufen einander auf dem Brett entgegen, und wer zuerst alle nach Hause bringt und hinauswürfelt, gewinnt. Du würfelst mit zwei Würfeln und ziehst für jede Zahl einen Stein; ein Pasch zählt vierfach. Ein Stein, der allein steht, kann geschlagen werden, muss auf die Bar und beginnt von vorn. Zwei oder mehr auf einer Zacke bilden ein Band, auf dem der Gegner nicht landen darf. Hat der Gegner am Ende noch keinen Stein draußen, zählt dein Sieg doppelt oder sogar dreifach.

deal-won = { $count ->
    [one] { who-wins } das Spiel und { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] Das Spiel endet unentschieden.
}
match-won = { $count ->
    [one] { who-wins } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
   *[other] Das Match endet unentschieden.
}
reason-single = Ein einfacher Sieg: Auch der Gegner hatte schon Steine draußen.
reason-double = Ein Gammon, der doppelte Sieg: Der Gegner hat noch keinen einzigen Stein draußen.
reason-triple = Ein Backgammon, der dreifache Sieg: Der Gegner hat nichts draußen und wurde weit hinten erwischt.
reason-dropped = Das Verdoppeln wurde abgelehnt.
reason-cap = Die Höchstzahl an Würfen ist erreicht. Der kürzere Weg entscheidet.
reason-total = Das Match gewinnt, wer zuerst genug Punkte hat.

cube = Dopplerwürfel auf { $value }
zone-cube = Dopplerwürfel
place-bar-white = Bar von Weiß
place-bar-black = Bar von Schwarz
place-off-white = Draußen, Weiß
place-off-black = Draußen, Schwarz
place-cube = Mitte der Bar

note-opening = Die Würfel { $first } und { $second } entscheiden: { $you ->
    [yes] Du spielst Weiß und fängst an.
   *[no] { $seat } spielt Weiß und fängt an.
}
note-lapsed = { $you ->
    [yes] Du würfelst { $first }-{ $second } und kannst nicht ziehen.
   *[no] { $seat } würfelt { $first }-{ $second } und kann nicht ziehen.
}
note-run = { $you ->
    [yes] Du ziehst von { $from } in das Band auf { $to }: Dein Stein ist geschlagen.
   *[no] { $seat } zieht von { $from } in das Band auf { $to }: Der Stein ist geschlagen.
}
note-enter-step = { $you ->
    [yes] Du kommst auf { $to } herein.
   *[no] { $seat } kommt auf { $to } herein.
}
note-enter-hit = { $you ->
    [yes] Du kommst auf { $to } herein und schlägst.
   *[no] { $seat } kommt auf { $to } herein und schlägt.
}
note-off = { $you ->
    [yes] Du würfelst einen Stein von { $from } hinaus.
   *[no] { $seat } würfelt einen Stein von { $from } hinaus.
}
note-cut = Der Rest des Wurfs ist nicht zu gebrauchen.

fact-left = Pasch: noch { $count }-mal die { $number }.
fact-cube = Es geht um { $value }. { $you ->
    [yes] Du darfst als Nächstes verdoppeln.
   *[no] { $seat } darf als Nächstes verdoppeln.
}
fact-crawford = Crawford-Spiel: diesmal ohne Dopplerwürfel.
say-double = Ich verdopple auf { $value }.
say-take = Ich nehme an.
say-drop = Ich lehne ab.

label-throw = Würfeln
help-throw = Du würfelst; der Einsatz bleibt, wie er ist.
label-double = Auf { $value } verdoppeln
help-double = Du bietest an, um das Doppelte zu spielen. Dein Gegner nimmt an oder gibt das Spiel verloren.
label-take = Annehmen
help-take = Es geht weiter um { $value }, und das nächste Mal darfst nur du verdoppeln.
label-drop = Ablehnen
help-drop = Du gibst das Spiel verloren und verlierst { $stake }.
merit-hits = Damit schlägst du.
merit-point = Damit machst du eine Zacke zu.
merit-safe = Danach steht keiner deiner Steine allein.

agreement-resign = Als einfaches Spiel aufgeben
agreement-resign-ask = { $seat } möchte als einfaches Spiel aufgeben. Nimmst du an?
agreement-resign-double = Als Gammon aufgeben
agreement-resign-double-ask = { $seat } möchte als Gammon aufgeben, also doppelt. Nimmst du an?
agreement-resign-triple = Als Backgammon aufgeben
agreement-resign-triple-ask = { $seat } möchte als Backgammon aufgeben, also dreifach. Nimmst du an?

option-rules = Regeln
option-rules-help = Die Familienregeln aus der Anleitung oder die internationalen Turnierregeln? Alles Weitere kannst du trotzdem ändern.
option-rules-booklet = Familienregeln
option-rules-tournament = Turnierregeln
option-opening = Beginn
option-opening-help = Würfelt, wer anfängt, noch einmal, oder zählen gleich die beiden Würfel vom Auslosen?
option-opening-throw_off = neuer Wurf
option-opening-opening_roll = Würfel vom Auslosen
option-bear_off = Auswürfeln
option-bear_off-help = Kommt ein Stein nur mit der genauen Zahl hinaus oder von der höchsten Zacke auch mit einer größeren?
option-compulsion-help = Musst du ziehen, bis alle Steine zu Hause sind, oder bis ganz zum Schluss?
option-compulsion-until_home = bis alle zu Hause sind
option-band_entry = In ein Band ziehen
option-band_entry-help = Darfst du in ein Band ziehen, wenn dein Stein dann selbst geschlagen ist?
option-band_entry-forbidden = verboten
option-band_entry-self_hit = schlägt den eigenen Stein
option-cube = Dopplerwürfel
option-cube-help = Spielt ihr mit dem Dopplerwürfel? Damit lässt sich der Einsatz vor einem Wurf verdoppeln.
option-cube-off = nein
option-cube-on = ja
option-cube_max = Höchster Einsatz
option-cube_max-help = Wie weit darf verdoppelt werden?
option-cube_max-64 = 64
option-cube_max-unlimited = ohne Grenze
option-match_points = Länge des Matchs
option-match_points-help = Wie viele Punkte gewinnen das Match? 0: ein einzelnes Spiel.
option-crawford = Crawford-Regel
option-crawford-help = Spielt ihr im Match einmal ohne Dopplerwürfel, sobald jemandem nur noch ein Punkt fehlt?
option-crawford-on = ja
option-crawford-off = nein
