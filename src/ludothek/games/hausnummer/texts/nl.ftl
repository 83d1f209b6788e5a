title = Hoogste huisnummer
tagline = Drie worpen, drie cijfers: waar zet je de vier voordat het volgende getal valt?
brief = Je wilt zo hoog mogelijke huisnummers bouwen. In elke ronde gooi je drie keer met één dobbelsteen en zet je elk getal meteen bij de honderdtallen, de tientallen of de eenheden, voordat je verder gooit. Elke plek krijgt maar één getal, en wat er staat, blijft staan. De vraag is steeds of er nog iets beters komt: een 6 hoort vooraan, een 1 achteraan, maar waar laat je een 4? Na de afgesproken ronden worden je huisnummers opgeteld, en het hoogste totaal wint.

deal-won = { $count ->
    [one] { who-wins }. Huisnummers samen: { $points }.
   *[other] { who-wins } samen. Huisnummers samen: { $points } elk.
}
reason-points = Wie het hoogste totaal aan huisnummers heeft, wint.

level-beginner-help = Zet een 6 vooraan, een 1 achteraan en al het andere zomaar ergens.
level-casual-help = Weet wat waar hoort, maar let niet altijd op.
level-club-help = Bouwt gemiddeld de hoogste huisnummers die er zijn: 504.
level-master-help = Rekent precies uit waarmee hij de meeste kans heeft om te winnen, ook als dat een gok is.

house = Huis
place = { $place ->
    [hundreds] honderdtallen
    [tens] tientallen
   *[ones] eenheden
}
place-hundreds = Honderdtallen
place-tens = Tientallen
place-ones = Eenheden
put = { $face } bij de { place }
counter-house = nr. { $count }

note-thrown = { $you ->
    [yes] Je gooit een { $face }.
   *[no] { $seat } gooit een { $face }.
}
note-put = { $you ->
    [yes] Je zet de { $face } bij de { place }.
   *[no] { $seat } zet de { $face } bij de { place }.
}
note-built = { $you ->
    [yes] Je zet de { $face } bij de { place } en gooit nog een { $last }: huisnummer { $number }.
   *[no] { $seat } zet de { $face } bij de { place } en gooit nog een { $last }: huisnummer { $number }.
}

option-rounds-help = Hoeveel rondes spelen jullie? In elke ronde bouwt iedereen een huisnummer.
