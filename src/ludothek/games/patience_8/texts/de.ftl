title = Patience Nr. 8
tagline = Acht Päckchen, und immer zwei Gleiche dürfen weg: Geht sie auf?
brief = Du spielst allein und willst alle Karten ablegen. Sie liegen in acht Päckchen zu je vier, und nur die oberste Karte zeigt jeweils ihr Gesicht. Zwei gleichwertige offene Karten sind ein Paar: Du legst sie ab, und die Karten darunter werden aufgedeckt. Passen drei oder vier zusammen, wählst du, welche zwei du nimmst, und daran entscheidet sich oft alles. Die Patience geht auf, wenn nichts übrig bleibt, und ist verloren, wenn keine zwei offenen Karten mehr passen.

points = Paare
points-short = Paare
points-of = { $count ->
    [one] { $count } Paar
   *[other] { $count } Paare
}
reason-out = Aufgegangen! Keine einzige Karte ist übrig.
reason-missed = Hier geht nichts mehr: Keine zwei offenen Karten passen zusammen. Diese Patience wäre aufgegangen.
reason-hopeless = Hier geht nichts mehr: Keine zwei offenen Karten passen zusammen. Diese Patience konnte gar nicht aufgehen.

level-beginner-help = Nimmt irgendein Paar, das offen liegt.
level-casual-help = Nimmt von den höchsten Päckchen, wenn er daran denkt.
level-club-help = Nimmt von den höchsten Päckchen und vergisst es selten.
level-master-help = Nimmt immer, was am meisten öffnet; sobald nichts mehr unbekannt ist, etwa bei offenen Päckchen, macht er keinen Fehler.

zone-piles = Päckchen
zone-gone = Abgelegt

note-pair = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} zwei { $rank ->
    [J] Buben
    [Q] Damen
    [K] Könige
    [A] Asse
    [7] Siebenen
    [8] Achten
    [9] Neunen
   *[10] Zehnen
} ab.
note-turned-1 = Jetzt offen: { $lookOne }.
note-turned-2 = Jetzt offen: { $lookOne } und { $lookOther }.
fact-missed = Mit Paar { $number } war die letzte Chance vertan.

option-open_piles = Päckchen
option-open_piles-help = Liegen alle Karten offen, sodass du alles durchrechnen kannst?
option-open_piles-off = nur die obersten Karten offen
option-open_piles-on = alle Karten offen
