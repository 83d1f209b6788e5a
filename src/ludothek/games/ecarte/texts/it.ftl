title = Écarté
tagline = Cinque carte: bastano per tre prese, o è meglio cambiarne qualcuna?
brief = Con cinque carte vuoi fare almeno tre prese. Prima però c’è una domanda, se la tua mano basta: il primo di mano può giocare subito o proporre di cambiare carte con il tallone, e il mazziere può rifiutare. Il re è la carta più alta, l’asso viene solo dopo il fante, e devi rispondere al seme e prendere, se puoi. Tre prese valgono un punto, tutte e cinque due, e il re di briscola ne porta uno in più. Chi arriva per primo a cinque punti vince la partita e la posta; gli altri possono scommettere su uno dei due.

deal = Smazzata { $number } di { $total }
deal-open = Smazzata { $number }
deal-short = Smazzata
next-deal = Prossima smazzata
waiting-for-next = La prossima smazzata comincia quando ci siete tutti.
chart = I gettoni di smazzata in smazzata
deal-won = { $points ->
    [one] { who-wins } la smazzata: 1 punto.
   *[other] { who-wins } la smazzata: { $points } punti.
}
match-won = { $count ->
    [one] { $you ->
        [yes] Vinci e alla fine hai { $points } gettoni!
       *[no] { $names } vince e alla fine ha { $points } gettoni!
    }
   *[other] { who-wins } insieme con { $points } gettoni a testa!
}
reason-five = Vince la partita chi arriva per primo a cinque punti.
reason-king = Il re di briscola porta il quinto punto.
reason-vole = Tutte e cinque le prese: cappotto.
reason-penalty = Almeno tre prese, e in più un punto di penalità.
reason-tricks = Almeno tre prese.

level-beginner-help = Conosce le regole, cambia volentieri e gioca quello che capita.
level-casual-help = Tiene briscole e re e gioca la carta che viene in mente.
level-club-help = Immagina che cosa potrebbe avere l’avversario, ma non a lungo.
level-master-help = Gioca fino in fondo centinaia di distribuzioni possibili prima di parlare o di giocare.

zone-stock = Tallone
zone-turned = Briscola
zone-away = Scarti
card-taken = { $count ->
    [one] una carta di una presa
   *[other] { $count } carte di prese
}
elder = Primo
younger = Mazziere
backs-elder = { $count ->
    [0] sul primo
   *[other] { $count } sul primo
}
backs-dealer = { $count ->
    [0] sul mazziere
   *[other] { $count } sul mazziere
}

label-on = { $you ->
    [yes] Scommetti su di te
   *[no] Scommetti su { $seat }
}
label-watch = Guarda soltanto
label-play = Gioco
help-play = { $penalty ->
    [yes] Tieni le tue carte. Con tre prese hai 1 punto, altrimenti il mazziere ne ha 2.
   *[no] Tieni le tue carte. Chi fa tre prese ha 1 punto.
}
label-propose = Proponi uno scambio
help-propose = Vorresti cambiare delle carte. Il mazziere può rifiutare.
label-accept = Accetta
help-accept = Il primo di mano cambia le sue carte, poi puoi cambiarne al massimo altrettante.
label-refuse = Rifiuta
help-refuse = { $penalty ->
    [yes] Nessuno cambia. Con tre prese hai 1 punto, altrimenti il primo di mano ne ha 2.
   *[no] Nessuno cambia più. Chi fa tre prese ha 1 punto.
}
label-done = { $count ->
    [one] Cambia una carta
   *[other] Cambia { $count } carte
}
label-keep = Non cambiare
help-done = Tocca le carte che scarti, una dopo l’altra. Quando hai finito, ne ricevi altrettante.
label-king = Dichiara il re
help-king = Dici che hai il re di briscola e ricevi 1 punto.

say-play = Gioco
say-propose = Propongo
say-accept = D’accordo
say-refuse = Rifiuto
say-king = Ho il re

