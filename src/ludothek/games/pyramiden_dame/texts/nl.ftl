title = Piramidedammen
tagline = Breek je piramide schijf voor schijf af, spring naar de overkant en bouw hem daar als eerste weer op.
brief = Op het dambord staan twee piramides van tien schijven tegenover elkaar, en elk wil naar de plek van de ander. In je beurt doet een schijf een stap schuin vooruit, of hij springt over een schijf van welke kleur ook naar het vrije veld erachter. Sprongen mag je in alle richtingen aan elkaar rijgen, en een lange reeks brengt een schijf het hele bord over. Er wordt niets geslagen: elke schijf blijft staan en is een springplank voor allebei. Wie zijn piramide het eerst aan de overkant heeft opgebouwd, wint.

counter-home = { $count } op hun plek

note-moved = { $you ->
    [yes] Je schuift van { $from } naar { $to }.
   *[no] { $seat } schuift van { $from } naar { $to }.
}
note-jumped = { $you ->
    [yes] Je springt: { $way }.
   *[no] { $seat } springt: { $way }.
}
note-passed = { $you ->
    [yes] Je kunt niet zetten en past.
   *[no] { $seat } kan niet zetten en past.
}

fact-fresh = { $count ->
    [one] { $squares } is nog nooit verzet: { $you ->
        [yes] voor jou
       *[no] voor { $seat }
    } telt dat veld als gevuld.
   *[other] { $squares } zijn nog nooit verzet: { $you ->
        [yes] voor jou
       *[no] voor { $seat }
    } tellen die velden als gevuld.
}
fact-limit = { $left ->
    [one] Nog één zet, dan worden de schijven op hun plek geteld.
   *[other] Nog { $left } zetten, dan worden de schijven op hun plek geteld.
}

stop-help = Je schijf kan nog verder springen, maar het hoeft niet. Je beurt is voorbij.
pass = Passen
pass-help = Geen van je schijven kan schuiven of springen.

option-jumps = Sprongen
option-jumps-help = Mag je ook achteruit springen?
option-jumps-any = in alle richtingen
option-jumps-forward = alleen vooruit

reason-built = De piramide staat aan de overkant.
reason-limit = Na 300 zetten tellen de gevulde doelvelden.
reason-locked = Niemand kan nog zetten, dus tellen de gevulde doelvelden.
reason-repetition-counted = Dezelfde stelling voor de derde keer, dus tellen de gevulde doelvelden.
