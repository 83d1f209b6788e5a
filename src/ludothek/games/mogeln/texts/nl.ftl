title = Jokken
tagline = Leg af wat je wilt en beweer wat je wilt. Als je maar niet betrapt wordt!
brief = Je wilt als eerste al je kaarten kwijt zijn. Om de beurt leg je er een gesloten neer en doet alsof die de kleur heeft die aan het begin van de ronde is genoemd, of dat nu waar is of niet. Wie na je komt, gelooft het en legt er zelf een, of roept ‘Je hebt gejokt!’ en draait jouw kaart om. Was het gelogen, dan pak jij alle kaarten van tafel, en anders doet de twijfelaar dat. Het spel eindigt als iemand geen kaarten meer heeft, en de anderen betalen een fiche voor elke kaart die ze nog hebben.

deal-won = { $count ->
    [one] { $you ->
        [yes] Je wint het spel en krijgt
       *[no] { $names } wint het spel en krijgt
    } { $points ->
        [one] één fiche
       *[other] { $points } fiches
    }.
   *[other] { $names } hebben even weinig kaarten; niemand betaalt.
}
drawn = Iedereen heeft evenveel kaarten; niemand betaalt.
reason-off = Alle kaarten zijn afgelegd; de anderen betalen voor elke kaart die ze nog hebben.
reason-limit = Er zijn genoeg kaarten gelegd; wie de minste in de hand heeft, wint.
chart = De fiches van spel tot spel

level-beginner-help = Zegt graag de waarheid en gelooft bijna alles.
level-casual-help = Jokt als het moet en twijfelt af en toe.
level-club-help = Onthoudt wie welke kaarten heeft en twijfelt als het verhaal niet kan kloppen.
level-master-help = Jokt en twijfelt net zo vaak dat bijna niemand er voordeel van heeft.

zone-pile = Gesloten kaarten
zone-turned = Laatst omgedraaid
zone-aside = Opzij
zone-suits = Welke kleur noem je?
suit-named = { $sign } { $suit ->
    [clubs] Klaveren
    [spades] Schoppen
    [hearts] Harten
   *[diamonds] Ruiten
}
label-challenge = Je hebt gejokt!
help-challenge = Draai de laatste kaart om!
label-accept = Geloven
help-accept = Laat de laatste kaart gelden.

note-dealt = { $aside ->
    [0] Iedereen heeft { $count } kaarten.
    [one] Iedereen heeft { $count } kaarten, één blijft opzij liggen.
   *[other] Iedereen heeft { $count } kaarten, { $aside } blijven opzij liggen.
}
note-opened = { $you ->
    [yes] Je legt een kaart
   *[no] { $seat } legt een kaart
}: ‘{ suit-named }!’
note-opened-own = { $you ->
    [yes] Je legt { $look } neer
   *[no] { $seat } legt { $look } neer
}: ‘{ suit-named }!’
note-followed = { $you ->
    [yes] Je gelooft het en legt een kaart.
   *[no] { $seat } gelooft het en legt een kaart.
}
note-followed-own = { $you ->
    [yes] Je gelooft het en legt { $look } neer.
   *[no] { $seat } gelooft het en legt { $look } neer.
}
note-last = { $you ->
    [yes] Je laatste kaart!
   *[no] De laatste kaart van { $seat }!
}
note-lie = ‘Je hebt gejokt!’ { $you ->
    [yes] Je draait { $look } om: { $seatBlamed } is betrapt!
   *[no] { $seat } draait { $look } om: { $youBlamed ->
        [yes] je bent betrapt!
       *[no] { $seatBlamed } is betrapt!
    }
}
note-true = ‘Je hebt gejokt!’ { $you ->
    [yes] Je draait { $look } om: { $seatBlamed } was eerlijk.
   *[no] { $seat } draait { $look } om: { $youBlamed ->
        [yes] je was eerlijk.
       *[no] { $seatBlamed } was eerlijk.
    }
}
note-takes = { $you ->
    [yes] Je pakt
   *[no] { $seat } pakt
} { $count ->
    [one] de kaart
   *[other] alle { $count } kaarten
}.
note-accepted = { $you ->
    [yes] Je gelooft de laatste kaart van { $seatBlamed }.
   *[no] { $seat } gelooft { $youBlamed ->
        [yes] je laatste kaart
       *[no] de laatste kaart van { $seatBlamed }
    }.
}
note-off = { $you ->
    [yes] Je bent al je kaarten kwijt!
   *[no] { $seat } is alle kaarten kwijt!
}
note-limit = Er zijn { $count } kaarten gelegd: het spel is afgelopen.
note-pays = { $you ->
    [yes] Je betaalt
   *[no] { $seat } betaalt
} { $count ->
    [one] één fiche
   *[other] { $count } fiches
}.
note-out = { $you ->
    [yes] Je hebt geen fiches meer en valt af.
   *[no] { $seat } heeft geen fiches meer en valt af.
}
fact-suit = Genoemd: { suit-named }
fact-left = { $count ->
    [one] De volgende kaart is de laatste van dit spel.
   *[other] Nog { $count } kaarten, dan is het spel afgelopen.
}

option-games-help = Hoeveel spellen spelen jullie?
option-counters-help = Met hoeveel fiches beginnen jullie? Wie er geen meer heeft, valt af.
option-last_card = Laatste kaart
option-last_card-help = Mag er ook aan je laatste kaart getwijfeld worden?
option-last_card-challengeable = ja
option-last_card-immediate = nee, die wint
option-max_cards = Maximum aantal kaarten
option-max_cards-help = Na hoeveel gelegde kaarten eindigt een spel? Dan wint wie de minste in de hand heeft.
option-first_dealer-help = Wie deelt in het eerste spel?
