"""What people do at a table besides playing: two tabs, taking back, handing over, clocks, hints, watching."""

import asyncio

import pytest

from ludothek.server.room.scheduler import Scheduler
from ludothek.server.table.entries import Moved, read_entry
from ludothek.server.workers.jobs import Consider, Considered, Job, Reply
from ludothek.server.workers.pool import Workers
from support.examples import BOARD
from support.servers.houses import House
from support.servers.visitors import Visitor, four, hosted, play_on

pytestmark = pytest.mark.asyncio


async def test_a_move_that_is_sent_twice_counts_once(house: House) -> None:
    async with hosted(house) as host:
        opened, visitors = await four(host)
        turn = visitors[0].views[0]["view"]["turn"]
        mover = visitors[turn]
        number = mover.views[turn]["number"]
        move = await mover.move(turn)
        await mover.move(turn, move, number)
        await mover.reaches(number + 1)
        await mover.settled()
        assert mover.views[turn]["number"] == number + 1
        # The connection is lost before the acknowledgement came: the client sends the move again on the next one.
        await mover.leave()
        back = await host.sit(opened["table"], opened["secrets"][turn])
        await back.move(turn, move, number)
        await back.settled()
        assert [message["type"] for message in back.others] == ["pong"]
        assert back.views[turn]["number"] == number + 1
        assert len(await host.hub.store.read(opened["table"])) == number + 2


async def test_two_tabs_of_one_seat_stay_in_step(house: House) -> None:
    async with hosted(house) as host:
        opened, visitors = await four(host)
        tabs = [await host.sit(opened["table"], secret) for secret in opened["secrets"]]
        for _ in range(3):
            await play_on(visitors, 2)
            await tabs[0].reaches(visitors[0].views[0]["number"])
            for tab, visitor in zip(tabs, visitors, strict=True):
                await tab.reaches(visitors[0].views[0]["number"])
                assert tab.views == visitor.views
            await play_on(tabs, 2)
            for visitor in visitors:
                await visitor.reaches(tabs[0].views[0]["number"])
        await tabs[0].leave()
        await visitors[1].settled()
        assert visitors[1].table["seats"][0]["present"]


async def test_several_seats_on_one_device(house: House) -> None:
    async with hosted(house) as host:
        opened = await host.open("person", "person", "person", options={"deals": 1})
        all_seats = await host.sit(opened["table"], *opened["secrets"])
        assert [seat["yours"] for seat in all_seats.table["seats"]] == [True] * 3
        while all_seats.table["phase"] == "playing":
            view = all_seats.views[0]
            turn = view["view"]["turn"]
            if turn < 0:
                await all_seats.hear()
                continue
            await all_seats.move(turn)
            await all_seats.reaches(view["number"] + 1)
        assert all_seats.table["phase"] == "over"


async def test_taking_back_needs_the_others(house: House) -> None:
    async with hosted(house) as host:
        _, visitors = await four(host)
        turn = visitors[0].views[0]["view"]["turn"]
        start = visitors[turn].views[turn]["view"]
        await play_on(visitors, 1)
        asker, *others = visitors[turn:] + visitors[:turn]
        await asker.say("ask", what="undo", seat=turn)
        await asker.until(lambda: asker.table["question"])
        assert asker.table["question"]["waiting_for"] == sorted(set(range(4)) - {turn})
        await others[0].say("answer", agree=False)
        await asker.until(lambda: asker.table["question"] is None)
        assert asker.views[turn]["view"] != start

        await asker.say("ask", what="undo", seat=turn)
        await asker.until(lambda: asker.table["question"])
        for other in others:
            await other.say("answer", agree=True)
        await asker.until(lambda: asker.views[turn]["view"] == start)
        await asker.settled()
        assert asker.table["question"] is None


