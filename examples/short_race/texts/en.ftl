title = Short Race
tagline = First to the end of the road.
figure = the figure of { $seat }
die = a { $value }
throw = Throw
note-thrown = A { $value }!
