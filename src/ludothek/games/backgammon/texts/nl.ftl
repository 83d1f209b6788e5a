title = Backgammon
tagline = Langs elkaar naar huis: wie alleen staat wordt geslagen, en wie het bord het eerst leeg heeft, wint.
brief = Twee kanten met elk vijftien schijven lopen elkaar op het bord tegemoet, en wie ze het eerst allemaal thuisbrengt en uitspeelt, wint. Je gooit twee dobbelstenen en verzet voor elk getal een schijf; een dubbele worp telt vier keer. Een schijf die alleen staat, kan worden geslagen: hij gaat naar de bar en begint opnieuw. Met twee of meer schijven houd je een punt bezet, en daar mag je tegenstander niet landen. Heeft de verliezer aan het eind nog geen schijf uit, dan telt je winst dubbel of zelfs driedubbel.

deal-won = { $count ->
    [one] { who-wins } de partij en { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
   *[other] De partij eindigt in gelijkspel.
}
match-won = { $count ->
    [one] { who-wins } met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }!
   *[other] De match eindigt in gelijkspel.
}
reason-single = Enkele winst: de verliezer had ook al schijven uitgespeeld.
reason-double = Dubbele winst (gammon): de verliezer heeft nog geen enkele schijf uitgespeeld.
reason-triple = Driedubbele winst (backgammon): de verliezer heeft niets uit en bleef ver achter.
reason-dropped = De verdubbeling is niet aangenomen.
reason-cap = Het maximum aantal worpen is bereikt. De kortste weg beslist.
reason-total = Wie het eerst genoeg punten heeft, wint de match.

cube = verdubbelsteen op { $value }
zone-cube = Verdubbelsteen
place-bar-white = Bar van wit
place-bar-black = Bar van zwart
place-off-white = Uitgespeeld, wit
place-off-black = Uitgespeeld, zwart
place-cube = Midden van de bar

note-opening = De dobbelstenen { $first } en { $second } beslissen: { $you ->
    [yes] jij speelt wit en begint.
   *[no] { $seat } speelt wit en begint.
}
note-lapsed = { $you ->
    [yes] Je gooit { $first }-{ $second } en kunt niet zetten.
   *[no] { $seat } gooit { $first }-{ $second } en kan niet zetten.
}
note-run = { $you ->
    [yes] Je loopt van { $from } op het bezette punt { $to }: je schijf is geslagen.
   *[no] { $seat } loopt van { $from } op het bezette punt { $to }: de schijf is geslagen.
}
note-enter-step = { $you ->
    [yes] Je komt binnen op { $to }.
   *[no] { $seat } komt binnen op { $to }.
}
note-enter-hit = { $you ->
    [yes] Je komt binnen op { $to } en slaat.
   *[no] { $seat } komt binnen op { $to } en slaat.
}
note-off = { $you ->
    [yes] Je speelt een schijf uit van { $from }.
   *[no] { $seat } speelt een schijf uit van { $from }.
}
note-cut = De rest van de worp is niet te gebruiken.

fact-left = Dubbele worp: nog { $count } keer de { $number }.
fact-cube = De inzet is { $value }. { $you ->
    [yes] Jij mag als volgende verdubbelen.
   *[no] { $seat } mag als volgende verdubbelen.
}
fact-crawford = Crawford-partij: deze keer zonder verdubbelsteen.
say-double = Ik verdubbel naar { $value }.
say-take = Ik neem aan.
say-drop = Ik pas.

label-throw = Gooien
help-throw = Je gooit de dobbelstenen; de inzet blijft zoals hij is.
label-double = Verdubbelen naar { $value }
help-double = Je stelt voor om het dubbele te spelen. Je tegenstander neemt aan of geeft de partij op.
label-take = Aannemen
help-take = Jullie spelen verder om { $value }, en de volgende verdubbeling is aan jou.
label-drop = Passen
help-drop = Je geeft de partij op en verliest { $stake }.
merit-hits = Daarmee sla je.
merit-point = Daarmee maak je een punt.
merit-safe = Daarna staat geen van je schijven alleen.

agreement-resign = Opgeven (enkele partij)
agreement-resign-ask = { $seat } wil opgeven tegen enkele winst. Ga je akkoord?
agreement-resign-double = Opgeven (gammon)
agreement-resign-double-ask = { $seat } wil opgeven tegen dubbele winst (gammon). Ga je akkoord?
agreement-resign-triple = Opgeven (backgammon)
agreement-resign-triple-ask = { $seat } wil opgeven tegen driedubbele winst (backgammon). Ga je akkoord?

option-rules = Regels
option-rules-help = De familieregels uit het boekje of die van internationale toernooien? Al het andere kun je nog veranderen.
option-rules-booklet = familieregels
option-rules-tournament = toernooiregels
option-opening = Begin
option-opening-help = Gooit wie begint opnieuw, of tellen de twee dobbelstenen van de loting meteen?
option-opening-throw_off = nieuwe worp
option-opening-opening_roll = dobbelstenen van de loting
option-bear_off = Uitspelen
option-bear_off-help = Gaat een schijf er alleen met het juiste getal uit, of van het verste punt ook met een hoger getal?
option-compulsion-help = Moet je zetten tot al je schijven thuis zijn, of tot het einde?
option-compulsion-until_home = tot alles thuis is
option-band_entry = Op een bezet punt lopen
option-band_entry-help = Mag je op een bezet punt lopen als je eigen schijf dan geslagen is?
option-band_entry-forbidden = verboden
option-band_entry-self_hit = slaat je eigen schijf
option-cube = Verdubbelsteen
option-cube-help = Spelen jullie met de verdubbelsteen? Daarmee kan de inzet vóór een worp worden verdubbeld.
option-cube-off = nee
option-cube-on = ja
option-cube_max = Hoogste inzet
option-cube_max-help = Hoe ver kan er verdubbeld worden?
option-cube_max-64 = 64
option-cube_max-unlimited = zonder grens
option-match_points = Lengte van de match
option-match_points-help = Met hoeveel punten win je de match? 0: één partij.
option-crawford = Crawford-regel
option-crawford-help = Spelen jullie in een match één partij zonder verdubbelsteen zodra iemand nog maar één punt nodig heeft?
option-crawford-on = ja
option-crawford-off = nee
