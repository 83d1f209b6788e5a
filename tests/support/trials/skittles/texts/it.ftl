title = Birilli in fila
tagline = Nove birilli, una palla: chi abbatte l’ultimo?
skittle = { $count ->
    [one] un birillo
   *[other] { $count } birilli
}
king = il re
zone-fallen = Abbattuti
throw = Lancia
note-one = { $you ->
    [yes] Abbatti { $which }.
   *[no] { $seat } abbatte { $which }.
}
note-two = { $you ->
    [yes] Abbatti { $which } e quello alla sua destra.
   *[no] { $seat } abbatte { $which } e quello alla sua destra.
}
reason-last = L’ultimo birillo vince.
reason-loses = L’ultimo birillo perde.
option-last = Ultimo birillo
option-last-help = Chi abbatte l’ultimo birillo vince o perde?
option-last-wins = vince
option-last-loses = perde
