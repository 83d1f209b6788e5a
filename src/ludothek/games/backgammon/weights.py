"""The weights of the features in `knowledge.py`, as `learn.py` found them."""

from typing import Final

from librt.vecs import vec

CONTACT: Final = vec[float]([0.0] * 32)
RACE: Final = vec[float]([0.0] * 16)
CONTACT_EXACT: Final = vec[float]([0.0] * 32)
RACE_EXACT: Final = vec[float]([0.0] * 16)
