### Quello che dice Ludothek. Ogni gioco aggiunge i suoi testi.

## Persone e giocatori
guest = Ospite
computer-names = Ada, Bruno, Carla, Dino, Emma, Fritz, Greta, Hugo, Ida, Jona, Kira, Leo
person = persona
person-help = Qualcuno qui davanti allo schermo.
program = programma
you = tu
level-beginner = principiante
level-beginner-help = Un giocatore virtuale che ha appena imparato le regole.
level-casual = occasionale
level-casual-help = Un giocatore virtuale di buona compagnia, che vede le mosse più ovvie.
level-club = esperto
level-club-help = Un giocatore virtuale che pensa in anticipo e ricorda che cosa è stato giocato.
level-master = maestro
level-master-help = Un giocatore virtuale che valuta migliaia di possibilità. Difficile da battere.
level-random = a caso
level-random-help = Un giocatore virtuale che gioca una mossa permessa qualsiasi.
and = { $first } e { $last }
at-table = Al tavolo: { $names }.
seat-failed = Il programma di { $seat } si è fermato ({ $reason }). Continua un giocatore virtuale.

## Preparazione
seats = Giocatori
seats-help = Quanti siedono al tavolo.
seat = Posto { $number }
name-help = Se vuoi, scrivi un nome.
language = Lingua
setup-keys = Invio: si gioca  ·  ↑ ↓ scegli  ·  ← → cambia  ·  Esc: esci

## Il tavolo
deal = Partita { $number } di { $total }
deal-open = Partita { $number }
dealer = { $you ->
    [yes] Dai tu le carte
   *[no] Mazziere: { $seat }
}
trick = Presa
zone-dice = Dadi
zone-cup = Sotto il bussolotto
zone-chips = Gettoni
die = un { $face }
die-fresh = dado non ancora tirato
counter = { $count ->
    [one] un gettone
   *[other] { $count } gettoni
}
banker = Banco
label-stake = Punta { $count }
throw = Tira il dado
stop = Fermati qui
fact-round = Giro { $round } di { $rounds }
row-total = Totale
last-trick = Ultima presa
no-last-trick = Non c’è ancora un’ultima presa.
points = Punti
points-of = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
odds-of = probabilità { $percent } %
hand-of = { $count ->
    [one] { $name } ha una carta in mano
   *[other] { $name } ha { $count } carte in mano
}
struck = barrato
seat-out = { $you ->
    [yes] Non sei più in gioco.
   *[no] { $seat } non è più in gioco.
}
play-together = { $names } giocano insieme.
total = Totale
settlement = Conteggio
tally = { $begun ->
    [one] { $begun } tratto
   *[other] { $begun } tratti
} oltre a { $whole }
score-pad = Segnapunti
story = Che cosa è successo
turn-choose = Tocca a te. Scegli con ← → e Invio, con un clic, o scrivi: { $example }
turn-yours = { $you ->
    [yes] Tocca a te.
   *[no] { $seat }, tocca a te.
}
turn-other = Ora tocca a { $seat }.
thinking = { $seat } sta pensando…
continue = Invio: avanti
close = Esc: torna al tavolo
cover = Passa lo schermo a { $seat }. Gli altri non guardano.
cover-ready = { $seat }: premi Invio quando sei al tuo posto.

## Mosse
not-a-move = «{ $text }» non è una mossa di questo gioco.
not-now = Adesso non si può: { $what }.
case-follow = Carta d’uscita: { $lookLed }. In mano hai { $lookHeld }.
case-only = Ora si può solo: { $moves }.
leads-ladder = Una scala fino a { $place }.
leads-slide = Uno scivolo fino a { $place }.
may-mean = «{ $text }» può voler dire { $moves }. Scrivilo per intero.
legal-are = Puoi giocare: { $moves }.
may-play = Puoi giocare:
not-playable = Adesso non giocabili:
cards-yours = Le tue carte:
enter-throws = Premi Invio per tirare.
not-your-turn = Non tocca ancora a te.

## Risultati
you-first = Tu
who-wins = { $count ->
    [one] { $you ->
        [yes] Vinci
       *[no] { $names } vince
    }
   *[other] { $you ->
        [yes] { $names } vincete
       *[no] { $names } vincono
    }
}
deal-won = { $count ->
    [one] { who-wins } la partita con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[other] { who-wins } insieme la partita con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } a testa.
}
drawn = È un pareggio.
nobody-won = Non ha vinto nessuno.
match-won = { $count ->
    [one] { who-wins } con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }!
   *[other] { who-wins } insieme con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } a testa!
}
result = Il risultato
reason-points = Vince chi ha più punti nella partita.
reason-fewest = Vince chi ha meno punti nella partita.
reason-total = Vince chi ha più punti in tutte le partite.
reason-total-fewest = Vince chi ha meno punti in tutte le partite.
reason-nobody = Nessuna partita è stata vinta.
reason-counters = Vince chi ha più gettoni.
end-keys = Invio: ancora · s: salva · q: esci

