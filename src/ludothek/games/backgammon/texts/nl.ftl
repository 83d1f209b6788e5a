title = Backgammon
tagline = Langs elkaar naar huis: wie alleen staat wordt geslagen, en wie het bord het eerst leeg heeft, wint.

deal = Partij { $number } van { $total }
deal-open = Partij { $number }
deal-won = { $count ->
    [one] { $names } wint de partij en { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
   *[other] De partij eindigt onbeslist.
}
match-won = { $count ->
    [one] { $names } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }!
   *[other] { $names } delen de partij.
}
reason-single = Enkele winst: de verliezer had ook al schijven uitgespeeld.
reason-double = Dubbele winst: de verliezer heeft nog geen enkele schijf uitgespeeld.
reason-triple = Driedubbele winst, een backgammon: de verliezer heeft niets uit en bleef ver achter.
reason-dropped = De verdubbeling is niet aangenomen.
reason-cap = Het maximum aantal worpen is bereikt. De kortste weg beslist.
reason-resigned = De partij is opgegeven.
reason-total = Wie het eerst genoeg punten heeft, wint de match.

stone-white = witte schijf
stone-black = zwarte schijf
die = een { $face }
die-used = een { $face }, gebruikt
cube = verdubbelsteen op { $value }
zone-cube = Verdubbelsteen
counter-pips = { $count ->
    [one] nog { $count } stap
   *[other] nog { $count } stappen
}

note-opening = De dobbelstenen { $first } en { $second } beslissen: { $seat } speelt wit en begint.
note-throw = { $seat } gooit { $first }-{ $second }.
note-lapsed = { $seat } gooit { $first }-{ $second } en kan niet zetten.
note-step = { $seat } zet van { $from } naar { $to }.
note-hit = { $seat } zet van { $from } naar { $to } en slaat.
note-run = { $seat } loopt van { $from } op het bezette punt { $to } en wordt zelf geslagen.
note-enter-step = { $seat } komt binnen op { $to }.
note-enter-hit = { $seat } komt binnen op { $to } en slaat.
note-off = { $seat } speelt een schijf uit van { $from }.
note-rest = { $seat } laat de rest van de worp vervallen.
note-cut = De rest van de worp is niet te gebruiken.

fact-left = Dubbele worp: nog { $count } keer de { $number }.
fact-cube = De inzet is { $value }. { $seat } mag als volgende verdubbelen.
fact-crawford = Crawford-partij: deze keer zonder verdubbelsteen.
say-double = Ik verdubbel naar { $value }.
say-take = Ik neem aan.
say-drop = Ik pas.

label-rest = Rest laten vervallen
help-rest = Je gebruikt niets meer van deze worp en de beurt gaat over.
label-throw = Gooien
help-throw = Je gooit de dobbelstenen; de inzet blijft zoals hij is.
label-double = Verdubbelen naar { $value }
help-double = Je stelt voor om het dubbele te spelen. De ander neemt aan of geeft de partij op.
label-take = Aannemen
help-take = Jullie spelen verder om { $value }, en de volgende verdubbeling is aan jou.
label-drop = Passen
help-drop = Je geeft de partij op en verliest { $stake }.

agreement-resign = Enkel opgeven
agreement-resign-ask = { $seat } wil enkel opgeven. Ga je akkoord?
agreement-resign-double = Dubbel opgeven
agreement-resign-double-ask = { $seat } wil dubbel opgeven. Ga je akkoord?
agreement-resign-triple = Driedubbel opgeven
agreement-resign-triple-ask = { $seat } wil driedubbel opgeven. Ga je akkoord?

option-rules = Regels
option-rules-help = De regels van het boekje of die van internationale toernooien. Al het andere kun je nog veranderen.
option-rules-booklet = boekje
option-rules-tournament = toernooi
option-opening = Begin
option-opening-help = Gooit wie begint opnieuw, of tellen de twee dobbelstenen van de loting meteen?
option-opening-throw_off = nieuwe worp
option-opening-opening_roll = stenen van de loting
option-bear_off = Uitspelen
option-bear_off-help = Alleen met het juiste getal, of ook met een hoger getal vanaf het verste punt.
option-bear_off-exact = juiste getal
option-bear_off-highest = ook hoger
option-compulsion = Zetplicht
option-compulsion-help = Moet je zetten tot al je schijven thuis zijn, of tot het einde?
option-compulsion-until_home = tot alles thuis is
option-compulsion-always = tot het einde
option-band_entry = Op een bezet punt lopen
option-band_entry-help = Verboden, of toegestaan ten koste van je eigen schijf, die dan geslagen is.
option-band_entry-forbidden = verboden
option-band_entry-self_hit = slaat jezelf
option-cube = Verdubbelsteen
option-cube-help = Met de verdubbelsteen kan de inzet vóór een worp worden verdubbeld.
option-cube-off = nee
option-cube-on = ja
option-cube_max = Hoogste inzet
option-cube_max-help = Hoe ver er verdubbeld kan worden.
option-cube_max-64 = 64
option-cube_max-unlimited = zonder grens
option-match_points = Matchpunten
option-match_points-help = Partijen worden opgeteld tot iemand zo veel punten heeft. 0: één partij.
option-crawford = Crawford-regel
option-crawford-help = In matches: één partij zonder verdubbelsteen zodra iemand nog maar één punt nodig heeft.
option-crawford-on = ja
option-crawford-off = nee
option-throw_cap = Meeste worpen
option-throw_cap-help = Na zo veel worpen eindigt de partij en beslist de kortste weg.
