"""What must hold at every decision of every game. Each check yields a sentence for what does not."""

import pickle
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from librt.random import Random

from ludothek.core.errors import MoveError
from ludothek.core.match import Match
from ludothek.core.reveals import hidden
from ludothek.core.state import NOBODY, WATCHER, State
from ludothek.core.touching import Twins
from ludothek.core.understanding import whole_turn
from ludothek.core.view import BACK, Choice, names

GUESSES = 4
"""How many guesses of a seat are compared; one that always tells the truth stands out at once."""

WORLDS = 24
"""In how many guesses a move is tried that may be taken back freely: more than where that is decided."""

SAMPLE = 250
"""How many moves are looked at where a game has very many that are not legal."""

MANY = 100
"""How many texts of legal moves are read at a decision, at equal distances where there are more."""

ODDS = 1e-9
"""How much odds that are exact may be off, by the rounding of numbers."""

SELDOM = 4
"""At one of so many decisions the odds are compared with all that they can become: they may take their time."""

Check = Callable[[Match, Random], Iterator[str]]


def fingerprint(match: Match, state: State) -> tuple[object, ...]:
    """All that anybody can see of a state and do in it."""
    scenes = [match.game.scene(state, seat) for seat in (*range(match.seats), WATCHER)]
    return state.turn, state.dealer, tuple(state.moves()), *scenes


def some_illegal(match: Match, random: Random) -> list[int]:
    """Moves that are not legal now: all of them, or in a game of many moves a good part."""
    legal = set(match.legal())
    moves = match.game.move_count
    tried = range(moves) if moves <= SAMPLE else {random.randrange(moves) for _ in range(SAMPLE)}
    return [move for move in tried if move not in legal]


def moves_ascend(match: Match, _random: Random) -> Iterator[str]:
    """Legal moves are numbers of the game, each listed once, ascending; whoever's turn it is has one."""
    moves = match.legal()
    if not moves:
        yield f"seat {match.turn} is to move but has no legal move"
    if moves != sorted(set(moves)):
        yield f"the moves are not unique and ascending: {moves}"
    if any(not 0 <= move < match.game.move_count for move in moves):
        yield f"a move is not below {match.game.move_count}: {moves}"


