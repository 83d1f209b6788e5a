### Was nur der Browser sagt.

## Überall
close = Schließen
more = Mehr
none = keine
name = Name
menu = Menü
try-again = Noch einmal versuchen
to-the-lobby = Zur Spieletruhe
theme = Darstellung
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
pace = Tempo
pace-calm = Gemütlich
pace-brisk = Zügig
pace-instant = Sofort
letters = Buchstaben auf Karten
letters-language = Wie in der Sprache
letters-german = Deutsch: B D K A
letters-international = International: J Q K A
to-the-end = Bis zum Ende
sound = Ton
call-me = Ruf mich, wenn ich dran bin und woanders hinsehe
call-denied = Der Browser erlaubt hier keine Mitteilungen.
show-odds = Chancen zeigen
show-heard = Zeigen, von welchen Karten alle wissen
about-me = Über mich
about-me-help = Nur dieser Browser merkt sich das. Ein Konto gibt es nicht.
my-name = Mein Name
seat-name = Platz { $seat }

## Die Spieletruhe
lobby-title = Was spielen wir?
chest = Die Spieletruhe
running-tables = Meine Tische
forget-table = Diesen Tisch vergessen ({ $game })
filters = Spiele auswählen
filter-players = Personen
filter-length = Dauer
filter-kind = Art
filter-any = egal
up-to-minutes = bis { $minutes } Min.
minutes = etwa { $minutes } Min.
seat-range = { $least } bis { $most }
kind-cards = Karten
kind-dice = Würfel
kind-board = Brett
kind-hidden = Verdeckt
join-by-code = Mit Code
join-go = Mitspielen
code-unknown = Auf diesen Code wartet kein Tisch. Vielleicht ist er vertippt, oder das Spiel hat schon begonnen.
code-wait = { $seconds ->
    [one] Zu viele falsche Codes. Warte bitte eine Sekunde.
   *[other] Zu viele falsche Codes. Warte bitte { $seconds } Sekunden.
}
nothing-fits = Kein Spiel passt zu all dem.
play-now = Jetzt spielen

## Meine Spiele
my-games = Meine Spiele
all-my-games = Alle meine Spiele
finished-games = Beendete Spiele
my-games-help = Nur dieser Browser merkt sie sich, die letzten 500. Es gibt kein Konto.
my-games-none = Spiele, die du beendest, merkt sich allein dieser Browser. Es gibt kein Konto.
my-results = Meine Ergebnisse
count-games = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}
count-won = { $won } gewonnen
count-drawn = { $drawn } unentschieden
count-lost = { $lost } verloren
best-score = Bestes Ergebnis: { $points }
streak = Längste Siegesserie: { $longest }.
streak-now = Zurzeit: { $now }.
outcome-won = Gewonnen
outcome-drawn = Unentschieden
outcome-lost = Verloren
outcome-played = Beendet
against = gegen { $names }
against-people = Menschen
against-mixed = Verschiedene Stufen
every-game = Alle Spiele
game-gone = Der Server hat dieses Spiel nicht mehr. Das Ergebnis bleibt hier stehen.
delete = Löschen
delete-ask = { $game } vom { $date } aus dieser Liste löschen? Das lässt sich nicht rückgängig machen.
delete-all = Alle löschen
delete-all-ask = { $count ->
    [one] Das eine Spiel aus dieser Liste löschen? Das lässt sich nicht rückgängig machen.
   *[other] Alle { $count } Spiele aus dieser Liste löschen? Das lässt sich nicht rückgängig machen.
}
keep = Behalten
games-file = Meine Spiele aufheben oder mitnehmen
games-file-help = Eine Datei mit allen Spielen, zum Aufheben oder für einen anderen Browser. Sie öffnet auch deine Spiele: Behalte sie für dich.
export = Als Datei speichern
import = Datei einlesen
imported = { $count ->
    [0] Keine neuen Spiele.
    [one] Ein Spiel kam dazu.
   *[other] { $count } Spiele kamen dazu.
} { $known ->
    [0] { "" }
    [one] Eins war schon da.
   *[other] { $known } waren schon da.
}
import-long = Diese Datei ist zu lang: höchstens { $most } MB.
import-no-json = Das ist keine vollständige JSON-Datei. Wähl eine, die hier mit „Als Datei speichern“ entstanden ist.
import-other = Das ist keine Datei mit Spielen. Wähl eine, die hier mit „Als Datei speichern“ entstanden ist.
import-format = Diese Datei hat ein anderes Format als { $format }, das dieses Ludothek liest.
import-many = Es lassen sich höchstens { $most } Spiele auf einmal einlesen.
import-fault = Nichts wurde eingelesen: Spiel { $number } in dieser Datei ist bei „{ $field }“ beschädigt. Wähl die Datei so, wie sie gespeichert wurde.

