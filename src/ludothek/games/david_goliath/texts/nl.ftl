title = David & Goliath
tagline = De kleinste muis pikt de grootste, en wie te veel graait, houdt kruimels over.

colour-red = rood
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-violet = lila
card = { $colour ->
    [red] rode
    [yellow] gele
    [green] groene
    [blue] blauwe
   *[violet] lila
} { $value }
card-back = gedekte kaart

note-played = { $seat } speelt de { $look }.
note-taken = Laagste: { $lookLow }. { $seatLow } pakt de { $lookHigh }, { $seatHigh } de andere { $others } kaarten.

option-edition = Editie
option-edition-help = Alle edities gaan hetzelfde, maar de Italiaanse heeft maar één ronde als je geen aantal opgeeft.
option-edition-2008 = 2008
option-edition-italian = Italiaans
option-edition-1997 = 1997
option-deals = Rondes
option-deals-help = Hoeveel rondes een partij telt. Meestal evenveel als er spelers zijn.
option-first_dealer = Eerste deler
option-first_dealer-help = Wie als eerste deelt. Aan een echte tafel is dat de langste; hier kan er geloot worden.
option-first_dealer-lot = er wordt geloot
