match-won = { deal-won }
