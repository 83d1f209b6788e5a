title = Backgammon
tagline = Aneinander vorbei nach Hause: Wer allein steht, wird geschlagen, und wer zuerst alles draußen hat, gewinnt.

deal = Spiel { $number } von { $total }
deal-open = Spiel { $number }
deal-won = { $count ->
    [one] { $names } gewinnt das Spiel und { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] Das Spiel endet unentschieden.
}
match-won = { $count ->
    [one] { $names } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
   *[other] { $names } teilen sich das Spiel.
}
reason-single = Ein einfacher Sieg: Auch die andere Seite hatte schon Steine draußen.
reason-double = Ein doppelter Sieg: Die andere Seite hat noch keinen einzigen Stein draußen.
reason-triple = Ein dreifacher Sieg, ein Backgammon: Die andere Seite hat nichts draußen und wurde weit hinten erwischt.
reason-dropped = Das Verdoppeln wurde nicht angenommen.
reason-cap = Die Höchstzahl an Würfen ist erreicht. Der kürzere Weg entscheidet.
reason-resigned = Das Spiel wurde aufgegeben.
reason-total = Das Match gewinnt, wer zuerst genug Punkte hat.

stone-white = weißer Stein
stone-black = schwarzer Stein
die = eine { $face }
die-used = eine { $face }, verbraucht
cube = Dopplerwürfel auf { $value }
zone-cube = Dopplerwürfel
counter-pips = { $count ->
    [one] noch { $count } Auge
   *[other] noch { $count } Augen
}

note-opening = Die Würfel { $first } und { $second } entscheiden: { $seat } spielt Weiß und fängt an.
note-throw = { $seat } wirft { $first }-{ $second }.
note-lapsed = { $seat } wirft { $first }-{ $second } und kann nicht ziehen.
note-step = { $seat } zieht von { $from } nach { $to }.
note-hit = { $seat } zieht von { $from } nach { $to } und schlägt.
note-run = { $seat } zieht von { $from } in das Band auf { $to } und ist selbst geschlagen.
note-enter-step = { $seat } kommt auf { $to } herein.
note-enter-hit = { $seat } kommt auf { $to } herein und schlägt.
note-off = { $seat } würfelt einen Stein von { $from } hinaus.
note-rest = { $seat } lässt den Rest des Wurfs verfallen.
note-cut = Der Rest des Wurfs ist nicht zu gebrauchen.

fact-left = Pasch: noch { $count }-mal die { $number }.
fact-cube = Es geht um { $value }. Als Nächstes darf { $seat } verdoppeln.
fact-crawford = Crawford-Spiel: diesmal ohne Dopplerwürfel.
say-double = Ich verdopple auf { $value }.
say-take = Ich nehme an.
say-drop = Ich gebe auf.

label-rest = Rest verfallen lassen
help-rest = Du nutzt von diesem Wurf nichts mehr, und die andere Seite ist dran.
label-throw = Würfeln
help-throw = Du würfelst; der Einsatz bleibt, wie er ist.
label-double = Auf { $value } verdoppeln
help-double = Du bietest an, um das Doppelte zu spielen. Die andere Seite nimmt an oder gibt das Spiel auf.
label-take = Annehmen
help-take = Es geht weiter um { $value }, und das nächste Mal darfst nur du verdoppeln.
label-drop = Aufgeben
help-drop = Du gibst das Spiel verloren und verlierst { $stake }.

agreement-resign = Einfach aufgeben
agreement-resign-ask = { $seat } möchte einfach aufgeben. Nimmst du an?
agreement-resign-double = Doppelt aufgeben
agreement-resign-double-ask = { $seat } möchte doppelt aufgeben. Nimmst du an?
agreement-resign-triple = Dreifach aufgeben
agreement-resign-triple-ask = { $seat } möchte dreifach aufgeben. Nimmst du an?

option-rules = Regeln
option-rules-help = Die Regeln aus dem Heft oder die internationalen Turnierregeln. Alles Weitere kannst du trotzdem ändern.
option-rules-booklet = Heft
option-rules-tournament = Turnier
option-opening = Beginn
option-opening-help = Würfelt, wer anfängt, noch einmal, oder zählen gleich die beiden Würfel vom Auslosen?
option-opening-throw_off = neuer Wurf
option-opening-opening_roll = Würfel vom Auslosen
option-bear_off = Auswürfeln
option-bear_off-help = Nur mit der genauen Zahl oder auch mit einer größeren vom höchsten Punkt.
option-bear_off-exact = genaue Zahl
option-bear_off-highest = auch größere
option-compulsion = Zugzwang
option-compulsion-help = Musst du ziehen, bis alle Steine zu Hause sind, oder bis ganz zum Schluss?
option-compulsion-until_home = bis alle zu Hause sind
option-compulsion-always = bis zum Schluss
option-band_entry = In ein Band ziehen
option-band_entry-help = Verboten, oder erlaubt um den Preis des eigenen Steins, der dann geschlagen ist.
option-band_entry-forbidden = verboten
option-band_entry-self_hit = schlägt dich selbst
option-cube = Dopplerwürfel
option-cube-help = Mit dem Dopplerwürfel lässt sich der Einsatz vor einem Wurf verdoppeln.
option-cube-off = nein
option-cube-on = ja
option-cube_max = Höchster Einsatz
option-cube_max-help = Wie weit verdoppelt werden kann.
option-cube_max-64 = 64
option-cube_max-unlimited = ohne Grenze
option-match_points = Punkte im Match
option-match_points-help = Spiele werden zusammengezählt, bis jemand so viele Punkte hat. 0: ein einzelnes Spiel.
option-crawford = Crawford-Regel
option-crawford-help = Im Match: ein Spiel ohne Dopplerwürfel, sobald jemandem nur noch ein Punkt fehlt.
option-crawford-on = ja
option-crawford-off = nein
option-throw_cap = Höchstens Würfe
option-throw_cap-help = Nach so vielen Würfen endet das Spiel, und der kürzere Weg entscheidet.
