throw = Gooien
