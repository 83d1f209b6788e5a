title = Omsingelingsslag
tagline = Hier springt niemand: sluit de laatste uitweg af, en alles wat erin zit is van jou.
brief = Jullie hebben elk twaalf schijven op het dambord, en je wilt alle schijven van je tegenstander insluiten. In je beurt schuif je één schijf één veld schuin, vooruit of achteruit; springen doe je niet. Schijven van één kleur die elkaar raken, vormen een groep en delen hun vrije velden. Bezet je het laatste vrije veld naast een groep, dan gaat die in zijn geheel van het bord, en de rand helpt mee als muur. Wie de laatste schijf insluit, wint; gebeurt er lang niets, dan wint wie meer schijven heeft.

pent-white = { $count ->
    [one] witte schijf met nog maar één uitweg
   *[other] { $count } witte schijven met nog maar één uitweg
}
pent-black = { $count ->
    [one] zwarte schijf met nog maar één uitweg
   *[other] { $count } zwarte schijven met nog maar één uitweg
}
zone-box = Ingesloten
counter-pieces = { $count ->
    [one] { $count } schijf
   *[other] { $count } schijven
}

note-took = { $you ->
    [yes] Je sluit { $squares } in en neemt { $count ->
        [one] de schijf
       *[other] { $count } schijven
    } van het bord.
   *[no] { $seat } sluit { $squares } in en neemt { $count ->
        [one] de schijf
       *[other] { $count } schijven
    } van het bord.
}

fact-pent-white = Nog maar één uitweg voor wit: { $white }.
fact-pent-black = Nog maar één uitweg voor zwart: { $black }.
fact-pent-both = Nog maar één uitweg: wit { $white }, zwart { $black }.
fact-quiet = { $count ->
    [one] Valt er geen schijf, dan is het na deze zet voorbij.
   *[other] Valt er geen schijf, dan is het over { $count } zetten voorbij.
}
fact-repeated = Deze stelling was er al; bij de derde keer is het voorbij.

option-enclosure = Wat je kunt insluiten
option-enclosure-help = Redt een buur van de eigen kleur een schijf altijd, of alleen zolang de groep een uitweg heeft?
option-enclosure-group = hele groepen
option-enclosure-single = alleen schijven zonder buren
option-stalemate_score = Als er niets meer gebeurt
option-stalemate_score-help = Wat telt als een stelling zich herhaalt of er lang geen schijf valt?
option-stalemate_score-stones = wie meer schijven heeft, wint
option-stalemate_score-draw = altijd remise

reason-captured = De laatste schijf van de tegenstander is ingesloten.
reason-stuck = De tegenstander kan niet meer zetten.
reason-repetition-counted = Dezelfde stelling voor de derde keer: wie meer schijven heeft, wint.
reason-quiet = Honderd zetten, van beiden samen, zonder dat er een schijf is gevallen.
reason-quiet-counted = Honderd zetten zonder dat er een schijf is gevallen: wie meer schijven heeft, wint.
