title = Écarté
tagline = Vijf kaarten: zijn ze goed voor drie slagen, of ruil je liever?
brief = Met vijf kaarten wil je minstens drie slagen halen. Eerst is er de vraag of je hand goed genoeg is: de voorhand mag meteen spelen of voorstellen om kaarten te ruilen met de stok, en de deler mag weigeren. De heer is de hoogste kaart, de aas komt pas na de boer, en je moet bekennen en de slag nemen als je kunt. Drie slagen leveren één punt op, alle vijf twee, en de troefheer is er nog één waard. Wie het eerst vijf punten heeft, wint de partij en de inzet; anderen kunnen op een van jullie wedden.

deal = Ronde { $number } van { $total }
deal-open = Ronde { $number }
deal-short = Ronde
next-deal = Volgende ronde
waiting-for-next = De volgende ronde begint als iedereen zover is.
chart = De fiches van ronde tot ronde
deal-won = { $points ->
    [one] { who-wins } de ronde: 1 punt.
   *[other] { who-wins } de ronde: { $points } punten.
}
match-won = { $count ->
    [one] { $you ->
        [yes] Je wint en hebt aan het eind { $points } fiches!
       *[no] { $names } wint en heeft aan het eind { $points } fiches!
    }
   *[other] { who-wins } samen met elk { $points } fiches!
}
reason-five = Wie het eerst vijf punten heeft, wint de partij.
reason-king = De troefheer levert het vijfde punt op.
reason-vole = Alle vijf slagen: een vole.
reason-penalty = Minstens drie slagen, en een strafpunt erbij.
reason-tricks = Minstens drie slagen.

level-beginner-help = Kent de regels, ruilt graag en speelt zomaar iets.
level-casual-help = Houdt troeven en heren en speelt wat voor de hand ligt.
level-club-help = Stelt zich voor wat de tegenstander kan hebben, maar niet lang.
level-master-help = Speelt honderden mogelijke verdelingen uit voordat hij iets zegt of speelt.

zone-stock = Stok
zone-turned = Troef
zone-away = Weggelegd
card-taken = { $count ->
    [one] een kaart uit een slag
   *[other] { $count } kaarten uit slagen
}
elder = Voorhand
younger = Deler
backs-elder = { $count ->
    [0] op voorhand
   *[other] { $count } op voorhand
}
backs-dealer = { $count ->
    [0] op deler
   *[other] { $count } op deler
}

label-on = { $you ->
    [yes] Op mezelf wedden
   *[no] Op { $seat } wedden
}
label-watch = Alleen toekijken
label-play = Ik speel
help-play = { $penalty ->
    [yes] Je houdt je kaarten. Met drie slagen krijg je 1 punt, anders krijgt de deler er 2.
   *[no] Je houdt je kaarten. Wie drie slagen haalt, krijgt 1 punt.
}
label-propose = Ruil voorstellen
help-propose = Je wilt kaarten ruilen. De deler mag weigeren.
label-accept = Akkoord gaan
help-accept = De voorhand ruilt kaarten, daarna mag jij er hooguit even veel ruilen.
label-refuse = Weigeren
help-refuse = { $penalty ->
    [yes] Niemand ruilt. Met drie slagen krijg je 1 punt, anders krijgt de voorhand er 2.
   *[no] Niemand ruilt meer. Wie drie slagen haalt, krijgt 1 punt.
}
label-done = { $count ->
    [one] Eén kaart ruilen
   *[other] { $count } kaarten ruilen
}
label-keep = Niets ruilen
help-done = Tik de kaarten aan die je weglegt, een voor een. Ben je klaar, dan krijg je even veel nieuwe.
label-king = Heer melden
help-king = Je zegt dat je de troefheer hebt en krijgt 1 punt.

say-play = Ik speel
say-propose = Ik stel voor
say-accept = Akkoord
say-refuse = Ik weiger
say-king = Ik heb de heer

