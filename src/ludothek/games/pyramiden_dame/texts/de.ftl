title = Pyramiden-Dame
tagline = Deine Pyramide muss auf die andere Seite: Stein für Stein abbauen, drüberspringen, aufbauen.
brief = Auf dem Damebrett stehen sich zwei Pyramiden aus je zehn Steinen gegenüber, und jede will an den Platz der anderen. Wer dran ist, rückt mit einem Stein ein Feld schräg vor oder springt über einen Stein gleich welcher Farbe auf das freie Feld dahinter. Sprünge lassen sich in jede Richtung aneinanderhängen, und eine lange Kette trägt einen Stein quer über das Brett. Geschlagen wird nichts: Jeder Stein bleibt und ist ein Sprungbrett für beide. Wer seine Pyramide zuerst drüben wieder aufgebaut hat, gewinnt.

deal = Spiel { $number } von { $total }
deal-won = { $count ->
    [one] { who-wins } das Spiel.
   *[other] Das Spiel endet unentschieden.
}
match-won = { $count ->
    [one] { who-wins }!
   *[other] Unentschieden: { $names } teilen sich die Punkte.
}

stone-white = { $count ->
    [one] weißer Stein
   *[other] { $count } weiße Steine
}
stone-black = { $count ->
    [one] schwarzer Stein
   *[other] { $count } schwarze Steine
}
counter-home = { $count } am Ziel

note-lot = { $you ->
    [yes] Ausgelost: Du spielst Weiß.
   *[no] Ausgelost: { $seat } spielt Weiß.
}
note-moved = { $you ->
    [yes] Du rückst von { $from } nach { $to } vor.
   *[no] { $seat } rückt von { $from } nach { $to } vor.
}
note-jumped = { $you ->
    [yes] Du springst: { $way }.
   *[no] { $seat } springt: { $way }.
}
note-passed = { $you ->
    [yes] Du kannst nicht ziehen und setzt aus.
   *[no] { $seat } kann nicht ziehen und setzt aus.
}

fact-series = { $you ->
    [yes] Du darfst von { $square } aus weiterspringen.
   *[no] { $seat } darf von { $square } aus weiterspringen.
}
fact-fresh = { $count ->
    [one] { $squares } ist noch nie gezogen worden: Das Feld zählt { $you ->
        [yes] für dich
       *[no] für { $seat }
    } als gefüllt.
   *[other] { $squares } sind noch nie gezogen worden: Die Felder zählen { $you ->
        [yes] für dich
       *[no] für { $seat }
    } als gefüllt.
}
fact-limit = { $left ->
    [one] Noch ein Zug, dann werden die Steine am Ziel gezählt.
   *[other] Noch { $left } Züge, dann werden die Steine am Ziel gezählt.
}

stop = Hier aufhören
stop-help = Dein Stein könnte noch weiterspringen, muss aber nicht. Dein Zug ist damit zu Ende.
pass = Aussetzen
pass-help = Keiner deiner Steine kann ziehen oder springen.

option-jumps = Sprünge
option-jumps-help = Darfst du auch rückwärts springen?
option-jumps-any = in alle Richtungen
option-jumps-forward = nur vorwärts
option-first_white = Wer zuerst Weiß hat
option-first_white-help = Wer hat Weiß und beginnt das erste Spiel?
option-first_white-lot = ausgelost
option-series = Spiele
option-series-help = Wie viele Spiele macht ihr? Nach jedem wechseln die Farben.

agreement-draw = Unentschieden anbieten
agreement-draw-ask = { $seat } bietet ein Unentschieden an. Nimmst du an?
agreement-resign = Aufgeben

reason-built = Die Pyramide steht auf der anderen Seite.
reason-repetition = Dieselbe Stellung zum dritten Mal.
reason-limit = Nach 300 Zügen zählen die gefüllten Zielfelder.
reason-locked = Niemand kann mehr ziehen: Es zählen die gefüllten Zielfelder.
reason-agreed = Unentschieden vereinbart.
reason-resigned = Der Gegner hat aufgegeben.
reason-total = Die Punkte aller Spiele entscheiden.
