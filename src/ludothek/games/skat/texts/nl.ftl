title = Skat
tagline = Bied meer dan de anderen durven en speel dan alleen tegen twee.

zone-skat = Skat
zone-tricks = Slagen
card-taken = kaart van een slag
colour-black = zwart
colour-green = groen
colour-red = rood
colour-yellow = geel

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

say-number = { $number }
say-yes = Ja
say-pass = Pas
say-hand = Ik speel uit de hand
say-take = Ik neem de skat
say-away = Leg deze twee weg

help-number = Je beweert dat je spel minstens { $number } waard is.
help-yes = Je houdt het: ook jouw spel is { $number } waard.
help-pass = Je stapt uit het bieden en speelt tegen de alleenspeler.
help-hand = Je kijkt niet in de skat. Het spel is meer waard en aan het eind is de skat toch van jou.
help-take = Je neemt beide kaarten en legt er dan twee naar keuze weg. Hun punten tellen voor jou.
help-game = Eerst moet vaststaan wie alleen speelt.
help-contract = { $value } waard als je wint.
help-null = { $value } waard als je geen enkele slag maakt.
help-overbid = { $value } waard, minder dan je bod van { $bid }: verloren als je er niet meer van maakt.

note-number = { $seat } biedt { $number }.
note-yes = { $seat } houdt { $number }.
note-pass = { $seat } past.
note-soloist = { $seat } speelt alleen en heeft { $number } geboden.
note-hand = { $seat } laat de skat liggen en speelt uit de hand.
note-take = { $seat } neemt de skat.
note-found = Daarin: { $lookFirst } en { $lookSecond }.
note-away = { $seat } heeft twee kaarten weggelegd.
note-game = { $seat } speelt { contract }.
note-played = { $seat } speelt { $look }.
note-taken = De slag is voor { $seat }.

fact-open = { $seatAsker } mag een getal noemen; { $seatHolder } antwoordt.
fact-bid = Het bod is { $number }. { $seatAsker } vraagt, { $seatHolder } antwoordt.
fact-last = Niemand heeft geboden. { $seat } mag voor 18 spelen of passen.
fact-jacks = Jouw matadors: { $side ->
    [with] met
   *[without] zonder
} { $count }, dus spel { $times }.
fact-values = Je spel is waard: ruiten { $diamonds }, harten { $hearts }, schoppen { $spades }, klaveren { $clubs }, grand { $grand }; null { $null }.
fact-game = { $seat } speelt { contract }, geboden { $number }.
fact-cards = { $seat } heeft { $points } kaartpunten, de tegenspelers { $others }.
fact-reckoned = { $side ->
    [with] Met
   *[without] Zonder
} { $tops }, trap { $level }: { $tops } + { $level } maal { $base } is { $value }.
fact-score = Voor { $seat } wordt { $score } opgeschreven.

reason-passed = Iedereen heeft gepast. Niemand schrijft iets op.
reason-won = De alleenspeler heeft zijn spel gewonnen.
reason-lost = De alleenspeler haalde geen 61 kaartpunten.
reason-announced = Wat was aangekondigd, is niet gehaald.
reason-overbid = Het spel is minder waard dan er geboden was.
reason-null = De alleenspeler moest een slag nemen.
reason-settled = Wat ieder na de afrekening krijgt of betaalt, beslist.

option-preset = Regels
option-preset-help = Het boekje of het internationale skatreglement. Daarvan hangt af wat verder gebruikelijk is.
option-preset-booklet = boekje
option-preset-isko = internationaal reglement
option-deals = Spellen
option-deals-help = Hoeveel spellen een lijst vormen.
option-first_dealer = Eerste gever
option-first_dealer-help = Wie het eerst geeft. Aan tafel beslist de hoogste kaart, hier kan het lot dat doen.
option-first_dealer-lot = door het lot
option-settlement = Afrekening
option-settlement-help = Aan het eind onderling afrekenen of gewoon de lijst tellen.
option-settlement-spielsatz = onderling afrekenen
option-settlement-list = gewone lijst
option-deal_order = Geven
option-deal_order-help = Naar welke kant de pakjes worden gegeven.
option-deal_order-counterclockwise = naar rechts
option-deal_order-clockwise = naar links
option-level_table = Trappen
option-level_table-help = Alleen schwarz uit de hand zonder aankondiging verschilt: trap 5 in de tabel van het boekje, 4 als je optelt.
option-level_table-booklet = tabel van het boekje
option-level_table-additive = opgeteld
option-grand_ouvert_base = Open grand
option-grand_ouvert_base-help = De grondwaarde van een open grand.
option-grand_ouvert_base-36 = 36
option-grand_ouvert_base-24 = 24
option-failed_announcement = Vergeefs aangekondigd
option-failed_announcement-help = Telt in een verloren spel een trap die wel aangekondigd maar niet gehaald is?
option-failed_announcement-announced = die telt
option-failed_announcement-achieved = alleen wat gehaald is
option-lost_hand_factor = Verloren handspellen
option-lost_hand_factor-help = Hoe vaak een verloren handspel wordt afgetrokken.
option-lost_skat_factor = Andere verloren spellen
option-lost_skat_factor-help = Hoe vaak een verloren spel wordt afgetrokken als de skat genomen was.
option-overbid = Overboden
option-overbid-help = Wat een spel telt dat minder waard is dan het bod.
option-overbid-next_multiple = volgende veelvoud van de grondwaarde

deal-won = { $count ->
    [one] { $names } wint dit spel.
   *[other] { $names } winnen dit spel.
}
