"""A server process of our own, and the browser that visits it."""

import json
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Playwright

from support.examples import TRICKS
from support.folders import ROOT
from support.ports import free_port

ASSETS = ROOT / "src" / "ludothek" / "server" / "assets"
CHROMIUM_FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
PATIENCE = 60.0
"""Seconds until whoever waits in vain gives up; plenty, because machines may have other things to do."""


class Server:
    """`ludothek serve` on a free port with its own database; it can be killed and started again."""

    def __init__(
        self,
        database: Path | str,
        *,
        bus: str = "",
        pace: float = 0.0,
        games: str = "",
        program: Sequence[str] = (sys.executable, "-m", "ludothek"),
    ) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._command = [*program, "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        self._command += ["--games", str(ROOT / games)] if games else []
        self._command += ["--bus", bus] if bus else []
        self._command += ["--database", str(database), "--pace", str(pace), "--workers", "1"]
        self._command += ["--tables-per-address", "1000", "--requests-per-second", "1000", "--away-seconds", "0"]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        """Return when it answers."""
        self._process = subprocess.Popen(self._command, cwd=ROOT, stdout=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self._process.poll() is not None:
                raise RuntimeError(f"the server ended with status {self._process.returncode}")
            try:
                self.get("/api/health")
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.05)
            else:
                return self
        raise RuntimeError(f"the server did not answer within {PATIENCE:g} seconds")

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(timeout=PATIENCE)
            self._process = None

    def get(self, path: str, secret: str = "") -> Any:
        request = urllib.request.Request(self.address + path, headers={"Authorization": f"Bearer {secret}"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def post(self, path: str, body: dict[str, Any], secret: str = "") -> Any:
        """What the server answers to a JSON body; errors are exceptions."""
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {secret}"}
        request = urllib.request.Request(self.address + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def open_table(self, seats: list[str], names: Sequence[str] = ("P0", "P1", "P2", "P3"), **more: Any) -> Any:
        """Open a table with these players: `person`, `open` or a level; one deal, and seat 0 begins."""
        named = [{"player": player, "name": name} for player, name in zip(seats, names, strict=False)]
        body = {
            "game": TRICKS,
            "options": {"deals": 1, "first_dealer": len(seats) - 1},
            "seats": named,
            "lang": "en",
            **more,
        }
        return self.post("/api/tables", body)


def launch(playwright: Playwright, *flags: str) -> Browser:
    """Chromium: that of the system where there is one, else that of Playwright."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    return playwright.chromium.launch(executable_path=found, args=[*CHROMIUM_FLAGS, *flags])


def require_assets() -> None:
    """The tests see what people see, so it must have been built."""
    if not (ASSETS / "index.html").exists():
        raise RuntimeError("the browser table is not built: npm ci && npm run build in web/")


def remembered(pace: str = "instant", **more: str) -> str:
    """A script that makes a fresh browser remember settings; a page that changes them later wins."""
    kept = json.dumps(json.dumps({"name": "Mira", "lang": "en", "pace": pace, **more}))
    return f"localStorage['ludothek.settings'] ??= {kept}"


def cards_seen(frames: list[str]) -> dict[str, set[str]]:
    """The identities of pieces in each hand, from everything a socket has received."""
    seen: dict[str, set[str]] = {}
    for frame in frames:
        message = json.loads(frame)
        if message["type"] == "view":
            for piece in message["view"]["scene"]["pieces"]:
                if re.match(r"hand\.", piece["zone"]) and "id" in piece:
                    seen.setdefault(piece["zone"], set()).add(piece["id"])
    return seen
