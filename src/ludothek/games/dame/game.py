"""Dame, put together: rules, table, what may be agreed, and how each level thinks."""

from ludothek.core.game import logistic
from ludothek.core.knowledge import Method
from ludothek.core.options import Option
from ludothek.games.dame import ABOUT
from ludothek.games.dame.mind.knowledge import DameKnowledge
from ludothek.games.dame.mind.merit import merit
from ludothek.games.dame.notation import MOVES
from ludothek.games.dame.rules import FREE, HUFF_MOVED, LONGEST, start
from ludothek.games.dame.table import choice, layout, read, scene
from ludothek.kit.duels.contest import duel_game, first_white, games, how_many
from ludothek.kit.duels.draughts import ADJACENT, BACKWARD, FORCED

GAME = duel_game(
    ABOUT,
    move_count=MOVES,
    longest=LONGEST,
    options=(
        Option("capture", "huff", words=("huff", "forced", "free"), clauses=("DAM-R3", "DAM-R4", "DAM-R8")),
        Option("huff_target", "capable", words=("capable", "moved"), clauses=("DAM-R5",)),
        Option("dame_landing", "any", words=("any", "adjacent"), clauses=("DAM-R11",)),
        Option("men_capture_backward", "no", words=("no", "yes"), clauses=("DAM-R7",)),
        first_white("DAM-4", "DAM-R2"),
        how_many("DAM-4"),
    ),
    series=games(
        start,
        ("capture", "forced", FORCED),
        ("capture", "free", FREE),
        ("huff_target", "moved", HUFF_MOVED),
        ("dame_landing", "adjacent", ADJACENT),
        ("men_capture_backward", "yes", BACKWARD),
    ),
    layout=layout,
    scene=scene,
    choice=choice,
    read=read,
    knowledge=DameKnowledge(),
    merit=merit,
    levels={
        "beginner": Method("alphabeta", depth=1, slip=0.3),
        "casual": Method("alphabeta", depth=2, slip=0.08),
        "club": Method("alphabeta", depth=4, near=0.001),
        "master": Method("alphabeta", simulations=1_500_000, seconds=2.0),
    },
    chance=logistic(42.0),
)
