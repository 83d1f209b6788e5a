title = Geen paniek, twee tegen twee
tagline = Twee paren lopen samen naar huis, en wie over het hoofd ziet dat er iemand uit kan, betaalt met een eigen pion.
brief = Je loopt samen met wie tegenover je zit tegen de andere twee: jullie paar wil als eerste alle acht pionnen binnen hebben. In je beurt gooi je de dobbelsteen en zet je een eigen pion precies zoveel velden vooruit; alleen een zes brengt een nieuwe in het spel, en dan mag je nog een keer. Wie op een tegenstander terechtkomt, gooit hem eruit; wie die kans mist, moet de eigen pion terug in de hoek zetten. Partners gooien elkaar nooit eruit en mogen samen op een rustbank. Het paar waarvan de achtste pion het eerst binnen is, wint.

deal-won = { who-wins } de race samen.
match-won = { who-wins } de race samen!
reason-arrived = Het paar dat als eerste alle acht pionnen binnen heeft, wint.
reason-throws = Na 5000 worpen is het afgelopen: eerst tellen de pionnen van een paar op de eindvelden, dan de stappen.

note-arrived = { $you ->
    [yes] Je hebt alle pionnen binnen!
   *[no] { $seat } heeft alle pionnen binnen.
}
note-overlooked = { $you ->
    [yes] Met { $from }-{ $to } had je een pion van { $seatSpared } eruit moeten gooien. Als straf gaat de pion van veld { $from } terug naar de hoek.
   *[no] { $seat } had met { $from }-{ $to } een pion van { $youSpared ->
        [yes] jou
       *[no] { $seatSpared }
    } eruit moeten gooien. Als straf gaat de pion van veld { $from } terug naar de hoek.
}
fact-overlook = { $you ->
    [yes] Gooi iemand eruit, anders gaat { $field } terug!
   *[no] { $seat } moet eruit gooien, anders gaat { $field } terug.
}
fact-helps = { $you ->
    [yes] Je bent binnen en zet nu met de pionnen van { $seatPartner }.
   *[no] { $seat } is binnen en zet nu met { $youPartner ->
        [yes] jouw pionnen
       *[no] de pionnen van { $seatPartner }
    }.
}
fact-clear = { $you ->
    [yes] Je moet eerst het startveld vrijmaken.
   *[no] { $seat } moet eerst het startveld vrijmaken.
}
fact-place = { $you ->
    [yes] Je hebt alle pionnen binnen.
   *[no] { $seat } heeft alle pionnen binnen.
}

option-overlook = Gemiste kans
option-overlook-help = Wat gebeurt er als je iemand eruit kunt gooien en het niet doet?
option-overlook-penalty = je pion gaat naar de hoek
option-overlook-forced = kan niet: als het kan, moet het
option-overlook-off = niets
option-finished_player = Wie binnen is
option-finished_player-help = Wat doe je als je vier pionnen binnen zijn, maar die van je partner nog niet?
option-finished_player-skip = slaat over
option-finished_player-helps = zet voor de partner
