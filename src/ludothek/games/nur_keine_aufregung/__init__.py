"""Nur keine Aufregung."""
