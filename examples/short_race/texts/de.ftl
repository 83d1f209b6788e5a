title = Kurzes Rennen
tagline = Wer zuerst im Ziel ist.
figure = die Figur von { $seat }
die = eine { $value }
throw = Würfeln
note-thrown = Eine { $value }!
