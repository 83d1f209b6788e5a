title = Pyramiden-Dame
tagline = Deine Pyramide muss auf die andere Seite: Stein für Stein abbauen, drüberspringen, aufbauen.
brief = Auf dem Damebrett stehen sich zwei Pyramiden aus je zehn Steinen gegenüber, und jede will an den Platz der anderen. Wer dran ist, rückt mit einem Stein ein Feld schräg vor oder springt über einen Stein gleich welcher Farbe auf das freie Feld dahinter. Sprünge lassen sich in jede Richtung aneinanderhängen, und eine lange Kette trägt einen Stein quer über das Brett. Geschlagen wird nichts: Jeder Stein bleibt und ist ein Sprungbrett für beide. Wer seine Pyramide zuerst drüben wieder aufgebaut hat, gewinnt.

counter-home = { $count } am Ziel

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

stop-help = Dein Stein könnte noch weiterspringen, muss aber nicht. Dein Zug ist damit zu Ende.
pass = Aussetzen
pass-help = Keiner deiner Steine kann ziehen oder springen.

option-jumps = Sprünge
option-jumps-help = Darfst du auch rückwärts springen?
option-jumps-any = in alle Richtungen
option-jumps-forward = nur vorwärts

reason-built = Die Pyramide steht auf der anderen Seite.
reason-limit = Nach 300 Zügen zählen die gefüllten Zielfelder.
reason-locked = Niemand kann mehr ziehen: Es zählen die gefüllten Zielfelder.
reason-repetition-counted = Dieselbe Stellung zum dritten Mal: Es zählen die gefüllten Zielfelder.
