### Quello che dice solo il browser.

## Ovunque
close = Chiudi
more = Altro
none = niente
name = Nome
menu = Menu
try-again = Riprova
to-the-lobby = Al baule dei giochi
theme = Tema
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
pace = Ritmo
pace-calm = Tranquillo
pace-brisk = Svelto
pace-instant = Subito
letters = Lettere sulle carte
letters-language = Quelle della lingua
letters-german = Tedesche: B D K A
letters-international = Internazionali: J Q K A
to-the-end = Fino alla fine
sound = Suono
call-me = Chiamami quando tocca a me e guardo altrove
call-denied = Qui il browser non permette notifiche.
show-odds = Mostra le probabilità
show-heard = Mostra le carte che tutti conoscono
about-me = Di me
about-me-help = Lo ricorda solo questo browser. Non c’è nessun account.
my-name = Il mio nome
seat-name = Posto { $seat }

## Il baule
lobby-title = A cosa giochiamo?
chest = Il baule dei giochi
running-tables = I miei tavoli
forget-table = Dimentica questo tavolo ({ $game })
filters = Scegli i giochi
filter-players = Giocatori
filter-length = Durata
filter-kind = Tipo
filter-any = qualsiasi
up-to-minutes = fino a { $minutes } min
minutes = circa { $minutes } min
seat-range = da { $least } a { $most }
kind-cards = Carte
kind-dice = Dadi
kind-board = Tabellone
kind-hidden = Con segreti
join-by-code = Con un codice
join-go = Partecipa
code-unknown = Nessun tavolo aspetta con questo codice. Forse è scritto male, o la partita è già cominciata.
code-wait = { $seconds ->
    [one] Troppi codici sbagliati. Aspetta un secondo.
   *[other] Troppi codici sbagliati. Aspetta { $seconds } secondi.
}
nothing-fits = Nessun gioco corrisponde a tutto questo.
play-now = Gioca ora

## Le mie partite
my-games = Le mie partite
all-my-games = Tutte le mie partite
finished-games = Partite finite
my-games-help = Le ricorda solo questo browser, le ultime 500. Non serve un account.
my-games-none = Le partite che finisci le ricorda solo questo browser. Non serve un account.
my-results = I miei risultati
count-games = { $games ->
    [one] Una partita
   *[other] { $games } partite
}
count-won = { $won ->
    [one] 1 vinta
   *[other] { $won } vinte
}
count-drawn = { $drawn ->
    [one] 1 pari
   *[other] { $drawn } pari
}
count-lost = { $lost ->
    [one] 1 persa
   *[other] { $lost } perse
}
best-score = Miglior punteggio: { $points }
streak = Serie di vittorie più lunga: { $longest }.
streak-now = Adesso: { $now }.
outcome-won = Vittoria
outcome-drawn = Pareggio
outcome-lost = Sconfitta
outcome-played = Finita
against = contro { $names }
against-people = Persone
against-mixed = Livelli diversi
every-game = Tutti i giochi
game-gone = Il server non ha più questa partita. Il risultato resta qui.
delete = Elimina
delete-ask = Eliminare da questo elenco la partita di { $game } del { $date }? Non si può recuperare.
delete-all = Elimina tutto
delete-all-ask = { $count ->
    [one] Eliminare da questo elenco l’unica partita? Non si può recuperare.
   *[other] Eliminare da questo elenco tutte le { $count } partite? Non si possono recuperare.
}
keep = Conserva
games-file = Conserva o sposta le mie partite
games-file-help = Un solo file con tutte le partite, da conservare o da portare in un altro browser. Apre anche le tue partite: tienilo per te.
export = Salva in un file
import = Carica un file
imported = { $count ->
    [0] Nessuna partita nuova.
    [one] Una partita aggiunta.
   *[other] { $count } partite aggiunte.
} { $known ->
    [0] { "" }
    [one] Una c’era già.
   *[other] { $known } c’erano già.
}
import-long = Questo file è troppo lungo: al massimo { $most } MB.
import-no-json = Questo non è un file JSON completo. Scegline uno salvato qui con «Salva in un file».
import-other = Questo non è un file di partite. Scegline uno salvato qui con «Salva in un file».
import-format = Questo file ha un formato diverso da { $format }, quello che legge questo Ludothek.
import-many = Si possono caricare al massimo { $most } partite per volta.
import-fault = Non è stato caricato niente: la partita { $number } di questo file è rovinata in «{ $field }». Scegli il file così com’è stato salvato.

