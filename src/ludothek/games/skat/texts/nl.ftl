title = Skat
tagline = Bied meer dan de anderen durven en speel dan alleen tegen twee.
brief = Eén van jullie speelt alleen tegen de andere twee en moet met slagen 61 van de 120 kaartpunten halen. Wie dat is, wordt met bieden beslist: wie het spel met de hoogste waarde claimt, mag de twee gedekte kaarten nemen, de skat, er twee wegleggen en de troef kiezen. De vier boeren zijn altijd de hoogste troeven. Dan worden er tien slagen gespeeld; je moet kleur bekennen, en kun je dat niet, dan mag je troeven. Wint de alleenspeler, dan wordt de waarde van het spel opgeschreven, en aan het eind van de lijst reken je af.

chart = De totalen van spel tot spel
proof-commitment = Zegel, getoond vóór het eerste spel

zone-skat = Skat

contract = { $kind ->
    [clubs] klaveren
    [spades] schoppen
    [hearts] harten
    [diamonds] ruiten
    [grand] grand
   *[null] null
}{ $form ->
    [hand] {" "}hand
    [schneider] {" "}hand, schneider aangekondigd
    [schwarz] {" "}hand, schwarz aangekondigd
    [ouvert] {" "}open
    [ouvert-hand] {" "}open hand
   *[skat] {""}
}

group = { $kind ->
    [clubs] ♣ Klaveren
    [spades] ♠ Schoppen
    [hearts] ♥ Harten
    [diamonds] ♦ Ruiten
    [grand] Grand
   *[null] Null
} { $value }{ $bid ->
    [0] {""}
   *[other] {" "}(geboden { $bid })
}

say-number = { $number }
say-yes = Ja
say-pass = Ik pas
say-hand = Ik speel uit de hand
say-take = Ik neem de skat
say-away = Deze twee wegleggen

help-number = Je beweert dat je spel minstens { $number } waard is.
help-yes = Je houdt het: ook jouw spel is { $number } waard.
help-pass = Je stapt uit het bieden en speelt tegen de alleenspeler.
help-hand = Je kijkt niet in de skat. Het spel is meer waard en aan het eind is de skat toch van jou.
help-take = Je neemt beide kaarten en legt er dan twee naar keuze weg. Hun punten tellen voor jou.
help-game = Eerst moet vaststaan wie alleen speelt.
help-contract = { $value } waard als je wint.
help-null = { $value } waard als je geen enkele slag haalt.
help-overbid = { $value } waard, minder dan je bod van { $bid }: verloren als je er niet meer van maakt.

note-number = { $you ->
    [yes] Je biedt { $number }.
   *[no] { $seat } biedt { $number }.
}
note-yes = { $you ->
    [yes] Je houdt { $number }.
   *[no] { $seat } houdt { $number }.
}
note-pass = { $you ->
    [yes] Je past.
   *[no] { $seat } past.
}
note-soloist = { $you ->
    [yes] Je speelt alleen en hebt { $number } geboden.
   *[no] { $seat } speelt alleen en heeft { $number } geboden.
}
note-hand = { $you ->
    [yes] Je laat de skat liggen en speelt uit de hand.
   *[no] { $seat } laat de skat liggen en speelt uit de hand.
}
note-take = { $you ->
    [yes] Je neemt de skat.
   *[no] { $seat } neemt de skat.
}
note-found = In de skat: { $lookFirst } en { $lookSecond }.
note-away = { $you ->
    [yes] Je hebt twee kaarten weggelegd.
   *[no] { $seat } heeft twee kaarten weggelegd.
}
note-game = { $you ->
    [yes] Je speelt { contract }.
   *[no] { $seat } speelt { contract }.
}
note-taken = { $you ->
    [yes] De slag is voor jou.
   *[no] De slag is voor { $seat }.
}

