"""The table as pure logic: a log replayed gives the same table, and only what may happen happens."""

import json
import random
from dataclasses import replace
from functools import partial

import pytest

from ludothek.core.match import Match
from ludothek.core.record import verify
from ludothek.core.seal import Seal
from ludothek.core.state import REFEREE, WATCHER
from ludothek.games import load_game
from ludothek.players.levels import LEVELS
from ludothek.server.base import keys
from ludothek.server.messages.words import Level, plain
from ludothek.server.room.views import collected
from ludothek.server.table.afterwards import draws, match_after, record_of
from ludothek.server.table.description import describe
from ludothek.server.table.entries import Entry, SeatOpened, TableOpened, write_entry
from ludothek.server.table.table import Refuse, Table, replay
from ludothek.server.workers.jobs import Choose, Chosen, Consider, Considered, position
from ludothek.server.workers.worker import Worker
from support.examples import ALONE, AUCTION, BOARD, CHECKERS, PAD, TRICKS


class Log:
    """A table together with its log."""

    def __init__(self, *players: str, game_id: str = TRICKS, **options: int | str) -> None:
        game = load_game(game_id)
        seats = [
            SeatOpened(player=player, name=f"Seat {number}", secret=keys.hashed(f"secret {number}"))
            for number, player in enumerate(players)
        ]
        self.opened = TableOpened(
            game=game.id, version=game.version, options=game.settle(len(seats), options), seats=seats,
            clock=None, lang="en", seed="ab" * 32, join=keys.hashed("join"), watch=keys.hashed("watch"),
        )  # fmt: skip
        self.table = Table("t", self.opened)
        self.entries = [write_entry(self.opened)]

    def add(self, entry: Entry | None) -> None:
        assert entry is not None
        self.entries.append(write_entry(entry))
        assert self.table.number == len(self.entries) - 1

    def begin(self) -> None:
        self.add(self.table.contribute(range(len(self.table.seats)), "abc"))
        self.add(self.table.begin())

    def legal(self) -> list[str]:
        assert self.table.match is not None
        return [self.table.match.state.text(move) for move in self.table.match.legal()]

    def play(self, text: str = "") -> None:
        self.add(self.table.move(self.table.turn, text or self.legal()[0], self.table.number))

    def finish(self) -> None:
        while self.table.phase == "playing":
            self.play()

    @property
    def moves(self) -> list[int]:
        assert self.table.match is not None
        return self.table.match.log

    def refused(self, reason: str) -> "pytest.RaisesExc[Refuse]":
        return pytest.RaisesExc(Refuse, check=lambda error: error.reason == reason)


def begun(seats: int = 3, **options: int | str) -> Log:
    log = Log(*["person"] * seats, game_id=TRICKS, **options)
    log.begin()
    return log


def told(table: Table) -> tuple[object, ...]:
    """Everything that can be known of a table."""
    seats = range(-1, len(table.seats))
    views = None if table.match is None else [table.match.view(seat) for seat in seats]
    return describe(table, frozenset(), set(), 0), views, table.since, table._last, table._declined, table.seats


@pytest.mark.parametrize("seed", range(6))
def test_replay_gives_the_same_table_after_every_entry(seed: int) -> None:
    chance = random.Random(seed)
    log = Log("person", "open", "casual", "person", deals=2)
    table = log.table
    log.add(table.sit_down(None, "Late", keys.hashed("late"), "x"))
    log.begin()
    while table.phase != "over":
        step = chance.randrange(12)
        seat = chance.randrange(4)
        try:
            if table.phase == "between" and step > 2:
                log.add(table.next_deal(table.number))
            elif step == 0:
                log.add(
                    table.ask(
                        chance.choice(["undo", "hand_over"]), seat, seat, chance.sample(range(4), chance.randrange(3))
                    )
                )
            elif step == 1:
                log.add(table.answer(frozenset([seat]), agree=chance.random() < 0.7))
            elif step == 2:
                log.add(table.hand(seat, chance.choice(["person", "club"])) or table.rename(seat, f"N{table.number}"))
            elif table.seats[table.turn].player == "person":
                log.play(chance.choice(log.legal()))
            else:
                assert table.match is not None
                log.add(table.move_for(table.turn, chance.choice(table.match.legal()), "computer"))
        except Refuse:
            continue
        if chance.random() < 0.1:
            assert told(replay("t", log.entries)) == told(table)
    log.add(table.play_again("elsewhere"))
    assert told(replay("t", log.entries)) == told(table)