async def test_taking_back_waits_for_those_who_are_away(house: House) -> None:
    async with hosted(house) as host:
        opened, visitors = await four(host)
        turn = visitors[0].views[0]["view"]["turn"]
        start = visitors[turn].views[turn]["view"]
        await play_on(visitors, 1)
        asker = visitors[turn]
        away, *others = [seat for seat in range(4) if seat != turn]
        await visitors[away].leave()
        await asker.until(lambda: not asker.table["seats"][away]["present"])
        await asker.say("ask", what="undo", seat=turn)
        await asker.until(lambda: asker.table["question"])
        assert asker.table["question"]["waiting_for"] == [away, *others]
        for other in others:
            await visitors[other].say("answer", agree=True)
        await asker.until(lambda: asker.table["question"]["waiting_for"] == [away])
        await asker.settled()
        assert asker.views[turn]["view"] != start
        back = await host.sit(opened["table"], opened["secrets"][away])
        await back.say("answer", agree=True)
        await asker.until(lambda: asker.views[turn]["view"] == start)


async def test_who_is_still_on_turn_takes_back_without_asking(house: House) -> None:
    async with hosted(house) as host:
        _, visitors = await four(host)
        while True:
            turn = visitors[0].views[0]["view"]["turn"]
            if turn < 0:  # the deal is over, and nobody has been on turn twice: on to the next, of four
                await play_on(visitors, 1)
                continue
            before = visitors[turn].views[turn]["view"]
            await play_on(visitors, 1)
            undos = [visitor.views[seat]["undo"] for seat, visitor in enumerate(visitors)]
            if visitors[0].views[0]["view"]["turn"] == turn:  # with the last card of a trick one may lead the next
                break
            assert "free" not in undos
            assert undos[turn] == "ask"
        assert [seat for seat, undo in enumerate(undos) if undo == "free"] == [turn]
        number = visitors[turn].views[turn]["number"]
        await visitors[turn].say("ask", what="undo", seat=turn)
        for visitor in visitors:
            await visitor.reaches(number + 1)
            assert visitor.table["question"] is None
        assert visitors[turn].views[turn]["view"] == before


class Obliging(Workers):
    """Computer players that agree to everything, or to nothing, after a while."""

    def __init__(self, *, agree: bool) -> None:
        super().__init__(1, 20.0)
        self.proposals: list[Consider] = []
        self._agree = agree

    async def answer(self, job: Job, address: str, *, behind: bool = False) -> Reply:
        if not isinstance(job, Consider):
            return await super().answer(job, address, behind=behind)
        await asyncio.sleep(0.2)
        self.proposals.append(job)
        return Considered(self._agree)


async def test_a_draw_is_agreed_by_persons(house: House) -> None:
    async with hosted(house) as host:
        opened = await host.open("person", "person", game=BOARD)
        one, other = [await host.visit(opened["table"], secret) for secret in opened["secrets"]]
        for visitor in (one, other):
            await visitor.reaches(0)
        await one.say("ask", what="agreement", seat=1, agreement="draw")
        assert (await one.told("refused"))["reason"] == "not_yours"
        await one.say("ask", what="agreement", seat=0, agreement="draw")
        await other.until(lambda: other.table["question"])
        assert other.table["question"] == {
            "what": "agreement", "by": 0, "seat": 0, "waiting_for": [1], "agreement": "draw",
        }  # fmt: skip
        await other.say("answer", agree=True)
        for visitor in (one, other):
            await visitor.until(lambda visitor=visitor: visitor.table["phase"] == "over")  # type: ignore[misc]
            await visitor.settled()
            assert visitor.table["question"] is None
        assert one.views[0]["view"]["result"]["winners"] == [0, 1]
        assert one.views[0]["view"]["result"]["reason"] == "reason-agreed"
        record = await host.request("GET", f"/api/tables/{opened['table']}/record", opened["watch"])
        assert record.json()["moves"] == ["draw.0"]


async def test_an_agreement_waits_for_those_who_are_away(house: House) -> None:
    async with hosted(house, question_seconds=0.1) as host:
        opened = await host.open("person", "person", game=BOARD, contribution="x")
        one = await host.sit(opened["table"], opened["secrets"][0])
        await one.say("ask", what="agreement", seat=0, agreement="draw")
        await one.until(lambda: one.table["question"])
        assert one.table["question"]["waiting_for"] == [1]
        await one.until(lambda: one.table["question"] is None)
        assert one.table["phase"] == "playing"
        await one.say("ask", what="agreement", seat=0, agreement="resign")
        await one.until(lambda: one.table["phase"] == "over")


