title = Eenentwintigen
tagline = Nog een kaart, of is het genoeg? De bank wacht al.
brief = Je wilt met je kaarten zo dicht mogelijk bij 21 komen, maar er nooit boven. Je zet in, krijgt een kaart en koopt er meer, tot je ‘Ik pas!’ zegt of te ver bent gegaan. Dan koopt ook de bank, en wie het dichtst bij 21 zit, wint. De bank is in het voordeel: tot en met 20 telt die één punt meer, en bij gelijke stand wint de bank; maar twee azen zijn bijna onverslaanbaar. De bank gaat de tafel rond, en na de laatste ronde wint de grootste rekening.

deal = Coup { $number } van { $total }
deal-open = Coup { $number }
deal-short = Coup
next-deal = Volgende coup
waiting-for-next = De volgende coup begint als iedereen zover is.
chart = De rekeningen van coup tot coup

deal-won = { $count ->
    [one] { who-wins } { $points }.
   *[other] { $you ->
        [yes] { $names } winnen jullie inzet.
       *[no] { $names } winnen hun inzet.
    }
}
match-won = { $count ->
    [one] { who-wins } met { $points } op de rekening!
   *[other] { who-wins } samen met elk { $points } op de rekening!
}
reason-over = Meer dan 21: de bank wint.
reason-bank-over = De bank heeft meer dan 21.
reason-player = Dichter bij 21 dan de bank.
reason-bank = De bank zit dichter bij 21, of staat gelijk.
reason-counters = De grootste rekening wint.

level-beginner-help = Koopt alleen zolang er niets kan gebeuren en zet in naar het uitkomt.
level-casual-help = Stopt uit gewoonte bij 17, maar let niet altijd op.
level-club-help = Stopt uit gewoonte bij 17 en zet met mate in.
level-master-help = Koopt zo dat niemand tegen hem in het voordeel is, en zet niet meer in dan nodig is om te winnen.

zone-stock = Stapel
zone-stake = Inzet
unit = { $count ->
    [one] één eenheid
   *[other] { $count } eenheden
}
label-card = Kaart kopen
help-card = Je krijgt nog een kaart. Boven 21 heb je verloren.
label-enough = Ik pas
help-enough = Je neemt geen kaarten meer.
active = Speler

note-coup = { $youBank ->
    [yes] Je houdt de bank en speelt tegen { $seat }.
   *[no] { $you ->
        [yes] { $seatBank } houdt de bank en speelt tegen jou.
       *[no] { $seatBank } houdt de bank en speelt tegen { $seat }.
    }
}
note-staked = { $you ->
    [yes] Je zet { $count } in.
   *[no] { $seat } zet { $count } in.
}
note-dealt = { $you ->
    [yes] Je krijgt een kaart, en de bank ook.
   *[no] { $seat } krijgt een kaart, en de bank ook.
}
note-takes = { $you ->
    [yes] Je koopt en hebt { $count } kaarten.
   *[no] { $seat } koopt en heeft { $count } kaarten.
}
note-enough = { $count ->
    [one] { $you ->
        [yes] ‘Ik pas!’ Je blijft bij één kaart.
       *[no] { $seat }: ‘Ik pas!’, met één kaart.
    }
   *[other] { $you ->
        [yes] ‘Ik pas!’ Je blijft bij { $count } kaarten.
       *[no] { $seat }: ‘Ik pas!’, met { $count } kaarten.
    }
}
note-bank-takes = { $you ->
    [yes] Je koopt voor de bank en hebt { $count } kaarten.
   *[no] { $seat } koopt voor de bank en heeft { $count } kaarten.
}
note-hand = { $you ->
    [yes] Je hebt { $value }.
   *[no] { $seat } heeft { $value }.
}
note-hand-aces = { $you ->
    [yes] Je hebt twee azen!
   *[no] { $seat } heeft twee azen!
}
note-over = Dat is te veel: kapot.
note-bank-over = De bank heeft { $value }: te veel.
note-bank-raised = De bank heeft { $value }, en dat telt als { $rating }.
note-bank = De bank heeft { $value }.
note-bank-aces = De bank heeft twee azen.
note-pays = { $you ->
    [yes] Je betaalt { $count } uit.
   *[no] { $seat } betaalt { $count } uit.
}
note-takes-in = { $you ->
    [yes] Je int { $count }.
   *[no] { $seat } int { $count }.
}
fact-value = Je kaarten tellen { $value }.

option-stakes = Inzetten
option-stakes-help = Wie zet er in een coup in?
option-stakes-table = iedereen aan tafel
option-stakes-own = alleen wie speelt
option-max_stake = Hoogste inzet
option-rounds-help = Hoe vaak gaat de bank naar een ander? Altijd zo dat iedereen hem even vaak houdt.
option-bank_plus_one = Een punt meer
option-bank_plus_one-help = Mag de bank de eigen waarde met één punt verhogen?
option-bank_plus_one-on = ja
option-bank_plus_one-off = nee
option-first_banker = Eerste bank
option-first_banker-help = Wie houdt als eerste de bank?
option-first_banker-lot = er wordt geloot
