"""Races of figures along a numbered road."""
