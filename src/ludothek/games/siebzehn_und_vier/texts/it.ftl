title = Diciassette e quattro
tagline = Un’altra carta, o basta così? Il banco aspetta.
brief = Vuoi avvicinarti a 21 con le tue carte più che puoi, senza mai superarlo. Punti, ricevi una carta e ne prendi altre, finché dici «Sto!» o vai oltre. Poi prende carte anche il banco, e vince chi è più vicino a 21. Il banco è avvantaggiato: fino a 20 vale un punto in più, e a parità vince lui; ma due assi battono quasi tutto. Il banco passa a turno da uno all’altro, e dopo l’ultimo giro vince il conto più alto.

deal = Colpo { $number } di { $total }
deal-open = Colpo { $number }
deal-short = Colpo
next-deal = Prossimo colpo
waiting-for-next = Il prossimo colpo comincia quando ci siete tutti.
chart = I conti di colpo in colpo

deal-won = { $count ->
    [one] { who-wins } { $points }.
   *[other] { $you ->
        [yes] { $names } vincete le vostre puntate.
       *[no] { $names } vincono le loro puntate.
    }
}
match-won = { $count ->
    [one] { who-wins } con { $points } sul conto!
   *[other] { who-wins } insieme con { $points } a testa!
}
reason-over = Più di 21: vince il banco.
reason-bank-over = Il banco ha superato 21.
reason-player = Più vicino a 21 del banco.
reason-bank = Il banco è più vicino a 21, o alla pari.
reason-counters = Vince il conto più alto.

level-beginner-help = Prende carte solo finché non può succedere niente e punta secondo l’umore.
level-casual-help = Si ferma a 17 per abitudine, ma non sta sempre attento.
level-club-help = Si ferma a 17 per abitudine e punta con misura.
level-master-help = Prende carte in modo che nessuno abbia un vantaggio e punta solo quanto serve per vincere.

zone-stock = Mazzo
zone-stake = Puntata
unit = { $count ->
    [one] un’unità
   *[other] { $count } unità
}
label-card = Prendi una carta
help-card = Ricevi un’altra carta. Oltre 21 hai perso.
label-enough = Sto
help-enough = Non prendi più carte.
active = Gioca

note-coup = { $youBank ->
    [yes] Tieni il banco e giochi contro { $seat }.
   *[no] { $you ->
        [yes] { $seatBank } tiene il banco e gioca contro di te.
       *[no] { $seatBank } tiene il banco e gioca contro { $seat }.
    }
}
note-staked = { $you ->
    [yes] Punti { $count }.
   *[no] { $seat } punta { $count }.
}
note-dealt = { $you ->
    [yes] Ricevi una carta, e il banco anche.
   *[no] { $seat } riceve una carta, e il banco anche.
}
note-takes = { $you ->
    [yes] Prendi una carta e ne hai { $count }.
   *[no] { $seat } prende una carta e ne ha { $count }.
}
note-enough = { $count ->
    [one] { $you ->
        [yes] «Sto!» Resti con una carta.
       *[no] { $seat }: «Sto!», con una carta.
    }
   *[other] { $you ->
        [yes] «Sto!» Resti con { $count } carte.
       *[no] { $seat }: «Sto!», con { $count } carte.
    }
}
note-bank-takes = { $you ->
    [yes] Prendi una carta per il banco e ne hai { $count }.
   *[no] { $seat } prende una carta per il banco e ne ha { $count }.
}
note-hand = { $you ->
    [yes] Hai { $value }.
   *[no] { $seat } ha { $value }.
}
note-hand-aces = { $you ->
    [yes] Hai due assi!
   *[no] { $seat } ha due assi!
}
note-over = È troppo: sballato.
note-bank-over = Il banco ha { $value }: è troppo.
note-bank-raised = Il banco ha { $value }, che vale { $rating }.
note-bank = Il banco ha { $value }.
note-bank-aces = Il banco ha due assi.
note-pays = { $you ->
    [yes] Paghi { $count }.
   *[no] { $seat } paga { $count }.
}
note-takes-in = { $you ->
    [yes] Incassi { $count }.
   *[no] { $seat } incassa { $count }.
}
fact-value = Le tue carte valgono { $value }.

option-stakes = Puntate
option-stakes-help = Chi punta in un colpo?
option-stakes-table = tutto il tavolo
option-stakes-own = solo chi gioca
option-max_stake = Puntata massima
option-rounds-help = Quante volte il banco cambia mano? Sempre in modo che tutti lo tengano ugualmente spesso.
option-bank_plus_one = Un punto in più
option-bank_plus_one-help = Il banco può alzare il suo valore di un punto?
option-bank_plus_one-on = sì
option-bank_plus_one-off = no
option-first_banker = Primo banco
option-first_banker-help = Chi tiene il banco per primo?
option-first_banker-lot = a sorte
