"""What must hold whenever a deal is over: who has won, who plays together, and what the counters add up to."""

from collections.abc import Iterator

from ludothek.core.accounts import Accounts
from ludothek.core.match import Match
from ludothek.core.result import Result
from ludothek.core.state import WATCHER
from ludothek.lab.check.entries import Fault


def deal_faults(match: Match, total: int) -> Iterator[Fault]:
    """Everything that is wrong with the deal that is over; `total` is how many counters there were in the beginning."""
    result = match.series.results[-1]
    yield from _winners_are_seats(match, result)
    if match.over:
        yield from _winners_are_seats(match, match.series.result())
    yield from _partners_win_together(match, result)
    if isinstance(match.series, Accounts):
        for message in _account_faults(match.series, total):
            yield "accounts", f"after deal {len(match.series.results)} {message}"


def _winners_are_seats(match: Match, result: Result) -> Iterator[Fault]:
    won = set(result.winners)
    if list(result.winners) != sorted(won) or not won.issubset(range(match.seats)):
        yield "winners", f"they must be seats, ascending and each once, not {list(result.winners)}"


def _partners_win_together(match: Match, result: Result) -> Iterator[Fault]:
    teams = match.game.scene(match.state, WATCHER).teams
    seats = [seat for team in teams for seat in team]
    if len(set(seats)) < len(seats) or not set(seats) <= set(range(match.seats)):
        yield "teams", f"a team must be seats, and no seat is in two: {teams}"
    for team in teams:
        won = [seat for seat in team if seat in result.winners]
        if won and len(won) < len(team):
            yield "teams", f"of the seats {list(team)}, which play together, only {won} have won"


def _account_faults(accounts: Accounts, total: int) -> Iterator[str]:
    if accounts.total != total:
        yield f"there are {accounts.total} counters, and {total} in the beginning"
    if accounts.pot < 0:
        yield f"{-accounts.pot} more counters were taken from the pot than lay there"
    if not accounts.debts and min(accounts.counters) < 0:
        yield f"somebody owes counters, which nobody may here: {accounts.counters}"
