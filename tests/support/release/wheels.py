"""Every wheel in dist/ is installed into a fresh environment and played with, in a browser, too (`make wheel`)."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from support.browser.server import launch, remembered
from support.browser.table_page import legal, play_now, play_on, result
from support.folders import ROOT
from support.release.trial import Trial, Unplayable
from support.saying import say

PINNED = ROOT / "requirements" / "play.txt"
ANY = "-none-any.whl"


def in_a_browser(trial: Trial) -> None:
    """Somebody opens the chest, sits down with one touch and answers by touching cards until the deal is over."""
    with trial.serving() as server, sync_playwright() as playwright, launch(playwright) as browser:
        page = browser.new_page()
        page.set_default_timeout(60_000)
        expect.set_options(timeout=60_000)
        page.add_init_script(remembered())
        page.goto(server.address)
        play_now(page).click()
        play_on(page, legal(page).first.click)
        if not result(page).inner_text().strip():
            raise Unplayable("no game came to its end in a browser", page.content())


def main(wheels: list[Path]) -> None:
    """Try them one after the other."""
    if not any(wheel.name.endswith(ANY) for wheel in wheels) or all(wheel.name.endswith(ANY) for wheel in wheels):
        sys.exit(f"there should be a compiled wheel and one for any machine, not {[wheel.name for wheel in wheels]}")
    for wheel in wheels:
        with tempfile.TemporaryDirectory() as place:
            say(f"{wheel.name} is installed into a fresh environment")
            trial = Trial(Path(place))
            trial.install("--constraint", str(PINNED), str(wheel))
            version = trial.version()
            say(version)
            if ("(compiled)" in version) == wheel.name.endswith(ANY):
                raise Unplayable(f"{wheel.name} does not run as it is called", version)
            trial.play()
            in_a_browser(trial)
            say("a game was played in a browser")


if __name__ == "__main__":
    try:
        main(sorted((ROOT / "dist").glob("*.whl")))
    except Unplayable as error:
        sys.exit(str(error))
