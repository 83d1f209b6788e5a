title = Gara breve
tagline = Chi arriva primo in fondo.
figure = la pedina di { $seat }
die = un { $value }
throw = Tira
note-thrown = Un { $value }!
