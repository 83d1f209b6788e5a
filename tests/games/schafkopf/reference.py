"""Deutscher Schafkopf once more, slowly, from the clauses alone: cards are texts, hands are lists."""

RANKS = ["7", "8", "9", "10", "Q", "K", "A"]
WORTH = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}
SUITS = "CSHD"
PACK = [suit + rank for suit in SUITS for rank in ["7", "8", "9", "10", "J", "Q", "K", "A"]]


def worth(cards: list[str]) -> int:
    return sum(WORTH.get(card[1:], 0) for card in cards)


def trumps_of(cards: list[str], suit: str) -> list[str]:
    return [card for card in cards if card[1:] == "J" or card[0] == suit]


def announcement(cards: list[str]) -> tuple[int, int]:
    """How many trumps can be announced, and what they count; (0, 0): none."""
    if not any(card[1:] == "J" for card in cards):
        return 0, 0
    best = max((len(trumps_of(cards, suit)), worth(trumps_of(cards, suit))) for suit in SUITS)
    return best if best[0] >= 5 else (0, 0)


class Reference:
    """Follows the texts of a deal move by move. `expected` lists what is legal, `points` what the deal brings."""

    def __init__(self, dealer: int, options: dict[str, int | str]) -> None:
        self.dealer = dealer
        self.options = options
        self.order = [(dealer + step) % 4 for step in (1, 2, 3, 4)]
        self.pack = list(PACK)
        self.hands: list[list[str]] = [[], [], [], []]
        self.phase = "deal"
        self.turn = -1
        self.said: dict[int, int] = {}
        self.tied: dict[int, int] = {}
        self.maker = -1
        self.trump = ""
        self.dealt: list[list[str]] = []
        self.trick: list[tuple[int, str]] = []
        self.taken: dict[int, list[str]] = {0: [], 1: [], 2: [], 3: []}
        self.points = [0, 0, 0, 0]

    def expected(self) -> set[str]:
        if self.phase == "deal":
            return set(self.pack)
        if self.phase == "announce":
            count = announcement(self.hands[self.turn])[0]
            return {"pass", str(count)} if count else {"pass"}
        if self.phase == "name":
            return self._suits()
        return set(self._cards()) if self.phase == "play" else set()

    def follow(self, text: str) -> None:
        getattr(self, f"_{self.phase}")(text)

    def _deal(self, card: str) -> None:
        number = 32 - len(self.pack)
        self.pack.remove(card)
        self.hands[self.order[number // 4 % 4]].append(card)
        if self.pack:
            return
        self.dealt = [list(hand) for hand in self.hands]
        if self.options["announce"] == "voluntary":
            self.phase, self.turn = "announce", self.order[0]
        else:
            self.said = {seat: announcement(self.hands[seat])[0] for seat in self.order}
            self._choose_maker()

    def _announce(self, text: str) -> None:
        self.said[self.turn] = 0 if text == "pass" else int(text)
        if len(self.said) == 4:
            self._choose_maker()
        else:
            self.turn = self.order[len(self.said)]

    def _choose_maker(self) -> None:
        most = max(self.said.values())
        if most == 0:
            self.maker = next(seat for seat in range(4) if "CJ" in self.hands[seat])
        else:
            best = [seat for seat in self.order if self.said[seat] == most]
            counted = {seat: announcement(self.hands[seat])[1] for seat in best}
            self.maker = max(best, key=lambda seat: counted[seat])
            if len(best) > 1:
                self.tied = counted
        self.phase, self.turn = "name", self.maker

    def _suits(self) -> set[str]:
        count, held = self.said[self.maker], self.hands[self.maker]
        if not count:
            return set(SUITS)
        found = {suit for suit in SUITS if len(trumps_of(held, suit)) == count}
        return {suit for suit in found if not self.tied or worth(trumps_of(held, suit)) == self.tied[self.maker]}

    def _name(self, text: str) -> None:
        self.trump, self.phase = text, "play"

    def family(self, card: str) -> str:
        return "trump" if card[1:] == "J" or card[0] == self.trump else card[0]

    def height(self, card: str) -> int:
        """Above 0 only for what can take this trick."""
        if card[1:] == "J":
            return 200 - SUITS.index(card[0])
        if card[0] == self.trump:
            return 100 + RANKS.index(card[1:])
        led = self.family(self.trick[0][1])
        return 1 + RANKS.index(card[1:]) if card[0] == led else 0

    def _cards(self) -> list[str]:
        held = self.hands[self.turn]
        if not self.trick:
            return held
        led = self.family(self.trick[0][1])
        fit = [card for card in held if self.family(card) == led]
        fit = fit or [card for card in held if self.family(card) == "trump"]
        if not fit:
            return held
        best = max(self.height(card) for _, card in self.trick)
        beating = [card for card in fit if self.height(card) > best]
        return beating if beating and self.options["must_beat"] == "on" else fit

    def _play(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.trick.append((self.turn, card))
        self.turn = (self.turn + 1) % 4
        if len(self.trick) < 4:
            return
        taker = max(self.trick, key=lambda laid: self.height(laid[1]))[0]
        self.taken[taker] += [laid for _, laid in self.trick]
        self.trick, self.turn = [], taker
        if not self.hands[taker]:
            self.phase, self.turn = "over", -2
            self._count()

    def _count(self) -> None:
        ours, theirs = {self.maker, (self.maker + 2) % 4}, {(self.maker + 1) % 4, (self.maker + 3) % 4}
        cards = {True: [], False: []}  # type: dict[bool, list[str]]
        for seat, taken in self.taken.items():
            cards[seat in ours] += taken
        mine, schneider = worth(cards[True]), 31 if self.options["schneider_at_30"] == "on" else 30
        announced = announcement(self.dealt[self.maker])[0] > 0
        won = mine >= 61
        if not cards[False] or not cards[True]:
            strokes = 9
        elif won:
            strokes = 2 if 120 - mine < schneider else 1
        elif announced:
            strokes = 4 if mine < schneider else 2
        else:
            strokes = 1
        for seat in ours if won else theirs:
            self.points[seat] = strokes
