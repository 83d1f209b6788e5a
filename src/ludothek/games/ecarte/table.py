"""The table of Écarté: two hands, stock and trump, what was said, the tricks, and the counters that are at stake."""

from collections.abc import Iterator, Sequence

from ludothek.core.state import LOT
from ludothek.core.view import BACK, Choice, Layout, Look, Note, Piece, Role, Saying, Scene, Zone
from ludothek.games.ecarte.ranking import HAND, KING_RANK
from ludothek.games.ecarte.regle import is_regle
from ludothek.games.ecarte.rules import (
    ACCEPT,
    ANSWERING,
    DEALING,
    DONE,
    KING,
    LAYING,
    LOTS,
    ON,
    OVER,
    PLAY,
    PLAYING,
    PROPOSE,
    REFUSE,
    STAKE,
    STAKING,
    TALKING,
    WATCH,
    Ecarte,
)
from ludothek.kit.cards.cards import CARDS, card_text, find_card
from ludothek.kit.cards.faces import SUIT_NAMES, looks
from ludothek.kit.cards.hands import hand_by_order
from ludothek.kit.cards.taken import TAKEN, TAKEN_LOOK, just_taken, laid
from ludothek.kit.cards.trickplay import NONE
from ludothek.kit.cards.tricks import TRICK_ZONES, last_pieces, played_note, trick_pieces
from ludothek.kit.common import bits
from ludothek.kit.common.pieces import heap

USUAL = 5
"""What most people stake."""
SAID = {PLAY: "play", PROPOSE: "propose", ACCEPT: "accept", REFUSE: "refuse", KING: "king", WATCH: "watch"}
WORDS = {
    "play": "play spiele spielen gioco giocare speel spelen",
    "propose": "propose proponiere vorschlagen pass passe passo pas tauschen propongo voorstellen ruilen",
    "accept": "accept yes ja einverstanden accetto sì si akkoord",
    "refuse": "refuse no nein ablehnen rifiuto weiger weigeren nee",
    "done": "done fertig fatto klaar",
    "king": "king könig re koning heer",
    "watch": "watch zuschauen guardo toekijken",
}
"""What people may type, in any language."""
READ = {word: text for text, words in WORDS.items() for word in words.split()}


def layout(seats: int) -> Layout:
    """Stock, trump and what was laid away or taken in the middle; a hand and counters before every seat."""
    zones = [
        Zone("stock", "pile", label=Note("zone-stock")),
        Zone("turned", "pile", label=Note("zone-turned")),
        Zone("away", "pile", label=Note("zone-away")),
        *TRICK_ZONES,
    ]
    for seat in range(seats):
        zones.append(Zone(f"hand.{seat}", "hand", seat))
        zones.append(Zone(f"counters.{seat}", "chips", seat))
    counter = Look("counter", "chip", "", "red", "●", Note("counter"))
    return Layout(tuple(zones), (*looks(), TAKEN_LOOK, counter), buttons=True)


# How moves are made.


def choice(state: Ecarte, move: int) -> Choice:
    """A card is touched, to lay it away or to play it; words are buttons, and a stake is a number."""
    text = state.text(move)
    if move < CARDS:
        return Choice(move, text, (text,))
    if move >= STAKE:
        amount = move - STAKE + 1
        usual = state.turn >= 0 and amount == max(state.stakes.least, min(USUAL, state.affordable(state.turn)))
        return Choice(move, text, label=Note("label-stake", {"count": amount}), usual=usual, amount=amount)
    if move >= ON:
        return Choice(move, text, label=Note("label-on", {"seat": move - ON}))
    if move == DONE:
        kept = "label-done" if state.away else "label-keep"
        return Choice(move, text, label=Note(kept, {"count": state.away}), help=Note("help-done"))
    if move == WATCH:
        return Choice(move, text, label=Note("label-watch"))
    return Choice(move, text, label=Note(f"label-{SAID[move]}"), help=_help(state, move))


def _help(state: Ecarte, move: int) -> Note:
    """What a word means now: whether there is a penalty point depends on what was said before."""
    if move in (PLAY, REFUSE):
        penalty = state.exchanges == 0 or (move == REFUSE and state.late == 1)
        return Note(f"help-{SAID[move]}", {"penalty": "yes" if penalty else "no"})
    return Note(f"help-{SAID[move]}")


