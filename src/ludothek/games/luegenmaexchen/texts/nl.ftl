title = Max de leugenaar
tagline = Twee dobbelstenen onder de beker, en alleen jij weet wat er echt ligt. Zeg wat je wilt, maar laat je niet betrappen!
brief = Je wilt zo weinig mogelijk fiches pakken, want wie er als eerste vijf heeft, verliest. Je gooit in het geheim twee dobbelstenen onder de beker en kondigt iets aan, waar of gelogen, maar hoger dan wat er daarvoor is gezegd. Wie links van je zit, gelooft je en moet zelf gooien en nog hoger gaan, of tilt de beker op. Heb je gelogen, dan pak jij een fiche, en anders doet de twijfelaar dat. Het hoogst is Max, een 1 en een 2: daar gaat niets boven.

who-loses = { $lost ->
    [one] { $youLost ->
        [yes] Je verliest
       *[no] { $losers } verliest
    }
   *[other] { $losers } verliezen
}
who-escapes = { $count ->
    [1] { $you ->
        [yes] jij komt ermee weg
       *[no] { $names } komt ermee weg
    }
    [2] { $you ->
        [yes] jij en { $others } komen ermee weg
       *[no] { $names } komen ermee weg
    }
   *[other] { $you ->
        [yes] jij en alle anderen komen ermee weg
       *[no] alle anderen komen ermee weg
    }
}
deal-won = { who-loses }, { who-escapes }.
match-won = { who-loses }, { who-escapes }!
nobody-won = Niemand komt ermee weg: iedereen heeft evenveel fiches en verliest.
points-of = { $count ->
    [0] verloren
   *[other] gewonnen
}
reason-counters = Wie als eerste te veel fiches heeft, verliest; alle anderen winnen.
reason-middle = Het midden is leeg: wie de meeste fiches heeft, verliest.
reason-rounds = Na 500 rondes is het afgelopen: wie de meeste fiches heeft, verliest.

level-beginner-help = Liegt en twijfelt meestal op goed geluk.
level-casual-help = Heeft gevoel voor een goede leugen, maar vertrouwt vaak op het toeval.
level-club-help = Liegt en twijfelt met mate en laat zich zelden beetnemen.
level-master-help = Liegt en twijfelt zo evenwichtig dat met z’n tweeën niemand tegen hem in het voordeel is.

die-hidden = { $count ->
    [one] dobbelsteen onder de beker
   *[other] { $count } dobbelstenen onder de beker
}
counter = { $count ->
    [one] fiche
   *[other] { $count } fiches
}
zone-cup = Beker
zone-lifted = Laatst onthuld
zone-middle = Midden
zone-counters = Fiches
zone-calls = Wat je kunt zeggen

announce = { $value ->
    [11] dubbel één
    [22] dubbel twee
    [33] dubbel drie
    [44] dubbel vier
    [55] dubbel vijf
    [66] dubbel zes
    [21] Max
   *[other] { $value }
}
call = { $value ->
    [21] Max
   *[other] { $value }
}
say = { announce }!
help-same = Dat heb je echt.
help-less = Dat is minder dan je hebt: er kan je niets gebeuren.
help-more = Dat is gelogen: tilt iemand de beker op, dan pak je een fiche.
label-show = Max laten zien
help-show = Je legt je Max open neer en doet deze ronde niet meer mee.
label-believe = Geloven
help-believe = Je gooit zelf en moet daarna hoger aankondigen.
label-lift = Beker optillen
help-lift = Klopt de aankondiging, dan pak jij een fiche. Was het gelogen, dan doet de leugenaar dat.

note-announced = { $you ->
    [yes] Je zegt
   *[no] { $seat } zegt
}: { announce }.
note-believed = { $you ->
    [yes] Je gelooft het en gooit.
   *[no] { $seat } gelooft het en gooit.
}
note-shown = { $you ->
    [yes] Je laat een Max zien en doet deze ronde niet meer mee.
   *[no] { $seat } laat een Max zien en doet deze ronde niet meer mee.
}
note-alone = { $you ->
    [yes] Alleen jij bent over
   *[no] Alleen { $seat } is over
}: de ronde eindigt zonder fiche.
note-lifted = { $you ->
    [yes] Je tilt de beker op
   *[no] { $seat } tilt de beker op
}: { announce }.
note-true = Niet gelogen: { announce }. { $you ->
    [yes] Je pakt
   *[no] { $seat } pakt
} { $count ->
    [one] een fiche
   *[other] { $count } fiches
}.
note-lie = Gelogen: { announce }! { $you ->
    [yes] Je pakt
   *[no] { $seat } pakt
} { $count ->
    [one] een fiche
   *[other] { $count } fiches
}.
note-forfeit = { $you ->
    [yes] Jouw straf
   *[no] De straf van { $seat }
}: { $forfeit }
fact-thrown = Onder jouw beker: { announce }
fact-beat = { $you ->
    [yes] Je moet
   *[no] { $seat } moet
} meer aankondigen dan { announce }.
fact-out = { $you ->
    [yes] Je doet deze ronde niet meer mee.
   *[no] { $seat } doet deze ronde niet meer mee.
}
fact-forfeit = De straf voor de verliezer: { $forfeit }

option-counters_to_lose = Fiches om te verliezen
option-counters_to_lose-help = Met hoeveel fiches verlies je?
option-counters = Fiches in het midden
option-counters-help = Hoeveel fiches liggen er in het midden? Gewoonlijk per speler één minder dan je nodig hebt om te verliezen, en nog één. Met minder kan het midden leeg zijn voordat iemand er zoveel heeft.
option-true_maexchen = Een echte Max kost
option-true_maexchen-help = Hoeveel fiches pakt wie bij een aangekondigde Max de beker optilt en hem echt vindt?
option-next_start = De volgende ronde begint bij
option-next_start-help = Wie gooit als eerste nadat er een fiche gepakt is?
option-next_start-taker = wie de fiche gepakt heeft
option-next_start-left_of_taker = diens linkerbuur
option-forfeit = Straf
option-forfeit-help = Wat is de verliezer schuldig: een handstand, een compliment voor iedereen, een lied…?
