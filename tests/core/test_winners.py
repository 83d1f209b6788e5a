"""Who wins is the rules' word: the most points or the fewest, a team, all but a loser, all in a draw, or nobody."""

from dataclasses import replace

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.game import Game
from ludothek.core.knowledge import Knowledge
from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.record import SeatEntry, parse, record, verify
from ludothek.core.result import Result
from ludothek.core.series import Series
from ludothek.core.state import NOBODY
from ludothek.core.texts import Texts
from ludothek.core.view import as_json
from ludothek.games import all_games
from support.toy import TOY, Heap

NAMES = ("Ada", "Ben", "Clara")


class Misere(Heap):
    """Whoever takes the last of the heap has a point, and points are bad."""

    def fewest(self) -> bool:
        return True

    def copy(self) -> "Misere":
        return Misere(self.seats, self.dealer, self.turn, self.left, self.last)


class Team(Heap):
    """Whoever takes the last wins together with the seat opposite, who has no points."""

    def winners(self) -> vec[i64]:
        partner = (self.last + 2) % self.seats
        return vec[i64](sorted({self.last, partner}))


class Forlorn(Heap):
    """Nobody wins, whoever takes the last."""

    def winners(self) -> vec[i64]:
        return vec[i64]()


class Level(Heap):
    """All win, in a draw."""

    def points(self, seat: i64) -> i64:
        return 0


def ended(kind: type[Heap], seats: int = 3, last: int = 1) -> Heap:
    return kind(seats, 0, NOBODY, 0, last)


@pytest.mark.parametrize(
    ("kind", "winners"),
    [(Heap, [1]), (Misere, [0, 2]), (Team, [0, 1]), (Forlorn, []), (Level, [0, 1, 2])],
)
def test_the_rules_say_who_has_won_a_deal(kind: type[Heap], winners: list[int]) -> None:
    assert list(ended(kind).winners()) == winners
    series = Series(3, lambda *_: ended(kind), first_dealer=0)
    series.finish(ended(kind))
    assert series.results[0].winners == series.result().winners == tuple(winners)


def test_partners_win_together() -> None:
    assert [list(ended(Team, 4, last).winners()) for last in range(4)] == [[0, 2], [1, 3], [0, 2], [1, 3]]


def series_of(kind: type[Heap], *lasts: int) -> Series:
    series = Series(3, lambda *_: ended(kind), length=len(lasts), first_dealer=0)
    for last in lasts:
        series.finish(ended(kind, last=last))
    return series


def test_a_series_counts_the_fewest_points_where_its_deals_do() -> None:
    series = series_of(Misere, 0, 2)
    assert [result.winners for result in series.results] == [(1, 2), (0, 1)]
    assert [result.reason for result in series.results] == ["reason-fewest"] * 2
    assert series.result() == Result((1, 0, 1), (1,), "reason-total-fewest")


def test_a_series_of_deals_that_nobody_has_won_is_won_by_nobody() -> None:
    assert series_of(Forlorn, 0, 0, 1).result() == Result((2, 1, 0), (), "reason-nobody")


def test_a_draw_and_nobody_are_not_the_same() -> None:
    draw, nobody = Result((0, 0), (0, 1), ""), Result((0, 0), (), "")
    assert (draw.drawn, nobody.drawn) == (True, False)
    assert not Result((0,), (0,), "").drawn, "whoever plays alone has won or not"


def test_points_are_worth_telling_where_somebody_has_some_without_having_won() -> None:
    assert Result((2, 0), (0,), "").bare
    assert Result((1, 1), (0, 1), "").bare
    assert Result((0, 0), (), "").bare
    assert not Result((3, 1), (0,), "").bare
    assert not Result((3, 3), (), "").bare


# What it is worth to a searching player.


@pytest.mark.parametrize(
    ("kind", "rewards"),
    [
        (Heap, [0.0, 1.0, 0.0]),
        (Misere, [0.75, 0.0, 0.75]),
        (Team, [0.25, 0.75, 0.0]),
        (Forlorn, [0.0, 0.5, 0.0]),
        (Level, [0.25 + 0.5 / 3] * 3),
    ],
)
def test_a_win_is_worth_half_wherever_the_rules_see_one(kind: type[Heap], rewards: list[float]) -> None:
    assert list(Knowledge().rewards(ended(kind))) == pytest.approx(rewards)


# What leaves the match.


def played(kind: type[Heap], seats: int = 3) -> Match:
    """A match of three deals: everybody takes three, and the rest of the heap falls to the third seat."""

    def deal(players: int, dealer: int) -> Heap:
        return kind(players, dealer, 0, 7, 0)

    game = replace(TOY, series=lambda players, _: Series(players, deal, length=3, first_dealer=0))
    match = Match(game, seats)
    while not match.over:
        if match.between:
            match.next_deal()
        match.play(match.legal()[-1])
    return match


def test_a_view_says_whether_few_points_are_better() -> None:
    assert [as_json(played(kind).view(0))["fewest"] for kind in (Heap, Misere)] == [False, True]


