"""A match: a game being played, from the first deal of its series to the last. The one checked door to the rules."""

from collections.abc import Callable, Collection, Mapping, Sequence

from librt.random import Random
from msgspec.structs import replace

from ludothek.core.errors import InvalidMove, LudothekError, MoveError, NothingToUndo, NotYourTurn, shown
from ludothek.core.game import Game
from ludothek.core.reveals import reveals
from ludothek.core.seal import Seal
from ludothek.core.seat_lot import DRAWN, SEATING, SeatDraw
from ludothek.core.state import LOT, NOBODY, REFEREE, State
from ludothek.core.understanding import case, one_move, refusal, refused, whole_turn
from ludothek.core.view import Note, Scene, View

Guess = Callable[[Random], State]
"""Draws a full state among those that a seat cannot tell from the truth."""


class Match:
    """The log of all moves and what follows from it. Whatever is refused leaves the match as it was."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        seal: Seal | None = None,
        log: Sequence[int | str] | None = None,
    ) -> None:
        """Begin a match; or, with a log, take up the one it leads to, the referee's moves as they stand there."""
        self.game = game
        self.seats = seats
        self.options = game.settle(seats, options or {})
        self.seal = seal or Seal.fresh()
        self._restart()
        if log is None:
            self._referee()
        else:
            for move in log:
                self.follow(move)

    def _restart(self) -> None:
        self.series = self.game.series(self.seats, self.options)
        self.seating = list(range(self.seats))
        """For every seat the number of who sits there, in the order in which people sat down."""
        drawn = self.options.get(SEATING.name) == DRAWN
        self.state = SeatDraw(self.seats, self.game.seat_lot, self._first_lot) if drawn else self.series.deal()
        self.log: list[int] = []
        self.deciders: list[int] = []
        """Whose move each move of the log was: a seat or the referee."""
        self.starts: list[int] = []
        """Where in the log each play of a seat began; several moves that were made at once are one play."""
        self.deal_start = 0
        """How long the log was when the deal was opened."""
        self._revealing = (0, False)
        """How long the log was when it was asked whether its last play reveals anything, and whether it does."""
        self._chances: tuple[int, tuple[int, ...]] = (-1, ())
        """How long the log was when the odds were found, and what they are."""

    # Whose turn it is.

    @property
    def turn(self) -> int:
        """The seat to move; nobody between two deals and when all is over."""
        return self.state.turn

    @property
    def over(self) -> bool:
        """Is the whole series over?"""
        return self.state.turn == NOBODY and self.series.over

    @property
    def between(self) -> bool:
        """Is a deal over and another one to come?"""
        return self.state.turn == NOBODY and not self.series.over

    # Playing.

    def play(self, move: int | str, seat: int | None = None) -> int:
        """Play a move, given as a number or in notation, and then whatever chance brings.

        With `seat`, only if it is that seat's turn. Returns the number of the move.
        """
        if self.turn < 0:
            raise NotYourTurn("the match is over" if self.over else "the deal is over; the next one is to be dealt")
        if seat is not None and seat != self.turn:
            raise NotYourTurn(f"it is the turn of seat {self.turn}, not of seat {seat}")
        found = whole_turn(self.game, self.state, move)
        self.starts.append(len(self.log))
        for each in found:
            self._advance(each)
        self._referee()
        return found[-1]

    def agree(self, agreement: str, seat: int) -> None:
        """End the deal by an agreement of the game that a seat has proposed and whoever must has agreed to."""
        number = self.game.agreement(agreement)
        if self.state.turn == NOBODY:
            raise NotYourTurn("the match is over" if self.over else "the deal is over; the next one is to be dealt")
        if not 0 <= seat < self.seats:
            raise LudothekError(f"there is no seat {seat} at this table of {self.seats}")
        self.starts.append(len(self.log))
        self._advance(self.game.move_count + number * self.seats + seat)

    def next_deal(self) -> None:
        """Begin the next deal after one is over."""
        self.open_deal()
        self._referee()

    def open_deal(self) -> None:
        """Lay out the next deal, but leave the referee's moves to be followed from a log."""
        if not self.between:
            raise LudothekError("the match is over" if self.over else "the deal is still going on")
        self.state = self.series.deal()
        self.deal_start = len(self.log)

    def follow(self, move: int | str, *, joined: bool = False) -> None:
        """Take the next move of a log: legal like any other, but the referee's may stand there too.

        `joined`: it was made at once with the move before it.
        """
        if self.over:
            raise NotYourTurn("the match is over")
        before, deal_start = self.state, self.deal_start
        if self.between:
            self.open_deal()
        try:
            found = self._find_entry(move)
            if found < 0:
                found = self.find(move)
        except MoveError:
            self.state, self.deal_start = before, deal_start
            raise
        if self.state.turn != REFEREE and not joined:
            self.starts.append(len(self.log))
        self._advance(found)

    def catch_up(self, log: Sequence[int]) -> None:
        """Follow what a log has more than this match, which is its beginning, to where somebody has to decide."""
        for move in log[len(self.log) :]:
            self.follow(move)
        if self.between:  # a deal without chance has been opened and nobody has moved yet
            self.open_deal()

    def last_decision(self, seat: int) -> int:
        """Where in the log the last play of a seat in this deal begins, -1 if nowhere."""
        for start in reversed(self.starts):
            if start < self.deal_start:
                break
            if self.deciders[start] == seat:
                return start
        return -1

    def free_undo(self, seat: int) -> bool:
        """May a seat take its last move back without asking? Only if there was nothing that it could learn from.

        So it is still its turn, as between the jumps of a chain or the checkers of a throw, chance has not moved, and
        the move itself did not tell: whoever has looked at a hidden card cannot play as if it were unseen.
        """
        start = self.last_decision(seat) if seat == self.turn else -1
        if start < 0 or any(each != seat for each in self.deciders[start:]):
            return False
        return "hidden" not in self.game.kind or not self._revealed(start)

    def stands(self, seat: int) -> bool:
        """Must the last move of a seat stand? It has told something, and alone there is nobody to ask: no peeping."""
        return self.seats == 1 and "hidden" in self.game.kind and not self.free_undo(seat)

    def _revealed(self, start: int) -> bool:
        """Did the last play, from here on in the log, reveal anything? Found out once, and only when it is asked."""
        if self._revealing[0] != len(self.log):
            before = self.series.deal()
            for move in self.log[self.deal_start : start]:
                before.play(move)
            found = False
            for move in self.log[start:]:
                after = before.copy()
                after.play(move)
                found = found or reveals(self.game, before, move, after)
                before = after
            self._revealing = len(self.log), found
        return self._revealing[1]

    def undo(self) -> None:
        """Go back to just before the last decision of a seat."""
        if not self.starts:
            raise NothingToUndo("no seat has made a move yet")
        *starts, last = self.starts
        kept = self.log[:last]
        self._restart()
        for move in kept:
            self.follow(move)
        self.starts = starts
        if self.between:
            self.next_deal()

    def _advance(self, move: int) -> None:
        self.log.append(move)
        if isinstance(self.state, SeatDraw):
            self.deciders.append(REFEREE)
            self._draw_lot(self.state, move)
            return
        if move < self.game.move_count:
            self.deciders.append(self.state.turn)
            self.state.play(move)
        else:
            agreement, seat = divmod(move - self.game.move_count, self.seats)
            self.deciders.append(seat)
            self.state.agree(agreement, seat)
        if self.state.turn == NOBODY:
            self.series.finish(self.state)

    def _draw_lot(self, draw: SeatDraw, ticket: int) -> None:
        """Somebody has drawn a ticket; when all have, they sit down and the first deal begins."""
        draw.play(ticket)
        if draw.turn == NOBODY:
            self.seating = draw.seating
            self.state = self.series.deal()
            self.deal_start = len(self.log)

    def due(self) -> int:
        """The move that the seal gives the referee, whose turn it is."""
        moves = self.state.moves()
        return moves[self.seal.draw(len(self.log), len(moves))]

    def _referee(self) -> None:
        while self.state.turn == REFEREE:
            self._advance(self.due())

    # Understanding moves.

    def text(self, move: int) -> str:
        """The notation of anything in the log: a move, or an agreement with the seat that proposed it, `draw.0`."""
        if move < self.game.move_count:
            return self.state.text(move)
        if move >= self._first_lot:
            return SeatDraw(self.seats, self.game.seat_lot, self._first_lot).text(move)
        agreement, seat = divmod(move - self.game.move_count, self.seats)
        return f"{self.game.agreements[agreement].name}.{seat}"

    def legal(self) -> list[int]:
        """The legal moves, ascending."""
        return list(self.state.moves())

    def find(self, move: int | str) -> int:
        """The legal move that is meant. A text may be shortened as long as only one legal move fits."""
        return one_move(self.game, self.state, move)

    @property
    def _first_lot(self) -> int:
        """In the log, moves come first by their numbers, then agreements, then lots."""
        return self.game.move_count + len(self.game.agreements) * self.seats

    def _find_entry(self, move: int | str) -> int:
        """The number of a lot that is to be drawn now, or of an agreement; -1: it is a move."""
        drawing = isinstance(self.state, SeatDraw)
        codes = self.legal() if drawing else range(self.game.move_count, self._first_lot)
        found = next((code for code in codes if move in (code, self.text(code))), -1)
        if drawing and found < 0:
            raise refused(self.state, InvalidMove, f"{shown(move)} is not a lot that is left")
        return found

    def refusal(self, touches: Sequence[str]) -> str:
        """The clause that forbids every move which begins with these touches; empty where none is named."""
        return refusal(self.game, self.state, touches)

    def case(self, touches: Sequence[str]) -> Note | None:
        """What stands in the way of these touches here, where it can be said in a few words."""
        return case(self.game, self.state, touches)

    # What leaves the match.

    def view(self, seat: int) -> View:
        """All that a seat may know now; `WATCHER` for somebody who only looks on."""
        return self.views((seat,))[0]

    def views(self, seats: Collection[int]) -> list[View]:
        """The same for several, in their order: what all of them know is found out once."""
        state, game = self.state, self.game
        done = tuple(self.series.results)
        totals = tuple(self.series.totals)
        result = self.series.result() if self.over else None
        odds = self._odds()
        return [
            View(
                game=game.id,
                seat=seat,
                turn=state.turn,
                dealer=state.dealer if "cards" in game.kind else LOT,
                deal=len(done) + (state.turn != NOBODY),
                length=self.series.length,
                scene=self.scene(seat),
                choices=tuple([game.choice(state, move) for move in state.moves()]) if self._decides(seat) else (),
                deals=done,
                totals=totals,
                result=result,
                fewest=state.fewest(),
                odds=odds,
                turns=tuple(game.turns(state)) if self._decides(seat) else (),
            )
            for seat in seats
        ]

    def _decides(self, seat: int) -> bool:
        return seat == self.state.turn and seat >= 0

    def scene(self, seat: int) -> Scene:
        """What the game shows a seat; until the first decision with the cards that were drawn for seats."""
        if isinstance(self.state, SeatDraw):
            return self.game.scene(self.series.deal(), seat)
        scene = self.game.scene(self.state, seat)
        if self.starts or not self.log or self.log[0] < self._first_lot:
            return scene
        looks = {look.id for look in self.game.layout(self.seats).looks}
        tickets = [self.text(self.log[who]).removeprefix("lot.") for who in self.seating]
        lots = [Note("fact-lot", {"seat": at, "look": each}) for at, each in enumerate(tickets) if each in looks]
        return replace(scene, facts=(*scene.facts, *lots))

    def _odds(self) -> tuple[int, ...]:
        """Every seat's chance in thousandths. Found out once for all views of a position."""
        if self.game.odds is None or self.state.turn == NOBODY or isinstance(self.state, SeatDraw):
            return ()
        if self._chances[0] != len(self.log):
            self._chances = len(self.log), tuple(round(1000 * chance) for chance in self.game.odds(self.state))
        return self._chances[1]

    def guess(self, seat: int) -> Guess:
        """What a computer player in this seat may think about: worlds as they could be, never the truth."""
        state = self.state
        return lambda random: state.guess(seat, random)