fact-open = { $youAsker ->
    [yes] Jij biedt
   *[no] { $seatAsker } biedt
}, { $youHolder ->
    [yes] jij antwoordt
   *[no] { $seatHolder } antwoordt
}.
fact-bid = Het bod is { $number }. { $youAsker ->
    [yes] Jij biedt
   *[no] { $seatAsker } biedt
}, { $youHolder ->
    [yes] jij antwoordt
   *[no] { $seatHolder } antwoordt
}.
fact-last = Niemand heeft geboden. { $you ->
    [yes] Jij mag
   *[no] { $seat } mag
} voor 18 spelen of passen.
fact-jacks = Jouw matadors: { $side ->
    [with] met
   *[without] zonder
} { $count }, dus spel { $times }.
fact-values = Je spel is waard: ruiten { $diamonds }, harten { $hearts }, schoppen { $spades }, klaveren { $clubs }, grand { $grand }; null { $null }.
fact-game = { $you ->
    [yes] Je speelt
   *[no] { $seat } speelt
} { contract }, geboden { $number }.
fact-cards = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} { $points ->
    [one] { $points } kaartpunt
   *[other] { $points } kaartpunten
}, de tegenspelers { $others }.
fact-reckoned = { $side ->
    [with] Met
   *[without] Zonder
} { $tops }, niveau { $level }: ({ $tops } + { $level }) × { $base } = { $value }.
fact-score = { $you ->
    [yes] Voor jou
   *[no] Voor { $seat }
} wordt { $score } opgeschreven.

reason-passed = Iedereen past: niemand schrijft iets op.
reason-won = De alleenspeler heeft zijn spel gewonnen.
reason-lost = De alleenspeler haalde geen 61 kaartpunten.
reason-announced = Wat was aangekondigd, is niet gehaald.
reason-overbid = Het spel is minder waard dan er geboden was.
reason-null = De alleenspeler heeft een slag gekregen.
reason-settled = Wie na de afrekening het meeste overhoudt, wint.

option-preset = Regels
option-preset-help = De familieregels uit het boekje of het internationale skatreglement? Daarvan hangt af wat verder gebruikelijk is.
option-preset-booklet = familieregels
option-preset-isko = internationaal reglement
option-deals = Spellen
option-deals-help = Hoeveel spellen vormen een lijst?
option-first_dealer-help = Wie deelt als eerste? Aan tafel beslist de hoogste kaart, hier kan er ook geloot worden.
option-settlement = Afrekening
option-settlement-help = Rekenen jullie aan het eind onderling af, of telt gewoon de lijst?
option-settlement-spielsatz = onderling afrekenen
option-settlement-list = gewone lijst
option-deal_order = Delen
option-deal_order-help = Naar welke kant worden de pakjes gedeeld?
option-deal_order-counterclockwise = naar rechts
option-deal_order-clockwise = naar links
option-level_table = Niveaus
option-level_table-help = Hoe telt schwarz uit de hand zonder aankondiging? Niveau 5 in de tabel van het boekje, 4 als je optelt.
option-level_table-booklet = tabel van het boekje
option-level_table-additive = opgeteld
option-grand_ouvert_base = Open grand
option-grand_ouvert_base-help = Wat is de grondwaarde van een open grand?
option-grand_ouvert_base-36 = 36
option-grand_ouvert_base-24 = 24
option-failed_announcement = Vergeefs aangekondigd
option-failed_announcement-help = Telt in een verloren spel een niveau dat wel aangekondigd maar niet gehaald is?
option-failed_announcement-announced = dat telt
option-failed_announcement-achieved = alleen wat gehaald is
option-lost_hand_factor = Verloren handspellen
option-lost_hand_factor-help = Hoe vaak wordt een verloren handspel afgetrokken?
option-lost_skat_factor = Andere verloren spellen
option-lost_skat_factor-help = Hoe vaak wordt een verloren spel afgetrokken als de skat genomen was?
option-overbid = Overboden
option-overbid-help = Wat telt een spel dat minder waard is dan het bod?
option-overbid-next_multiple = volgende veelvoud van de grondwaarde

deal-won = { $count ->
    [one] { who-wins } dit spel.
   *[other] { who-wins } dit spel.
}
