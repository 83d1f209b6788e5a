title = Korte race
tagline = Wie het eerst aan het eind is.
figure = de pion van { $seat }
die = een { $value }
throw = Gooien
note-thrown = Een { $value }!
