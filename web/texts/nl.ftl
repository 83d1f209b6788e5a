### Wat alleen de browser zegt.

## Overal
close = Sluiten
more = Meer
none = geen
name = Naam
menu = Menu
try-again = Opnieuw proberen
to-the-lobby = Naar de spellenkist
theme = Thema
theme-auto = Zoals het apparaat
theme-light = Licht
theme-dark = Donker
pace = Tempo
pace-calm = Rustig
pace-brisk = Vlot
pace-instant = Meteen
letters = Letters op kaarten
letters-language = Die van de taal
letters-german = Duits: B D K A
letters-international = Internationaal: J Q K A
to-the-end = Tot het einde
sound = Geluid
call-me = Roep me als ik aan de beurt ben en elders kijk
call-denied = De browser staat hier geen meldingen toe.
show-odds = Toon de kansen
show-heard = Toon de kaarten die iedereen kent
about-me = Over mij
about-me-help = Alleen deze browser onthoudt dit. Er is geen account.
my-name = Mijn naam
seat-name = Plaats { $seat }

## De spellenkist
lobby-title = Wat gaan we spelen?
chest = De spellenkist
running-tables = Mijn tafels
forget-table = Deze tafel vergeten ({ $game })
filters = Spellen kiezen
filter-players = Spelers
filter-length = Duur
filter-kind = Soort
filter-any = maakt niet uit
up-to-minutes = tot { $minutes } min.
minutes = ongeveer { $minutes } min.
seat-range = { $least } tot en met { $most }
kind-cards = Kaarten
kind-dice = Dobbelstenen
kind-board = Bord
kind-hidden = Met geheimen
join-by-code = Met een code
join-go = Meedoen
code-unknown = Er wacht geen tafel op deze code. Misschien is hij verkeerd getypt, of het spel is al begonnen.
code-wait = { $seconds ->
    [one] Te veel verkeerde codes. Wacht een seconde.
   *[other] Te veel verkeerde codes. Wacht { $seconds } seconden.
}
nothing-fits = Geen spel past bij dit alles.
play-now = Nu spelen

## Mijn spellen
my-games = Mijn spellen
all-my-games = Al mijn spellen
finished-games = Afgelopen spellen
my-games-help = Alleen deze browser onthoudt ze, de laatste 500. Er is geen account.
my-games-none = Spellen die je uitspeelt, onthoudt alleen deze browser. Er is geen account.
my-results = Mijn uitslagen
count-games = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
}
count-won = { $won } gewonnen
count-drawn = { $drawn } gelijk
count-lost = { $lost } verloren
best-score = Beste score: { $points }
streak = Langste reeks overwinningen: { $longest }.
streak-now = Nu: { $now }.
outcome-won = Gewonnen
outcome-drawn = Gelijkspel
outcome-lost = Verloren
outcome-played = Afgelopen
against = tegen { $names }
against-people = Mensen
against-mixed = Verschillende niveaus
every-game = Alle spellen
game-gone = De server heeft dit spel niet meer. De uitslag blijft hier staan.
delete = Verwijderen
delete-ask = { $game } van { $date } uit deze lijst verwijderen? Dat is niet terug te draaien.
delete-all = Alles verwijderen
delete-all-ask = { $count ->
    [one] Het enige spel uit deze lijst verwijderen? Dat is niet terug te draaien.
   *[other] Alle { $count } spellen uit deze lijst verwijderen? Dat is niet terug te draaien.
}
keep = Bewaren
games-file = Mijn spellen bewaren of meenemen
games-file-help = Eén bestand met alle spellen, om te bewaren of mee te nemen naar een andere browser. Het opent ook je spellen: houd het voor jezelf.
export = Als bestand opslaan
import = Bestand inlezen
imported = { $count ->
    [0] Geen nieuwe spellen.
    [one] Eén spel toegevoegd.
   *[other] { $count } spellen toegevoegd.
} { $known ->
    [0] { "" }
    [one] Eén was er al.
   *[other] { $known } waren er al.
}
import-long = Dit bestand is te lang: hoogstens { $most } MB.
import-no-json = Dit is geen volledig JSON-bestand. Kies er een dat hier met ‘Als bestand opslaan’ is gemaakt.
import-other = Dit is geen bestand met spellen. Kies er een dat hier met ‘Als bestand opslaan’ is gemaakt.
import-format = Dit bestand heeft een ander formaat dan { $format }, het formaat dat deze Ludothek leest.
import-many = Er kunnen hoogstens { $most } spellen tegelijk worden ingelezen.
import-fault = Er is niets ingelezen: spel { $number } in dit bestand is beschadigd bij ‘{ $field }’. Kies het bestand zoals het is opgeslagen.

