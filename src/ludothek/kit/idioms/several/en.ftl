throw = Roll