def test_a_log_from_before_hints_could_be_switched_off_allows_them() -> None:
    log = begun()
    opened = json.loads(log.entries[0])
    assert opened.pop("hints")
    old = replay("t", [json.dumps(opened), *log.entries[1:]])
    assert told(old) == told(log.table)
    assert describe(old, frozenset(), set(), 0).hints


def test_a_move_counts_once() -> None:
    log = begun()
    seat, seen, text = log.table.turn, log.table.number, log.legal()[0]
    log.add(log.table.move(seat, text, seen))
    assert log.table.move(seat, text, seen) is None
    assert replay("t", log.entries).move(seat, text, seen) is None
    log.play()
    log.play()
    assert log.table.move(seat, text, seen) is None
    assert len(log.moves) == 46 + 3


def test_a_move_must_be_chosen_in_the_current_view() -> None:
    log = begun()
    seen = log.table.number
    log.play()
    with log.refused("stale"):
        log.table.move(log.table.turn, log.legal()[0], seen)
    with log.refused("stale"):
        log.table.move(log.table.turn, log.legal()[0], log.table.number + 1)


def test_a_new_name_does_not_make_a_choice_stale() -> None:
    log = begun()
    seen = log.table.number
    log.add(log.table.rename(0, "Somebody"))
    log.add(log.table.move(log.table.turn, log.legal()[0], seen))


def test_refused_moves_say_why() -> None:
    log = begun()
    leader = log.table.turn
    log.play()
    seat = log.table.turn
    with log.refused("not_your_turn"):
        log.table.move(leader, "g1", log.table.number)
    with log.refused("invalid"):
        log.table.move(seat, "x99", log.table.number)
    others = [text for text in log.table.game.notation if text not in log.legal() and text[0] != "d"]
    with log.refused("illegal") as refused:
        log.table.move(seat, others[0], log.table.number)
    assert refused.value.clause in {"DG-9", "DG-15"}
    assert log.table.number == len(log.entries) - 1


def test_undo_goes_back_to_the_own_decision() -> None:
    log = begun()
    seat = log.table.turn
    before = list(log.moves)
    for _ in range(3):
        log.play()
    log.add(log.table.ask("undo", seat, seat, [1, 2, 0]))
    asked = [other for other in range(3) if other != seat]
    assert log.table.question is not None
    assert list(log.table.question.waiting_for) == asked
    log.add(log.table.answer(frozenset(asked[:1]), agree=True))
    assert len(log.moves) > len(before)
    log.add(log.table.answer(frozenset(asked[1:]), agree=True))
    assert log.moves == before
    assert log.table.turn == seat
    assert log.table.since == log.table.number


def test_undo_takes_moves_back_at_once_that_were_made_at_once() -> None:
    log = Log("person", "person", game_id=PAD)
    log.begin()
    before = list(log.moves)
    log.play("stop ch")
    for table in (log.table, replay("t", log.entries)):
        assert table.match is not None
        assert len(table.match.log) == len(before) + 2 + 5
        assert table.undo(0) == "ask"
        table.ask("undo", 0, 0, [])
        assert table.match.log == before
        assert table.match.view(0).turns, "the throwing has not ended"


def test_undo_is_free_while_it_is_the_same_turn() -> None:
    log = begun()
    while True:
        seat, before = log.table.turn, list(log.moves)
        log.play()
        if log.table.turn == seat:
            break
        assert [log.table.undo(other) for other in range(3)].count("free") == 0
    assert [log.table.undo(other) == "free" for other in range(3)] == [other == seat for other in range(3)]
    assert log.table.undo(-1) == "none"
    log.add(log.table.ask("undo", seat, seat, range(3)))
    assert log.table.question is None
    assert log.moves == before
    assert told(replay("t", log.entries)) == told(log.table)


