"""The options of a game: what may be agreed before play, and how a choice is checked."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass

from ludothek.core.errors import BadOption, shown

OptionValue = int | str
Options = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to agree on: a whole number in a range, one of some words, either, or a text of one's own."""

    name: str
    default: OptionValue | Callable[[int, Options], OptionValue]
    """A value, or what follows from the number of seats and the options before this one (not from a text)."""
    words: tuple[str, ...] = ()
    numbers: range | Callable[[int], range] = range(0)
    """The numbers that are allowed, where they depend on it for a number of seats."""
    longest: int = 0
    """Any text of up to so many characters."""
    clauses: tuple[str, ...] = ()
    """The clauses of the rulebook that this option is about."""

    @property
    def of_seats(self) -> bool:
        """Are its numbers seats, as many as sit at the table?"""
        return self.numbers is range

    def range_for(self, seats: int) -> range:
        """The whole numbers that this option takes with so many seats."""
        return self.numbers if isinstance(self.numbers, range) else self.numbers(seats)

    def values(self, seats: int) -> list[OptionValue]:
        """Every word and number that this option takes with so many seats."""
        return [*self.words, *self.range_for(seats)]

    def allowed(self, seats: int) -> str:
        """What the option takes, in words: `1 to 20`, `3 to 24 in steps of 3`, `2008, italian or 1997`."""
        numbers = self.range_for(seats)
        parts = list(self.words)
        if len(numbers) == 1:
            parts.append(str(numbers[0]))
        elif len(numbers) > 1:
            steps = f" in steps of {numbers.step}" if numbers.step > 1 else ""
            parts.append(f"{numbers[0]} to {numbers[-1]}{steps}")
        if self.longest:
            parts.append(f"a text of up to {self.longest} characters")
        return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} or {parts[-1]}"

    def check(self, value: object, seats: int) -> OptionValue:
        """The value as the rules want it: text from a command line becomes a number where it is one."""
        if isinstance(value, int | str) and not isinstance(value, bool):
            with suppress(ValueError):  # Python reads and writes no number of more than some thousand digits
                text = str(value).strip().lower()
                if text in self.words:
                    return text
                if text.isascii() and text.removeprefix("-").isdigit() and int(text) in self.range_for(seats):
                    return int(text)
        if self.longest and isinstance(value, str) and len(value) <= self.longest and value.isprintable():
            return value.strip()
        raise BadOption(f"option {self.name} takes {self.allowed(seats)}, not {shown(value)}")


def terms_of(options: Options, *meaning: tuple[str, OptionValue, int]) -> int:
    """What was agreed as one number for the rules: of options and values, each with its bit, those that were chosen."""
    return sum(bit for name, value, bit in meaning if options[name] == value)


def settle(options: tuple[Option, ...], seats: int, given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Every option of a game with its value: what was given, checked, and the defaults for the rest."""
    known = [option.name for option in options]
    for name in given:
        if name not in known:
            there_are = f"there are {', '.join(known)}" if known else "this game has none"
            raise BadOption(f"there is no option {shown(name)}; {there_are}")
    settled: dict[str, OptionValue] = {}
    for option in options:
        if option.name in given:
            settled[option.name] = option.check(given[option.name], seats)
        elif callable(option.default):
            settled[option.name] = option.default(seats, settled)
        else:
            settled[option.name] = option.default
    return settled


@dataclass(frozen=True, slots=True)
class Follows:
    """A usual value that follows from what another option is: what it is for each value of that one."""

    option: str
    usual: Mapping[OptionValue, "OptionValue | Follows"]


def follows(options: tuple[Option, ...], seats: int) -> dict[str, Follows]:
    """The options whose usual value follows from others, a preset above all, and how.

    So that a form can show what a choice brings before anything is settled; nothing has to be declared for it.
    """
    found = {option.name: _followed(option, options, seats, {}) for option in options}
    return {name: usual for name, usual in found.items() if isinstance(usual, Follows)}


def _followed(option: Option, options: tuple[Option, ...], seats: int, known: Options) -> OptionValue | Follows:
    """What an option usually is once some others are known; where it asks for one more, what it is in each case."""
    if not callable(option.default):
        return option.default
    try:
        return option.default(seats, _Known(known))
    except _AskedFor as asked:
        other = next(each for each in options if each.name == asked.name)
    cases = {value: _followed(option, options, seats, {**known, other.name: value}) for value in other.values(seats)}
    return Follows(other.name, cases)


class _AskedFor(Exception):
    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class _Known(Mapping[str, OptionValue]):
    """Options of which some are known; any other is asked for."""

    def __init__(self, known: Options) -> None:
        self._known = known

    def __getitem__(self, name: str) -> OptionValue:
        if name not in self._known:
            raise _AskedFor(name)
        return self._known[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)
