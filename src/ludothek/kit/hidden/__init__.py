"""What everybody can infer of cards that nobody has shown."""
