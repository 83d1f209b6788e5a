title = Kegelrij
tagline = Negen kegels, één bal: wie gooit de laatste om?
skittle = { $count ->
    [one] een kegel
   *[other] { $count } kegels
}
king = de koning
zone-fallen = Omgegooid
throw = Gooien
note-one = { $you ->
    [yes] Je gooit { $which } om.
   *[no] { $seat } gooit { $which } om.
}
note-two = { $you ->
    [yes] Je gooit { $which } en die rechts ernaast om.
   *[no] { $seat } gooit { $which } en die rechts ernaast om.
}
reason-last = De laatste kegel wint.
reason-loses = De laatste kegel verliest.
option-last = Laatste kegel
option-last-help = Wint of verliest wie de laatste kegel omgooit?
option-last-wins = wint
option-last-loses = verliest
