"""The pack of 32 cards in the kit: texts, sets, points, order and looks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.test_bits import mask
from ludothek.core.language import LANGUAGES
from ludothek.core.texts import Texts
from ludothek.core.view import BACK, Layout
from ludothek.kit import cards
from ludothek.kit.cards.cards import (
    CARDS,
    JACKS,
    ORDER,
    PACK,
    POINTS,
    RANKS,
    SUIT,
    SUITS,
    card_text,
    cards_in,
    cards_text,
    find_card,
    points,
)
from ludothek.kit.cards.faces import looks

sets = st.sets(st.integers(0, CARDS - 1))


def test_a_card_is_a_suit_and_a_rank() -> None:
    assert [card_text(card) for card in range(CARDS)] == [suit + rank for suit in SUITS for rank in RANKS]
    assert cards_text(PACK) == " ".join(card_text(card) for card in range(CARDS))
    assert cards_text(JACKS) == "CJ SJ HJ DJ"
    assert [cards_text(SUIT << 8 * suit).split()[0] for suit in range(4)] == ["C7", "S7", "H7", "D7"]


def test_a_card_is_read_in_any_case_and_with_t_for_ten() -> None:
    for card in range(CARDS):
        text = card_text(card)
        for written in (text, text.lower(), f" {text} ", text.replace("10", "T"), text.replace("10", "t")):
            assert find_card(written) == card, written


@pytest.mark.parametrize("text", ["", "C", "7", "C1", "C11", "X7", "CJJ", "10C", "CSHD", "SH7", "C 7", "card"])
def test_what_is_no_card_is_none(text: str) -> None:
    assert find_card(text) == -1
    if text.split():
        with pytest.raises(ValueError, match="not a card"):
            cards_in(f"C7 {text}")


@given(sets)
def test_sets_are_written_and_read_back(members: set[int]) -> None:
    assert cards_in(cards_text(mask(members))) == mask(members)


@given(sets)
def test_points_of_a_set_are_those_of_its_cards(members: set[int]) -> None:
    worth = dict(zip(RANKS, POINTS, strict=True))
    assert worth == {"7": 0, "8": 0, "9": 0, "10": 10, "J": 2, "Q": 3, "K": 4, "A": 11}
    assert points(mask(members)) == sum(worth[card_text(card)[1:]] for card in members)


def test_points_and_order() -> None:
    assert points(PACK) == 120
    assert sorted(RANKS, key=lambda rank: ORDER[RANKS.index(rank)]) == ["7", "8", "9", "Q", "K", "10", "A", "J"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_looks_and_is_called_different(lang: str) -> None:
    layout = Layout((), looks())
    texts = Texts(lang, more=cards.TEXTS)
    names = [texts.look(look) for look in layout.looks]
    assert len(set(names)) == len(names) == 33
    assert [look.id for look in layout.looks] == [*(card_text(card) for card in range(CARDS)), BACK]
    assert len({(look.face, look.sign) for look in layout.looks}) == 33


def test_names_in_words() -> None:
    jack, ten = looks()[4], looks()[3]
    texts = {lang: Texts(lang, more=cards.TEXTS) for lang in LANGUAGES}
    said = {lang: (each.look(jack), each.face(jack), each.look(ten)) for lang, each in texts.items()}
    assert said == {
        "de": ("Kreuz-Bube", "B", "Kreuz-Zehn"),
        "en": ("jack of clubs", "J", "ten of clubs"),
        "it": ("fante di fiori", "J", "dieci di fiori"),
        "nl": ("klaverboer", "B", "klaveren 10"),
    }
