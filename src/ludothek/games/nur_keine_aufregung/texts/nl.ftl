title = Geen paniek
tagline = Eén keer rond en dan naar huis, en wie in de weg staat, vliegt eruit. Geen paniek!

deal = Spel { $number } van { $total }
deal-won = { $count ->
    [one] { $names } wint de race.
   *[other] { $names } winnen de race samen.
}
match-won = { $count ->
    [one] { $names } wint de race!
   *[other] { $names } winnen de race samen!
}
points-of = { $count ->
    [one] { $count } tegenstander verslagen
   *[other] { $count } tegenstanders verslagen
}
reason-arrived = Wie als eerste alle vier pionnen binnen heeft, wint.
reason-throws = Na 5000 worpen is het afgelopen: de pionnen op de eindvelden tellen, daarna de gezette stappen.

level-beginner-help = Zet meestal wat toevallig voor de hand ligt.
level-casual-help = Ziet ongeveer de helft van de goede kansen.
level-club-help = Kent de gevaren en ziet maar weinig over het hoofd.
level-master-help = Houdt rekening met alles wat de volgende drie worpen kunnen brengen.

figure-red = rode pion
figure-yellow = gele pion
figure-green = groene pion
figure-blue = blauwe pion
die = een { $face }
zone-dice = Worp
zone-earlier = Daarvoor
counter-home = { $count } van de 4 binnen

note-opening = { $seat } gooit een { $number }.
note-begins = { $seat } begint.
note-throws = { $seat } gooit { $numbers }.
note-lapsed = { $seat } gooit { $numbers } en kan niet zetten.
note-enter = { $seat } brengt een pion in het spel.
note-run = { $seat } loopt van { $from } naar { $to }.
note-goal = { $seat } zet een pion op eindveld { $field }.
note-hit = { $seatHit } vliegt eruit!
note-arrived = { $seat } heeft alle pionnen binnen: plaats { $place }.
fact-clear = { $seat } moet eerst het startveld vrijmaken.
fact-again = Een zes: { $seat } gooit daarna nog een keer.
fact-place = { $seat } is binnen: plaats { $place }.

option-play_on = Doorspelen
option-play_on-help = Gaan de anderen door als iemand gewonnen heeft? Dan wordt ook om de andere plaatsen gespeeld.
option-play_on-off = nee, dan is het uit
option-play_on-on = ja, tot alle plaatsen vergeven zijn
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
