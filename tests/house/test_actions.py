"""What can be done at a table besides moving is one list in each client, and both call the same thing by one name."""

import ast
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from ludothek.games import all_games
from ludothek.terminal import actions
from ludothek.terminal.actions import ACTIONS, SETTINGS, Action, by_key, offered
from support.folders import ROOT
from support.source import MODULES, offenders, short, tree

IN_BROWSER = (ROOT / "web" / "src" / "table" / "actions.ts").read_text(encoding="utf-8")

ONLY_IN_THE_TERMINAL = {"help", "save", "quit"}
"""The browser shows what can be done; its tables are kept by a server, and one leaves them by a link."""

AS_TITLES = {"rules": "rules", "score": "score-pad", "last": "last-trick"}
"""A key of the terminal has a short word; the browser's button says the title of what is then shown."""


def labels(source: str) -> dict[str, str]:
    """The names of the browser's actions with the texts that they are called by; of `agree` each has its own."""
    found = dict(re.findall(r"^  (\w+): \{\n    label: '([\w-]+)',", source, re.MULTILINE))
    return found | dict.fromkeys(re.findall(r"^export const (agree) = ", source, re.MULTILINE), "key-agree")


def test_both_clients_know_the_same_actions_by_the_same_words() -> None:
    known = {action.name: action.label for action in ACTIONS if action.name not in ONLY_IN_THE_TERMINAL}
    in_browser = labels(IN_BROWSER)
    assert {name: AS_TITLES.get(name, label) for name, label in known.items()} == {
        name: in_browser.get(name) for name in known
    }


def test_every_action_of_the_browser_has_a_name_of_its_list() -> None:
    names = re.search(r"export type ActionName =([^;]+);", IN_BROWSER)
    assert names is not None
    assert set(re.findall(r"'(\w+)'", names[1])) == labels(IN_BROWSER).keys() - {"agree"}


def called_anew(source: str) -> set[str]:
    """Texts of actions that buttons of a part say themselves, where the list would say them."""
    buttons = re.findall(r"<button\b.*?</button", source, re.DOTALL)
    return {label for button in buttons for label in re.findall(r"\bt\('([\w-]+)'\)", button)} & set(
        labels(IN_BROWSER).values()
    )


def test_no_button_of_the_browser_calls_an_action_anew() -> None:
    parts = sorted((ROOT / "web" / "src").rglob("*.svelte"))
    assert {part.name: anew for part in parts if (anew := called_anew(part.read_text(encoding="utf-8")))} == {}
    offender = "<button title={t('close')} onclick={ask}\n  ><Icon name=\"bulb\" />{t('key-hint')}</button\n>"
    assert called_anew(offender) == {"key-hint"}


def test_an_action_of_the_terminal_has_a_key_with_a_label_or_is_explained_in_plain_lines() -> None:
    assert [action.name for action in ACTIONS if bool(action.key) != bool(action.label)] == []
    assert [action.name for action in ACTIONS if not action.key and not action.about] == []
    assert len({action.name for action in ACTIONS}) == len(ACTIONS)


def keys_for_two(actions: Iterable[Action]) -> set[str]:
    """The keys that would do several things at once, of those that are offered together."""
    keys = Counter([*(each.key for each in by_key(actions)), *(each.key for each in SETTINGS)])
    return {key for key, count in keys.items() if count > 1}


def test_a_key_of_the_terminal_does_one_thing() -> None:
    """Those that share one are never offered together."""
    for game in all_games():
        for seats in game.seats:
            assert keys_for_two(offered(game, game.layout(seats))) == set(), game.id
    assert keys_for_two([*ACTIONS, replace(ACTIONS[1], name="light")]) >= {ACTIONS[1].key}
    assert keys_for_two([replace(ACTIONS[1], key=SETTINGS[0].key)]) == {SETTINGS[0].key}


def said_anew(path: Path) -> set[str]:
    """What a module says of actions that their list says: texts that they are called or explained by, and keys."""
    texts = {text for action in ACTIONS for text in (action.label, action.about) if text}
    constants = [node.value for node in ast.walk(tree(path)) if isinstance(node, ast.Constant)]
    quoted = [value for value in constants if isinstance(value, str)]
    methods = {node.name for node in ast.walk(tree(path)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    return {
        *(value for value in quoted if value in texts or re.fullmatch(r"[fF]\d+(,.*)?", value)),
        *(methods & {f"action_{action.name}" for action in ACTIONS}),
    }


def test_both_tables_of_the_terminal_read_what_can_be_done_from_one_list(tmp_path: Path) -> None:
    listed = Path(actions.__file__)
    terminal = [path for path in MODULES if short(path).startswith("terminal/") and path != listed]
    assert offenders(said_anew, terminal) == {}
    assert {action.key for action in ACTIONS if action.key} < said_anew(listed)
    anew = tmp_path / "anew.py"
    source = 'Binding("f1,q")\nKEYS = ("F4", "key-undo")\nasync def action_hint(): ...\nF9 = "f"'
    anew.write_text(source, encoding="utf-8")
    assert said_anew(anew) == {"f1,q", "F4", "key-undo", "action_hint"}