## Che cosa si può concordare
option-seating = Posti
option-seating-help = Chi siede dove: come vi siete seduti o a sorte prima della prima smazzata.
option-seating-as_seated = come vi siete seduti
option-seating-drawn = a sorte
fact-lot = { $you ->
    [yes] La tua carta: { $look }
   *[no] { $seat }: { $look }
}
option-rounds = Giri
option-games = Partite
option-counters = Gettoni all’inizio
option-max_stake-help = Quanto si può puntare al massimo?
agreement-resign = Abbandona

## Un piccolo aiuto
hint = Io giocherei { $move }.
hint-chance = Vince circa { $value } volte su 100.
hint-chance-other = Vince circa { $value } volte su 100 (oppure { $other }: { $otherValue }).
hint-points = Porta a circa { $value } punti.
hint-points-other = Porta a circa { $value } punti (oppure { $other }: { $otherValue }).
merit-trick = Così fai la presa.
hint-later = Puoi chiedere un suggerimento quando tocca a te.
hint-thinking = Ci sto pensando…
undone = Mossa annullata. Scegli di nuovo.
nothing-to-undo = Non c’è ancora niente da annullare.
move-stands = Quel che è scoperto resta scoperto: la mossa vale.
hint-asked = { $name } chiede un suggerimento.
throws-on = Da ora in poi si tira per te.
throws-off = Tiri di nuovo tu.
not-agreed = Gli altri non sono d’accordo; si va avanti.
agree-later = Puoi chiudere la partita quando tocca a te.
saved = Salvato in { $path }
resume-with = Per continuare: { $command }
analysis-done = Decisioni buone come quelle di un maestro: { $alike } su { $count }.
analysis-dearest = Che cosa è costato di più
analysis-moment = Partita { $deal }: la mossa è stata { $move }, un maestro gioca { $better }.
analysis-cost-chance = È costata { $cost } vittorie su 100 ({ $played } invece di { $best }).
analysis-cost-points = È costata { $cost } punti ({ $played } invece di { $best }).
analysis-open = A carte scoperte
analysis-open-help = Durante la partita nessuno poteva saperlo:
analysis-open-chance = vedendo tutte le carte, dalla tua prima decisione avresti vinto { $best } volte su 100 invece di { $closed }.
analysis-open-points = vedendo tutte le carte, dalla tua prima decisione avresti fatto { $best } punti invece di { $closed }.
analysis-nothing = Non c’è mai stato niente da decidere.
analysis-help = Che cosa avrebbe giocato un maestro per { $name }, solo con quello che si poteva sapere in quel momento.
analysis-number = Mossa
analysis-played = giocata
analysis-master = maestro
analysis-lost = costo
goodbye = Grazie della partita. A presto!
learn-it = Imparalo in due minuti
lesson = Lezione
lesson-other = Si può, ma qui si intende un’altra mossa. Riprova.
lesson-help = Scrivi una mossa, premi Invio per andare avanti, hint per vedere che cosa si intende, quit per uscire.
lesson-over = Per cominciare basta così: { $command }
lesson-step = Passo { $number } di { $total }
lesson-back = Un passo indietro
lesson-show = Fammi vedere
lesson-go-on = Avanti
lesson-play = Gioca la prima partita
lesson-leave = Lascia la lezione
rules = Regole

## Tasti
key-rules = Regole
key-undo = Annulla mossa
key-hint = Suggerimento
key-throws = Tira per me
key-last = Presa
key-score = Punti
key-agree = Fine
key-save = Salva
key-language = Italiano
key-light = Tema
key-quit = Esci
keys-help = Quello che scrivi va nella riga in fondo: Invio lo gioca, Esc la svuota. Se la riga è vuota, scegli con le frecce e Invio; Tab passa dalle carte al tavolo. Per tutto il resto ci sono i tasti funzione, o una parola nella riga: { $words }.

## Il tavolo semplice
plain-start = Scrivi una mossa come { $example }, oppure ? per l’aiuto.
plain-help = mostra questo elenco.
plain-rules = legge le regole; con un numero, come { $example }, solo quella.
plain-hint = dice che cosa giocherebbe un maestro.
plain-undo = annulla la tua ultima mossa.
plain-last = legge l’ultima presa.
plain-score = legge i punti.
plain-throws = da ora in poi tira per te, fino alla fine.
plain-save = salva la partita; puoi indicare un file.
plain-quit = salva la partita ed esce.
plain-move = Tutto il resto è una mossa. Basta l’inizio, se c’è una sola mossa possibile.

## Carte da gioco
face-J = J
face-Q = Q
face-K = K
face-A = A
card-back = { $count ->
    [one] carta coperta
   *[other] { $count } carte coperte
}
amount-less = meno
amount-more = di più

# In the list of games, behind a number.
list-seats = posti
list-seat = posto
list-minutes = minuti
