"""Makes the golden files anew: `python tests/support/golden.py`. Only when the rules or the views were meant to change.

Each match has a record, `tests/games/<game>/golden/<seats>.json`, and beside it the digests of all views after each
decision.
"""

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from ludothek.core.match import Match
from ludothek.core.record import SeatEntry, record
from ludothek.core.seal import Seal
from ludothek.games import load_game
from support.replay import views

FOLDER = Path(__file__).parents[1] / "games"
MATCHES: list[tuple[str, int, dict[str, int | str]]] = [
    ("auf_und_ab", 2, {}),
    ("auf_und_ab", 4, {"finish": "complete_round"}),
    ("backgammon", 2, {"rules": "tournament", "match_points": 2}),
    ("dame", 2, {"series": 2, "men_capture_backward": "yes", "first_white": "lot"}),
    ("david_goliath", 3, {}),
    ("david_goliath", 4, {"edition": "italian"}),
    ("david_goliath", 5, {"first_dealer": 3, "deals": 2}),
    ("david_goliath", 6, {"edition": "1997", "deals": 1}),
    ("ecarte", 2, {"king": "announced", "late_refusal_penalty": "on"}),
    ("ecarte", 5, {"matches": 3, "max_stake": 30}),
    ("einundzwanzig", 2, {}),
    ("einundzwanzig", 5, {"may_stop": "no"}),
    ("gaensespiel", 2, {"field_9_six": "frees", "overshoot": "stay"}),
    ("gaensespiel", 3, {}),
    ("fuenferspiel", 2, {}),
    ("fuenferspiel", 3, {"replays": 4}),
    ("hasami_yogi", 2, {"edge_capture": "on", "series": 3, "first_white": 1}),
    ("hausnummer", 2, {}),
    ("hausnummer", 5, {"rounds": 1}),
    ("kesselschlacht", 2, {"series": 2, "first_white": "lot"}),
    ("leiterspiel", 2, {"overshoot": "stay"}),
    ("leiterspiel", 4, {}),
    ("luegenmaexchen", 2, {}),
    ("luegenmaexchen", 4, {"true_maexchen": 2, "next_start": "left_of_taker", "forfeit": "ein Kopfstand"}),
    ("mau_mau", 2, {"first_card": "bury", "two_player_reverse": "stop", "mau": "auto", "games": 1}),
    ("mau_mau", 4, {"games": 2}),
    ("mau_mau", 10, {"first_card": "inert", "voluntary_draw": "on", "games": 1}),
    ("mogeln", 2, {"games": 1}),
    ("mogeln", 5, {"last_card": "immediate", "counters": 12, "games": 2}),
    ("muehle", 2, {"series": 2, "double_mill_takes": 2, "first_white": "lot"}),
    ("nur_keine_aufregung", 2, {"goal_jump": "forbidden", "throw_out": "must"}),
    ("nur_keine_aufregung", 3, {"play_on": "on", "enter_on_six": "must"}),
    ("nur_keine_aufregung_2x2", 4, {"finished_player": "helps"}),
    ("offiziersskat", 2, {"games": 3, "grand": "on", "ten_rank": "skat", "first_dealer": 1}),
    ("patience_8", 1, {}),
    ("pyramiden_dame", 2, {"first_white": 1}),
    ("raubdame", 2, {"series": 2, "majority": "on"}),
    ("puff", 2, {"extra_throw": "once"}),
    ("siebzehn_und_vier", 2, {"max_stake": 9}),
    ("siebzehn_und_vier", 4, {"bank_plus_one": "off", "first_banker": 2, "stakes": "own"}),
    ("vabanque", 2, {}),
    ("vabanque", 5, {"rounds": 4, "start_counters": 45}),
    ("quartett", 3, {"first_dealer": 1}),
    ("quartett", 4, {"need_one": "off"}),
    ("yatzy", 2, {"games": 2}),
    ("yatzy", 3, {"strike": "any_time", "chance": "last_resort", "full_house_five": "no", "kept_dice": "free"}),
    ("schafkopf", 4, {"deals": 5, "announce": "voluntary", "stake": 3}),
    ("skat", 3, {"deals": 8, "first_dealer": 1}),
    ("skat", 4, {"preset": "isko", "deals": 5}),
    ("verirrter_koenig", 3, {"draw_from": "right", "first_dealer": 2}),
    ("verirrter_koenig", 7, {"rounds": 2}),
    ("zick_zack", 2, {}),
]


def record_of(game_id: str, seats: int) -> Path:
    """Where the record of a golden match lies."""
    return FOLDER / game_id / "golden" / f"{seats}.json"


def golden(game_id: str, seats: int, options: dict[str, int | str]) -> str:
    """The record of a match in which every decision follows from its place in the log."""
    match = Match(load_game(game_id), seats, options, Seal.numbered(seats))
    while not match.over:
        if match.between:
            match.next_deal()
            continue  # it may be over as soon as it is dealt
        legal = match.legal()
        match.play(legal[(7 * len(match.log) + 3) % len(legal)])
    return record(match, [SeatEntry(name=f"seat {seat}") for seat in range(seats)]).to_json()


def main() -> None:
    """Write all golden files."""
    for game_id, seats, options in MATCHES:
        path = record_of(game_id, seats)
        path.parent.mkdir(exist_ok=True)
        text = golden(game_id, seats, options)
        path.write_text(text, encoding="utf-8")
        path.with_suffix(".views").write_text("\n".join(views(text)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