def looked() -> Log:
    """A table at which seat 1 has picked up what it played for and knows it now."""
    log = Log("person", "person", "person", game_id=AUCTION, first_dealer=0)
    log.begin()
    for word in ("18", "pass", "pass", "take"):
        log.play(word)
    return log


def test_undo_of_a_move_that_told_needs_the_others() -> None:
    log = looked()
    seat, before = log.table.turn, list(log.moves)
    assert log.table.undo(seat) == "ask"
    log.play()  # puts two cards away, and learns nothing by that
    assert log.table.undo(seat) == "free"
    log.add(log.table.ask("undo", seat, seat, range(3)))
    assert log.moves == before
    assert log.table.undo(seat) == "ask"
    log.add(log.table.ask("undo", seat, seat, range(3)))
    assert log.table.question is not None
    assert list(log.table.question.waiting_for) == [other for other in range(3) if other != seat]
    assert log.moves == before
    assert told(replay("t", log.entries)) == told(log.table)


def test_alone_a_move_that_told_stands() -> None:
    """There is nobody to agree, and whoever may look under a card and put it back plays another game."""
    log = Log("person", game_id=ALONE)
    log.begin()
    log.play()
    assert log.table.undo(0) == "none"
    with log.refused("not_now"):
        log.table.ask("undo", 0, 0, [])
    opened = Log("person", game_id=ALONE, open_piles="on")
    opened.begin()
    before = list(opened.moves)
    opened.play()
    assert opened.table.undo(0) == "free"
    opened.add(opened.table.ask("undo", 0, 0, []))
    assert opened.moves == before


def test_undo_of_a_move_that_told_is_granted_where_nobody_can_be_asked() -> None:
    log = looked()
    before = list(log.moves)
    log.add(log.table.ask("undo", log.table.turn, log.table.turn, []))
    assert log.table.question is None
    assert log.moves == before[:-1]


def test_undo_is_over_with_one_no_or_a_move_or_by_withdrawing() -> None:
    log = begun()
    seat = log.table.turn
    log.play()
    others = [other for other in range(3) if other != seat]
    log.add(log.table.ask("undo", seat, seat, others))
    with log.refused("not_now"):
        log.table.ask("undo", seat, seat, others)
    log.add(log.table.answer(frozenset(others[:1]), agree=False))
    assert log.table.question is None
    log.add(log.table.ask("undo", seat, seat, others))
    with log.refused("not_now"):
        log.table.answer(frozenset([seat]), agree=True)
    log.add(log.table.answer(frozenset([seat]), agree=False))
    assert log.table.question is None
    log.add(log.table.ask("undo", seat, seat, others))
    log.play()
    assert log.table.question is None
    assert len(log.moves) == 46 + 2


def test_only_who_is_asked_or_has_asked_ends_a_question() -> None:
    log = begun()
    seat = log.table.turn
    log.play()
    asked, other = [each for each in range(3) if each != seat]
    log.add(log.table.ask("undo", seat, seat, [asked]))
    question = log.table.question
    for agree in (False, True):
        with log.refused("not_now"):
            log.table.answer(frozenset([other]), agree=agree)
    assert log.table.question == question
    log.add(log.table.answer(frozenset([asked]), agree=False))
    with log.refused("not_now"):
        log.table.answer(frozenset([asked]), agree=False)


def mills(**options: int | str) -> Log:
    """A table of a game that can end by agreement."""
    log = Log("person", "person", game_id=BOARD, **options)
    log.begin()
    return log


def test_resigning_asks_nobody() -> None:
    log = mills()
    log.play()
    log.add(log.table.ask("agreement", 0, 0, [1], "resign"))
    assert (log.table.phase, log.table.question, log.table.since) == ("over", None, log.table.number)
    record = record_of(log.table)
    assert record.moves[-1] == "resign.0"
    assert record.result is not None
    assert record.result.winners == [1]
    assert verify(record, log.table.game) == []
    assert told(replay("t", log.entries)) == told(log.table)


