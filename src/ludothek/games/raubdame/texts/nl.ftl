title = Weggeefdammen
tagline = De omgekeerde wereld: slaan is verplicht, en wie het eerst geen stuk meer heeft, wint.
brief = Dit is dammen op z’n kop: jullie hebben elk twaalf schijven, en wie ze het eerst allemaal kwijt is, wint. In je beurt zet je een schijf één veld schuin vooruit, of je springt over een stuk van de ander en slaat het. Het bijzondere is dat slaan verplicht is en dat je een reeks moet afmaken. Dus schuif je je schijven een voor een onder de neus van je tegenstander en zet je vallen waarin er twee of drie tegelijk verdwijnen. De partij is uit zodra iemand niets meer heeft, en ook wie aan zet is en niet kan zetten, heeft gewonnen.

fact-must = { $you ->
    [yes] Je moet slaan, met { $squares }.
   *[no] { $seat } moet slaan, met { $squares }.
}
fact-series = { $you ->
    [yes] Je moet vanaf { $square } verder springen.
   *[no] { $seat } moet vanaf { $square } verder springen.
}
merit-offers = Daarna moet de tegenstander slaan.

option-blocked_player = Wie niet kan zetten
option-blocked_player-help = Je hebt nog stukken, maar geen ervan kan zetten of slaan: hoe eindigt de partij?
option-blocked_player-wins = wint
option-blocked_player-loses = verliest
option-blocked_player-draw = speelt remise
option-majority = Meerslag gaat voor
option-majority-help = Moet je de slag kiezen die de meeste stukken neemt?
option-majority-off = nee, vrije keus
option-majority-on = ja

reason-captured = Alle eigen stukken zijn weg.
reason-stuck = Ingesloten: wie niet meer kan zetten, wint.
reason-blocked = Ingesloten: wie niet meer kan zetten, verliest.
reason-stalemate = Ingesloten: wie aan zet is, kan niet zetten.
reason-quiet = Vijftig zetten, van beiden samen, zonder slag en zonder zet van een schijf.
