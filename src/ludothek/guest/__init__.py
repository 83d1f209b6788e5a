"""Somebody who sits down at a table on some server, from a terminal or with a program."""
