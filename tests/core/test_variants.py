"""A variant states only its difference: what it does not say, draw or rule itself is as in the game it stands on."""

import io
from dataclasses import replace
from pathlib import Path

import pytest
from librt.random import Random

import high_card.game
import low_card.game
from ludothek.cli.chest import quote_rules
from ludothek.core.errors import LudothekError
from ludothek.core.game import Game
from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.rulebook import rulebook
from ludothek.core.seal import Seal
from ludothek.core.texts import Texts
from ludothek.games import all_games
from ludothek.lab.check import check_game
from ludothek.server.web import catalog
from ludothek.terminal import plain
from ludothek.terminal.seating import Chair
from ludothek.terminal.sitting import Sitting

BASE, VARIANT = high_card.game.GAME, low_card.game.GAME


def test_a_variant_is_as_sound_as_any_game() -> None:
    assert check_game(VARIANT, matches=2) == []


def test_it_knows_what_it_stands_on() -> None:
    assert BASE.lineage == (BASE,)
    assert VARIANT.lineage == (BASE, VARIANT)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_shared_then_of_the_base_then_its_own(lang: str) -> None:
    base, variant = Texts(lang, BASE), Texts(lang, VARIANT)
    assert variant("person") == Texts(lang)("person")
    assert variant("card", value=7) == base("card", value=7)
    assert variant("tagline") != base("tagline")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_quotes_clauses_of_the_base_in_its_language(lang: str) -> None:
    base, variant = rulebook(BASE, lang), rulebook(VARIANT, lang)
    assert list(variant.clauses) == ["HC-1", "HC-2", "HC-3", "HC-4", "LC-1"]
    assert variant.clause("HC-3") == base.clause("HC-3")
    assert f"- **HC-3** {base.clause('HC-3')}\n" in variant.text
    assert "HC-5" not in variant.text


def _written(folder: Path, line: str) -> Path:
    (folder / "rulebook").mkdir(parents=True)
    (folder / "rulebook" / "en.md").write_text(f"# Some\n\n{line}\n", encoding="utf-8")
    return folder


def test_what_the_base_does_not_have_cannot_be_quoted(tmp_path: Path) -> None:
    game = replace(VARIANT, about=replace(VARIANT.about, folder=_written(tmp_path / "some", "- **HC-77**")))
    with pytest.raises(LudothekError, match="quotes HC-77 without its words, but high_card has no such clause"):
        rulebook(game, "en")
    with pytest.raises(LudothekError, match="but it is no variant of another game"):
        rulebook(replace(game, base=None), "en")


def test_what_is_replaced_cannot_be_quoted_and_is_answered_by_what_holds_instead(tmp_path: Path) -> None:
    with pytest.raises(LudothekError, match="HC-5 does not hold in this game, LC-1 does instead"):
        rulebook(VARIANT, "en").clause("HC-5")
    quoting = replace(VARIANT, about=replace(VARIANT.about, folder=_written(tmp_path / "some", "- **HC-5**")))
    with pytest.raises(LudothekError, match="quotes HC-5, but has LC-1 instead"):
        rulebook(quoting, "en")


VARIANTS = [pytest.param(game, id=game.id) for game in (VARIANT, *all_games()) if game.base is not None]


@pytest.mark.parametrize("game", VARIANTS)
def test_every_clause_of_the_base_holds_or_is_replaced_and_is_shown_accordingly(game: Game) -> None:
    assert game.base is not None
    for lang in LANGUAGES:
        theirs, ours = rulebook(game.base, lang), rulebook(game, lang)
        quoted = {clause for clause in theirs.clauses if clause in ours.clauses}
        assert quoted.isdisjoint(game.replaced)
        assert quoted | game.replaced.keys() == theirs.clauses.keys()
        assert set(game.replaced.values()) <= ours.clauses.keys() - theirs.clauses.keys()
        assert [clause for clause in game.replaced if f"**{clause}**" in ours.text] == []


@pytest.mark.usefixtures("with_examples")
@pytest.mark.parametrize("game", VARIANTS)
def test_page_and_terminal_show_no_replaced_clause(game: Game) -> None:
    shown = catalog.rules(game.id, "en")
    printed = "\n".join(quote_rules(game.id, None, "en"))
    for clause, instead in game.replaced.items():
        assert clause not in shown.clauses
        assert f"**{clause}**" not in shown.text + printed
        assert f"**{instead}**" in shown.text
        assert f"**{instead}**" in printed
        with pytest.raises(LudothekError, match=f"{clause} does not hold in this game, {instead} does instead"):
            quote_rules(game.id, clause, "en")


@pytest.mark.parametrize("game", VARIANTS)
def test_no_refusal_in_random_play_quotes_what_is_replaced(game: Game) -> None:
    random = Random(1)
    for number in range(2):
        match = Match(game, game.seats[0], seal=Seal.numbered(number))
        for _ in range(120):
            if match.turn < 0:
                break
            legal = match.legal()
            quoted = {match.state.refusal(move) for move in range(game.move_count) if move not in legal}
            assert quoted <= {"", *rulebook(game, "en").clauses}
            assert quoted.isdisjoint(game.replaced)
            match.play(legal[random.randrange(len(legal))])


def test_the_variant_of_a_variant_quotes_through_both(tmp_path: Path) -> None:
    game = replace(
        VARIANT,
        base=VARIANT,
        about=replace(VARIANT.about, folder=_written(tmp_path / "some", "- **HC-2**\n- **LC-1**")),
    )
    assert list(rulebook(game, "en").clauses) == ["HC-2", "LC-1"]
    assert game.lineage == (BASE, VARIANT, game)


def test_a_refusal_quotes_a_clause_that_its_own_rulebook_has() -> None:
    said = io.StringIO()
    match = Match(VARIANT, 2, seal=Seal.numbered(1))
    wrong = next(move for move in range(VARIANT.move_count) if move not in match.legal())
    sitting = Sitting(match, [Chair("Ada", "person"), Chair("Ben", "person")])
    plain.play(sitting, "en", io.StringIO(f"\n{VARIANT.start(2).text(wrong)}\n"), said)
    assert f"HC-3: {rulebook(BASE, 'en').clause('HC-3')}" in said.getvalue()


@pytest.mark.usefixtures("with_examples")
def test_the_server_serves_all_three() -> None:
    assert {"high_card", "low_card"} <= {game.id for game in catalog.summaries()}
    texts = catalog.texts("low_card", "en")
    assert texts.index("card-back =") < texts.rindex("tagline = Three cards, three rounds: whatever")
    assert catalog.detail("low_card").taglines["en"] == Texts("en", VARIANT)("tagline")
    assert catalog.rules("low_card", "en").clauses["HC-1"] == rulebook(BASE, "en").clause("HC-1")
    assert catalog.art("low_card", "cover") == (VARIANT.folder / "art" / "cover.svg").read_text()
    with pytest.raises(catalog.NotThere):
        catalog.art("low_card", "nothing")


@pytest.mark.usefixtures("with_examples")
def test_what_a_variant_does_not_draw_is_drawn_as_in_its_base(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    undrawn = replace(VARIANT, about=replace(VARIANT.about, folder=tmp_path))
    monkeypatch.setattr(catalog, "load_game", lambda _: undrawn)
    assert catalog.art("low_card", "cover") == (BASE.folder / "art" / "cover.svg").read_text()