note-drawn = { $you ->
    [yes] Je trekt: { $look }.
   *[no] { $seat } trekt: { $look }.
}
note-players = { $you ->
    [yes] Je bent voorhand, { $seatDealer } deelt.
   *[no] { $youDealer ->
        [yes] Je deelt, { $seat } is voorhand.
       *[no] { $seatDealer } deelt, { $seat } is voorhand.
    }
}
note-staked = { $you ->
    [yes] Je zet { $count } in, en { $seatDealer } ook.
   *[no] { $seat } zet { $count } in, en { $youDealer ->
        [yes] jij
       *[no] { $seatDealer }
    } ook.
}
note-backs = { $you ->
    [yes] Je wedt op { $seatOn }. Hoeveel?
   *[no] { $seat } wedt op { $youOn ->
        [yes] jou
       *[no] { $seatOn }
    }.
}
note-bet = { $you ->
    [yes] Je zet { $count } op { $seatOn }.
   *[no] { $seat } zet { $count } op { $youOn ->
        [yes] jou
       *[no] { $seatOn }
    }.
}
note-watch = { $you ->
    [yes] Je kijkt alleen toe.
   *[no] { $seat } kijkt alleen toe.
}
note-turned = { $look } ligt open: { $suit ->
    [clubs] klaveren
    [spades] schoppen
    [hearts] harten
   *[diamonds] ruiten
} is troef.
note-turned-king = { $you ->
    [yes] Een heer! Als deler krijg je daarvoor 1 punt.
   *[no] Een heer! Als deler krijgt { $seat } daarvoor 1 punt.
}
note-propose = { $you ->
    [yes] Je stelt een ruil voor.
   *[no] { $seat } stelt een ruil voor.
}
note-accept = { $you ->
    [yes] Je gaat akkoord met de ruil.
   *[no] { $seat } gaat akkoord met de ruil.
}
note-refuse = { $you ->
    [yes] Je weigert: er wordt gespeeld.
   *[no] { $seat } weigert: er wordt gespeeld.
}
note-play = { $you ->
    [yes] Je speelt met de kaarten die je hebt.
   *[no] { $seat } speelt zonder te ruilen.
}
note-away = { $count ->
    [one] { $you ->
        [yes] Je hebt één kaart weggelegd.
       *[no] { $seat } heeft één kaart weggelegd.
    }
   *[other] { $you ->
        [yes] Je hebt { $count } kaarten weggelegd.
       *[no] { $seat } heeft { $count } kaarten weggelegd.
    }
}
note-changed = { $count ->
    [one] { $you ->
        [yes] Je ruilt één kaart.
       *[no] { $seat } ruilt één kaart.
    }
   *[other] { $you ->
        [yes] Je ruilt { $count } kaarten.
       *[no] { $seat } ruilt { $count } kaarten.
    }
}
note-kept = { $you ->
    [yes] Je ruilt niets.
   *[no] { $seat } ruilt niets.
}
note-empty = { $you ->
    [yes] De stok is leeg: je komt uit.
   *[no] De stok is leeg: { $seat } komt uit.
}
note-played = { $you ->
    [yes] Je speelt: { $look }.
   *[no] { $seat } speelt: { $look }.
}
note-taken = { $you ->
    [yes] De slag is voor jou.
   *[no] De slag is voor { $seat }.
}
note-king = { $you ->
    [yes] De troefheer levert je 1 punt op.
   *[no] De troefheer levert { $seat } 1 punt op.
}
note-king-shown = { $you ->
    [yes] Je meldt de troefheer: 1 punt.
   *[no] { $seat } meldt de troefheer: 1 punt.
}
note-scored = { $kind ->
    [vole] { $you ->
        [yes] Je haalt alle vijf slagen: 2 punten.
       *[no] { $seat } haalt alle vijf slagen: 2 punten.
    }
    [penalty] { $you ->
        [yes] Je haalt { $tricks } slagen: 2 punten, waarvan één als straf voor de tegenstander.
       *[no] { $seat } haalt { $tricks } slagen: 2 punten, waarvan één als straf voor de tegenstander.
    }
   *[plain] { $you ->
        [yes] Je haalt { $tricks } slagen: 1 punt.
       *[no] { $seat } haalt { $tricks } slagen: 1 punt.
    }
}
note-champion = { $you ->
    [yes] Vijf punten: je wint de partij!
   *[no] Vijf punten: { $seat } wint de partij!
}
note-won = { $you ->
    [yes] Je wint { $count }.
   *[no] { $seat } wint { $count }.
}
note-lost = { $you ->
    [yes] Je verliest { $count }.
   *[no] { $seat } verliest { $count }.
}
fact-match = Partij { $number } van { $total }
fact-trump = Troef is { $suit ->
    [clubs] klaveren
    [spades] schoppen
    [hearts] harten
   *[diamonds] ruiten
}.
fact-stake = De inzet is { $count }.
fact-tricks = Slagen: voorhand { $elder }, deler { $dealer }.
fact-regle = Een jeu de règle: liever spelen dan ruilen.

option-matches = Partijen
option-matches-help = Hoeveel partijen tot vijf punten spelen jullie? Met zijn tweeën meestal één, anders evenveel als er spelers zijn.
option-min_stake = Laagste inzet
option-min_stake-help = Hoeveel moet je minstens inzetten?
option-max_stake = Hoogste inzet
option-king = Troefheer
option-king-help = Waarvoor krijg je het punt van de troefheer?
option-king-played = voor het spelen
option-king-announced = voor het melden
option-late_refusal_penalty = Straf na de ruil
option-late_refusal_penalty-help = Kost het de deler ook na een ruil een strafpunt als hij weigert en verliest?
option-late_refusal_penalty-off = nee
option-late_refusal_penalty-on = ja
