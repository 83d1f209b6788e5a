"""The link of a table: where it is, what opens it, and taking a seat by it."""

import json
import urllib.error
import urllib.request
from dataclasses import dataclass
from secrets import token_urlsafe
from typing import Any
from urllib.parse import urlsplit

from ludothek.core.errors import LudothekError

JOIN = "join."
"""How the secret of a link begins that takes any open seat; it is then exchanged for that of the seat."""


class BadLink(LudothekError):
    """A link that leads to no table."""


@dataclass(frozen=True, slots=True)
class Link:
    """Where a table is and what opens it."""

    server: str
    table: str
    secret: str

    @classmethod
    def parse(cls, text: str) -> "Link":
        """Take a link apart as it stands in the address line of a browser."""
        parts = urlsplit(text.strip())
        path = parts.path.strip("/").split("/")
        if parts.scheme not in {"http", "https"} or path[0] != "t" or len(path) != 2 or not parts.fragment:
            raise BadLink(
                "a link to a table looks like http://host:8731/t/name#secret; copy it as a whole,"
                " or type a code and --server http://host:8731"
            )
        return cls(f"{parts.scheme}://{parts.netloc}", path[1], parts.fragment)

    @property
    def socket(self) -> str:
        """The address of its WebSocket."""
        return f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"

    def __str__(self) -> str:
        return f"{self.server}/t/{self.table}#{self.secret}"


def sit_down(link: Link, name: str) -> Link:
    """Take a seat with a link for joining; the link of that seat."""
    if not link.secret.startswith(JOIN):
        return link
    body = {"name": name, "contribution": token_urlsafe(16)}
    joined = _post(link.server, f"/api/tables/{link.table}/join", body, {"Authorization": f"Bearer {link.secret}"})
    return Link(link.server, link.table, joined["secret"])


def by_code(server: str, code: str) -> Link:
    """The link for joining that a code stands for on a server."""
    parts = urlsplit(server)
    if parts.scheme not in {"http", "https"} or not parts.netloc:
        raise BadLink("the address of a server looks like http://host:8731")
    origin = f"{parts.scheme}://{parts.netloc}"
    invited = _post(origin, "/api/codes", {"code": code}, {})
    return Link(origin, invited["table"], invited["join"])


def _post(server: str, path: str, body: dict[str, str], headers: dict[str, str]) -> Any:
    request = urllib.request.Request(  # noqa: S310 - whoever calls allows http and https alone
        server + path, data=json.dumps(body).encode(), headers={"Content-Type": "application/json", **headers}
    )
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310 - see above
            return json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            raise BadLink(_detail(error.read())) from None
    except OSError as error:
        raise BadLink(f"{server} does not answer ({getattr(error, 'reason', error)})") from None


def _detail(body: bytes) -> str:
    try:
        return str(json.loads(body)["detail"])
    except (ValueError, KeyError, TypeError):
        return "this link opens no table here"
