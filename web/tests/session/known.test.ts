/** What is known of a table: whose seats are mine, what is covered on a shared device, and what everything is called. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Known } from '../../src/session/known.svelte';
import { cards, layout, look, piece, seat, seen, table, view, zone } from '../support/made';
import { speak } from '../support/server';

const WORDS = `
knight = knight
stone = { $count ->
    [one] white stone
   *[other] { $count } white stones
}
stock = Stock
took = { $you ->
    [yes] You take
   *[no] { $seat } takes
} the { $look }
`;

let known: Known;

beforeEach(async () => {
  await speak('en', WORDS);
  known = new Known();
});

describe('my seats', () => {
  it('are those that are held here and played by a person', () => {
    known.hearTable(
      table({
        seats: [seat({ yours: true }), seat(), seat({ yours: true, player: 'club' }), seat({ yours: true })],
      }),
    );
    expect(known.mine).toEqual([0, 3]);
    expect(known.seat).toBe(0);
  });

  it('are looked from by the first of them, as long as the one that is looked from is not mine', () => {
    const seats = [seat(), seat({ yours: true }), seat({ yours: true })];
    known.hearTable(table({ seats }));
    expect(known.seat).toBe(1);
    known.seat = 2;
    known.hearTable(table({ seats }));
    expect(known.seat).toBe(2);
    known.hearTable(table({ seats: [seat({ yours: true }), seat(), seat()] }));
    expect(known.seat).toBe(0);
    known.hearTable(table({ seats: [seat(), seat()] }));
    expect(known.seat).toBe(-1);
  });

  it('make me the reader where there is one of them, also while a computer player has it', () => {
    const reader = (...mine: boolean[]): number => {
      known.hearTable(table({ seats: mine.map((yours) => seat({ yours, player: 'club' })) }));
      return known.reader;
    };
    expect(reader(false, true)).toBe(1);
    expect(reader(true, true)).toBe(-1);
    expect(reader(false, false)).toBe(-1);
  });
});

describe('people', () => {
  it('are called by their names, or by their seats, and whoever reads is “you”', () => {
    known.hearTable(table({ seats: [seat({ name: 'Ada' }), seat({ yours: true, name: 'Bo' }), seat()] }));
    expect(known.names).toEqual(['Ada', 'Bo', 'Seat 3']);
    expect(known.called).toEqual(['Ada', 'You', 'Seat 3']);
  });
});

describe('views', () => {
  const two = () => table({ seats: [seat({ yours: true }), seat({ yours: true }), seat()] });
  const open = view({ pieces: cards('trick', 'x') });
  const hand = (of: number, card: string) => ({
    ...view({ pieces: [...cards('trick', 'x'), ...cards(`hand.${of}`, card)] }),
    seat: of,
  });
  const watched = { ...open, seat: -1 };

  it('are shown when the last of my seats has told what it sees', () => {
    known.hearTable(two());
    expect(known.hearView(seen(5, watched))).toBeUndefined();
    expect(known.hearView(seen(5, hand(0, 'a')))).toBeUndefined();
    const looking = known.hearView(seen(5, hand(1, 'b')));
    expect(looking?.seat).toBe(0);
    expect(known.watched).toEqual(watched);
  });

  it('are shown at once to whoever has one seat, or none', () => {
    known.hearTable(table());
    expect(known.hearView(seen(5, hand(0, 'a')))?.number).toBe(5);
    known = new Known();
    known.hearTable(table({ seats: [seat(), seat()] }));
    expect(known.hearView(seen(5, watched))?.number).toBe(5);
  });

  it('hide something where they tell more than what a watcher sees, until that is known', () => {
    known.hearTable(two());
    expect(known.hides(0)).toBe(false);
    known.hearView(seen(5, watched));
    expect(known.hides(0)).toBe(true);
    known.hearView(seen(5, { ...open, seat: 0 }));
    known.hearView(seen(5, hand(1, 'b')));
    expect([known.hides(0), known.hides(1)]).toEqual([false, true]);
  });

  it('tell how long there is for the move', () => {
    vi.useFakeTimers();
    known.hearTable(table());
    known.hearView(seen(5, open, { clock: { seconds_left: 12.5 } }));
    expect(known.deadline).toBe(performance.now() + 12_500);
    known.hearView(seen(6, open));
    expect(known.deadline).toBeNull();
  });

  it('of another seat of mine are what it saw last, with their number', () => {
    known.hearTable(two());
    known.hearView(seen(4, hand(1, 'a')));
    known.hearView(seen(6, hand(1, 'b')));
    known.look(1);
    expect([known.seat, known.number, known.shown?.scene.pieces.at(-1)?.id]).toEqual([1, 6, 'b']);
    known.look(0); // it has not seen anything yet
    expect([known.seat, known.number]).toEqual([0, 6]);
  });
});

describe('names', () => {
  beforeEach(() => {
    const looks = [
      look('N', { kind: 'piece', face: '', text: { id: 'knight' } }),
      look('s', { kind: 'piece', face: '', text: { id: 'stone' } }),
    ];
    const zones = [zone('stock', 'pile', { label: { id: 'stock', args: {} } }), zone('pot', 'chips')];
    known.hearTable(table({ layout: layout(zones, looks) }));
    known.shown = view({ pieces: [piece('board', 'N', { id: 'n1', place: 'b1' })] });
  });

  it('of looks are words for as many of them as there are', () => {
    expect(known.lookName('s')).toBe('white stone');
    expect(known.lookName('s', 3)).toBe('3 white stones');
    expect(known.lookName('unknown')).toBe('unknown');
  });

  it('of what lies together count what is alike, where the word does not', () => {
    expect(known.lookNames(['s', 'N', 's'])).toBe('2 white stones, knight');
    expect(known.lookNames(['N', 'N', 'N'])).toBe('3 times knight');
    expect(known.lookNames([])).toBe('');
  });

  it('of what can be touched are those of the piece, the look, the seat or the zone', () => {
    expect(known.thingName('n1')).toBe('knight');
    expect(known.thingName('s')).toBe('white stone');
    expect(known.thingName('seat.1')).toBe('Bo');
    expect(known.thingName('seat.7')).toBe('');
    expect(known.thingName('stock')).toBe('Stock');
    expect(known.thingName('pot')).toBe('');
    expect(known.thingName('b1')).toBe('');
  });

  it('in notes are those of seats and looks, and whoever reads is told of themselves', () => {
    expect(known.words({ id: 'took', args: { seat: 1, look: 'N' } })).toBe('Bo takes the knight');
    expect(known.words({ id: 'took', args: { seat: 0, look: 's' } })).toBe('You take the white stone');
    expect(known.words({ id: 'unknown', args: {} })).toBe('');
    expect(known.words(null)).toBe('');
    expect(new Known().words({ id: 'stock', args: {} })).toBe('');
  });
});
