title = De tuin
tagline = De ladders op en de glijbanen af.
figure = pion { $seat }
die = een { $value }
throw = Gooien
note-thrown = Een { $value }!
help-spring = De bron: je loopt door met wat je hebt gegooid.
place-0 = de poort