## Sedersi
set-up = Prepara il tavolo
how-to-play = Come vuoi giocare?
mode-now = Gioca ora
mode-now-help = Tu contro il computer.
mode-alone-help = Giochi per conto tuo, per esercizio o per un record.
mode-friends = Con gli amici
mode-friends-help = Ognuno sul proprio dispositivo. Ricevi un link da condividere.
mode-device = Su questo dispositivo
mode-device-help = Vi passate il dispositivo. Nessuno vede le carte degli altri.
start-device = Comincia
people-here = Persone qui
computers-here = Giocatori virtuali
name-of = Nome della persona { $seat }
fewer = Diminuisci
one-more = Aumenta
computer-players = { $count ->
    [one] Il giocatore virtuale
   *[other] I { $count } giocatori virtuali
}
more-options = Altre regole
quoted = «{ $text }»
option-usual = di solito: { $value }
clock = Tempo per una mossa
clock-none = Quanto vuoi
clock-seconds = { $seconds } secondi
clock-help = Quando scade, un giocatore virtuale fa quest’unica mossa.
invited-by = { $host } ti invita a giocare: { $game }
invited-to = Hai ricevuto un invito: { $game }
agreed = Concordato per questo tavolo
choose-seat = Scegli un posto
seat-is-free = Il posto { $seat } è libero
seat-gone = Qualcuno ha fatto prima. Scegli un altro posto.
invite-begun = La partita è già cominciata.
invite-over = Questa partita è finita.
watch-instead = Se vuoi, puoi guardare.
watch = Guarda
hints = Suggerimenti
hints-allowed = ammessi
hints-off = non ammessi
hints-help = Puoi chiedere che cosa giocherebbe un maestro? Gli altri lo vengono a sapere.
chat-allowed = ammessa
chat-off = non ammessa
chat-help = Potete scrivervi? Dopo la partita non resta niente.
advice = Consigli
advice-on = avvisami
advice-off = nessun avviso
advice-help = Vuoi una domanda di conferma quando una tua mossa costerebbe molto?
sit-down = Siediti

## In attesa
who-is-here = Al tavolo
seat-open = posto libero
is-here = è qui
is-away = non c’è
fill-with = I posti liberi vanno a
begin-now = Comincia ora
begin = Comincia
begins-when-full = La partita comincia da sé quando ci sono tutti.
host-begins = { $name } ha aperto il tavolo e può cominciare anche prima.
open-seats = { $count ->
    [0] Tutti i posti sono occupati.
    [one] Un posto è libero.
   *[other] { $count } posti sono liberi.
}
invite = Invita
link-for-all = Link per i tuoi amici
code-to-type = Oppure apri { $address } e scrivi questo codice:
links-per-seat = Un link per ogni posto
link-for-seat = Link per il posto { $seat }
link-to-watch = Link per chi guarda
links-local = Solo questo dispositivo può aprire questa Ludothek. Avviala con «--host 0.0.0.0» perché altri nella tua rete possano entrare.
copy-link = Copia
copied = Copiato
share-link = Condividi
commitment-shown = La sorte è sigillata:

## Il tavolo
your-hand = { $count ->
    [one] La tua mano: una carta
   *[other] La tua mano: { $count } carte
}
captured-by = Carte prese da { $name }
captured = Carte prese
nothing-captured = Ancora niente.
set-words = { $colour }: { $faces }. { $points ->
    [one] Un punto
   *[other] { $points } punti
}.
the-table = Tavolo
board = Tabellone
place-with = { $place }: { $pieces }
place-empty = { $place }: nessun pezzo
several-pieces = { $count } volte { $piece }
choose-again = Scegli altro
written = Scritto: { $row }, { $text }
gather-more = { $count ->
    [one] Ne manca 1
   *[other] Ne mancano { $count }
}
dialogue = Che cosa si è detto
hidden-dice = { $count ->
    [one] un dado coperto
   *[other] { $count } dadi coperti
}
played-by = { $name }: { $piece }
points-short = pt
seat-is-out = fuori
seat-plays-with = gioca con { $names }
seat-turn = { $name }, è il suo turno
open-seat = Altro su { $name }
away = { $name } non c’è
watchers = Spettatori:
a-watcher = Qualcuno
time-left = { $seconds ->
    [one] Ancora { $seconds } secondo
   *[other] Ancora { $seconds } secondi
}
your-turn = Tocca a te.
turn-title = ● Tocca a te – { $game }
your-turn-as = { $name }, tocca a te.
mark-lookHigh = la più alta
mark-lookLow = la più bassa
why-not-turn = Un momento: tocca a { $name }.
why-nothing-to-play = Adesso non c’è niente da giocare.
why-clause = Ora non è permesso ({ $clause }).
why-unknown = Questa mossa ora non si può fare.
rule-number = Regola { $clause }
hint-says = Suggerimento: { $move }.
advice-sure = Vuoi davvero questa mossa?
advice-loses-chance = Ti costa circa { $cost } vittorie su 100.
advice-loses-points = Ti costa circa { $cost } punti.
advice-better = Meglio: { $move }.
advice-show = Mostrami
advice-insist = Gioca lo stesso
analysis = Rivedi
analysis-working = Decisioni esaminate: { $done } su { $total }…
analysis-stopped = Per ora non si è potuto finire.
analysis-on = Continua
analysis-curve = Possibilità di vincere dopo ogni decisione, su 100
analysis-show = Mostrami
line-down = Nessuna connessione. Ci ricolleghiamo; nulla va perso.
pass-to = Ora tocca a { $name }. Passa il dispositivo.
pass-ready = Sono { $name }
hand-my-seat = Fai giocare il computer al posto mio
take-my-seat = Riprendi il mio posto
hand-over-absent = Fai giocare il computer al posto di { $name }
hand-over-later = { $seconds ->
    [one] Tra { $seconds } secondo può giocare il computer.
   *[other] Tra { $seconds } secondi può giocare il computer.
}
leave = Lascia il tavolo
deal-short = Partita
reactions = Reagisci
react-clap = Ben giocato!
react-laugh = Ah ah!
react-wow = Oh!
react-sad = Oh no!
react-think = Mmh…
react-thanks = Grazie!
reacted = { $name }: { $reaction }
chat = Chat
chat-lines = Che cosa si è scritto
chat-empty = Lo legge solo chi è al tavolo. Dopo la partita non resta niente.
chat-write = Scrivi qualcosa
chat-send = Invia
chat-said = { $name } scrive: { $text }
chat-unread = { $count ->
    [one] un messaggio nuovo
   *[other] { $count } messaggi nuovi
}
chat-mute = Silenzia la chat
chat-muted = Su questo dispositivo la chat è silenziata. Non vedi che cosa scrivono gli altri.
chat-unmute = Mostrala di nuovo
refused-invalid = Questa non è una mossa.
refused-ambiguous = Può indicare più mosse.
refused-illegal = Ora non è permesso.
refused-not_your_turn = Non tocca a te.
refused-not_yours = Non è il tuo posto.
refused-stale = Intanto il gioco è andato avanti. Scegli di nuovo.
refused-not_now = Ora non è possibile.
refused-too_fast = Una cosa alla volta, per favore.
refused-not_stored = Non è stato possibile salvare, quindi non vale. Riprova tra poco.
refused-unknown = Non si sa ancora se è stato possibile salvare. Lo vedrai tra poco.
once-more = Davvero? Premi ancora una volta.
question = Una domanda
undo-asks = Gli altri devono essere d’accordo.
question-undo = { $by } vorrebbe annullare l’ultima mossa. Va bene?
question-hand_over = { $by } propone che intanto il computer giochi al posto di { $seat }. Va bene?
question-waits = In attesa di { $names }…
agree = Va bene
disagree = No
withdraw = Ritira

