"""A race of pure chance on the server: people throw, nothing is advised, and all are told the odds."""

from pathlib import Path

import pytest
from visitors import hosted

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("with_examples")]


async def test_a_throw_is_a_move_and_a_hint_is_refused(tmp_path: Path) -> None:
    async with hosted(tmp_path) as host:
        opened = await host.open("person", "person", game="short_race", contribution="x")
        visitor = await host.sit(opened["table"], *opened["secrets"])
        assert visitor.table["decides"] is False
        view = visitor.views[0]
        assert len(view["view"]["odds"]) == 2
        await visitor.say("hint", seat=0)
        refused = await visitor.told("refused")
        assert refused["reason"] == "not_now"
        assert "nothing is ever decided" in refused["detail"]
        await visitor.say("move", number=view["number"], seat=0, move="throw")
        await visitor.until(lambda: visitor.views[1]["view"]["turn"] == 1)
        assert visitor.views[1]["view"]["odds"] != view["view"]["odds"]
