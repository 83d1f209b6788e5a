"""Ludothek: a chest of table games that people love to play, hosts trust and programmers build on."""