def test_a_draw_needs_the_other() -> None:
    log = mills(series=2)
    log.add(log.table.ask("agreement", 1, 1, [0], "draw"))
    assert log.table.question is not None
    assert (log.table.question.agreement, log.table.question.waiting_for) == ("draw", (0,))
    log.add(log.table.answer(frozenset([0]), agree=False))
    with log.refused("not_now"):
        log.table.ask("agreement", 1, 1, [0], "draw")  # nobody is pestered
    log.add(log.table.ask("agreement", 0, 0, [1], "draw"))
    log.add(log.table.answer(frozenset([0]), agree=False))  # withdrawn
    assert told(replay("t", log.entries)) == told(log.table)
    log.play()
    log.add(log.table.ask("agreement", 1, 1, [0], "draw"))
    log.play()  # whoever plays on has answered
    assert log.table.question is None
    log.add(log.table.ask("agreement", 1, 1, [0], "draw"))
    log.add(log.table.answer(frozenset([0]), agree=True))
    assert log.table.phase == "between"
    with log.refused("not_now"):
        log.table.ask("agreement", 1, 1, [0], "draw")
    assert told(replay("t", log.entries)) == told(log.table)
    log.add(log.table.next_deal(log.table.number))
    assert log.table.phase == "playing"
    assert told(replay("t", log.entries)) == told(log.table)


def test_what_cannot_be_agreed_is_refused() -> None:
    with mills().refused("invalid") as refused:
        mills().table.ask("agreement", 0, 0, [1], "peace")
    assert "draw, resign" in str(refused.value)
    with begun().refused("invalid"):
        begun().table.ask("agreement", 0, 0, [1, 2], "draw")
    waiting = Log("person", "open", game_id=BOARD)
    with waiting.refused("not_now"):
        waiting.table.ask("agreement", 0, 0, [1], "resign")


def test_a_worker_answers_proposals() -> None:
    match = Match(load_game(CHECKERS), 2, seal=Seal.numbered(1))
    worker, where = Worker(), position("t", match)
    chosen = worker.answer(Choose(where, "club"))
    assert isinstance(chosen, Chosen)
    assert chosen.move in match.legal()
    more_than_anybody_can_hope_for = Consider(where, "club", 1, "resign-triple", 0)
    assert worker.answer(more_than_anybody_can_hope_for) == Considered(agrees=True)
    board = Match(load_game(BOARD), 2, seal=Seal.numbered(1))
    assert worker.answer(Consider(position("t", board), "club", 1, "resign", 0)) == Considered(agrees=True)


def test_undo_stays_within_the_deal() -> None:
    log = begun(deals=2)
    log.finish()
    last = log.table._last
    seat = next(iter(last))
    log.add(log.table.ask("undo", seat, seat, []))
    log.finish()
    log.add(log.table.next_deal(log.table.number))
    with log.refused("not_now"):
        log.table.ask("undo", seat, seat, [])


def test_nothing_is_taken_back_when_all_is_told() -> None:
    log = begun(deals=1)
    with log.refused("not_now"):
        record_of(log.table)
    log.finish()
    with log.refused("not_now"):
        log.table.ask("undo", 0, 0, [])
    with log.refused("not_now"):
        log.table.next_deal(log.table.number)
    assert describe(log.table, frozenset(), set(), 0).seed == "ab" * 32
    record_of(log.table)


def test_until_all_is_over_nothing_is_told_that_was_hidden() -> None:
    log = Log("person", "person", "person", deals=2)
    table = log.table

    def check() -> None:
        assert describe(table, frozenset([0]), {0}, 1).seed is None
        for look_back in (record_of, draws, partial(match_after, moves=0)):
            with log.refused("not_now"):
                look_back(table)
        with log.refused("not_now"):
            table.play_again("elsewhere")

    check()
    log.begin()
    check()
    log.play()
    check()
    log.finish()
    assert log.table.phase == "between"
    check()
    log.add(table.next_deal(table.number))
    log.finish()
    assert describe(table, frozenset(), set(), 0).seed == "ab" * 32
    assert len(record_of(table).moves) == len(log.moves)
    assert match_after(table, len(log.moves)).over
    assert len(draws(table)) == 2 * 45 + 1  # the cards of both deals, and who deals first
    log.add(table.play_again("elsewhere"))
    assert table.again == "elsewhere"


