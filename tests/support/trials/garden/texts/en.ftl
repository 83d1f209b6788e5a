title = The Garden
tagline = Up the ladders and down the slides.
figure = figure { $seat }
die = a { $value }
throw = Throw
note-thrown = A { $value }!
help-spring = The spring: you run on by what you have thrown.
place-0 = the gate
