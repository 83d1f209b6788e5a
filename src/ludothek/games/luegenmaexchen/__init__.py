"""Lügenmäxchen."""
