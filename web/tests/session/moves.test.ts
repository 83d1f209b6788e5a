/** Moves of mine: on their way until they are answered, made once more where only the number was behind, taken back. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Piece, SeatInfo } from '../../src/server/messages';
import { cards, choice, layout, seat, view, zone, type Part } from '../support/made';
import { settled, speak } from '../support/server';
import { Sitting } from '../support/table';

const at = (): Sitting => sitting;
let sitting: Sitting;

const shown = (pieces: Piece[] = cards('hand.0', 'a', 'b'), choices = ['a', 'b']) =>
  view({ pieces }, { choices: choices.map((text) => choice(text, [text])) });

beforeEach(async () => {
  await speak('en');
  sitting = new Sitting();
});

async function sit(seats?: SeatInfo[]): Promise<void> {
  at().table(seats ? { seats } : {});
  await at().view(5, shown());
}

describe('a move', () => {
  it('is played with the number of what is shown, and nothing else can be chosen meanwhile', async () => {
    await sit();
    at().session.touching.touch('a');
    expect(at().connection.played).toEqual([{ type: 'move', number: 5, seat: 0, move: 'a' }]);
    expect(at().session.touching.pending).toBe(true);
    expect(at().session.touching.choices).toEqual([]);
  });

  it('is answered by what its seat sees after it, and by nothing before or of another seat', async () => {
    await sit();
    at().session.touching.touch('a');
    await at().view(5, shown());
    expect(at().session.moves.pending).not.toBeNull();
    await at().view(6, view({}, { seat: 1 }));
    expect(at().session.moves.pending).not.toBeNull();
    expect(at().connection.answers).toBe(0);
    await at().view(6, shown(cards('hand.0', 'b'), []));
    expect(at().session.moves.pending).toBeNull();
    expect(at().connection.answers).toBe(1);
    await at().view(7, shown());
    expect(at().connection.answers).toBe(1);
  });
});

describe('a move with a number that is behind', () => {
  const stale = (): void => at().hears({ type: 'refused', reason: 'stale', detail: '', clause: '' });

  async function latest(number: number, now: ReturnType<typeof view>): Promise<void> {
    // It arrives while the move is on its way, and waits until what is shown has been shown.
    at().session.known.hearView({
      type: 'view',
      number,
      seat: 0,
      undo: 'none',
      clock: null,
      plays: 0,
      view: now,
    });
    stale();
    await settled();
  }

  it('is made once more where the same choice is offered in the same position', async () => {
    await sit();
    at().session.touching.touch('a');
    await latest(6, shown());
    expect(at().connection.played.map(({ number, move }) => [number, move])).toEqual([
      [5, 'a'],
      [6, 'a'],
    ]);
    expect(at().session.moves.pending?.number).toBe(6);
  });

  it('is not where the position is another, or the choice is not offered any more', async () => {
    for (const now of [shown(cards('hand.0', 'a')), shown(undefined, ['b'])]) {
      sitting = new Sitting();
      await sit();
      at().session.touching.touch('a');
      await latest(6, now);
      expect(at().connection.played).toHaveLength(1);
      expect(at().session.moves.pending).toBeNull();
      expect(at().connection.answers).toBe(1);
      expect(at().spoken).toContain('The game has moved on. Please choose again.');
    }
  });

  it('is not made once more where it was refused for something else', async () => {
    await sit();
    at().session.touching.touch('a');
    at().hears({ type: 'refused', reason: 'not_stored', detail: '', clause: '' });
    expect(at().connection.played).toHaveLength(1);
    expect(at().session.moves.pending).toBeNull();
  });

  it('is none where nothing is on its way', async () => {
    await sit();
    stale();
    expect(at().connection.played).toEqual([]);
    expect(at().spoken.at(-1)).toBe('The game has moved on. Please choose again.');
  });
});

describe('taking back', () => {
  const seats = (...parts: Part<SeatInfo>[]): SeatInfo[] => parts.map((part) => seat(part));

  it('is asked of the server, for the seat that moved last', async () => {
    await sit(seats({ yours: true }, { yours: true }));
    await at().view(5, { ...shown(), seat: 1 });
    at().session.known.look(1);
    at().session.moves.play(choice('a'));
    at().session.known.look(0);
    at().session.moves.undo();
    expect(at().said.at(-1)).toEqual({ type: 'ask', what: 'undo', seat: 1 });
  });

  it('is asked for the seat that I look from, where none of mine has moved', async () => {
    await sit();
    at().session.moves.undo();
    expect(at().said.at(-1)).toEqual({ type: 'ask', what: 'undo', seat: 0 });
  });

  it.each([
    ['ask', seats({ yours: true }, { player: 'person' })],
    ['free', seats({ yours: true }, { player: 'casual' })],
    ['ask', seats({ yours: true }, { player: 'casual', reserved: true })],
    ['free', seats({ yours: true }, { yours: true })],
  ])('is %s where others have to agree and so many could', async (wanted, sitters) => {
    at().table({ seats: sitters });
    await at().view(5, shown(), { undo: 'ask' });
    expect(at().session.moves.undoable).toBe(wanted);
  });

  it('is as the server says otherwise, and not possible before it has said so', async () => {
    at().table();
    expect(at().session.moves.undoable).toBe('none');
    await at().view(5, shown(), { undo: 'free' });
    expect(at().session.moves.undoable).toBe('free');
    await at().view(6, shown(), { undo: 'none' });
    expect(at().session.moves.undoable).toBe('none');
  });
});

describe('what I have written on a pad', () => {
  const pad = zone('pad', 'pad', {
    rows: [
      { name: 'ones', text: { id: 'row-ones', args: {} }, look: '', sum: false },
      { name: 'sum', text: { id: 'row-sum', args: {} }, look: '', sum: true },
    ],
  });
  const cell = (row: string, of = 0, struck = false) => ({
    zone: 'pad',
    row,
    seat: of,
    text: '4',
    offered: false,
    struck,
  });
  const empty = view({}, { choices: [choice('ones', ['pad.ones']), choice('sum', ['pad.sum'])] });

  beforeEach(async () => {
    await speak('en', 'row-ones = Ones\nrow-sum = Sum');
    at().table({ layout: layout([pad]) });
    await at().view(5, empty);
    vi.useFakeTimers();
  });

  it('is said for ten seconds, so that a slip is seen', async () => {
    at().session.touching.touch('pad.ones');
    await at().view(6, view({ cells: [cell('ones'), cell('ones', 1)] }, { turn: 1 }));
    expect(at().session.moves.wrote).toBe('Written: Ones, 4');
    vi.advanceTimersByTime(9_900);
    expect(at().session.moves.wrote).toBe('Written: Ones, 4');
    vi.advanceTimersByTime(100);
    expect(at().session.moves.wrote).toBe('');
  });

  it('is said for as long where I write once more meanwhile', async () => {
    at().session.touching.touch('pad.ones');
    await at().view(6, view({ cells: [cell('ones')] }));
    vi.advanceTimersByTime(6_000);
    at().session.moves.play(choice('ones', ['pad.ones']));
    await at().view(7, view({ cells: [cell('ones', 0, true)] }));
    vi.advanceTimersByTime(6_000);
    expect(at().session.moves.wrote).toBe('Written: Ones, 4');
  });

  it('is not said of sums, nor of what others have written there', async () => {
    at().session.touching.touch('pad.sum');
    await at().view(6, view({ cells: [cell('sum')] }, { turn: 1 }));
    expect(at().session.moves.wrote).toBe('');
    at().session.moves.play(choice('ones', ['pad.ones']));
    await at().view(7, view({ cells: [cell('sum'), cell('ones', 1)] }, { turn: 1 }));
    expect(at().session.moves.wrote).toBe('');
  });

  it('is no longer said once I move again, or take it back', async () => {
    at().session.touching.touch('pad.ones');
    await at().view(6, view({ cells: [cell('ones')] }));
    at().session.moves.undo();
    expect(at().session.moves.wrote).toBe('');
  });
});