note-drawn = { $you ->
    [yes] Peschi: { $look }.
   *[no] { $seat } pesca: { $look }.
}
note-players = { $you ->
    [yes] Sei primo di mano, { $seatDealer } dà le carte.
   *[no] { $youDealer ->
        [yes] Dai le carte, { $seat } è primo di mano.
       *[no] { $seatDealer } dà le carte, { $seat } è primo di mano.
    }
}
note-staked = { $you ->
    [yes] Punti { $count }, e { $seatDealer } altrettanto.
   *[no] { $seat } punta { $count }, e { $youDealer ->
        [yes] tu
       *[no] { $seatDealer }
    } altrettanto.
}
note-backs = { $you ->
    [yes] Scommetti su { $seatOn }. Quanto?
   *[no] { $seat } scommette su { $youOn ->
        [yes] di te
       *[no] { $seatOn }
    }.
}
note-bet = { $you ->
    [yes] Punti { $count } su { $seatOn }.
   *[no] { $seat } punta { $count } su { $youOn ->
        [yes] di te
       *[no] { $seatOn }
    }.
}
note-watch = { $you ->
    [yes] Guardi soltanto.
   *[no] { $seat } guarda soltanto.
}
note-turned = Carta scoperta: { $look }. La briscola è { $suit ->
    [clubs] fiori
    [spades] picche
    [hearts] cuori
   *[diamonds] quadri
}.
note-turned-king = { $you ->
    [yes] Un re! Come mazziere ricevi 1 punto.
   *[no] Un re! Come mazziere { $seat } riceve 1 punto.
}
note-propose = { $you ->
    [yes] Proponi uno scambio.
   *[no] { $seat } propone uno scambio.
}
note-accept = { $you ->
    [yes] Accetti lo scambio.
   *[no] { $seat } accetta lo scambio.
}
note-refuse = { $you ->
    [yes] Rifiuti: si gioca.
   *[no] { $seat } rifiuta: si gioca.
}
note-play = { $you ->
    [yes] Giochi con le carte che hai.
   *[no] { $seat } gioca senza cambiare.
}
note-away = { $count ->
    [one] { $you ->
        [yes] Hai scartato una carta.
       *[no] { $seat } ha scartato una carta.
    }
   *[other] { $you ->
        [yes] Hai scartato { $count } carte.
       *[no] { $seat } ha scartato { $count } carte.
    }
}
note-changed = { $count ->
    [one] { $you ->
        [yes] Cambi una carta.
       *[no] { $seat } cambia una carta.
    }
   *[other] { $you ->
        [yes] Cambi { $count } carte.
       *[no] { $seat } cambia { $count } carte.
    }
}
note-kept = { $you ->
    [yes] Non cambi carte.
   *[no] { $seat } non cambia carte.
}
note-empty = { $you ->
    [yes] Il tallone è finito: esci tu.
   *[no] Il tallone è finito: esce { $seat }.
}
note-played = { $you ->
    [yes] Giochi: { $look }.
   *[no] { $seat } gioca: { $look }.
}
note-taken = { $you ->
    [yes] Fai la presa.
   *[no] { $seat } fa la presa.
}
note-king = { $you ->
    [yes] Il re di briscola ti porta 1 punto.
   *[no] Il re di briscola porta 1 punto a { $seat }.
}
note-king-shown = { $you ->
    [yes] Dichiari il re di briscola: 1 punto.
   *[no] { $seat } dichiara il re di briscola: 1 punto.
}
note-scored = { $kind ->
    [vole] { $you ->
        [yes] Fai tutte e cinque le prese: 2 punti.
       *[no] { $seat } fa tutte e cinque le prese: 2 punti.
    }
    [penalty] { $you ->
        [yes] Fai { $tricks } prese: 2 punti, di cui uno di penalità per l’avversario.
       *[no] { $seat } fa { $tricks } prese: 2 punti, di cui uno di penalità per l’avversario.
    }
   *[plain] { $you ->
        [yes] Fai { $tricks } prese: 1 punto.
       *[no] { $seat } fa { $tricks } prese: 1 punto.
    }
}
note-champion = { $you ->
    [yes] Cinque punti: vinci la partita!
   *[no] Cinque punti: { $seat } vince la partita!
}
note-won = { $you ->
    [yes] Guadagni { $count }.
   *[no] { $seat } guadagna { $count }.
}
note-lost = { $you ->
    [yes] Perdi { $count }.
   *[no] { $seat } perde { $count }.
}
fact-match = Partita { $number } di { $total }
fact-trump = La briscola è { $suit ->
    [clubs] fiori
    [spades] picche
    [hearts] cuori
   *[diamonds] quadri
}.
fact-stake = La posta è { $count }.
fact-tricks = Prese: primo di mano { $elder }, mazziere { $dealer }.
fact-regle = Un jeu de règle: meglio giocare che cambiare.

option-matches = Partite
option-matches-help = Quante partite a cinque punti giocate? Di solito una in due, altrimenti tante quanti siete.
option-min_stake = Posta minima
option-min_stake-help = Quanto bisogna puntare almeno?
option-max_stake = Posta massima
option-king = Re di briscola
option-king-help = Che cosa porta il punto per il re di briscola?
option-king-played = giocarlo
option-king-announced = dichiararlo
option-late_refusal_penalty = Penalità dopo lo scambio
option-late_refusal_penalty-help = Il mazziere che rifiuta dopo uno scambio e perde paga anche lui un punto di penalità?
option-late_refusal_penalty-off = no
option-late_refusal_penalty-on = sì
