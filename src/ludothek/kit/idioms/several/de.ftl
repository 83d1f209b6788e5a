throw = Würfeln
