title = Geen paniek
tagline = Eén keer rond en dan naar huis, en wie in de weg staat, vliegt eruit. Geen paniek!
brief = Je wilt je vier pionnen vanuit de hoek één keer het bord rond en op je eindvelden krijgen, eerder dan alle anderen. In je beurt gooi je de dobbelsteen en zet je één pion precies zoveel velden vooruit; alleen een zes brengt een nieuwe in het spel, en dan mag je nog een keer. Kom je op andermans pion terecht, dan vliegt die eruit, terug naar zijn hoek. Veilig is een pion alleen op de vier sterrenvelden en op de eindvelden. Wie als eerste alle vier pionnen binnen heeft, wint.

points-of = { $count ->
    [one] { $count } tegenstander verslagen
   *[other] { $count } tegenstanders verslagen
}
reason-arrived = Wie als eerste alle vier pionnen binnen heeft, wint.
reason-throws = Na 5000 worpen is het afgelopen: eerst tellen de pionnen op de eindvelden, dan de gezette stappen.

level-beginner-help = Zet meestal wat toevallig voor de hand ligt.
level-casual-help = Ziet ongeveer de helft van de goede kansen.
level-club-help = Kent de gevaren en ziet maar weinig over het hoofd.
level-master-help = Houdt rekening met alles wat de volgende drie worpen kunnen brengen.

figure-red = { $count ->
    [one] rode pion
   *[other] { $count } rode pionnen
}
figure-yellow = { $count ->
    [one] gele pion
   *[other] { $count } gele pionnen
}
figure-green = { $count ->
    [one] groene pion
   *[other] { $count } groene pionnen
}
figure-blue = { $count ->
    [one] blauwe pion
   *[other] { $count } blauwe pionnen
}
zone-dice = Worp
zone-earlier = Daarvoor
counter-home = { $count }/4 binnen
place-A-H = Hoek van A
place-B-H = Hoek van B
place-C-H = Hoek van C
place-D-H = Hoek van D
place-A-G1 = Eindveld 1 van A
place-A-G2 = Eindveld 2 van A
place-A-G3 = Eindveld 3 van A
place-A-G4 = Eindveld 4 van A
place-B-G1 = Eindveld 1 van B
place-B-G2 = Eindveld 2 van B
place-B-G3 = Eindveld 3 van B
place-B-G4 = Eindveld 4 van B
place-C-G1 = Eindveld 1 van C
place-C-G2 = Eindveld 2 van C
place-C-G3 = Eindveld 3 van C
place-C-G4 = Eindveld 4 van C
place-D-G1 = Eindveld 1 van D
place-D-G2 = Eindveld 2 van D
place-D-G3 = Eindveld 3 van D
place-D-G4 = Eindveld 4 van D

note-opening = { $you ->
    [yes] Je gooit een { $number }.
   *[no] { $seat } gooit een { $number }.
}
note-begins = { $you ->
    [yes] Jij begint.
   *[no] { $seat } begint.
}
note-throws = { $you ->
    [yes] Je gooit { $numbers }.
   *[no] { $seat } gooit { $numbers }.
}
note-lapsed = { $you ->
    [yes] Je gooit { $numbers } en kunt niet zetten.
   *[no] { $seat } gooit { $numbers } en kan niet zetten.
}
note-enter = { $you ->
    [yes] Je zet een pion in.
   *[no] { $seat } zet een pion in.
}
note-run = { $you ->
    [yes] Je loopt van { $from } naar { $to }.
   *[no] { $seat } loopt van { $from } naar { $to }.
}
note-goal = { $you ->
    [yes] Je zet een pion op eindveld { $field }.
   *[no] { $seat } zet een pion op eindveld { $field }.
}
note-hit = { $you ->
    [yes] Je gooit een pion van { $seatHit } eruit!
   *[no] { $seat } gooit een pion van { $youHit ->
        [yes] jou
       *[no] { $seatHit }
    } eruit!
}
note-arrived = { $you ->
    [yes] Je hebt alle pionnen binnen: { $place }e plaats!
   *[no] { $seat } heeft alle pionnen binnen: { $place }e plaats.
}
fact-clear = { $you ->
    [yes] Je moet eerst je startveld vrijmaken.
   *[no] { $seat } moet eerst het startveld vrijmaken.
}
fact-again = Een zes: { $you ->
    [yes] je gooit daarna nog een keer.
   *[no] { $seat } gooit daarna nog een keer.
}
fact-place = { $you ->
    [yes] Je bent binnen: { $place }e plaats.
   *[no] { $seat } is binnen: { $place }e plaats.
}

option-play_on = Doorspelen
option-play_on-help = Gaan de anderen door als iemand gewonnen heeft? Dan wordt ook om de andere plaatsen gespeeld.
option-play_on-off = nee, dan is het uit
option-play_on-on = ja, tot alle plaatsen verdeeld zijn
option-enter_on_six = Met een zes
option-enter_on_six-help = Moet je met een zes een pion inzetten zolang er nog een in je hoek staat?
option-enter_on_six-may = mag je een pion inzetten
option-enter_on_six-must = moet je een pion inzetten
option-throw_out = Eruit gooien
option-throw_out-help = Mag je een pion die je eruit kunt gooien ook sparen?
option-throw_out-may = als je wilt
option-throw_out-must = als het kan, moet het
option-goal_jump = Springen op de eindvelden
option-goal_jump-help = Mag je op de eindvelden over je eigen pionnen springen?
option-goal_jump-allowed = toegestaan
option-goal_jump-forbidden = verboden