def test_a_watcher_has_no_choice_whoever_is_on_turn() -> None:
    log = begun(deals=1)
    log.finish()
    turns = set()
    for moves in range(len(log.moves) + 1):
        match = match_after(log.table, moves)
        turns.add(match.turn)
        assert match.view(WATCHER).choices == ()
    assert {REFEREE, 0, 1, 2} < turns


def test_next_deal_is_dealt_once() -> None:
    log = begun(deals=3)
    with log.refused("not_now"):
        log.table.next_deal(log.table.number)
    log.finish()
    seen = log.table.number
    log.add(log.table.next_deal(seen))
    assert log.table.next_deal(seen) is None


def test_a_number_stays_a_number_and_plain_notation_is_not_read_into() -> None:
    log = Log("person", "person", "person", "person")
    log.begin()
    match = log.table.match
    assert match is not None
    match.game = replace(match.game, read=never)
    log.play(log.legal()[0])
    vars(match.game)["notation"] = {}  # no text means anything from here on
    move = match.legal()[0]
    text = match.text(move)
    entry = log.table.move_for(log.table.turn, move, "clock")
    assert (entry.moves[0], entry.text) == (move, text)


def never(_state: object, text: str) -> list[str]:
    raise AssertionError(f"{text} was read")


def test_whether_pieces_were_collected_follows_from_the_match() -> None:
    log = Log("person", "person", "person")
    assert not collected(log.table), "no match yet"
    log.begin()
    seen = []
    for _ in range(6):
        log.play()
        seen.append(collected(log.table))
    assert seen == [False, False, True] * 2


def test_a_seat_goes_to_a_computer_player_and_back() -> None:
    log = begun()
    seat = log.table.turn
    log.add(log.table.hand(seat, "club"))
    assert describe(log.table, frozenset(), set(), 0).seats[seat].reserved
    with log.refused("not_now"):
        log.play()
    assert log.table.hand(seat, "club") is None
    log.add(log.table.hand(seat, "person"))
    log.play()


def test_open_seats_are_taken_or_filled() -> None:
    log = Log("person", "open", "open")
    with log.refused("not_now"):
        log.table.sit_down(0, "", "", "")
    log.add(log.table.sit_down(2, "Two", keys.hashed("two"), "x"))
    assert log.table.seat_of("two") == 2
    assert log.table.seat_of("secret 2") == -1
    assert not log.table.ready
    log.begin()
    assert [seat.player for seat in log.table.seats] == ["person", "casual", "person"]
    with log.refused("not_now"):
        log.table.sit_down(None, "", "", "")


def test_secrets_open_only_what_they_are_for() -> None:
    table = Log("person", "casual", "person").table
    assert (table.seat_of("secret 2"), table.seat_of("join"), table.seat_of("")) == (2, -1, -1)
    assert (table.may_join("join"), table.may_join("watch"), table.may_join("secret 0")) == (True, False, False)
    assert [table.invites(secret) for secret in ("join", "watch", "secret 0", "")] == [True, True, False, False]
    assert [table.may_watch(secret) for secret in ("watch", "join", "secret 0", "")] == [True, True, False, False]
    free = Log("person", "open", "person").table
    assert (free.may_watch("watch"), free.may_watch("join")) == (True, False), "who can sit down does not look on"
    assert [table.opens(secret) for secret in ("join", "watch", "secret 0", "nothing", "")] == [True] * 3 + [False] * 2


def test_levels_of_the_messages_are_those_of_the_players() -> None:
    assert set(Level.__args__) == set(LEVELS)  # type: ignore[attr-defined]


def test_names_are_plain_text() -> None:
    assert plain("  A\nda\u202e  \x07 Lovelace\u0000 ") == "A da Lovelace"
    assert plain("👩\u200d🚀") == "👩\u200d🚀"
    assert plain("<b>Bob</b>") == "<b>Bob</b>"
