title = Hasami Shogi
tagline = Vier op een rij, weg van je basislijn: schuiven, springen, omsingelen.
brief = Twee rijen van acht schijven staan op een leeg bord tegenover elkaar, en je wilt als eerste vier van jou op een rij hebben. In je beurt gaat een schijf recht in één richting zo ver de weg vrij is, of hij springt over een vreemde schijf direct ernaast, zonder die te slaan. De rij mag recht of schuin zijn, maar je eigen basislijn telt niet mee. Omsingel je een vreemde schijf aan alle vier de kanten, dan gaat hij van het bord. De eerste rij van vier wint, en vijf weggenomen schijven ook.

row-white = { $count ->
    [one] witte schijf van de rij van vier
   *[other] { $count } witte schijven van de rij van vier
}
row-black = { $count ->
    [one] zwarte schijf van de rij van vier
   *[other] { $count } zwarte schijven van de rij van vier
}
zone-box = Weggenomen

note-jumped = { $you ->
    [yes] Je springt van { $from } naar { $to }.
   *[no] { $seat } springt van { $from } naar { $to }.
}
note-taken = { $count ->
    [one] Omsingeld! { $you ->
        [yes] Je neemt
       *[no] { $seat } neemt
    } de schijf op { $squares } weg.
   *[other] Omsingeld! { $you ->
        [yes] Je neemt
       *[no] { $seat } neemt
    } de schijven op { $squares } weg.
}
note-row = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} een rij van vier: { $squares }.

fact-one-more = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} nog maar één weggenomen schijf nodig om te winnen.
fact-repeated = Deze stelling is er voor de tweede keer. De derde keer is het remise.
fact-quiet = { $count ->
    [one] Nog één zet waarin niemand iets wegneemt, dan is het remise.
   *[other] Nog { $count } zetten waarin niemand iets wegneemt, dan is het remise.
}

option-edge_capture = Schijven aan de rand
option-edge_capture-help = Kun je ook schijven aan de rand en in de hoeken omsingelen?
option-edge_capture-off = zijn veilig
option-edge_capture-on = de rand helpt omsingelen
option-excluded_rows = Telt niet voor rijen
option-excluded_rows-help = Op welke basislijn tellen je schijven niet mee voor een rij van vier?
option-excluded_rows-own = de eigen basislijn
option-excluded_rows-both = allebei de basislijnen

reason-row = Vier schijven op een rij.
reason-taken = Er zijn vijf schijven weggenomen.
reason-blocked = De tegenstander kan niet meer zetten.
reason-quiet = Honderd zetten lang is er niets weggenomen.
