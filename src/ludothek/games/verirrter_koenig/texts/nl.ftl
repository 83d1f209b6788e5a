title = De verdwaalde koning
tagline = Leg je paren weg, trek bij je buur en blijf niet zitten met de klaverheer. De kurk is al zwartgemaakt!
brief = Niemand wil met de klaverheer blijven zitten, want de andere drie koningen liggen opzij, en zo is hij de enige kaart zonder partner. Alle kaarten worden gedeeld, en wie er twee van dezelfde waarde heeft, legt dat paar weg. In je beurt trek je blind een kaart uit de hand van je linkerbuur, en vormt die een paar, dan gaat dat weg. Wie geen kaarten meer heeft, is veilig. Zijn alle paren weggelegd, dan krijgt wie de koning heeft een zwarte veeg op de neus, en wie na alle rondes de meeste vegen heeft, verliest.

deal = Ronde { $number } van { $total }
deal-open = Ronde { $number }
deal-short = Ronde
next-deal = Volgende ronde
waiting-for-next = De volgende ronde begint als iedereen zover is.
chart = Vegen per ronde
proof-commitment = Zegel, getoond voor de eerste ronde
points = Vegen
points-short = vegen
points-of = { $count ->
    [0] geen veeg
    [one] één veeg
   *[other] { $count } vegen
}
deal-won = { $youLost ->
    [yes] Je hebt de verdwaalde koning en krijgt een veeg op de neus.
   *[no] { $losers } heeft de verdwaalde koning en krijgt een veeg op de neus.
}
who-escapes = { $count ->
    [1] { $you ->
        [yes] Jij komt ermee weg
       *[no] { $names } komt ermee weg
    }
    [2] { $you ->
        [yes] Jij en { $others } komen ermee weg
       *[no] { $names } komen ermee weg
    }
   *[other] { $you ->
        [yes] Jij en alle anderen komen ermee weg
       *[no] Alle anderen komen ermee weg
    }
}
match-won = { $lost ->
    [one] { $youLost ->
        [yes] Je hebt de meeste vegen en verliest
       *[no] { $losers } heeft de meeste vegen en verliest
    }
   *[other] { $losers } hebben de meeste vegen en verliezen
}. { who-escapes }!
nobody-won = Niemand komt ermee weg: iedereen heeft evenveel vegen en verliest.
reason-king = Wie met de verdwaalde koning blijft zitten, krijgt een veeg.
reason-limit = Na 1000 getrokken kaarten is het afgelopen: wie de klaverheer heeft, krijgt de veeg.
reason-marks = Wie na alle rondes de meeste vegen heeft, verliest.

level-beginner-help = Trekt een kaart; meer is er niet te doen.
level-casual-help = Trekt een kaart; meer is er niet te doen.
level-club-help = Trekt een kaart; meer is er niet te doen.
level-master-help = Trekt een kaart; meer is er niet te doen.
level-random-help = Trekt een kaart; meer is er niet te doen.
key-throws = Trek voor mij
throws-on = Vanaf nu worden de kaarten voor je getrokken.
throws-off = Je trekt weer zelf.
plain-throws = trekt vanaf nu voor je, tot het einde.
seat-is-out = veilig
seat-out = { $you ->
    [yes] Je bent veilig.
   *[no] { $seat } is veilig.
}

zone-pairs = { $rank ->
    [7] Zevens
    [8] Achten
    [9] Negens
    [10] Tienen
    [J] Boeren
    [Q] Vrouwen
   *[A] Azen
}
soot = { $count ->
    [one] een zwarte veeg op de neus
   *[other] { $count } zwarte vegen op de neus
}

note-dealt = { $count ->
    [0] De kaarten zijn gedeeld en niemand heeft een paar.
    [one] De kaarten zijn gedeeld; er wordt één paar weggelegd.
   *[other] De kaarten zijn gedeeld; er worden { $count } paren weggelegd.
}
note-drew = { $you ->
    [yes] Je trekt een kaart bij { $seatFrom }.
   *[no] { $seat } trekt een kaart bij { $youFrom ->
        [yes] jou
       *[no] { $seatFrom }
    }.
}
note-drew-card = { $you ->
    [yes] Je trekt bij { $seatFrom }: { $look }.
   *[no] { $seat } trekt bij { $youFrom ->
        [yes] jou
       *[no] { $seatFrom }
    }: { $look }.
}
note-pair = { $you ->
    [yes] Je legt een paar weg
   *[no] { $seat } legt een paar weg
}: { $lookOne } en { $lookOther }.
note-safe = { $you ->
    [yes] Je hebt geen kaarten meer en bent veilig.
   *[no] { $seat } heeft geen kaarten meer en is veilig.
}
note-king = { $you ->
    [yes] Je blijft zitten met de verdwaalde koning, { $look }, en krijgt een veeg op de neus!
   *[no] { $seat } blijft zitten met de verdwaalde koning, { $look }, en krijgt een veeg op de neus!
}
fact-draws = { $you ->
    [yes] Je trekt bij { $seatFrom }: tik een kaart aan.
   *[no] { $seat } trekt bij { $youFrom ->
        [yes] jou
       *[no] { $seatFrom }
    }.
}
fact-pairs = { $count ->
    [one] Nog één paar
   *[other] Nog { $count } paren
}

option-rounds = Rondes
option-rounds-help = Hoeveel rondes spelen jullie? Gewoonlijk zoveel als er spelers zijn: dan deelt ieder één keer.
option-draw_from = Trekken
option-draw_from-help = Bij welke buur trek je? De beurt gaat hoe dan ook naar links.
option-draw_from-left = bij de linkerbuur
option-draw_from-right = bij de rechterbuur
