### Was Ludothek selbst sagt. Jedes Spiel bringt seine eigenen Texte mit.

## Menschen und Mitspieler
guest = Gast
computer-names = Ada, Bruno, Carla, Dino, Emma, Fritz, Greta, Hugo, Ida, Jona, Kira, Leo
person = Mensch
person-help = Jemand hier vor dem Bildschirm.
program = Programm
you = du
level-beginner = Neuling
level-beginner-help = Ein Computerspieler, der gerade erst die Regeln gelernt hat.
level-casual = Gelegenheitsspieler
level-casual-help = Ein Computerspieler, der nett mitspielt und das Naheliegende sieht.
level-club = Vereinsspieler
level-club-help = Ein Computerspieler, der vorausdenkt und sich merkt, was gespielt wurde.
level-master = Meister
level-master-help = Ein Computerspieler, der weit vorausrechnet. Schwer zu schlagen.
level-random = Zufall
level-random-help = Ein Computerspieler, der irgendetwas Erlaubtes spielt.
and = { $first } und { $last }
at-table = Am Tisch: { $names }.
seat-failed = Das Programm von { $seat } antwortet nicht mehr ({ $reason }). Ein Computerspieler übernimmt.

## Vorbereitung
seats = Mitspieler
seats-help = Wie viele am Tisch sitzen.
seat = Platz { $number }
name-help = Wenn du magst, tipp einen Namen ein.
language = Sprache
setup-keys = Enter: los geht’s  ·  ↑ ↓ wählen  ·  ← → ändern  ·  Esc: gehen

## Der Tisch
deal = Spiel { $number } von { $total }
deal-open = Spiel { $number }
dealer = { $you ->
    [yes] Du gibst
   *[no] Geber: { $seat }
}
trick = Stich
zone-dice = Würfel
zone-cup = Unter dem Becher
zone-chips = Chips
die = eine { $face }
die-fresh = Würfel, noch nicht geworfen
counter = { $count ->
    [one] ein Chip
   *[other] { $count } Chips
}
banker = Bank
label-stake = { $count } setzen
throw = Würfeln
stop = Hier aufhören
fact-round = Runde { $round } von { $rounds }
row-total = Summe
last-trick = Letzter Stich
no-last-trick = Es gibt noch keinen letzten Stich.
points = Punkte
points-of = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
odds-of = Chance { $percent } %
hand-of = { $count ->
    [one] { $name } hat eine Karte auf der Hand
   *[other] { $name } hat { $count } Karten auf der Hand
}
struck = gestrichen
seat-out = { $you ->
    [yes] Du bist nicht mehr dabei.
   *[no] { $seat } ist nicht mehr dabei.
}
play-together = { $names } spielen zusammen.
total = Summe
settlement = Abrechnung
tally = { $whole } ganze, { $begun ->
    [one] { $begun } Strich
   *[other] { $begun } Striche
}
score-pad = Punktezettel
story = Was geschah
turn-choose = Du bist dran. Wähl mit ← → und Enter, per Klick, oder tipp: { $example }
turn-yours = { $you ->
    [yes] Du bist dran.
   *[no] { $seat }, du bist dran.
}
turn-other = { $seat } ist dran.
thinking = { $seat } überlegt …
continue = Enter: weiter
close = Esc: zurück an den Tisch
cover = Bitte gib den Bildschirm an { $seat } weiter. Alle anderen schauen weg.
cover-ready = { $seat }: Drück Enter, wenn du so weit bist.

## Züge
not-a-move = „{ $text }“ ist kein Zug in diesem Spiel.
not-now = Jetzt nicht erlaubt: { $what }.
case-follow = Ausgespielt ist { $lookLed }, und du hast { $lookHeld }.
case-only = Möglich ist jetzt: { $moves }.
leads-ladder = Eine Leiter zu { $place }.
leads-slide = Eine Rutsche zu { $place }.
may-mean = „{ $text }“ kann { $moves } heißen. Schreib es bitte aus.
legal-are = Spielen darfst du: { $moves }.
may-play = Spielen darfst du:
not-playable = Jetzt nicht spielbar:
cards-yours = Deine Karten:
enter-throws = Mit Enter würfelst du.
not-your-turn = Du bist noch nicht dran.

## Ergebnisse
you-first = Du
who-wins = { $count ->
    [one] { $you ->
        [yes] Du gewinnst
       *[no] { $names } gewinnt
    }
   *[other] { $you ->
        [yes] { $names } gewinnt
       *[no] { $names } gewinnen
    }
}
deal-won = { $count ->
    [one] { who-wins } das Spiel mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
   *[other] { who-wins } das Spiel gemeinsam: je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
drawn = Unentschieden.
nobody-won = Niemand hat gewonnen.
match-won = { $count ->
    [one] { who-wins } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
   *[other] { who-wins } gemeinsam: je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }!
}
result = Das Ergebnis
reason-points = Es zählen die meisten Punkte im Spiel.
reason-fewest = Es zählen die wenigsten Punkte im Spiel.
reason-total = Es zählen die meisten Punkte aus allen Spielen.
reason-total-fewest = Es zählen die wenigsten Punkte aus allen Spielen.
reason-nobody = Kein einziges Spiel wurde gewonnen.
reason-counters = Es zählen die meisten Chips.
end-keys = Enter: noch einmal · s: sichern · q: gehen

