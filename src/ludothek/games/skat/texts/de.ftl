title = Skat
tagline = Reize höher, als die anderen sich trauen, und spiel allein gegen zwei.

zone-skat = Skat
zone-tricks = Stiche
card-taken = Karte eines Stichs
colour-black = schwarz
colour-green = grün
colour-red = rot
colour-yellow = gelb

contract = { $kind ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
    [grand] Grand
   *[null] Null
}{ $form ->
    [hand] {" "}Hand
    [schneider] {" "}Hand, Schneider angesagt
    [schwarz] {" "}Hand, Schwarz angesagt
    [ouvert] {" "}ouvert
    [ouvert-hand] {" "}ouvert Hand
   *[skat] {""}
}

say-number = { $number }
say-yes = Ja
say-pass = Passe
say-hand = Ich spiele Hand
say-take = Ich nehme den Skat
say-away = Diese zwei drücken

help-number = Du behauptest, dass dein Spiel mindestens { $number } wert ist.
help-yes = Du hältst: Auch dein Spiel ist { $number } wert.
help-pass = Du steigst aus dem Reizen aus und spielst gegen den Alleinspieler.
help-hand = Du schaust nicht in den Skat. Das Spiel zählt mehr, und am Ende gehört er trotzdem dir.
help-take = Du nimmst beide Karten auf und drückst dann zwei beliebige. Ihre Augen zählen für dich.
help-game = Erst muss feststehen, wer allein spielt.
help-contract = { $value } wert, wenn du gewinnst.
help-null = { $value } wert, wenn du keinen einzigen Stich machst.
help-overbid = { $value } wert, weniger als dein Gebot von { $bid }: verloren, wenn du nicht mehr daraus machst.

note-number = { $seat } sagt { $number }.
note-yes = { $seat } hält { $number }.
note-pass = { $seat } passt.
note-soloist = { $seat } spielt allein und hat { $number } gereizt.
note-hand = { $seat } lässt den Skat liegen und spielt aus der Hand.
note-take = { $seat } nimmt den Skat auf.
note-found = Darin: { $lookFirst } und { $lookSecond }.
note-away = { $seat } hat zwei Karten gedrückt.
note-game = { $seat } spielt { contract }.
note-played = { $seat } spielt { $look }.
note-taken = Der Stich geht an { $seat }.

fact-open = { $seatAsker } darf eine Zahl nennen; { $seatHolder } antwortet.
fact-bid = Gereizt ist { $number }. { $seatAsker } fragt, { $seatHolder } antwortet.
fact-last = Niemand hat gereizt. { $seat } darf für 18 spielen oder passen.
fact-jacks = Deine Spitzen: { $side ->
    [with] mit
   *[without] ohne
} { $count }, also Spiel { $times }.
fact-values = Dein Spiel ist wert: Karo { $diamonds }, Herz { $hearts }, Pik { $spades }, Kreuz { $clubs }, Grand { $grand }; Null { $null }.
fact-game = { $seat } spielt { contract }, gereizt { $number }.
fact-cards = { $seat } hat { $points } Augen, die Gegenspieler { $others }.
fact-reckoned = { $side ->
    [with] Mit
   *[without] Ohne
} { $tops }, Gewinnstufe { $level }: { $tops } + { $level } mal { $base } macht { $value }.
fact-score = Für { $seat } wird { $score } angeschrieben.

reason-passed = Alle haben gepasst. Niemand schreibt etwas an.
reason-won = Der Alleinspieler hat sein Spiel gewonnen.
reason-lost = Der Alleinspieler hat keine 61 Augen erreicht.
reason-announced = Was angesagt war, wurde nicht erreicht.
reason-overbid = Das Spiel ist weniger wert, als gereizt war: überreizt.
reason-null = Der Alleinspieler musste einen Stich nehmen.
reason-settled = Es entscheidet, was jeder nach der Abrechnung einnimmt oder bezahlt.

option-preset = Regeln
option-preset-help = Das Heft oder die Internationale Skatordnung. Davon hängt ab, was sonst üblich ist.
option-preset-booklet = Heft
option-preset-isko = Internationale Skatordnung
option-deals = Spiele
option-deals-help = Wie viele Spiele eine Liste hat.
option-first_dealer = Erster Geber
option-first_dealer-help = Wer zuerst gibt. Am Tisch entscheidet die höchste Karte, hier auch das Los.
option-first_dealer-lot = durch Los
option-settlement = Abrechnung
option-settlement-help = Am Ende untereinander abrechnen oder einfach die Liste zählen.
option-settlement-spielsatz = untereinander abrechnen
option-settlement-list = einfache Liste
option-deal_order = Geben
option-deal_order-help = Nach welcher Seite die Päckchen gegeben werden.
option-deal_order-counterclockwise = nach rechts
option-deal_order-clockwise = nach links
option-level_table = Gewinnstufen
option-level_table-help = Verschieden ist nur Schwarz ohne Ansage im Handspiel: Stufe 5 nach der Tabelle des Hefts, 4 beim Zusammenzählen.
option-level_table-booklet = Tabelle des Hefts
option-level_table-additive = zusammengezählt
option-grand_ouvert_base = Grand ouvert
option-grand_ouvert_base-help = Der Grundwert des offenen Grands.
option-grand_ouvert_base-36 = 36
option-grand_ouvert_base-24 = 24
option-failed_announcement = Vergeblich angesagt
option-failed_announcement-help = Zählt im verlorenen Spiel eine Stufe, die angesagt, aber nicht erreicht wurde?
option-failed_announcement-announced = sie zählt
option-failed_announcement-achieved = nur was erreicht wurde
option-lost_hand_factor = Verlorene Handspiele
option-lost_hand_factor-help = Wie oft ein verlorenes Handspiel abgezogen wird.
option-lost_skat_factor = Andere verlorene Spiele
option-lost_skat_factor-help = Wie oft ein verlorenes Spiel abgezogen wird, wenn der Skat aufgenommen war.
option-overbid = Überreizt
option-overbid-help = Was ein Spiel zählt, das weniger wert ist als das Gebot.
option-overbid-next_multiple = nächstes Vielfaches des Grundwerts

deal-won = { $count ->
    [one] { $names } gewinnt dieses Spiel.
   *[other] { $names } gewinnen dieses Spiel.
}
