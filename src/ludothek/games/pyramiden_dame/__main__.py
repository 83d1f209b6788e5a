"""Finds the endings anew: `python -m ludothek.games.pyramiden_dame`; a second compiled, a minute interpreted."""

from ludothek.games.pyramiden_dame.mind.endings import FILE, pack, solve

if __name__ == "__main__":
    turns = solve()
    FILE.write_bytes(pack(turns))
    print(f"{FILE}: {FILE.stat().st_size} bytes, {len(turns)} positions, {max(turns)} turns at most")  # noqa: T201 - a command
