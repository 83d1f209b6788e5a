"""Deutscher Schafkopf: lots for seats and parties, sheep's heads, the end of a match and who pays."""

import pytest

from games.schafkopf.cases import GAME, over
from ludothek.core.errors import BadOption
from ludothek.core.match import Match
from ludothek.core.result import Result
from ludothek.core.seal import Seal


def played(strokes: list[int], **options: int | str) -> Result:
    """The result of a match in which seats 0 and 2 got these strokes, the others those below zero."""
    series = GAME.series(4, GAME.settle(4, {"deals": len(strokes), **options}))
    for number in strokes:
        state = over(61)
        state.score = number
        assert not series.over
        series.finish(state)
    assert series.over
    return series.result()


# Seats by lot.


@pytest.mark.clause("SCH-6", "SCH-R1", "SCH-R2", "SCH-R4", "SCH-R20")
def test_case_1() -> None:
    """Anna, Ben, Cora and Dirk sat down in this order."""
    match = Match(GAME, 4, {}, Seal.numbered(1), log=["lot.S9", "lot.CJ", "lot.DA", "lot.H9"])
    assert [("Anna", "Ben", "Cora", "Dirk")[who] for who in match.seating] == ["Ben", "Anna", "Cora", "Dirk"]
    assert match.state.dealer == 0
    assert match.view(0).scene.teams == ((0, 2), (1, 3))


@pytest.mark.clause("SCH-R1")
def test_the_rank_of_drawn_cards() -> None:
    tickets = list(GAME.seat_lot.tickets(4))
    assert tickets[:9] == ["CJ", "SJ", "HJ", "DJ", "CA", "SA", "HA", "DA", "CK"]
    assert tickets[12:20] == ["CQ", "SQ", "HQ", "DQ", "C10", "S10", "H10", "D10"]
    assert tickets[-1] == "D7"
    assert len(set(tickets)) == 32


@pytest.mark.clause("SCH-R20")
def test_the_draw_is_the_referees_stays_in_the_record_and_is_told_until_somebody_decides() -> None:
    match = Match(GAME, 4, {}, Seal.numbered(4))
    drawn = [match.text(move) for move in match.log[:4]]
    assert all(text.startswith("lot.") for text in drawn)
    assert match.deciders[:4] == [-1] * 4
    told = [fact.args for fact in match.view(2).scene.facts if fact.id == "fact-lot"]
    assert told == [{"seat": seat, "look": drawn[who].removeprefix("lot.")} for seat, who in enumerate(match.seating)]
    match.play(match.legal()[0])
    assert "fact-lot" not in [fact.id for fact in match.view(2).scene.facts]


@pytest.mark.clause("SCH-R20", "SCH-R4")
def test_people_may_stay_as_they_sat_down() -> None:
    match = Match(GAME, 4, {"seating": "as_seated"}, Seal.numbered(4))
    assert match.seating == [0, 1, 2, 3]
    assert not match.text(match.log[0]).startswith("lot.")
    assert match.state.dealer == 0


@pytest.mark.clause("SCH-R3", "SCH-R4", "SCH-R18")
def test_a_match_has_sixteen_deals_the_deal_passes_and_parties_stay() -> None:
    match = Match(GAME, 4, {}, Seal.numbered(2))
    seating = list(match.seating)
    dealers = []
    while not match.over:
        if match.between:
            match.next_deal()
        dealers.append(match.state.dealer)
        while match.turn >= 0:
            match.play(match.legal()[0])
        assert match.view(0).scene.teams == ((0, 2), (1, 3))
    assert dealers == [0, 1, 2, 3] * 4
    assert match.seating == seating
    assert match.series.totals[:2] == match.series.totals[2:]
    assert max(match.series.totals) >= 9, "there is always a whole head to be paid for, or sixteen even strokes"


# Heads and payment.


@pytest.mark.clause("SCH-16", "SCH-17", "SCH-R16", "SCH-R17")
def test_case_12() -> None:
    assert played([9, 9, 2, -9, -2], stake=5) == Result((10, -10, 10, -10), (0, 2), "reason-heads")


@pytest.mark.clause("SCH-16", "SCH-R16")
@pytest.mark.parametrize(("strokes", "heads"), [([4, 2, 1, 4], 1), ([4, 9], 1), ([2, 2, 2, 2], 0), ([9, 9, 9], 3)])
def test_nine_strokes_are_a_head(strokes: list[int], heads: int) -> None:
    """Case 11: with 7 strokes and 4 more there are one head and 2 strokes; with 4 and Schwarz one head and 4."""
    assert played(strokes).points[0] == heads
    tally = GAME.layout(4).tally
    assert tally is not None
    assert sum(strokes) // tally.strokes == heads


@pytest.mark.clause("SCH-R16")
def test_all_strokes_are_compared_not_only_heads() -> None:
    assert played([9, -9, -1]) == Result((-1, 1, -1, 1), (1, 3), "reason-heads")


@pytest.mark.clause("SCH-R17")
def test_only_whole_heads_of_the_winners_are_paid_for() -> None:
    assert played([4, 4, -1], stake=7) == Result((0, 0, 0, 0), (0, 2), "reason-heads")
    assert played([9, 9, -9], stake=0) == Result((0, 0, 0, 0), (0, 2), "reason-heads")
    assert played([-9, -9, -9, 4], stake=100).points == (-300, 300, -300, 300)


@pytest.mark.clause("SCH-R17")
def test_equal_totals_are_a_draw_and_nobody_pays() -> None:
    assert played([9, 2, -9, -2], stake=5) == Result((0, 0, 0, 0), (0, 1, 2, 3), "reason-even")


@pytest.mark.clause("SCH-17", "SCH-R18")
@pytest.mark.parametrize(("name", "value"), [("deals", 0), ("deals", 41), ("stake", -1), ("stake", 101)])
def test_what_may_be_agreed_has_its_ends(name: str, value: int) -> None:
    with pytest.raises(BadOption):
        GAME.settle(4, {name: value})
    assert GAME.settle(4, {}) == {
        "deals": 16,
        "stake": 1,
        "must_beat": "on",
        "announce": "forced",
        "schneider_at_30": "off",
        "seating": "drawn",
    }
