title = Va banque
tagline = Cinque dadi, quattro operazioni, ognuna una volta sola: chi si prende il piatto?
brief = Vuoi il risultato più alto del giro, perché vince il piatto in cui tutti hanno puntato. Per te si tirano cinque dadi, uno dopo l’altro, e tu li colleghi con più, meno, per e diviso. Ogni operazione si usa una volta sola e va scelta prima che cada il dado seguente; all’ultimo dado tocca quella che resta. Si calcola da sinistra a destra, anche con le frazioni. Dopo i giri stabiliti vince chi ha più gettoni.

deal = Giro { $number } di { $total }
deal-open = Giro { $number }
deal-short = Giro
next-deal = Prossimo giro
waiting-for-next = Il prossimo giro comincia quando ci siete tutti.
chart = I gettoni di giro in giro

deal-won = { $count ->
    [one] { $you ->
        [yes] Vinci il giro e hai { $points } gettoni in più.
       *[no] { $names } vince il giro e ha { $points } gettoni in più.
    }
   *[other] { $names } { $you ->
        [yes] vi dividete
       *[no] si dividono
    } il piatto.
}
reason-best = Il risultato più alto del giro vince il piatto.

level-beginner-help = Fa sempre l’operazione che al momento dà di più.
level-casual-help = Sa che cosa rende alla lunga, ma ogni tanto sbaglia i conti.
level-club-help = Ottiene in media il risultato più alto possibile: poco più di 20.
level-master-help = Calcola esattamente che cosa porta di più dal piatto, guardando i risultati degli altri.

zone-list = Lista del banchiere
zone-pot = Piatto
row-die = { $number }º dado
row-result = Risultato
link = { $before } { $sign } { $face } = { $after }

note-lot = { $you ->
    [yes] Per il banco tiri { $face }.
   *[no] Per il banco { $seat } tira { $face }.
}
note-bank = { $you ->
    [yes] Hai il numero più alto e cominci a tenere il banco.
   *[no] { $seat } ha il numero più alto e comincia a tenere il banco.
}
note-stakes = Ogni posta è di { $count } gettoni; nel piatto ce ne sono { $pot }.
note-two = { $you ->
    [yes] Ti toccano { $first } e { $face }.
   *[no] A { $seat } toccano { $first } e { $face }.
}
note-fallen = { $you ->
    [yes] Ti tocca: { $face }.
   *[no] A { $seat } tocca: { $face }.
}
note-linked = { $you ->
    [yes] Scegli { $link } e hai { $result }.
   *[no] { $seat } sceglie { $link } e ha { $result }.
}
note-listed = { $you ->
    [yes] Sulla lista per te: { $sum } = { $result }.
   *[no] Sulla lista per { $seat }: { $sum } = { $result }.
}
note-pot = { $you ->
    [yes] Prendi { $count } gettoni dal piatto.
   *[no] { $seat } prende { $count } gettoni dal piatto.
}
fact-best = { $you ->
    [yes] Miglior risultato finora: { $result } (tu)
   *[no] Miglior risultato finora: { $result } ({ $seat })
}

option-rounds-help = Quanti giri giocate? Di solito almeno cinque, in modo che tutti tengano il banco lo stesso numero di volte.
option-start_counters = Gettoni all’inizio
option-start_counters-help = Con quanti gettoni cominciate? Di solito 20 per ogni giro, almeno 100; chi ne ha meno di 20 esce dal gioco.