## Gaan zitten
set-up = Tafel klaarzetten
how-to-play = Hoe wil je spelen?
mode-now = Nu spelen
mode-now-help = Jij en computerspelers.
mode-alone-help = Jij alleen, om te oefenen of voor een record.
mode-friends = Met vrienden
mode-friends-help = Iedereen op een eigen apparaat. Je krijgt een link om te delen.
mode-device = Op dit apparaat
mode-device-help = Jullie geven het apparaat door. Niemand ziet de kaarten van een ander.
start-device = Beginnen
people-here = Personen hier
computers-here = Computerspelers
name-of = Naam van persoon { $seat }
fewer = Minder
one-more = Meer
computer-players = { $count ->
    [one] De computerspeler
   *[other] De { $count } computerspelers
}
more-options = Meer regels
quoted = ‘{ $text }’
option-usual = gewoonlijk: { $value }
clock = Tijd voor een zet
clock-none = Zo lang je wilt
clock-seconds = { $seconds } seconden
clock-help = Is die om, dan doet een computerspeler deze ene zet.
hints = Tips
hints-allowed = toegestaan
hints-off = niet toegestaan
hints-help = Mag je vragen wat een meester zou spelen? De anderen krijgen dat te horen.
chat-allowed = toegestaan
chat-off = niet toegestaan
chat-help = Mogen jullie elkaar schrijven? Na het spel blijft er niets van over.
invited-by = { $host } nodigt je uit: { $game }
invited-to = Je bent uitgenodigd: { $game }
agreed = Afgesproken voor deze tafel
choose-seat = Kies een plaats
seat-is-free = Plaats { $seat } is vrij
seat-gone = Iemand was sneller. Kies een andere plaats.
invite-begun = Het spel is al begonnen.
invite-over = Dit spel is afgelopen.
watch-instead = Je mag gerust meekijken.
watch = Meekijken
advice = Advies
advice-on = waarschuw me
advice-off = geen
advice-help = Zullen we het eerst vragen als een zet je veel zou kosten?
sit-down = Plaatsnemen

## Wachten
who-is-here = Aan tafel
seat-open = vrije plaats
is-here = is er
is-away = is er niet
fill-with = Vrije plaatsen vullen met
begin-now = Nu beginnen
begin = Beginnen
begins-when-full = Het begint vanzelf als iedereen er is.
host-begins = { $name } heeft de tafel geopend en kan ook eerder beginnen.
open-seats = { $count ->
    [0] Alle plaatsen zijn bezet.
    [one] Eén plaats is vrij.
   *[other] { $count } plaatsen zijn vrij.
}
invite = Uitnodigen
link-for-all = Link voor je vrienden
code-to-type = Of open { $address } en typ deze code:
links-per-seat = Een link voor elke plaats
link-for-seat = Link voor plaats { $seat }
link-to-watch = Link om te kijken
links-local = Alleen dit apparaat kan bij deze Ludothek. Start het programma met ‘--host 0.0.0.0’, zodat anderen in je netwerk binnenkomen.
copy-link = Kopiëren
copied = Gekopieerd
share-link = Delen
commitment-shown = Kaarten en worpen liggen verzegeld vast:

## De tafel
your-hand = { $count ->
    [one] Je hand: één kaart
   *[other] Je hand: { $count } kaarten
}
captured-by = Gewonnen door { $name }
captured = Gewonnen
nothing-captured = Nog niets.
set-words = { $colour }: { $faces }. { $points ->
    [one] Eén punt
   *[other] { $points } punten
}.
the-table = Tafel
board = Speelbord
place-with = { $place }: { $pieces }
place-empty = { $place }: leeg
several-pieces = { $count } keer { $piece }
choose-again = Iets anders kiezen
written = Opgeschreven: { $row }, { $text }
gather-more = { $count ->
    [one] Kies er nog één
   *[other] Kies er nog { $count }
}
dialogue = Wat er gezegd is
hidden-dice = { $count ->
    [one] één dobbelsteen, verborgen
   *[other] { $count } dobbelstenen, verborgen
}
played-by = { $name }: { $piece }
points-short = pt.
seat-is-out = doet niet mee
seat-plays-with = speelt samen met { $names }
seat-turn = { $name } is aan de beurt
open-seat = Meer over { $name }
away = { $name } is er niet
watchers = Kijkers:
a-watcher = Iemand
time-left = { $seconds ->
    [one] Nog { $seconds } seconde
   *[other] Nog { $seconds } seconden
}
your-turn = Jij bent aan de beurt.
turn-title = ● Jij bent aan de beurt – { $game }
your-turn-as = { $name }, jij bent aan de beurt.
mark-lookHigh = hoogste
mark-lookLow = laagste
why-not-turn = Even wachten: { $name } is aan de beurt.
why-nothing-to-play = Er is nu niets te spelen.
why-clause = Dat mag nu niet ({ $clause }).
why-unknown = Dat kan nu niet gespeeld worden.
rule-number = Regel { $clause }
hint-says = Tip: { $move }.
advice-sure = Weet je deze zet zeker?
advice-loses-chance = Hij kost je ongeveer { $cost } van de 100 overwinningen.
advice-loses-points = Hij kost je ongeveer { $cost } punten.
advice-better = Beter: { $move }.
advice-show = Laten zien
advice-insist = Toch spelen
analysis = Terugblik
analysis-working = { $done } van de { $total } beslissingen bekeken…
analysis-stopped = Het kon nu niet worden afgemaakt.
analysis-on = Doorgaan
analysis-curve = Winstkans na elke beslissing, van de 100
analysis-show = Laten zien
line-down = Geen verbinding. We verbinden opnieuw; er gaat niets verloren.
pass-to = Nu is { $name } aan de beurt. Geef het apparaat door.
pass-ready = Ik ben { $name }
hand-my-seat = De computer voor mij laten spelen
take-my-seat = Mijn plaats terugnemen
hand-over-absent = De computer voor { $name } laten spelen
hand-over-later = { $seconds ->
    [one] Over { $seconds } seconde kan de computer het overnemen.
   *[other] Over { $seconds } seconden kan de computer het overnemen.
}
leave = Tafel verlaten
deal-short = Spel
reactions = Reageren
react-clap = Goed gespeeld!
react-laugh = Haha!
react-wow = Wauw!
react-sad = O nee!
react-think = Hm…
react-thanks = Dank je!
reacted = { $name }: { $reaction }
chat = Chat
chat-lines = Wat er geschreven is
chat-empty = Alleen wie aan tafel zit kan dit lezen. Na het spel blijft er niets van over.
chat-write = Schrijf iets
chat-send = Versturen
chat-said = { $name } schrijft: { $text }
chat-unread = { $count ->
    [one] een nieuw bericht
   *[other] { $count } nieuwe berichten
}
chat-mute = Chat dempen
chat-muted = Op dit apparaat is de chat gedempt. Je ziet niet wat de anderen schrijven.
chat-unmute = Weer laten zien
refused-invalid = Dat is geen zet.
refused-ambiguous = Dat kan meer zetten betekenen.
refused-illegal = Dat mag nu niet.
refused-not_your_turn = Je bent niet aan de beurt.
refused-not_yours = Dat is niet jouw plaats.
refused-stale = Het spel is intussen verdergegaan. Kies opnieuw.
refused-not_now = Dat kan nu niet.
refused-too_fast = Eén ding tegelijk, alsjeblieft.
refused-not_stored = Dat kon niet worden opgeslagen en telt dus niet. Probeer het zo nog eens.
refused-unknown = Het is nog niet bekend of dat is opgeslagen. Je ziet het zo.
once-more = Echt? Druk nog een keer.
question = Een vraag
undo-asks = De anderen moeten het ermee eens zijn.
question-undo = { $by } wil de laatste zet terugnemen. Akkoord?
question-hand_over = { $by } stelt voor dat zolang de computer voor { $seat } speelt. Akkoord?
question-waits = Wachten op { $names }…
agree = Akkoord
disagree = Nee
withdraw = Intrekken

