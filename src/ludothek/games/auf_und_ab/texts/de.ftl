title = Auf und ab
tagline = Streich deine sechs Zahlen durch! Aber was du noch einmal würfelst, steht wieder da.
brief = Auf deinem Zettel stehen die Zahlen von eins bis sechs, und du willst sie alle durchstreichen. Reihum würfelt jeder einmal; zu entscheiden gibt es nichts. Was du würfelst, streichst du auf deinem eigenen Zettel durch; war es aber schon durchgestrichen, schreibst du es wieder hin. Darum sind die letzten Zahlen die schwersten: Je mehr weg sind, desto öfter kommt eine zurück. Wer zuerst alle sechs durchgestrichen hat, gewinnt.

deal-won = { $points ->
    [6] { $count ->
        [one] { $you ->
            [yes] Du hast alles durchgestrichen und gewinnst!
           *[no] { $names } hat alles durchgestrichen und gewinnt!
        }
       *[other] { $you ->
            [yes] { $names } habt alles durchgestrichen und gewinnt gemeinsam!
           *[no] { $names } haben alles durchgestrichen und gewinnen gemeinsam!
        }
    }
   *[other] { $count ->
        [one] { who-wins }. Durchgestrichen: { $points }.
       *[other] { who-wins } gemeinsam. Durchgestrichen: { $points }.
    }
}
points-of = { $count } von 6
counter-struck = { $count }/6
reason-all = Wer zuerst alle sechs Zahlen durchgestrichen hat, gewinnt.
reason-limit = Nach 1000 Würfen zählt, wer am meisten durchgestrichen hat.

row-number = { $number }

note-struck = { $you ->
    [yes] Du würfelst eine { $face } und streichst sie durch.
   *[no] { $seat } würfelt eine { $face } und streicht sie durch.
}
note-anew = { $you ->
    [yes] Du würfelst eine { $face } und schreibst sie wieder hin.
   *[no] { $seat } würfelt eine { $face } und schreibt sie wieder hin.
}
note-all = { $you ->
    [yes] Du würfelst eine { $face } und hast alles durchgestrichen!
   *[no] { $seat } würfelt eine { $face } und hat alles durchgestrichen!
}
fact-round = Runde { $round }
fact-last-round = Die Runde wird noch zu Ende gespielt.

option-finish = Schluss
option-finish-help = Wann ist Schluss, wenn jemand alles durchgestrichen hat?
option-finish-immediate = sofort
option-finish-complete_round = nach der Runde
