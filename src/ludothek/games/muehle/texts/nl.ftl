title = Molenspel
tagline = Drie op een rij, en de ander is een steen kwijt: het oude duel op drie vierkanten.
brief = Je wilt drie van je stenen op één lijn krijgen: een molen. Eerst plaatsen jullie om de beurt je negen stenen op vrije punten, daarna schuif je er telkens een langs een lijn naar het volgende punt. Met elke molen die je sluit, pak je een steen van je tegenstander, en dezelfde molen mag je steeds weer openen en sluiten. Wie nog maar drie stenen heeft, mag naar elk vrij punt springen. Je wint als je tegenstander er nog maar twee heeft of niet meer kan schuiven.

stone-white = { $count ->
    [one] witte steen
   *[other] { $count } witte stenen
}
stone-black = { $count ->
    [one] zwarte steen
   *[other] { $count } zwarte stenen
}
zone-hand = Nog te plaatsen
zone-taken = Gepakt

note-white = { $you ->
    [yes] Geloot: jij speelt wit.
   *[no] Geloot: { $seat } speelt wit.
}
note-places = { $you ->
    [yes] Je plaatst een steen op { $point }.
   *[no] { $seat } plaatst een steen op { $point }.
}
note-moves = { $you ->
    [yes] Je schuift van { $from } naar { $to }.
   *[no] { $seat } schuift van { $from } naar { $to }.
}
note-jumps = { $you ->
    [yes] Je springt van { $from } naar { $to }.
   *[no] { $seat } springt van { $from } naar { $to }.
}
note-mill = Molen! { $you ->
    [yes] Je pakt de steen op { $point }.
   *[no] { $seat } pakt de steen op { $point }.
}
note-mill-nothing = { $you ->
    [yes] Molen, maar je pakt niets.
   *[no] Molen, maar { $seat } pakt niets.
}
note-takes = { $you ->
    [yes] Je pakt ook de steen op { $point }.
   *[no] { $seat } pakt ook de steen op { $point }.
}
note-declines = { $you ->
    [yes] Je laat de tweede steen liggen.
   *[no] { $seat } laat de tweede steen liggen.
}

fact-jumps = { $you ->
    [yes] Je hebt nog drie stenen en mag springen.
   *[no] { $seat } heeft nog drie stenen en mag springen.
}
fact-second = Twee molens tegelijk: { $you ->
    [yes] je pakt een tweede steen.
   *[no] { $seat } pakt een tweede steen.
}
fact-repeated = Deze stelling is er voor de tweede keer. De derde keer is het remise.
fact-quiet = { $count ->
    [one] Nog één zet waarin niemand een steen pakt en het is remise.
   *[other] Nog { $count } zetten waarin niemand een steen pakt en het is remise.
}

label-decline = Niets pakken
help-take = Molen! Tik de steen aan die je pakt.
help-decline = Tik je eigen steen nog eens aan om niets te pakken.
help-decline-second = Je laat de tweede steen liggen.
merit-mill = Daarmee sluit je een molen.
merit-stops = Daarmee voorkom je een molen op { $point }.
merit-wins = { $count ->
    [one] Daarmee win je meteen.
   *[other] Daarmee win je in { $count } zetten, wat er ook gebeurt.
}
merit-draws = Daarmee houd je remise.
merit-lasts = Daarmee houd je het het langst vol: nog { $count ->
    [one] één zet.
   *[other] { $count } zetten.
}

deal-won = { $count ->
    [one] { who-wins } de partij.
   *[other] De partij eindigt in remise.
}
match-won = { $count ->
    [one] { who-wins }!
   *[other] Remise.
}
reason-stones = Twee stenen zijn te weinig voor een molen.
reason-blocked = Geen steen kan nog bewegen.
reason-repetition = Dezelfde stelling was er voor de derde keer.
reason-quiet = Honderd zetten lang is er niets geplaatst en niets gepakt.
reason-agreed = Remise afgesproken.
reason-resigned = De tegenstander heeft opgegeven.
reason-total = Winst telt twee punten, remise één: wie over alle partijen de meeste punten heeft, wint.

option-take_when_all_in_mills = Alle stenen in molens
option-take_when_all_in_mills-help = Wat mag je pakken als elke steen van je tegenstander in een molen zit?
option-take_when_all_in_mills-nothing = niets
option-take_when_all_in_mills-any = een willekeurige steen
option-double_mill_takes = Twee molens tegelijk
option-double_mill_takes-help = Hoeveel stenen pak je als één steen twee molens sluit?
option-taking = Pakken
option-taking-help = Moet je een steen pakken als je een molen sluit?
option-taking-must = verplicht
option-taking-may = vrijwillig
option-series-help = Hoeveel partijen spelen jullie? Na elke partij wisselen de kleuren.
option-first_white-help = Wie heeft in de eerste partij wit en begint dus?