def texts_read_back(match: Match, _random: Random) -> Iterator[str]:
    """Every move has a text of its own that is understood again, in any case; of very many moves some are read."""
    if len(match.game.notation) != match.game.move_count:
        yield "two moves of the game share a text"
    moves = match.legal()
    for move in [*moves[:: 1 + len(moves) // (MANY + 1)], *moves[-1:]]:
        text = match.state.text(move)
        for written in (text, text.upper(), f" {text.lower()} "):
            if match.find(written) != move:
                yield f"{written!r} is read as move {match.find(written)}, not as {move}"
    for turn in match.view(match.turn).turns:
        found = whole_turn(match.game, match.state, turn.text)
        if len(found) < 2 or found[0] != turn.move:
            yield f"{turn.text!r} is read as the moves {found}, not as several of which {turn.move} is the first"


def copies_stand_alone(match: Match, random: Random) -> Iterator[str]:
    """Playing on in a copy does not change the original."""
    before = fingerprint(match, match.state)
    copy = match.state.copy()
    if fingerprint(match, copy) != before:
        yield "a copy differs from its original"
    for _ in range(3):
        if copy.turn == NOBODY:
            break
        moves = copy.moves()
        copy.play(moves[random.randrange(len(moves))])
    if fingerprint(match, match.state) != before:
        yield "playing in a copy has changed the original"


def pickles_are_equal(match: Match, random: Random) -> Iterator[str]:
    """A copy equals its original, and so does what comes out of a pickle, also after the same move; not after one."""
    state = match.state
    if state.copy() != state:
        yield "a copy is not equal to its original"
    again = pickle.loads(pickle.dumps(state))  # noqa: S301 - it was pickled here
    if again != state:
        yield "a state that has been pickled is not equal to what it was"
    moves = state.moves()
    move = moves[random.randrange(len(moves))]
    played = state.copy()
    played.play(move)
    again.play(move)
    if again != played:
        yield "a state that has been pickled plays on differently"
    if played == state:
        yield f"after {state.text(move)} a state equals what it was before"


def nothing_hidden_is_shown(match: Match, random: Random) -> Iterator[str]:
    """With the hidden parts exchanged by a guess, a seat sees the same, may do the same and is refused the same."""
    state, game = match.state, match.game
    for seat in (*range(match.seats), WATCHER):
        guess = state.guess(seat, random)
        if guess.turn != state.turn or guess.dealer != state.dealer:
            yield f"in a guess of seat {seat} it is another seat's turn"
        for looker in {seat, WATCHER}:
            if game.scene(guess, looker) != game.scene(state, looker):
                yield f"what seat {looker} sees changes with what seat {seat} cannot know"
        if state.turn == seat:
            if list(guess.moves()) != list(state.moves()):
                yield f"the choices of seat {seat} depend on what it cannot know"
            if any(guess.refusal(move) != state.refusal(move) for move in some_illegal(match, random)):
                yield f"a refusal tells seat {seat} what it cannot know"


def guesses_differ(match: Match, random: Random) -> Iterator[str]:
    """Where half of the pieces are hidden and lie with several owners, guesses are not always the truth.

    One seat may have worked out everything, but not all of them, nor a watcher; later on whoever listens may have.
    """
    state = match.state
    truth = fingerprint(match, state)
    faults: list[str] = []
    for seat in (*range(match.seats), WATCHER):
        pieces = match.game.scene(state, seat).pieces
        backs = [piece for piece in pieces if piece.look == BACK]
        count = sum(piece.count for piece in backs)
        if len({piece.zone for piece in backs}) < 2 or 2 * count < sum(piece.count for piece in pieces):
            continue
        if any(fingerprint(match, state.guess(seat, random)) != truth for _ in range(GUESSES)):
            return
        faults.append(f"{GUESSES} guesses of seat {seat} in a row are the truth, with {count} pieces hidden")
    yield from faults


def guesses_go_on(match: Match, random: Random) -> Iterator[str]:
    """A guess is a whole state: it can be played to the end within the promised bound."""
    state = match.state.guess(match.turn, random)
    for _ in range(match.game.longest + 1):
        if state.turn == NOBODY:
            return
        moves = state.moves()
        state.play(moves[random.randrange(len(moves))])
    yield f"a guess of seat {match.turn} does not come to an end within {match.game.longest} moves"


def choices_can_be_touched(match: Match, _random: Random) -> Iterator[str]:
    """Touches lead to each choice and to one only; what is touched is on the table and can be touched there."""
    view = match.view(match.turn)
    layout = match.game.layout(match.seats)
    there = names(layout, view.scene, match.seats)
    offered = (*view.choices, *view.turns)
    if not layout.buttons and any(choice.gather or not choice.touches for choice in offered):
        yield "a choice needs a button, but the layout keeps no room for any: it should say `buttons=True`"
    if sum(choice.usual for choice in offered) > 1:
        yield "more than one choice is said to be the usual one"
    for choice in offered:
        for touch in choice.touches:
            if touch not in there:
                yield f"{choice.text} asks to touch {touch!r}, which is not on the table or cannot be touched there"
        if choice.amount is not None and choice.touches:
            yield f"{choice.text} has an amount, which is chosen beside a button, and asks to touch something"
    yield from _ambiguous(Twins(view.scene), offered)
    buttons = Counter((repr(choice.label or choice.text), choice.amount) for choice in offered if not choice.touches)
    if any(times > 1 for times in buttons.values()):
        yield "two buttons say the same"


def _ambiguous(twins: Twins, offered: Sequence[Choice]) -> Iterator[str]:
    """Touches that make up one choice and could still become another."""
    gathered = Counter(tuple(sorted(twins.kin(choice.touches))) for choice in offered if choice.gather)
    for gathering, times in gathered.items():
        if times > 1:
            yield f"gathering {' '.join(gathering)} can mean several choices"
    touched = [choice for choice in offered if choice.touches and not choice.gather]
    for one in touched:
        if sum(_begins(one, other) for other in touched) > 1:
            yield f"the touches {' '.join(one.touches)} can mean several choices"


def _begins(one: Choice, other: Choice) -> bool:
    """Could all the touches of one choice be the first of another, in an order that both allow?"""
    first = other.touches[: len(one.touches)]
    if other.any_order:
        return Counter(one.touches) <= Counter(other.touches)
    return Counter(first) == Counter(one.touches) if one.any_order else first == one.touches


def twins_mean_the_same(match: Match, _random: Random) -> Iterator[str]:
    """Pieces alike in one place stand for each other: whichever of them is touched, the same comes of it."""
    view, state = match.view(match.turn), match.state
    twins = Twins(view.scene)
    groups: dict[tuple[str, ...], list[Choice]] = {}
    for choice in view.choices:
        if choice.touches and not choice.gather:
            kin = twins.kin(choice.touches)
            groups.setdefault(tuple(sorted(kin) if choice.any_order else kin), []).append(choice)
    for group in groups.values():
        if len(group) > 1 and len({_outcome(match, state, choice.move) for choice in group}) > 1:
            texts = " and ".join(choice.text for choice in group)
            yield f"{texts} are made by touching pieces that look alike, but they are not the same"


def _outcome(match: Match, state: State, move: int) -> str:
    """What a seat sees of a move that it has made, whichever of several pieces alike it was made with."""
    after = state.copy()
    after.play(move)
    scene = match.game.scene(after, state.turn)
    pieces = sorted(f"{piece.zone} {piece.place} {piece.look} {piece.count}" for piece in scene.pieces)
    return f"{after.turn} {pieces} {dict(scene.counters)} {scene.facts} {scene.cells}"


def nobody_decides_where_the_game_says_so(match: Match, _random: Random) -> Iterator[str]:
    """In a game without decisions whoever is to move has a single move, or the same comes of all of them."""
    if match.game.decides:
        return
    first, *others = [_after(match.state, move) for move in match.legal()]
    if any(other != first for other in others):
        texts = " ".join(match.state.text(move) for move in match.legal())
        yield f"the game says that nobody decides anything, but seat {match.turn} has a choice: {texts}"


def _after(state: State, move: int) -> State:
    after = state.copy()
    after.play(move)
    return after


def who_is_out_does_not_move(match: Match, _random: Random) -> Iterator[str]:
    """A seat that takes no part has no turn."""
    if match.turn in match.game.scene(match.state, match.turn).out:
        yield f"it is the turn of seat {match.turn}, which is out"


def odds_are_the_mean(match: Match, random: Random) -> Iterator[str]:
    """Exact odds are the mean of what they are after each move that can come; in the end somebody has won or not."""
    if match.game.odds is None or match.game.decides or random.randrange(SELDOM):
        return
    state = match.state
    for _ in range(2):  # the throw of the seat, and what the die may show
        if state.turn == NOBODY:
            return
        moves = list(state.moves())
        after = [state.copy() for _ in moves]
        for each, move in zip(after, moves, strict=True):
            each.play(move)
        chances = [_chances(match, each) for each in after]
        mean = [sum(column) / len(moves) for column in zip(*chances, strict=True)]
        odds = _chances(match, state)
        if any(abs(one - other) > ODDS for one, other in zip(odds, mean, strict=True)):
            yield f"the odds are {odds}, but the mean of what they can become is {mean}"
        state = after[0]


def _chances(match: Match, state: State) -> list[float]:
    if state.turn == NOBODY:
        winners = set(state.winners())
        return [float(seat in winners) for seat in range(match.seats)]
    assert match.game.odds is not None
    return list(match.game.odds(state))


def wrong_moves_are_refused(match: Match, random: Random) -> Iterator[str]:
    """Whatever is not legal raises an error of ours and changes nothing."""
    before = fingerprint(match, match.state)
    illegal = some_illegal(match, random)
    wrong: list[int | str] = [-1, match.game.move_count, 1 << 70, "", "no such move", "\0"]
    wrong += [illegal[random.randrange(len(illegal))] for _ in range(min(3, len(illegal)))]
    for move in wrong:
        try:
            match.play(move)
        except MoveError:
            continue
        yield f"the move {move!r} was accepted"
        return
    if fingerprint(match, match.state) != before:
        yield "a refused move has changed the match"


def free_undo_never_reveals(match: Match, before: State, random: Random) -> Iterator[str]:
    """Who may take the last move back freely has uncovered nothing by it and would see the same in any other guess."""
    seat, game = before.turn, match.game
    if not match.free_undo(seat):
        return
    scene = game.scene(match.state, seat)
    if hidden(scene) < hidden(game.scene(before, seat)):
        yield f"seat {seat} has uncovered a piece and may still take its move back without asking"
    for _ in range(WORLDS):
        guess = before.guess(seat, random)
        guess.play(match.log[-1])
        same = guess.turn == match.turn and list(guess.moves()) == match.legal()
        if not same or game.scene(guess, seat) != scene:
            yield f"seat {seat} has learnt something and may still take its move back without asking"
            return


CHECKS: dict[str, Check] = {
    "moves": moves_ascend,
    "texts": texts_read_back,
    "copies": copies_stand_alone,
    "pickles": pickles_are_equal,
    "leaks": nothing_hidden_is_shown,
    "guesses": guesses_differ,
    "guesses end": guesses_go_on,
    "touches": choices_can_be_touched,
    "twins": twins_mean_the_same,
    "decides": nobody_decides_where_the_game_says_so,
    "out": who_is_out_does_not_move,
    "odds": odds_are_the_mean,
    "refusals": wrong_moves_are_refused,
}
