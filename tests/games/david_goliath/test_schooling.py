"""David & Goliath: how players learn from nothing, and where what they have learnt is kept."""

from pathlib import Path

from games.david_goliath.test_habits import share
from ludothek.games.david_goliath import __main__ as command
from ludothek.games.david_goliath.mind import habits, outlook
from ludothek.games.david_goliath.mind.habits import FEWEST, MOST
from ludothek.games.david_goliath.mind.schooling import FEWER, PARTS, USUAL, learn
from ludothek.thinking.nets.value_net import read as read_outlooks
from ludothek.thinking.play.habits import read as read_habits


def test_who_begins_with_nothing_learns_to_play() -> None:
    """Even would be 25 %."""
    own = habits.fresh()[USUAL - FEWEST]
    weights, _ = learn(PARTS * 80, USUAL)
    for trait, weight in enumerate(weights):
        own.weights[trait] = weight
    assert share(own, 1000) > 0.29


def test_what_was_learnt_is_kept_for_every_number_of_players(tmp_path: Path) -> None:
    command.main(PARTS * FEWER, tmp_path)
    players, outlooks = habits.fresh(), outlook.fresh()
    read_habits(tmp_path / habits.FILE.name, players)
    read_outlooks(tmp_path / outlook.FILE.name, outlooks)
    for path in tmp_path.iterdir():
        head = path.read_bytes().partition(b"\n")[0]
        assert head.endswith(b" python -m ludothek.games.david_goliath %d" % (PARTS * FEWER))
    for learnt in (players, outlooks):
        weights = {tuple(own.weights) for own in learnt}
        assert len(weights) == MOST + 1 - FEWEST, "each has learnt for itself"
        assert all(map(any, weights))
