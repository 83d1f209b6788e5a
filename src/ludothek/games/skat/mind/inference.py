"""How likely a guess is after all that the others have said, put away, declared and played.

A seat that passed hardly holds a hand that it would have bid, a soloist hardly plays a game that is lost, and who
gives the partner a queen hardly holds the ten: the likelihood of what was heard and seen, given the hands of a guess
(Buro, Long, Furtak and Sturtevant 2009; Rebstock, Solinas and Buro 2019). Nobody is taken to be free of whims, so
nothing is impossible.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games.skat.mind.habits import HABITS, which
from ludothek.games.skat.mind.strength import BIDS, DECLARES, OPEN_NULL, Odds, answer, chances
from ludothek.games.skat.notation import BID, GRAND, NULL, NULL_OPEN, NUMBERS, PASS, YES, form_of, kind_of
from ludothek.games.skat.ranking import TRUMPS
from ludothek.games.skat.rules import PLAY, Skat, start
from ludothek.kit.common import bits

WHIM: Final = 0.01
"""The least that any behaviour is taken to be likely."""
KEPT: Final = 0.1
"""How likely a trump is put away."""
LONGER: Final = 0.25
"""How likely a suit is named that is shorter than another."""
AGAINST: Final = 0.02
"""How likely any card is played against all habits."""


def likelihood(world: Skat, seat: i64) -> float:
    """How likely the others behave as they did, if these are their cards; in proportion to other guesses of a seat."""
    first = opening(world)
    return heard(first, seat) * seen(first, world, seat)


def opening(world: Skat) -> Skat:
    """The deal before the first card, as it was if these are the hands now."""
    first = start(world.seats, world.dealer, world.terms)
    first.hands = world.hands[:]
    first.phase = PLAY
    first.auction = world.auction
    first.soloist = world.soloist
    first.took = world.took
    first.contract = world.contract
    first.steps = 0
    first.leader = first.turn = first.position(0)
    again = first.copy()
    for step in range(world.steps):
        card = world.played[step]
        first.hands[again.turn] |= bits.single(card)
        again.hands[again.turn] |= bits.single(card)
        again.play(card)
    return first


def heard(opening: Skat, seat: i64) -> float:
    """How likely the others say, put away and declare what they did before the first card."""
    total = 1.0
    for place in range(3):
        player = opening.position(place)
        if player == seat:
            continue
        held = opening.hands[player]
        if player == opening.soloist:
            total *= WHIM + (1.0 - WHIM) * declared(opening, held, place)
        else:
            total *= WHIM + (1.0 - WHIM) * _spoken(opening, player, held, place)
    return total


def seen(opening: Skat, world: Skat, seat: i64) -> float:
    """How likely the others play the cards of a world from its opening on, which is led on to that world.

    Others have other habits, so it counts only by half, as its square root: so it tells the truth from guesses better
    than nothing does even where beginners have played.
    """
    habits = HABITS[which(opening)]
    total = 1.0
    for step in range(world.steps):
        card = world.played[step]
        if opening.turn != seat:
            total *= AGAINST + (1.0 - AGAINST) * habits.likely(opening, card)
        opening.play(card)
    return sqrt(total)


def declared(world: Skat, held: i64, place: i64) -> float:
    """How likely the soloist names this contract with these ten cards, having put the skat away."""
    kind = kind_of(world.contract)
    away: i64 = world.hands[world.seats] if world.took else 0
    plan: i64 = OPEN_NULL if kind == NULL and form_of(world.contract) >= NULL_OPEN else kind
    found = answer(DECLARES, of_declaring(chances(held, away, plan, place)))
    if kind < NULL:
        trumps = TRUMPS[kind]
        for _ in range(bits.count(away & trumps)):
            found *= KEPT
        if kind < GRAND:
            length = bits.count(held & trumps)
            for suit in range(GRAND):
                if bits.count(held & TRUMPS[suit]) > length:
                    return found * LONGER
    return found


def bids(hand: i64, place: i64, number: i64) -> float:
    """How likely somebody with these ten cards goes as far as a number."""
    return answer(BIDS, of_bidding(hand, place, number))


def of_bidding(hand: i64, place: i64, number: i64) -> vec[float]:
    """What matters to whoever bids: how good the best game looks without the skat, and how high the number is."""
    best = -6.0
    for kind in range(GRAND + 1):
        if kind == GRAND or bits.count(hand & TRUMPS[kind]) >= 4:
            best = max(best, _log_odds(chances(hand, 0, kind, place).won))
    return vec[float]([1.0, best, log(float(number) / 18.0)])


def of_declaring(odds: Odds) -> vec[float]:
    """What matters to whoever declares: how likely the game is won."""
    return vec[float]([1.0, _log_odds(odds.won)])


def _spoken(world: Skat, player: i64, hand: i64, place: i64) -> float:
    """How likely a player who did not get the game says what was said: bid so far, and no further."""
    number: i64 = 0
    far: i64 = 0
    refused: i64 = 0
    said = world.auction.said
    for index in range(len(said)):
        word, speaker = said[index] // 4, said[index] % 4
        if word < YES:
            number = word - BID
        if speaker != player:
            if word < YES:
                refused = NUMBERS[number]
            continue
        if word == PASS:
            if refused == 0 and number + 1 == len(NUMBERS):  # there was nothing left to ask
                return bids(hand, place, far)
            # Who answers refuses what was asked, who asks what could be asked next.
            if refused == 0:
                refused = NUMBERS[number + 1] if far > 0 else NUMBERS[0]
            return (bids(hand, place, far) if far > 0 else 1.0) - bids(hand, place, max(refused, far))
        far = NUMBERS[number]
        refused = 0
    return bids(hand, place, far) if far > 0 else 1.0


def _log_odds(likely: float) -> float:
    return log(max(likely, 0.001) / max(1.0 - likely, 0.001))