@pytest.mark.parametrize("agree", [True, False])
async def test_computer_players_are_asked_too_and_wait_meanwhile(house: House, *, agree: bool) -> None:
    workers = Obliging(agree=agree)
    async with hosted(house, workers=workers) as host:
        opened = await host.open("person", "beginner", game=BOARD)
        me = await host.sit(opened["table"], opened["secrets"][0])
        await me.until(lambda: me.choices(0))
        await me.move(0)
        await me.say("ask", what="agreement", seat=0, agreement="draw")
        await me.until(lambda: me.table["question"])
        number = me.table["number"]
        await me.until(lambda: me.table["question"] is None)
        assert me.table["number"] == number + 1, "nothing happened between the question and the answer"
        assert [job.seat for job in workers.proposals] == [1]
        if agree:
            assert me.table["phase"] == "over"
        else:
            await me.until(lambda: me.choices(0))  # the game goes on


async def test_a_question_lapses(house: House) -> None:
    async with hosted(house, question_seconds=0.05) as host:
        _, visitors = await four(host)
        turn = visitors[0].views[0]["view"]["turn"]
        await play_on(visitors, 1)
        await visitors[turn].say("ask", what="undo", seat=turn)
        await visitors[turn].until(lambda: visitors[turn].table["question"])
        await visitors[turn].until(lambda: visitors[turn].table["question"] is None)


async def test_alone_with_computer_players_nobody_is_asked(house: House) -> None:
    async with hosted(house) as host:
        opened = await host.open("person", "beginner", "beginner")
        me = await host.sit(opened["table"], opened["secrets"][0])
        await me.until(lambda: me.views[0]["view"]["turn"] == 0)
        start = me.views[0]["view"]
        await me.move(0)
        await me.until(lambda: me.views[0]["view"] != start and me.views[0]["view"]["turn"] == 0)
        await me.say("ask", what="undo", seat=0)
        await me.until(lambda: me.views[0]["view"] == start)


async def test_a_seat_is_handed_over_and_taken_back(house: House) -> None:
    async with hosted(house, pace=0.05) as host:  # the deal must not be over before the seat is taken back
        opened = await host.open("person", "beginner", "beginner", options={"deals": 1})
        me = await host.sit(opened["table"], opened["secrets"][0])
        await me.say("seat", seat=0, player="beginner")
        await me.until(lambda: me.table["seats"][0]["player"] == "beginner")
        assert me.table["seats"][0]["reserved"]
        start = me.views[0]["number"]
        await me.reaches(start + 6)  # somebody moves for me
        await me.say("seat", seat=0, player="person")
        await me.until(lambda: me.table["seats"][0]["player"] == "person")
        await me.until(lambda: me.choices(0))
        number = me.views[0]["number"]
        await me.move(0)
        await me.reaches(number + 1)


