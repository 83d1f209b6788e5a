"""What games of every kind are made of: small sets, who is next, dice, and pieces as tables show them."""
