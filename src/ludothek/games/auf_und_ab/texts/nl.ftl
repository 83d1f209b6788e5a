title = Op en neer
tagline = Streep je zes getallen door! Maar wat je nog eens gooit, staat er weer.
brief = Op je briefje staan de getallen één tot en met zes, en die wil je allemaal doorstrepen. Om de beurt gooit iedereen één keer; te beslissen valt er niets. Wat je gooit, streep je op je eigen briefje door; maar was het al doorgestreept, dan schrijf je het weer op. Daarom zijn de laatste getallen het lastigst: hoe meer er weg zijn, hoe vaker er een terugkomt. Wie als eerste alle zes heeft doorgestreept, wint.

deal-won = { $points ->
    [6] { $count ->
        [one] { $you ->
            [yes] Je hebt alles doorgestreept en wint!
           *[no] { $names } heeft alles doorgestreept en wint!
        }
       *[other] { $names } hebben alles doorgestreept en winnen samen!
    }
   *[other] { $count ->
        [one] { who-wins }. Doorgestreept: { $points }.
       *[other] { who-wins } samen. Doorgestreept: { $points }.
    }
}
points-of = { $count } van 6
counter-struck = { $count }/6
reason-all = Wie als eerste alle zes getallen heeft doorgestreept, wint.
reason-limit = Na 1000 worpen wint wie het meest heeft doorgestreept.

row-number = { $number }

note-struck = { $you ->
    [yes] Je gooit een { $face } en streept die door.
   *[no] { $seat } gooit een { $face } en streept die door.
}
note-anew = { $you ->
    [yes] Je gooit een { $face } en schrijft die weer op.
   *[no] { $seat } gooit een { $face } en schrijft die weer op.
}
note-all = { $you ->
    [yes] Je gooit een { $face } en hebt alles doorgestreept!
   *[no] { $seat } gooit een { $face } en heeft alles doorgestreept!
}
fact-round = Ronde { $round }
fact-last-round = De ronde wordt nog afgemaakt.

option-finish = Einde
option-finish-help = Wanneer is het voorbij als iemand alles heeft doorgestreept?
option-finish-immediate = meteen
option-finish-complete_round = na de ronde
