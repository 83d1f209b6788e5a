"""What is said to speak for a move is true, can be said in every language, and tells nothing that is hidden."""

from collections.abc import Iterator

import pytest
from librt.random import Random

from ludothek.core.game import Game
from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.texts import Texts
from ludothek.core.view import Note
from ludothek.games import all_games, game_ids, load_game
from support.merits import merits_of

MATCHES = 3
MERITS = {game_id: merits for game_id in game_ids() if (merits := merits_of(game_id))}


def spoken(game: Game) -> Iterator[tuple[Match, int, Note]]:
    """Every merit of every legal move in a few random deals."""
    for number in range(MATCHES):
        match = Match(game, game.seats[0], seal=Seal.numbered(number))
        random = Random(number)
        while match.turn >= 0:
            moves = match.legal()
            for move in moves:
                note = game.merit(match.state, move)
                if note is not None:
                    yield match, move, note
            match.play(moves[random.randrange(len(moves))])


@pytest.mark.parametrize("game_id", MERITS)
def test_what_speaks_for_a_move_is_true_and_can_be_said(game_id: str) -> None:
    game = load_game(game_id)
    merits = MERITS[game_id]
    texts = [Texts(lang, game) for lang in LANGUAGES]
    layout = game.layout(game.seats[0])
    names = tuple("ABCDEFGH"[: game.seats[0]])
    random = Random(1)
    said: set[str] = set()
    for match, move, note in spoken(game):
        assert merits.true(match, move, note), (match.text(move), note)
        if "hidden" in game.kind:
            assert game.merit(match.state.guess(match.turn, random), move) == note
        if note.id not in said:
            assert all(text.note(note, names, layout, match.turn).endswith(".") for text in texts)
        said.add(note.id)
    assert said == merits.ids


def test_every_game_that_says_what_speaks_for_moves_is_held_to_it() -> None:
    silent = Game.__dataclass_fields__["merit"].default
    assert {game.id for game in all_games() if game.merit is not silent} == set(MERITS)
