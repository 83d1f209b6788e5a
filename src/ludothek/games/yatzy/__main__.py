"""Computes the optimum anew: `python -m ludothek.games.yatzy`; it takes seconds compiled and hours interpreted."""

from ludothek.games.yatzy.optimum import FILE, expected_total, pack, solve

if __name__ == "__main__":
    FILE.write_bytes(pack(solve()))
    print(f"{FILE}: {FILE.stat().st_size} bytes, {expected_total():.3f} points a game")  # noqa: T201 - a command
