"""Sitting down together: what an invitation tells and to whom, codes that are typed instead of links."""

from pathlib import Path

import pytest
from visitors import hosted

pytestmark = pytest.mark.asyncio


async def test_an_invitation_names_host_game_options_and_seats(tmp_path: Path) -> None:
    async with hosted(tmp_path) as host:
        opened = await host.open(
            "person", "open", "casual", "open", options={"deals": 2}, clock={"seconds": 30}, hints=False
        )
        path = f"/api/tables/{opened['table']}"
        joined = await host.request("POST", f"{path}/join", opened["join"], json={"seat": 3, "name": "Ben"})
        assert joined.json()["seat"] == 3
        sitting = await host.sit(opened["table"], opened["secrets"][0])
        await sitting.say("name", seat=0, name="Ada")
        await sitting.until(lambda: sitting.table["seats"][0]["name"] == "Ada")
        for secret in (opened["join"], opened["watch"]):
            told = (await host.request("GET", f"{path}/invitation", secret)).json()
            options = told.pop("options")
            assert options["deals"] == 2
            assert told == {
                "game": "david_goliath",
                "host": "Ada",
                "phase": "waiting",
                "seats": [
                    {"name": "Ada", "player": "person"},
                    {"name": "Seat 1", "player": "open"},
                    {"name": "Seat 2", "player": "casual"},
                    {"name": "Ben", "player": "person"},
                ],
                "clock": 30,
                "hints": False,
                "watch": secret == opened["watch"],
            }


async def test_only_who_was_invited_is_told(tmp_path: Path) -> None:
    async with hosted(tmp_path, wrong_links_per_minute=5) as host:
        one, other = [await host.open("person", "person", "open") for _ in range(2)]
        path = f"/api/tables/{one['table']}/invitation"
        wrong = ["", "nonsense", other["join"], other["watch"]]
        answers = [await host.request("GET", path, secret) for secret in wrong]
        answers.append(await host.request("GET", "/api/tables/nosuchtable/invitation", one["join"]))
        answers.append(await host.request("GET", path, one["secrets"][0]))  # a seat needs no invitation
        assert {(answer.status_code, answer.text) for answer in answers} == {(403, answers[0].text)}
        assert (await host.request("GET", path, "nonsense")).status_code == 429
        assert (await host.request("GET", path, one["join"])).status_code == 200


async def test_who_comes_too_late_is_told_so_and_may_look_on(tmp_path: Path) -> None:
    async with hosted(tmp_path) as host:
        opened = await host.open("person", "open", "casual")
        path = f"/api/tables/{opened['table']}"
        assert await (await host.visit(opened["table"], opened["join"])).gone() == 4403, "there is a seat to take"
        await host.request("POST", f"{path}/join", opened["join"], json={})
        told = (await host.request("GET", f"{path}/invitation", opened["join"])).json()
        assert (told["phase"], told["watch"]) == ("waiting", True)
        assert (await host.request("POST", f"{path}/join", opened["join"], json={})).status_code == 409
        sitting = await host.sit(opened["table"], opened["secrets"][0])
        await sitting.until(lambda: sitting.table["phase"] == "playing")
        told = (await host.request("GET", f"{path}/invitation", opened["join"])).json()
        assert (told["phase"], told["watch"]) == ("playing", True)
        late = await host.sit(opened["table"], opened["join"])
        assert list(late.views) == [-1]
        assert late.table["watchers"] == 1
        assert not any(seat["yours"] for seat in late.table["seats"])


async def test_who_looks_on_by_a_link_for_joining_counts_among_the_watchers(tmp_path: Path) -> None:
    async with hosted(tmp_path, watchers_per_address=1) as host:
        opened = await host.open("person", "person", "person", contribution="x")
        await host.sit(opened["table"], opened["join"])
        assert await (await host.visit(opened["table"], opened["join"])).gone() == 4429
