"""Low Card, a variant of High Card that states only its difference: a point is a burden, so the fewest win."""

from dataclasses import replace
from pathlib import Path

import high_card

ABOUT = replace(high_card.ABOUT, folder=Path(__file__).parent)