def read(state: Ecarte, text: str) -> Sequence[str]:
    """A number alone is a stake, several cards are laid away at once, and every language has its words."""
    words = text.lower().replace(",", " ").strip("!. ").split()
    if len(words) == 1 and words[0].isdigit():
        return (f"stake{words[0]}",)
    if state.phase != LAYING and len(words) > 1:
        words = [words[-1]] if words[0] in ("ich", "i", "io", "ik") else [text]
    texts = [_card(word) or READ.get(word, word) for word in words] or [text]
    if state.phase == LAYING and texts[-1] == "done" and len(texts) > 1 and len(texts) - 1 == state.room - state.away:
        texts.pop()  # ECA-R22: at the limit the laying away ends by itself
    return texts


def _card(word: str) -> str:
    card = find_card(word)
    return card_text(card) if card >= 0 else ""


# What is seen.


def scene(state: Ecarte, seat: int) -> Scene:
    """ECA-R22: everybody sees how many cards somebody has or lays away; only their owners see which they hold."""
    return Scene(
        pieces=(*_cards(state, seat), *_counters(state)),
        counters={f"points.{each}": state.score[each] + state.gained[each] for each in _players(state)},
        notes=tuple(_notes(state)),
        facts=tuple(_facts(state, seat)),
        sayings=tuple(_sayings(state)) if state.steps <= 0 else (),
        out=tuple(each for each in range(state.seats) if state.stakes.counters[each] < state.stakes.least),
        roles=tuple(_roles(state)),
    )


def _players(state: Ecarte) -> tuple[int, ...]:
    return () if state.dealer == LOT else (state.elder, state.dealer)


def _roles(state: Ecarte) -> Iterator[Role]:
    for player in _players(state):
        yield Role(player, Note("elder" if player == state.elder else "younger"))
    for seat, on in enumerate(state.stakes.backs):
        if on not in (NONE, seat):
            backs = "backs-elder" if on == state.elder else "backs-dealer"
            yield Role(seat, Note(backs, {"count": state.stakes.amounts[seat]}))


def _cards(state: Ecarte, seat: int) -> Iterator[Piece]:
    yield from heap("stock", BACK, state.stock())
    if state.upcard != NONE:
        yield Piece("turned", card_text(state.upcard), id=card_text(state.upcard))
    last = just_taken(state)
    away = state.away if state.phase == LAYING else 0
    thrown = sum(bits.count(state.hands[state.seats + pile]) for pile in (1, 2))
    yield from heap("away", BACK, thrown, f"hand.{state.changer}" if away else "", min(away, 1))
    yield from heap("away", TAKEN, sum(bits.count(cards) for cards in state.won) - len(last))
    for owner in _players(state):
        fresh = state.hands[owner] & state.fresh
        yield from hand_by_order(f"hand.{owner}", state.hands[owner], state.order(), "stock", fresh, seen=owner == seat)
    yield from trick_pieces(last or laid(state))
    yield from last_pieces(last)


def _counters(state: Ecarte) -> Iterator[Piece]:
    """What everybody has, with what is staked; what a match has brought is seen to come from the loser."""
    champion = state.champion()
    for seat in range(state.seats):
        won = state.stakes.paid(champion, seat) if champion != NONE else 0
        came = f"counters.{state.next_player(champion)}" if won > 0 else ""
        yield from heap(f"counters.{seat}", "counter", state.stakes.counters[seat] + won, came, won)


# What is said and told.


def _sayings(state: Ecarte) -> Iterator[Saying]:
    """The talk about the exchange, word by word."""
    words = [PROPOSE, ACCEPT] * state.exchanges
    if state.phase == ANSWERING or state.refused:
        words.append(PROPOSE)
    if state.refused:
        words.append(REFUSE)
    elif state.phase == PLAYING and state.stock():
        words.append(PLAY)
    for word in words:
        yield Saying(state.elder if word in (PLAY, PROPOSE) else state.dealer, Note(f"say-{SAID[word]}"))
    if state.shown != NONE:
        yield Saying(state.shown, Note("say-king"))


def _notes(state: Ecarte) -> Iterator[Note]:
    """What has just happened."""
    if state.phase < DEALING:
        yield from _staked(state)
    elif state.steps > 0:
        yield from _played(state)
    elif state.upcard != NONE:
        yield from _spoken(state)
    if state.shown != NONE and state.steps == (state.shown == state.dealer):
        yield Note("note-king-shown", {"seat": state.shown})
    if state.phase == OVER:
        yield from _scored(state)