async def test_whoever_takes_over_after_a_trick_lets_people_see_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All have been shown the trick, and their views are forgotten, when a computer player comes to the seat."""
    pauses = []

    async def rest(_scheduler: Scheduler, _since: int, _seat: int, _by: str, pause: float) -> None:
        pauses.append(pause)

    monkeypatch.setattr(Scheduler, "_think", rest)
    async with hosted(house, pace=0.5, collecting=4.0) as host:
        _, visitors = await four(host)
        for moves in (1, 3):  # a card, and the rest of the trick
            await play_on(visitors, moves)
            turn = visitors[0].views[0]["view"]["turn"]
            for player in ("beginner", "person"):
                await visitors[turn].say("seat", seat=turn, player=player)
                await visitors[turn].until(lambda turn=turn, player=player: _player(visitors[turn], turn) == player)
    assert pauses == [0.5, 2.0]


def _player(visitor: Visitor, seat: int) -> str:
    return str(visitor.table["seats"][seat]["player"])


async def test_others_give_the_seat_of_an_absent_person_away(house: House) -> None:
    async with hosted(house, away_seconds=0.0) as host:
        opened, visitors = await four(host)
        await visitors[0].say("ask", what="hand_over", seat=3)
        assert (await visitors[0].told("refused"))["reason"] == "not_now"
        await visitors[3].leave()
        await visitors[0].until(lambda: not visitors[0].table["seats"][3]["present"])
        await visitors[0].say("ask", what="hand_over", seat=3)
        await visitors[1].until(lambda: visitors[1].table["question"])
        assert visitors[1].table["question"] == {
            "what": "hand_over", "by": 0, "seat": 3, "waiting_for": [1, 2], "agreement": "",
        }  # fmt: skip
        await visitors[1].say("answer", agree=True)
        back = await host.sit(opened["table"], opened["secrets"][3])
        await visitors[2].say("answer", agree=True)
        assert (await visitors[2].told("refused"))["reason"] == "not_now", "they came back meanwhile"
        await back.leave()
        await visitors[2].until(lambda: not visitors[2].table["seats"][3]["present"])
        await visitors[2].say("answer", agree=True)
        await visitors[0].until(lambda: visitors[0].table["seats"][3]["player"] == "casual")
        back = await host.sit(opened["table"], opened["secrets"][3])
        await back.say("seat", seat=3, player="person")
        await visitors[0].until(lambda: visitors[0].table["seats"][3]["player"] == "person")


async def test_when_time_runs_out_a_move_is_made(house: House) -> None:
    async with hosted(house) as host:
        opened = await host.open("person", "person", "person", clock={"seconds": 1})
        visitor = await host.sit(opened["table"], *opened["secrets"])
        assert visitor.table["clock"] == {"seconds": 1, "then": "casual"}
        first = visitor.views[0]
        assert 0 <= first["clock"]["seconds_left"] <= 1
        await visitor.reaches(first["number"] + 1)
        entries = [read_entry(text) for text in await host.hub.store.read(opened["table"])]
        moved = entries[first["number"] + 1]
        assert isinstance(moved, Moved)
        assert (moved.seat, moved.by) == (first["view"]["turn"], "clock")


async def test_who_moves_in_time_moves_alone(house: House) -> None:
    async with hosted(house) as host:
        opened = await host.open("person", "person", "person", clock={"seconds": 3600})
        visitor = await host.sit(opened["table"], *opened["secrets"])
        first = visitor.views[0]
        await visitor.move(first["view"]["turn"])
        await visitor.reaches(first["number"] + 1)
        assert 0 < visitor.views[0]["clock"]["seconds_left"] <= 3600
        moved = read_entry((await host.hub.store.read(opened["table"]))[first["number"] + 1])
        assert isinstance(moved, Moved)
        assert (moved.seat, moved.by) == (first["view"]["turn"], "person")


async def test_friends_come_by_link(house: House) -> None:
    async with hosted(house) as host:
        opened = await host.open("person", "open", "open", "open")
        me = await host.sit(opened["table"], opened["secrets"][0], contribution="mine")
        assert me.table["phase"] == "waiting"
        assert me.views == {}
        # One comes by the link of a seat, one by the link for all, and the last seat goes to a computer player.
        by_seat = await host.sit(opened["table"], opened["secrets"][2], name="Ada", contribution="hers")
        await me.until(lambda: me.table["seats"][2]["name"] == "Ada")
        path = f"/api/tables/{opened['table']}/join"
        joined = (await host.request("POST", path, opened["join"], json={"name": "Bob", "contribution": "his"})).json()
        assert joined["seat"] == 1
        assert (await host.request("POST", path, opened["join"], json={"seat": 2})).status_code == 409
        bob = await host.sit(opened["table"], joined["secret"])
        await bob.say("begin", level="beginner")
        assert (await bob.told("refused"))["reason"] == "not_yours", "whoever opened the table begins"
        await me.say("begin", level="beginner")
        for visitor in (me, by_seat, bob):
            await visitor.reaches(0)
        assert [seat["player"] for seat in me.table["seats"]] == ["person", "person", "person", "beginner"]
        assert me.table["contributions"] == ["mine", "his", "hers", ""]
        full = await host.request("POST", path, opened["join"], json={})
        assert (full.status_code, full.headers["content-type"]) == (409, "application/problem+json")
        # The link of the seat that Bob took by another way no longer opens it.
        assert await (await host.visit(opened["table"], opened["secrets"][1])).gone() == 4403


async def test_watchers_look_on_and_no_more(house: House) -> None:
    async with hosted(house) as host:
        opened, visitors = await four(host)
        watcher = await host.sit(opened["table"], opened["watch"])
        await visitors[0].until(lambda: visitors[0].table["watchers"] == 1)
        assert watcher.views[-1]["view"]["choices"] == []
        for kind, fields in (
            ("move", {"seat": 0, "number": watcher.views[-1]["number"], "move": "g1"}),
            ("next", {"number": 3}),
            ("react", {"reaction": "clap"}),
            ("hint", {"seat": 0}),
            ("ask", {"what": "undo", "seat": 0}),
            ("name", {"seat": 0, "name": "Nobody"}),
            ("begin", {}),
        ):
            await watcher.say(kind, **fields)
            assert (await watcher.told("refused"))["reason"] == "not_yours"


async def test_why_hint_names_and_reactions(house: House) -> None:
    async with hosted(house) as host:
        _, visitors = await four(host)
        await play_on(visitors, 1)
        turn = visitors[0].views[0]["view"]["turn"]
        mover, other = visitors[turn], visitors[(turn + 1) % 4]
        pieces = mover.views[turn]["view"]["scene"]["pieces"]
        hand = [piece["id"] for piece in pieces if piece["zone"] == f"hand.{turn}"]
        barred = [card for card in hand if card not in mover.choices(turn)]
        if barred:
            await mover.say("why", seat=turn, touches=barred[:1])
            assert (await mover.told("because"))["clause"] == "DG-15"
        await other.say("why", seat=(turn + 1) % 4, touches=hand[:1])
        assert (await other.told("because"))["clause"] == ""  # it is not their turn: they learn nothing
        await mover.say("hint", seat=turn)
        hinted = await mover.told("hinted")
        assert hinted["move"] in mover.choices(turn)
        assert hinted["touches"] == [hinted["move"]]
        await other.say("hint", seat=(turn + 1) % 4)
        assert (await other.told("refused"))["reason"] == "not_your_turn"
        await other.say("hint", seat=turn)
        assert (await other.told("refused"))["reason"] == "not_yours"
        await mover.say("react", reaction="laugh")
        assert await other.told("reacted") == {"type": "reacted", "seat": turn, "reaction": "laugh"}
        await mover.say("name", seat=turn, name="\u202eEve\n<script>")
        await other.until(lambda: other.table["seats"][turn]["name"] == "Eve <script>")


async def test_a_hint_is_told_to_the_others(house: House) -> None:
    async with hosted(house) as host:
        opened, visitors = await four(host)
        watcher = await host.sit(opened["table"], opened["watch"])
        turn = visitors[0].views[0]["view"]["turn"]
        tab = await host.sit(opened["table"], opened["secrets"][turn])
        mover = visitors[turn]
        await mover.say("hint", seat=turn)
        for other in (*visitors, watcher):
            if other is not mover:
                assert await other.told("hint_asked") == {"type": "hint_asked", "seat": turn}
        await mover.told("hinted")
        for mine in (mover, tab):
            await mine.settled()
            assert "hint_asked" not in {message["type"] for message in mine.others}


async def test_a_table_may_be_opened_without_hints(house: House) -> None:
    async with hosted(house) as host:
        opened = await host.open("person", "person", game=BOARD, contribution="x", hints=False)
        one, other = [await host.sit(opened["table"], secret) for secret in opened["secrets"]]
        assert not one.table["hints"]
        await one.say("hint", seat=0)
        refused = await one.told("refused")
        assert refused["reason"] == "not_now"
        assert "opened without hints" in refused["detail"]
        await other.settled()
        assert [message["type"] for message in other.others] == ["pong"]
        await one.say("ask", what="agreement", seat=0, agreement="resign")
        await one.until(lambda: one.table["phase"] == "over")
        path = f"/api/tables/{opened['table']}/again"
        again = (await host.request("POST", path, opened["secrets"][0], json={})).json()
        assert not (await host.sit(again["table"], opened["secrets"][0])).table["hints"]


async def test_tables_leave_memory_and_come_back(house: House) -> None:
    async with hosted(house) as host:
        opened, visitors = await four(host)
        await play_on(visitors, 5)
        seen = visitors[2].views[2]
        host.hub.sweep(idle_seconds=0.0)
        assert host.hub.tables == 1  # somebody is there
        for visitor in visitors:
            await visitor.leave()
        while host.hub.clients:  # noqa: ASYNC110 - they leave by themselves
            await asyncio.sleep(0.01)
        host.hub.sweep(idle_seconds=0.0)
        assert host.hub.tables == 0
        back = await host.sit(opened["table"], opened["secrets"][2])
        assert back.views[2] == seen