## Uitslagen
way-to-points = Zo tellen de punten
comfort = Goed gespeeld. Volgende keer beter.
see-table = De tafel bekijken
back-to-result = Terug naar de uitslag
next-deal = Volgend spel
waiting-for-next = Het volgende spel begint als iedereen zover is.
rematch = Nog een keer
to-the-rematch = Naar de revanche
same-cards = Dezelfde kaarten nog eens
same-dice = Nog eens met dezelfde worpen
replay = Terugkijken
record = Partij downloaden
chart = De totalen van spel tot spel
step-back = Stap terug
step-on = Stap vooruit
replay-position = Plek in het spel
replay-step = Stap { $step } van { $last }
replay-leave = Stoppen met terugkijken
moves = Verloop
nothing-told = Er is nog niets gebeurd.
replay-play = Afspelen
replay-pause = Pauzeren
replay-pace = Tempo
jump-by = Springen per
jump-turn = Beurt
jump-trick = Slag
jump-back = Terugspringen
jump-on = Vooruitspringen
proof = Eerlijk spel
proof-help = Kaarten en worpen lagen vóór het eerste spel verzegeld vast: je zag een zegel dat een geheim getal vastlegt, en elke plaats voegde iets eigens toe. Nu is het getal open.
proof-working = Bezig met controleren…
proof-good = In deze browser gecontroleerd: het getal hoort bij het zegel en alle { $count } trekkingen volgen eruit.
proof-bad = Dit klopt NIET: het getal hoort niet bij het zegel, of een trekking volgt er niet uit.
proof-unknown = Deze browser kan alleen op een veilige pagina (https) controleren. De gedownloade partij kan met ‘ludothek verify’ worden gecontroleerd.
proof-commitment = Zegel, getoond vóór het eerste spel
proof-seed = Geheim getal, nu getoond
proof-contributions = Wat de plaatsen toevoegden
proof-more = Download de partij en voer ‘ludothek verify’ uit om alles nog eens zonder deze pagina te controleren.

## Problemen
trouble-title = Hier staat geen tafel
trouble-offline = De server antwoordt niet.
trouble-secret = Deze link opent de tafel niet. Vraag om een nieuwe.
trouble-missing = Hier is niets. Misschien is de link oud of onvolledig.
trouble-full = Alle plaatsen zijn al bezet.
trouble-version = Deze tafel heeft andere spelregels of een nieuwere Ludothek nodig dan deze server heeft. Vraag het aan wie de server beheert.
trouble-other = Er ging iets mis.
amount-bounds = { $least } tot { $most }
pile-words = { $label }, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}, bovenop: { $top }
column-words = Kolom { $number }: { $pieces }
hidden-card = Gedekte kaart { $number }
