title = Su e giù
tagline = Cancella i tuoi sei numeri! Ma quello che tiri di nuovo torna sulla lista.
brief = Sul tuo foglio ci sono i numeri da uno a sei, e vuoi cancellarli tutti. Si tira una volta a testa, a turno, e non c’è niente da decidere. Il numero che tiri lo cancelli dal tuo foglio; ma se era già cancellato, lo riscrivi. Per questo gli ultimi sono i più difficili: più numeri hai tolto, più spesso ne torna uno. Vince chi cancella per primo tutti e sei i numeri.

deal-won = { $points ->
    [6] { $count ->
        [one] { $you ->
            [yes] Hai cancellato tutto e vinci!
           *[no] { $names } ha cancellato tutto e vince!
        }
       *[other] { $you ->
            [yes] { $names } avete cancellato tutto e vincete insieme!
           *[no] { $names } hanno cancellato tutto e vincono insieme!
        }
    }
   *[other] { $count ->
        [one] { who-wins }. Numeri cancellati: { $points }.
       *[other] { who-wins } insieme. Numeri cancellati: { $points }.
    }
}
points-of = { $count } su 6
counter-struck = { $count }/6
reason-all = Vince chi cancella per primo tutti e sei i numeri.
reason-limit = Dopo 1000 lanci vince chi ha cancellato più numeri.

row-number = { $number }

note-struck = { $you ->
    [yes] Tiri { $face } e cancelli il numero.
   *[no] { $seat } tira { $face } e cancella il numero.
}
note-anew = { $you ->
    [yes] Tiri { $face } e riscrivi il numero.
   *[no] { $seat } tira { $face } e riscrive il numero.
}
note-all = { $you ->
    [yes] Tiri { $face } e hai cancellato tutto!
   *[no] { $seat } tira { $face } e ha cancellato tutto!
}
fact-round = Giro { $round }
fact-last-round = Il giro si gioca fino in fondo.

option-finish = Fine
option-finish-help = Quando finisce, se qualcuno ha cancellato tutto?
option-finish-immediate = subito
option-finish-complete_round = alla fine del giro