def _staked(state: Ecarte) -> Iterator[Note]:
    """Who has drawn what, who plays, and the last stake."""
    if state.phase == LOTS or not any(state.stakes.amounts):
        for seat, card in enumerate(state.draw.cards):
            if card != NONE:
                yield Note("note-drawn", {"seat": seat, "look": card_text(card)})
        if state.dealer != LOT:
            yield Note("note-players", {"seat": state.elder, "seatDealer": state.dealer})
        return
    if state.phase == STAKING:
        yield Note("note-backs", {"seat": state.turn, "seatOn": state.stakes.backs[state.turn]})
    else:
        bettors = list(state.bettors())
        asked = bettors[: bettors.index(state.turn)]
        yield _bet(state, asked[-1]) if asked else _both(state)


def _both(state: Ecarte) -> Note:
    count = state.stakes.amounts[state.elder]
    return Note("note-staked", {"seat": state.elder, "seatDealer": state.dealer, "count": count})


def _bet(state: Ecarte, seat: int) -> Note:
    if state.stakes.backs[seat] == NONE:
        return Note("note-watch", {"seat": seat})
    return Note("note-bet", {"seat": seat, "seatOn": state.stakes.backs[seat], "count": state.stakes.amounts[seat]})


def _spoken(state: Ecarte) -> Iterator[Note]:
    """The talk and the exchange, as far as nothing has been played."""
    elder, dealer = {"seat": state.elder}, {"seat": state.dealer}
    if state.phase == ANSWERING:
        yield Note("note-propose", elder)
    elif state.phase == LAYING and state.away:
        yield Note("note-away", {"seat": state.turn, "count": state.away})
    elif state.phase == LAYING and state.turn == state.elder:
        yield Note("note-accept", dealer)
    elif state.refused:
        yield Note("note-refuse", dealer)
    elif state.phase == PLAYING and state.stock():
        yield Note("note-play", elder)
    elif state.exchanges:
        yield Note("note-changed", {**elder, "count": state.elder_changed})
        if state.phase != LAYING:
            yield Note(
                "note-changed" if state.dealer_changed else "note-kept", {**dealer, "count": state.dealer_changed}
            )
        if state.phase == PLAYING:
            yield Note("note-empty", elder)
    else:
        yield from _upcard_notes(state)


def _upcard_notes(state: Ecarte) -> Iterator[Note]:
    """The last bet before the first deal of a match, and what is trumps."""
    if any(card != NONE for card in state.draw.cards):
        bettors = list(state.bettors())
        yield _bet(state, bettors[-1]) if bettors else _both(state)
    yield Note("note-turned", {"look": card_text(state.upcard), "suit": SUIT_NAMES[state.upcard // 8]})
    if state.upcard % 8 == KING_RANK:
        yield Note("note-turned-king", {"seat": state.dealer})


def _played(state: Ecarte) -> Iterator[Note]:
    last = just_taken(state)
    cards = last or laid(state)
    yield played_note(cards)
    player, look = cards[-1]
    if look == card_text(state.king()) and not state.announced and (player == state.dealer or state.steps == 1):
        yield Note("note-king", {"seat": player})
    if last:
        yield Note("note-taken", {"seat": state.leader})


def _scored(state: Ecarte) -> Iterator[Note]:
    """Who gets what for the tricks, and who has won the match and what with it."""
    (winner,) = state.winners()
    if state.reason() != "reason-king":
        loser = state.next_player(winner)
        kind = "vole" if state.tricks(winner) == HAND else "penalty" if state.penalty(loser) else "plain"
        yield Note("note-scored", {"seat": winner, "tricks": state.tricks(winner), "kind": kind})
    champion = state.champion()
    if champion != NONE:
        yield Note("note-champion", {"seat": champion})
        for seat in range(state.seats):
            won = state.stakes.paid(champion, seat)
            if won:
                yield Note("note-won" if won > 0 else "note-lost", {"seat": seat, "count": max(won, -won)})


def _facts(state: Ecarte, seat: int) -> Iterator[Note]:
    """Which match it is, the trump, for how much both play or their tricks, and a hint for who decides."""
    if state.matches > 1:
        yield Note("fact-match", {"number": state.match + 1, "total": state.matches})
    if state.upcard != NONE:
        yield Note("fact-trump", {"suit": SUIT_NAMES[state.upcard // 8]})
    if state.steps > 0:
        yield Note("fact-tricks", {"elder": state.tricks(state.elder), "dealer": state.tricks(state.dealer)})
    elif any(state.stakes.amounts):
        yield Note("fact-stake", {"count": state.stakes.amounts[state.elder]})
    talking = state.phase in (TALKING, ANSWERING) and state.plays(seat)
    if talking and is_regle(state.hands[seat], state.trumps()):
        yield Note("fact-regle")
