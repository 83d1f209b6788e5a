"""What browsers and generators fetch: games, texts, rulebooks, drawings, pages and the schema of all messages."""

import json
import re
import shutil
import sys
from pathlib import Path

import msgspec
import pytest

import high_card.game
from ludothek.core.language import LANGUAGES
from ludothek.games import FOLDERS, load_game
from ludothek.server.base import limits
from ludothek.server.messages.schema import schema
from ludothek.server.messages.to_clients import ServerMessage, TimeLeft, ViewMessage
from ludothek.server.room.views import Views
from ludothek.server.table.description import describe
from ludothek.server.web import site
from ludothek.server.web.problems import _KINDS
from server.table.test_table import begun
from support.examples import AUCTION, TRICKS
from support.servers.described import operations
from support.servers.houses import House
from support.servers.visitors import hosted

pytestmark = pytest.mark.asyncio


async def test_a_game_says_which_values_a_preset_gives_and_the_table_carries_them(house: House) -> None:
    async with hosted(house) as host:
        detail = (await host.request("GET", f"/api/games/{AUCTION}")).json()
        assert detail["defaults"]["4"]["deals"] == 12
        following = detail["following"]["4"]
        assert following["deals"] == {"option": "preset", "values": {"booklet": 12, "isko": 48}}
        assert following["settlement"]["values"]["isko"] == "list"
        assert "first_dealer" not in following
        given = {"preset": "isko", "lost_hand_factor": 1}
        opened = await host.open("beginner", "beginner", "person", "person", game=AUCTION, options=given)
        table = (await host.request("GET", f"/api/tables/{opened['table']}", opened["watch"])).json()
        wanted = {name: each["values"]["isko"] for name, each in following.items()}
        assert table["options"] == {**detail["defaults"]["4"], **wanted, **given}


async def test_games_texts_rulebooks_and_drawings(house: House) -> None:
    async with hosted(house) as host:
        games = (await host.request("GET", "/api/games")).json()
        assert TRICKS in [game["id"] for game in games]
        detail = (await host.request("GET", f"/api/games/{TRICKS}")).json()
        assert detail["seats"] == {"least": 3, "most": 6, "usual": 4}
        assert detail["defaults"]["5"]["deals"] == 5
        assert detail["levels"] == ["beginner", "casual", "club", "master"]
        assert all(detail["taglines"].values())
        for lang in LANGUAGES:
            assert "tagline = " in (await host.request("GET", f"/api/games/{TRICKS}/texts/{lang}")).text
            assert (await host.request("GET", f"/api/texts/{lang}")).status_code == 200
            book = (await host.request("GET", f"/api/games/{TRICKS}/rulebook/{lang}")).json()
            assert "DG-15" in book["clauses"]
        drawing = await host.request("GET", f"/api/games/{TRICKS}/art/18.svg")
        assert drawing.headers["content-type"] == "image/svg+xml"
        court = await host.request("GET", f"/api/games/{AUCTION}/art/king-hearts.svg")  # as all such cards are drawn
        assert court.text == (await host.request("GET", "/api/art/king-hearts.svg")).text
        for path in (
            "/api/games/chess_boxing",
            f"/api/games/{TRICKS}/texts/xx",
            f"/api/games/{TRICKS}/art/nothing.svg",
            f"/api/games/{TRICKS}/art/..%2f..%2frules.svg",
            "/api/art/nothing.svg",
            "/api/nowhere",
        ):
            answer = await host.request("GET", path)
            assert answer.status_code in {400, 404}
            assert answer.headers["content-type"] == "application/problem+json"
        openapi = (await host.request("GET", "/api/openapi.json")).json()
        assert "/api/tables/{name}/again" in openapi["paths"]
        named = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(openapi)))
        assert {"View", "TableMessage", "Piece", "Opened", "NewTable"} <= named <= set(openapi["components"]["schemas"])


