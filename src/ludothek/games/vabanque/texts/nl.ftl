title = Va-banque
tagline = Vijf dobbelstenen, vier bewerkingen, elk maar één keer: wie rekent de pot naar zich toe?
brief = Je wilt de hoogste uitkomst van de ronde, want die wint de pot waarin iedereen heeft ingezet. Voor jou worden vijf dobbelstenen na elkaar gegooid, en je verbindt ze met plus, min, keer en gedeeld door. Elke bewerking mag je maar één keer gebruiken, en je kiest voordat de volgende dobbelsteen valt; de laatste krijgt wat er over is. Er wordt van links naar rechts gerekend, ook met breuken. Na het afgesproken aantal ronden wint wie de meeste fiches heeft.

deal = Ronde { $number } van { $total }
deal-open = Ronde { $number }
deal-short = Ronde
next-deal = Volgende ronde
waiting-for-next = De volgende ronde begint als iedereen zover is.
chart = De fiches van ronde tot ronde

deal-won = { $count ->
    [one] { $you ->
        [yes] Je wint de ronde en hebt nu { $points } fiches meer.
       *[no] { $names } wint de ronde en heeft nu { $points } fiches meer.
    }
   *[other] { $names } delen de pot.
}
reason-best = De hoogste uitkomst van de ronde wint de pot.

level-beginner-help = Rekent altijd zo dat het er op dat moment het best uitziet.
level-casual-help = Weet wat op den duur loont, maar verrekent zich soms.
level-club-help = Haalt gemiddeld de hoogste uitkomst die mogelijk is: ruim 20.
level-master-help = Rekent precies uit waarmee hij het meeste uit de pot haalt, en let op de uitkomsten van de anderen.

zone-list = Lijst van de bankhouder
zone-pot = Pot
row-die = Worp { $number }
row-result = Uitkomst
link = { $before } { $sign } { $face } = { $after }

note-lot = { $you ->
    [yes] Je gooit een { $face } om de bank.
   *[no] { $seat } gooit een { $face } om de bank.
}
note-bank = { $you ->
    [yes] Je hebt het hoogste getal en houdt als eerste de bank.
   *[no] { $seat } heeft het hoogste getal en houdt als eerste de bank.
}
note-stakes = Iedereen zet { $count } fiches in; in de pot liggen er { $pot }.
note-two = { $you ->
    [yes] Je krijgt een { $first } en een { $face }.
   *[no] { $seat } krijgt een { $first } en een { $face }.
}
note-fallen = { $you ->
    [yes] Je krijgt een { $face }.
   *[no] { $seat } krijgt een { $face }.
}
note-linked = { $you ->
    [yes] Je kiest { $link } en hebt { $result }.
   *[no] { $seat } kiest { $link } en heeft { $result }.
}
note-listed = { $you ->
    [yes] Op de lijst staat voor jou: { $sum } = { $result }.
   *[no] Op de lijst staat voor { $seat }: { $sum } = { $result }.
}
note-pot = { $you ->
    [yes] Je pakt { $count } fiches uit de pot.
   *[no] { $seat } pakt { $count } fiches uit de pot.
}
fact-best = { $you ->
    [yes] Beste uitkomst tot nu toe: { $result } (jij)
   *[no] Beste uitkomst tot nu toe: { $result } ({ $seat })
}

option-rounds-help = Hoeveel rondes spelen jullie? Meestal minstens vijf, en zoveel dat iedereen even vaak de bank houdt.
option-start_counters = Fiches aan het begin
option-start_counters-help = Met hoeveel fiches beginnen jullie? Meestal 20 voor elke ronde en minstens 100; wie er minder dan 20 heeft, valt af.
