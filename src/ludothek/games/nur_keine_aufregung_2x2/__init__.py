"""Nur keine Aufregung 2 x 2: the same race for two pairs, in which whoever overlooks a hit pays for it."""

from dataclasses import replace
from pathlib import Path

from ludothek.games import nur_keine_aufregung

ABOUT = replace(nur_keine_aufregung.ABOUT, folder=Path(__file__).parent, version=1, seats=range(4, 5))  # NKP-1