## Platz nehmen
set-up = Platz nehmen
how-to-play = Wie möchtest du spielen?
mode-now = Jetzt spielen
mode-now-help = Du und Computerspieler.
mode-alone-help = Du allein, zum Üben oder für einen Rekord.
mode-friends = Mit Freunden
mode-friends-help = Alle an ihrem eigenen Gerät. Du bekommst einen Link zum Weitergeben.
mode-device = An diesem Gerät
mode-device-help = Ihr reicht das Gerät herum. Niemand sieht die Karten der anderen.
start-device = Los geht’s
people-here = Personen hier
computers-here = Computerspieler
name-of = Name von Person { $seat }
fewer = Eins weniger
one-more = Eins mehr
computer-players = { $count ->
    [one] Der Computerspieler
   *[other] Die { $count } Computerspieler
}
more-options = Weitere Regeln
quoted = „{ $text }“
option-usual = üblich: { $value }
clock = Zeit für einen Zug
clock-none = So lange du willst
clock-seconds = { $seconds } Sekunden
clock-help = Ist sie um, macht ein Computerspieler diesen einen Zug.
hints = Tipps
hints-allowed = erlaubt
hints-off = nicht erlaubt
hints-help = Darfst du fragen, was ein Meister spielen würde? Die anderen erfahren davon.
chat-allowed = erlaubt
chat-off = nicht erlaubt
chat-help = Dürft ihr einander schreiben? Nach dem Spiel bleibt nichts davon.
invited-by = { $host } lädt dich ein: { $game }
invited-to = Du bist eingeladen: { $game }
agreed = Für diesen Tisch vereinbart
choose-seat = Such dir einen Platz aus
seat-is-free = Platz { $seat } ist frei
seat-gone = Jemand war schneller. Such dir einen anderen Platz aus.
invite-begun = Das Spiel hat schon begonnen.
invite-over = Dieses Spiel ist vorbei.
watch-instead = Du kannst gern zuschauen.
watch = Zuschauen
advice = Rat
advice-on = warne mich
advice-off = keiner
advice-help = Sollen wir nachfragen, wenn dein Zug viel kosten würde?
sit-down = Platz nehmen

## Warten
who-is-here = Am Tisch
seat-open = freier Platz
is-here = ist da
is-away = ist nicht da
fill-with = Freie Plätze besetzen mit
begin-now = Jetzt anfangen
begin = Anfangen
begins-when-full = Es geht von selbst los, wenn alle da sind.
host-begins = { $name } hat den Tisch eröffnet und kann auch früher anfangen.
open-seats = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
invite = Einladen
link-for-all = Link für deine Freunde
code-to-type = Oder { $address } öffnen und diesen Code eintippen:
links-per-seat = Ein Link für jeden Platz
link-for-seat = Link für Platz { $seat }
link-to-watch = Link zum Zuschauen
links-local = Nur dieses Gerät erreicht diese Ludothek. Starte sie mit „--host 0.0.0.0“, damit andere in deinem Netz hereinkommen.
copy-link = Kopieren
copied = Kopiert
share-link = Teilen
commitment-shown = Der Zufall ist versiegelt:

## Der Tisch
your-hand = { $count ->
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
captured-by = Gewonnen von { $name }
captured = Gewonnen
nothing-captured = Noch nichts.
set-words = { $colour }: { $faces }. { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}.
the-table = Tisch
board = Spielbrett
place-with = { $place }: { $pieces }
place-empty = { $place }: leer
several-pieces = { $count }-mal { $piece }
choose-again = Etwas anderes wählen
written = Eingetragen: { $row }, { $text }
gather-more = { $count ->
    [one] Wähl noch eins
   *[other] Wähl noch { $count }
}
dialogue = Was gesagt wurde
hidden-dice = { $count ->
    [one] ein Würfel, verdeckt
   *[other] { $count } Würfel, verdeckt
}
played-by = { $name }: { $piece }
points-short = Pkt.
seat-is-out = nicht dabei
seat-plays-with = spielt mit { $names }
seat-turn = { $name } ist dran
open-seat = Mehr über { $name }
away = { $name } ist nicht da
watchers = Zuschauer:
a-watcher = Jemand
time-left = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
}
your-turn = Du bist dran.
turn-title = ● Du bist dran – { $game }
your-turn-as = { $name }, du bist dran.
mark-lookHigh = höchste
mark-lookLow = niedrigste
why-not-turn = Einen Moment: { $name } ist dran.
why-nothing-to-play = Gerade gibt es nichts zu spielen.
why-clause = Das ist jetzt nicht erlaubt ({ $clause }).
why-unknown = Das lässt sich jetzt nicht spielen.
rule-number = Regel { $clause }
hint-says = Tipp: { $move }.
advice-sure = Wirklich dieser Zug?
advice-loses-chance = Er kostet dich etwa { $cost } von 100 Spielen.
advice-loses-points = Er kostet dich etwa { $cost } Punkte.
advice-better = Besser: { $move }.
advice-show = Zeigen
advice-insist = Trotzdem spielen
analysis = Rückblick
analysis-working = { $done } von { $total } Entscheidungen angesehen …
analysis-stopped = Das ließ sich gerade nicht zu Ende bringen.
analysis-on = Weitermachen
analysis-curve = Siegchance nach jeder Entscheidung, von 100
analysis-show = Zeigen
line-down = Keine Verbindung. Wir verbinden neu, nichts geht verloren.
pass-to = Jetzt ist { $name } dran. Gib das Gerät weiter.
pass-ready = Ich bin { $name }
hand-my-seat = Computerspieler übernehmen lassen
take-my-seat = Meinen Platz zurücknehmen
hand-over-absent = Computerspieler für { $name } übernehmen lassen
hand-over-later = { $seconds ->
    [one] Ein Computerspieler kann in { $seconds } Sekunde übernehmen.
   *[other] Ein Computerspieler kann in { $seconds } Sekunden übernehmen.
}
leave = Tisch verlassen
deal-short = Spiel
reactions = Reagieren
react-clap = Gut gespielt!
react-laugh = Haha!
react-wow = Oh!
react-sad = O nein!
react-think = Hm …
react-thanks = Danke!
reacted = { $name }: { $reaction }
chat = Chat
chat-lines = Was geschrieben wurde
chat-empty = Das lesen nur die am Tisch. Nach dem Spiel bleibt nichts davon.
chat-write = Etwas schreiben
chat-send = Senden
chat-said = { $name } schreibt: { $text }
chat-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
chat-mute = Chat stumm schalten
chat-muted = Auf diesem Gerät ist der Chat stumm. Du siehst nicht, was die anderen schreiben.
chat-unmute = Wieder anzeigen
refused-invalid = Das ist kein Zug.
refused-ambiguous = Das kann mehrere Züge bedeuten.
refused-illegal = Das ist jetzt nicht erlaubt.
refused-not_your_turn = Du bist nicht dran.
refused-not_yours = Das ist nicht dein Platz.
refused-stale = Am Tisch ging es inzwischen weiter. Wähl bitte noch einmal.
refused-not_now = Das geht jetzt nicht.
refused-too_fast = Bitte eins nach dem anderen.
refused-not_stored = Das ließ sich gerade nicht speichern und gilt darum nicht. Versuch es gleich noch einmal.
refused-unknown = Noch ist nicht bekannt, ob das gespeichert wurde. Gleich siehst du es.
once-more = Wirklich? Noch einmal drücken.
question = Eine Frage
undo-asks = Die anderen müssen einverstanden sein.
question-undo = { $by } möchte den letzten Zug zurücknehmen. Einverstanden?
question-hand_over = { $by } schlägt vor, dass solange ein Computerspieler für { $seat } spielt. Einverstanden?
question-waits = Warten auf { $names } …
agree = Einverstanden
disagree = Nein
withdraw = Zurückziehen

