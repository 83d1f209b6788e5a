title = Der Garten
tagline = Die Leitern hinauf und die Rutschen hinunter.
figure = Figur { $seat }
die = eine { $value }
throw = Würfeln
note-thrown = Eine { $value }!
help-spring = Die Quelle: Du läufst um deinen Wurf weiter.
place-0 = das Tor
