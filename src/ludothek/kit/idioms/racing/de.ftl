deal-won = { $count ->
    [one] { who-wins } das Rennen.
   *[other] { who-wins } das Rennen gemeinsam.
}
match-won = { $count ->
    [one] { who-wins } das Rennen!
   *[other] { who-wins } das Rennen gemeinsam!
}