## Ergebnisse
way-to-points = So zählen die Punkte
comfort = Gut gespielt. Beim nächsten Mal klappt’s.
see-table = Den Tisch ansehen
back-to-result = Zurück zum Ergebnis
next-deal = Nächstes Spiel
waiting-for-next = Das nächste Spiel beginnt, wenn alle so weit sind.
rematch = Noch einmal
to-the-rematch = Zur Revanche
same-cards = Dieselben Karten noch einmal
same-dice = Dieselben Würfe noch einmal
replay = Wiederholung
record = Partie herunterladen
chart = Die Summen von Spiel zu Spiel
step-back = Schritt zurück
step-on = Schritt vor
replay-position = Stelle im Spiel
replay-step = Schritt { $step } von { $last }
replay-leave = Wiederholung beenden
moves = Verlauf
nothing-told = Noch ist nichts geschehen.
replay-play = Abspielen
replay-pause = Anhalten
replay-pace = Tempo
jump-by = Springen um
jump-turn = Zug
jump-trick = Stich
jump-back = Sprung zurück
jump-on = Sprung vor
proof = Fairness prüfen
proof-help = Der Zufall war vor dem ersten Spiel versiegelt: Du hast ein Siegel gesehen, das eine geheime Zahl festlegt, und jeder Platz hat etwas Eigenes beigetragen. Jetzt ist die Zahl offen.
proof-working = Wird geprüft …
proof-good = In diesem Browser geprüft: Die Zahl gehört zum Siegel, und alle { $count } Ziehungen folgen aus ihr.
proof-bad = Das passt NICHT: Die Zahl gehört nicht zum Siegel, oder eine Ziehung folgt nicht aus ihr.
proof-unknown = Dieser Browser kann nur auf einer sicheren Seite (https) prüfen. Die Partie lässt sich mit „ludothek verify“ prüfen.
proof-commitment = Siegel, vor dem ersten Spiel gezeigt
proof-seed = Geheime Zahl, jetzt gezeigt
proof-contributions = Was die Plätze beigetragen haben
proof-more = Lade die Partie herunter und ruf „ludothek verify“ auf, um alles noch einmal ohne diese Seite zu prüfen.

## Ärger
trouble-title = Hier steht kein Tisch
trouble-offline = Der Server antwortet nicht.
trouble-secret = Dieser Link öffnet den Tisch nicht. Bitte um einen neuen.
trouble-missing = Hier ist nichts. Vielleicht ist der Link alt oder unvollständig.
trouble-full = Alle Plätze sind schon besetzt.
trouble-version = Dieser Tisch braucht andere Spielregeln oder eine neuere Ludothek, als dieser Server hat. Frag die Person, die ihn betreibt.
trouble-other = Etwas ist schiefgegangen.
amount-bounds = { $least } bis { $most }
pile-words = { $label }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, oben: { $top }
column-words = Spalte { $number }: { $pieces }
hidden-card = Verdeckte Karte { $number }