## Risultati
way-to-points = Come si arriva ai punti
comfort = Ben giocato. Andrà meglio la prossima volta.
see-table = Guarda il tavolo
back-to-result = Torna al risultato
next-deal = Prossima partita
waiting-for-next = La prossima partita comincia quando ci siete tutti.
rematch = Gioca ancora
to-the-rematch = Alla rivincita
same-cards = Ancora le stesse carte
same-dice = Ancora con gli stessi lanci
replay = Rivedi
record = Scarica la partita
chart = I totali di partita in partita
step-back = Passo indietro
step-on = Passo avanti
replay-position = Punto della partita
replay-step = Passo { $step } di { $last }
replay-leave = Smetti di rivedere
moves = Mosse
nothing-told = Non è ancora successo niente.
replay-play = Riproduci
replay-pause = Metti in pausa
replay-pace = Velocità
jump-by = Salta di
jump-turn = Turno
jump-trick = Presa
jump-back = Salta indietro
jump-on = Salta avanti
proof = Gioco pulito
proof-help = La sorte era sigillata prima della prima partita: hai visto un sigillo che fissa un numero segreto, e ogni posto ha aggiunto qualcosa di suo. Ora il numero è svelato.
proof-working = Controllo…
proof-good = Controllato in questo browser: il numero corrisponde al sigillo e tutte le { $count } estrazioni ne derivano.
proof-bad = Qualcosa NON torna: il numero non corrisponde al sigillo, oppure un’estrazione non ne deriva.
proof-unknown = Questo browser può controllare solo su una pagina sicura (https). La partita scaricata si controlla con «ludothek verify».
proof-commitment = Sigillo, mostrato prima della prima partita
proof-seed = Numero segreto, mostrato ora
proof-contributions = Che cosa hanno aggiunto i posti
proof-more = Scarica la partita ed esegui «ludothek verify» per ricontrollare tutto senza questa pagina.

## Guai
trouble-title = Qui non c’è nessun tavolo
trouble-offline = Il server non risponde.
trouble-secret = Questo link non apre il tavolo. Chiedine uno nuovo.
trouble-missing = Qui non c’è niente. Forse il link è vecchio o incompleto.
trouble-full = Tutti i posti sono già occupati.
trouble-version = Questo tavolo richiede regole diverse o una Ludothek più recente di quella di questo server. Chiedi a chi lo gestisce.
trouble-other = Qualcosa è andato storto.
amount-bounds = da { $least } a { $most }
pile-words = { $label }, { $count ->
    [one] una carta
   *[other] { $count } carte
}, in cima: { $top }
column-words = Colonna { $number }: { $pieces }
hidden-card = Carta coperta { $number }
