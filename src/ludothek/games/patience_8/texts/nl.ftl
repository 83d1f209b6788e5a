title = Patience nr. 8
tagline = Acht stapeltjes, en telkens mogen er twee gelijke weg: komt hij uit?
brief = Je speelt alleen en wilt alle kaarten wegleggen. Ze liggen in acht stapeltjes van vier, en van elk is alleen de bovenste te zien. Twee open kaarten van gelijke waarde zijn een paar: je legt ze weg, en de kaarten eronder gaan open. Zijn er drie of vier gelijk, dan kies je welke twee je pakt, en daar hangt vaak alles van af. De patience komt uit als er niets overblijft, en is verloren als geen twee open kaarten meer bij elkaar horen.

points = Paren
points-short = paren
points-of = { $count ->
    [one] { $count } paar
   *[other] { $count } paren
}
reason-out = Uitgekomen! Er ligt geen kaart meer.
reason-missed = Het zit vast: geen twee open kaarten horen bij elkaar. Deze patience had kunnen uitkomen.
reason-hopeless = Het zit vast: geen twee open kaarten horen bij elkaar. Deze patience kon met geen mogelijkheid uitkomen.

level-beginner-help = Pakt een willekeurig paar dat open ligt.
level-casual-help = Pakt van de hoogste stapeltjes, als hij eraan denkt.
level-club-help = Pakt van de hoogste stapeltjes en vergeet het zelden.
level-master-help = Pakt altijd wat het meeste opent; zodra alles bekend is, zoals met open stapeltjes, gaat er nooit iets mis.

zone-piles = Stapeltjes
zone-gone = Weggelegd

note-pair = { $you ->
    [yes] Je legt
   *[no] { $seat } legt
} twee { $rank ->
    [J] boeren
    [Q] vrouwen
    [K] heren
    [A] azen
    [7] zevens
    [8] achten
    [9] negens
   *[10] tienen
} weg.
note-turned-1 = Nu open: { $lookOne }.
note-turned-2 = Nu open: { $lookOne } en { $lookOther }.
fact-missed = Met paar { $number } was de laatste kans verkeken.

option-open_piles = Stapeltjes
option-open_piles-help = Liggen alle kaarten open, zodat je alles kunt uitrekenen?
option-open_piles-off = alleen de bovenste kaarten open
option-open_piles-on = alle kaarten open