async def test_pages(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    built = house.folder / "built"
    monkeypatch.setattr(site, "ASSETS", built)
    async with hosted(house) as host:
        missing = await host.request("GET", "/")
        assert missing.status_code == 503
        assert "make web" in missing.text
        (built / "assets").mkdir(parents=True)
        (built / "index.html").write_text("<!doctype html>the app")
        (built / "assets" / "app-1a2b.js").write_text("let plain = 1")
        (built / "assets" / "app-1a2b.js.br").write_bytes(b"brotli")
        (house.folder / "secret.txt").write_text("not for you")
        for path in ("/", "/mine", "/t/abc", f"/g/{TRICKS}", f"/l/{TRICKS}"):
            page = await host.request("GET", path)
            assert "the app" in page.text
            assert page.headers["cache-control"] == "no-cache"
        script = await host.request("GET", "/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
        assert (script.text, script.headers["content-type"]) == ("let plain = 1", "text/javascript; charset=utf-8")
        assert "immutable" in script.headers["cache-control"]
        packed = await host.request("HEAD", "/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip, br"})
        assert packed.headers["content-encoding"] == "br"
        for path in ("/nothing.js", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert (await host.request("GET", path)).status_code == 404
        html = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
        for path in ("/somewhere/else", "/..%2fsecret.txt", "/index.htm"):
            lost = await host.request("GET", path, headers=html)
            assert (lost.status_code, lost.text) == (404, "<!doctype html>the app")
        for path, headers in (("/api/nowhere", html), ("/api/tables/x/nothing", html), ("/somewhere/else", {})):
            lost = await host.request("GET", path, headers=headers)
            assert (lost.status_code, lost.headers["content-type"]) == (404, "application/problem+json")


async def test_the_schema_describes_what_is_sent() -> None:
    described = schema()
    json.dumps(described)
    assert set(described["properties"]) >= {"ClientMessage", "ServerMessage", "NewTable", "Opened", "View", "Record"}
    table = begun().table
    view_text = Views().text(table, 1, TimeLeft(1.5))
    sent = msgspec.json.decode(view_text, type=ServerMessage)
    assert isinstance(sent, ViewMessage)
    assert table.match is not None
    assert sent.view == table.match.view(1)
    told = describe(table, frozenset([0]), {0}, 2)
    assert msgspec.json.decode(msgspec.json.encode(told), type=ServerMessage) == told
    fields = described["$defs"]["TableMessage"]["required"]
    assert set(json.loads(msgspec.json.encode(told))) == set(fields)
    assert set(json.loads(view_text)) == set(described["$defs"]["ViewMessage"]["required"])
    assert load_game(TRICKS).layout(3) == told.layout


async def test_a_game_that_cannot_be_opened_is_refused_without_telling_where_it_lies(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(Path(high_card.__file__).parent, house.folder / "broken_behind")
    (house.folder / "broken_behind" / "game.py").write_text("1 / 0", encoding="utf-8")
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setenv(FOLDERS, str(house.folder / "broken_behind"))
    async with hosted(house) as host:
        seats = [{"player": "person"}, {"player": "person"}]
        refused = await host.request("POST", "/api/tables", json={"game": "broken_behind", "seats": seats})
    assert (refused.status_code, refused.json()["type"]) == (503, "/problems/bad-game")
    assert str(house.folder) not in refused.text


ODD = ("", "0", "-1", "x", "%F0%9F%83%8F", "1e9", "99999999999999999999", TRICKS, "en", "a%2Fb", "%00")
"""What somebody may put in the place of a name or a number."""
BODIES = (
    *(b"", b"{", b"\xff", b"[]", b"null", b"7", b"{}", b'{"code":7}', b'{"code":"222222"}', b'{"seat":99}'),
    *(
        b'{"game":"%b","seats":[]}' % TRICKS.encode(),
        b'{"game":"no","seats":[{"player":"open"}]}',
        b"[" * 3000,
        b"x" * 40_000,
    ),
)


@pytest.mark.parametrize(("method", "path"), operations(), ids=map(" ".join, operations()))
async def test_every_answer_to_odd_questions_is_described(sqlite_house: House, method: str, path: str) -> None:
    """Whoever asks looks whether the answer is described, so it is held by all other tests, too."""
    queries = [""]
    if any(each["in"] == "query" for each in operations()[method, path].get("parameters", ())):
        queries += ["?seat=0&first=0&touch=x", "?seat=x&first=-1", "?seat=99"]
    async with hosted(sqlite_house, wrong_links_per_minute=1_000_000, wrong_codes_per_address=1_000_000) as host:
        opened = await host.open("person", "person", "open", contribution="x")
        for secret in ("x", opened["secrets"][0]):
            for odd in (opened["table"], *ODD) if "{" in path else ("",):
                asked = re.sub(r"\{\w+\}", odd, path)
                for query in queries:
                    await host.request(method, asked + query, secret)
            if method == "POST":
                for body in BODIES:
                    headers = {"Content-Type": "application/json"}
                    await host.request(method, path.format(name=opened["table"]), secret, content=body, headers=headers)


async def test_every_refusal_at_the_door_is_described(sqlite_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    statuses = []
    monkeypatch.setattr(limits, "monotonic", lambda: 1000.0)
    async with hosted(sqlite_house, requests_per_second=0.2) as host:  # two at once
        for headers in ({"Host": "evil.example"}, {"Origin": "http://evil.example"}, {}):
            answer = await host.request("POST", "/api/codes", json={"code": "no"}, headers=headers)
            statuses.append(answer.status_code)
    assert statuses == [421, 403, 429]


async def test_whatever_is_refused_is_told_as_a_problem() -> None:
    described = {}
    for (_, path), operation in operations().items():
        for status, answer in operation["responses"].items():
            assert answer["description"]
            if status >= "400" and path != "/api/ready":
                described[int(status)] = set(answer["content"])
    assert {status for _, status, *_ in _KINDS} <= described.keys()
    assert {kind for kinds in described.values() for kind in kinds} == {"application/problem+json"}