@pytest.mark.parametrize(("kind", "leading"), [(Heap, (2,)), (Misere, (0, 1)), (Forlorn, ()), (Level, (0, 1, 2))])
def test_who_leads_in_the_end_has_won(kind: type[Heap], leading: tuple[int, ...]) -> None:
    match = played(kind)
    assert match.view(0).leading == leading == match.series.result().winners


def test_before_the_end_the_best_totals_lead_and_before_the_first_deal_is_over_nobody() -> None:
    for kind, leading in ((Heap, (2,)), (Misere, (0, 1))):
        match = played(kind)
        assert Match(match.game, 3).view(0).leading == ()
        for _ in range(3):
            match.undo()
        assert not match.over
        assert match.view(0).leading == leading


@pytest.mark.parametrize(("kind", "claimed"), [(Forlorn, [2]), (Forlorn, [0, 1, 2]), (Misere, [2]), (Heap, [])])
def test_a_record_that_claims_other_winners_is_refused(kind: type[Heap], claimed: list[int]) -> None:
    match = played(kind)
    saved = record(match, [SeatEntry(name=name) for name in NAMES])
    assert verify(parse(saved.to_json()), match.game) == []
    assert saved.result is not None
    lying = saved.model_copy(update={"result": saved.result.model_copy(update={"winners": claimed})})
    (fault,) = verify(lying, match.game)
    assert fault.where == "result"
    assert f"'winners': {list(match.series.result().winners)}" in fault.message


# In words.

TOLD = {
    "de": ["Ben gewinnt mit 1 Punkt!", "Ada und Clara gewinnen gemeinsam: je 0 Punkte!"],
    "en": ["Ben wins with 1 point!", "Ada and Clara win together with 0 points each!"],
    "it": ["Ben vince con 1 punto!", "Ada e Clara vincono insieme con 0 punti a testa!"],
    "nl": ["Ben wint met 1 punt!", "Ada en Clara winnen samen met elk 0 punten!"],
}
DRAWN = {"de": "Unentschieden.", "en": "It’s a draw.", "it": "È un pareggio.", "nl": "Het is gelijkspel."}
NOBODY_WON = {
    "de": "Niemand hat gewonnen.",
    "en": "Nobody has won.",
    "it": "Non ha vinto nessuno.",
    "nl": "Niemand heeft gewonnen.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_winners_a_draw_and_nobody_are_told_differently(lang: str) -> None:
    texts = Texts(lang)
    one, others = (texts.winners(Result((0, 1, 0), winners, ""), "match-won", NAMES) for winners in ((1,), (0, 2)))
    assert [one, others] == TOLD[lang]
    for text_id in ("deal-won", "match-won"):
        assert texts.winners(Result((1, 1, 1), (0, 1, 2), ""), text_id, NAMES) == DRAWN[lang]
        assert texts.winners(Result((1, 1, 1), (), ""), text_id, NAMES) == NOBODY_WON[lang]


FOR_ME = {
    "de": ("Du gewinnst mit 1 Punkt!", "Du und Ben gewinnt gemeinsam: je 1 Punkt!"),
    "en": ("You win with 1 point!", "You and Ben win together with 1 point each!"),
    "it": ("Vinci con 1 punto!", "Tu e Ben vincete insieme con 1 punto a testa!"),
    "nl": ("Je wint met 1 punt!", "Jij en Ben winnen samen met elk 1 punt!"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_reads_of_a_win_of_theirs_is_told_so(lang: str) -> None:
    results = (Result((0, 0, 1), (2,), ""), Result((0, 1, 1), (1, 2), ""))
    assert tuple(Texts(lang).winners(result, "match-won", NAMES, 2) for result in results) == FOR_ME[lang]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_no_result_calls_the_reader_by_name(game: Game) -> None:
    """Whoever has won, and whoever reads it."""
    seats = game.seats[-1]
    names = tuple(f"Seat{chr(ord('A') + seat)}" for seat in range(seats))
    for texts in (Texts(lang, game) for lang in LANGUAGES):
        for won in range(1, seats + 1):
            result = Result((1,) * won + (0,) * (seats - won), tuple(range(won)), "")
            for text_id in ("deal-won", "match-won"):
                for reader in range(seats):
                    assert names[reader] not in texts.winners(result, text_id, names, reader)


def test_whoever_plays_alone_may_win_or_not() -> None:
    texts = Texts("en")
    assert texts.winners(Result((9,), (0,), ""), "match-won", ("Ada",)) == "Ada wins with 9 points!"
    assert texts.winners(Result((9,), (), ""), "match-won", ("Ada",)) == "Nobody has won."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", [Heap, Misere, Forlorn])
def test_every_reason_has_words(kind: type[Heap], lang: str) -> None:
    series = series_of(kind, 0, 1)
    for reason in (series.results[0].reason, series.result().reason):
        assert Texts(lang)(reason)
