title = Molenspel
tagline = Drie op een rij, en de ander is een steen kwijt: het oude duel op drie vierkanten.

stone-white = witte steen
stone-black = zwarte steen
zone-hand = Nog te plaatsen
zone-taken = Gepakt

note-white = Het lot geeft { $seat } de witte stenen.
note-places = { $seat } plaatst een steen op { $point }.
note-moves = { $seat } schuift van { $from } naar { $to }.
note-jumps = { $seat } springt van { $from } naar { $to }.
note-mill = Molen! { $seat } pakt de steen op { $point }.
note-mill-nothing = Molen, maar { $seat } pakt niets.
note-takes = { $seat } pakt ook de steen op { $point }.
note-declines = { $seat } laat de tweede steen liggen.

fact-jumps = { $seat } heeft nog drie stenen en mag springen.
fact-second = Twee molens tegelijk: { $seat } pakt een tweede steen.
fact-repeated = Deze stelling is er voor de tweede keer. De derde keer is het remise.
fact-quiet = { $count ->
    [one] Nog één rustige zet en het is remise.
   *[other] Nog { $count } rustige zetten en het is remise.
}

label-decline = Niets pakken
help-take = Molen! Tik de steen aan die je pakt.
help-decline = Tik je eigen steen nog eens aan om niets te pakken.
help-decline-second = Je laat de tweede steen liggen.

agreement-draw = Remise aanbieden
agreement-draw-ask = { $seat } biedt remise aan. Neem je het aan?
agreement-resign = Opgeven

deal = Partij { $number } van { $total }
deal-open = Partij { $number }
deal-won = { $count ->
    [one] { $names } wint de partij.
   *[other] De partij eindigt in remise.
}
match-won = { $count ->
    [one] { $names } wint!
   *[other] Gelijkspel.
}
reason-stones = Twee stenen zijn te weinig voor een molen.
reason-blocked = Geen steen kan nog bewegen.
reason-repetition = Dezelfde stelling was er voor de derde keer.
reason-quiet = Honderd zetten lang is er niets geplaatst en niets gepakt.
reason-agreed = Jullie zijn remise overeengekomen.
reason-resigned = De andere kant heeft opgegeven.
reason-total = Winst telt twee punten, remise één: de meeste punten over alle partijen beslissen.

option-take_when_all_in_mills = Alle stenen in molens
option-take_when_all_in_mills-help = Wat je mag pakken als elke steen van de ander in een molen zit.
option-take_when_all_in_mills-nothing = niets
option-take_when_all_in_mills-any = een willekeurige steen
option-double_mill_takes = Twee molens tegelijk
option-double_mill_takes-help = Hoeveel stenen je pakt als één steen twee molens sluit.
option-taking = Pakken
option-taking-help = Of je een steen moet pakken als je een molen sluit.
option-taking-must = verplicht
option-taking-may = vrijwillig
option-series = Partijen
option-series-help = Hoeveel partijen jullie spelen. Na elke partij wisselen de kleuren.
option-first_white = Eerst wit
option-first_white-help = Wie in de eerste partij wit heeft en dus begint.
option-first_white-lot = door het lot