## Was ausgemacht werden kann
option-seating = Sitzordnung
option-seating-help = Wer wo sitzt: wie ihr euch gesetzt habt oder vor dem ersten Durchgang ausgelost.
option-seating-as_seated = wie gesetzt
option-seating-drawn = ausgelost
fact-lot = { $you ->
    [yes] Du ziehst { $look }
   *[no] { $seat } zieht { $look }
}
option-rounds = Runden
option-games = Spiele
option-counters = Chips am Anfang
option-max_stake-help = Wie viel darfst du höchstens setzen?
agreement-resign = Aufgeben

## Kleine Hilfen
hint = Ich würde { $move } spielen.
hint-chance = Gewinnt etwa { $value } von 100.
hint-chance-other = Gewinnt etwa { $value } von 100 (sonst { $other }: { $otherValue }).
hint-points = Bringt etwa { $value } Punkte.
hint-points-other = Bringt etwa { $value } Punkte (sonst { $other }: { $otherValue }).
merit-trick = Damit machst du den Stich.
hint-later = Einen Tipp gibt es, wenn du dran bist.
hint-thinking = Ich überlege …
hint-asked = { $name } bittet um einen Tipp.
throws-on = Von jetzt an wird für dich gewürfelt.
throws-off = Du würfelst wieder selbst.
undone = Zurückgenommen. Wähl noch einmal.
nothing-to-undo = Es gibt noch nichts zurückzunehmen.
move-stands = Aufgedeckt ist aufgedeckt: Dieser Zug bleibt stehen.
not-agreed = Die anderen sind nicht einverstanden; es geht weiter.
agree-later = Beenden kannst du das Spiel, wenn du dran bist.
saved = Gesichert in { $path }
resume-with = Weiterspielen mit: { $command }
analysis-done = { $alike } von { $count } Entscheidungen waren so gut wie die eines Meisters.
analysis-dearest = Was am meisten gekostet hat
analysis-moment = Spiel { $deal }: Gespielt wurde { $move }, ein Meister spielt { $better }.
analysis-cost-chance = Das hat { $cost } von 100 Spielen gekostet ({ $played } statt { $best }).
analysis-cost-points = Das hat { $cost } Punkte gekostet ({ $played } statt { $best }).
analysis-open = Mit offenen Karten
analysis-open-help = Das konnte im Spiel niemand wissen:
analysis-open-chance = Mit Blick in alle Karten hättest du von deiner ersten Entscheidung an { $best } von 100 Spielen gewonnen statt { $closed }.
analysis-open-points = Mit Blick in alle Karten wärst du von deiner ersten Entscheidung an auf { $best } Punkte gekommen statt auf { $closed }.
analysis-nothing = Es gab nie etwas zu entscheiden.
analysis-help = Was ein Meister für { $name } gespielt hätte, nur mit dem, was in dem Moment zu wissen war.
analysis-number = Zug
analysis-played = gespielt
analysis-master = Meister
analysis-lost = gekostet
goodbye = Schön, dass du da warst. Bis bald!
learn-it = In zwei Minuten lernen
lesson = Lektion
lesson-other = Das ist erlaubt, hier ist aber etwas anderes gemeint. Versuch es noch einmal.
lesson-help = Gib einen Zug ein, mit Enter geht es weiter; hint zeigt, was gemeint ist, quit beendet die Lektion.
lesson-over = Das genügt für den Anfang: { $command }
lesson-step = Schritt { $number } von { $total }
lesson-back = Einen Schritt zurück
lesson-show = Zeig es mir
lesson-go-on = Weiter
lesson-play = Eine erste Partie spielen
lesson-leave = Lektion verlassen
rules = Anleitung

## Tasten
key-rules = Regeln
key-undo = Zug zurück
key-hint = Tipp
key-throws = Wirf für mich
key-last = Stich
key-score = Punkte
key-agree = Spielende
key-save = Sichern
key-language = Deutsch
key-light = Darstellung
key-quit = Gehen
keys-help = Was du tippst, steht unten in der Zeile: Enter spielt es, Esc leert sie. Ist die Zeile leer, wählst du mit den Pfeiltasten und Enter; Tab wechselt zwischen Karten und Tisch. Für alles andere gibt es die Funktionstasten oder ein Wort in der Zeile: { $words }.

## Der schlichte Tisch
plain-start = Tipp einen Zug wie { $example } ein, oder ? für Hilfe.
plain-help = zeigt diese Liste.
plain-rules = liest die Regeln vor; mit einer Nummer wie { $example } nur diese eine.
plain-hint = sagt, was ein Meister spielen würde.
plain-throws = wirft von jetzt an für dich, bis zum Ende.
plain-undo = nimmt deinen letzten Zug zurück.
plain-last = sagt den letzten Stich an.
plain-score = sagt die Punkte an.
plain-save = sichert die Partie; du kannst eine Datei nennen.
plain-quit = sichert die Partie und beendet.
plain-move = Alles andere ist ein Zug. Der Anfang genügt, wenn nur ein Zug passt.

## Spielkarten
face-J = B
face-Q = D
face-K = K
face-A = A
card-back = { $count ->
    [one] verdeckte Karte
   *[other] { $count } verdeckte Karten
}
amount-less = weniger
amount-more = mehr

# In the list of games, behind a number.
list-seats = Plätze
list-seat = Platz
list-minutes = Minuten
