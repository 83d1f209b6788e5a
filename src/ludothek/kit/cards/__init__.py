"""The pack of 32 cards, its trumps and tricks, and how tables show them."""
