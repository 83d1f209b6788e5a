throw = Tira i dadi
