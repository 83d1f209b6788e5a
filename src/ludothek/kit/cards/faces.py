"""How the pack of 32 cards looks: faces, signs, courts and the four colours of the German tournament pack."""

from functools import cache

from ludothek.core.view import BACK, Look, Note
from ludothek.kit.cards.cards import CARDS, RANKS, SUITS, card_text

SUIT_NAMES = ("clubs", "spades", "hearts", "diamonds")
SIGNS = ("♣", "♠", "♥", "♦")
SUIT_WORDS = {
    name: letter
    for letter, names in zip(
        SUITS,
        ("clubs kreuz fiori klaveren ♣", "spades pik picche schoppen ♠", "hearts herz cuori harten ♥",
         "diamonds karo quadri ruiten ♦"),
        strict=True,
    )
    for name in names.split()
}  # fmt: skip
"""What people may type instead of the letter of a suit, in every language."""
COURTS = {"J": "jack", "Q": "queen", "K": "king"}
COLOURS = ("black", "green", "red", "yellow")


@cache
def looks() -> tuple[Look, ...]:
    """A look for every card, by the number of the card, and one for a hidden card."""
    return (*(_look(card) for card in range(CARDS)), Look(BACK, "card", "", "", "", Note("card-back")))


def _look(card: int) -> Look:
    suit, rank = divmod(card, 8)
    face = RANKS[rank]
    text = Note("playing-card", {"suit": SUIT_NAMES[suit], "rank": in_notes(face)})
    art = f"{COURTS[face]}-{SUIT_NAMES[suit]}" if face in COURTS else ""
    return Look(card_text(card), "card", face, COLOURS[suit], SIGNS[suit], text, art)


def in_notes(face: str) -> int | str:
    """A rank as notes say it: a number as a number, for texts tell ranks apart, and to them "7" is not 7."""
    return int(face) if face.isdigit() else face
