/** Reading layouts and views: where pieces lie, the moments between two views, and what a watcher may see. */

import { describe, expect, it } from 'vitest';
import type { Cell, View } from '../../src/server/messages';
import {
  NOBODY,
  coloursOf,
  countIn,
  covered,
  drawable,
  fallen,
  grouped,
  halfway,
  marked,
  newlyWritten,
  openIn,
  originOf,
  parties,
  piecesIn,
  same,
  seatOf,
  tellsMore,
  thrown,
  unthrown,
  zonesOf,
} from '../../src/session/scene';
import { cards, choice, layout, look, piece, view, zone } from '../support/made';

const hands = [zone('hand.0', 'hand', { owner: 0 }), zone('hand.1', 'hand', { owner: 1 })];
const played = layout([...hands, zone('trick', 'trick'), zone('trick.side', 'pile'), zone('stock', 'pile')]);

describe('a place', () => {
  it('belongs to the zone with the longest name that it begins with', () => {
    const passed = (via: string): string[] => {
      const before = view({ pieces: cards('hand.0', 'a') });
      const after = view({ pieces: [piece('won', 'a', { id: 'a', via })] });
      return halfway(after, before, played)?.scene.pieces.map(({ zone }) => zone) ?? [];
    };
    expect(['trick.2', 'trick.side.1', 'stock', 'stockings'].map(passed)).toEqual([
      ['trick'],
      ['trick.side'],
      ['stock'],
      [],
    ]);
  });

  it('is in front of the seat with its number', () => {
    expect([seatOf('trick.2'), seatOf('trick.12'), seatOf('trick'), seatOf('trick.a1'), seatOf('')]).toEqual([
      2, 12, -1, -1, -1,
    ]);
  });

  it('that a card came from is a seat where it was held', () => {
    expect(originOf('hand.1', played)).toBe('1');
    expect(originOf('stock', played)).toBe('stock');
    expect(originOf('elsewhere', played)).toBe('elsewhere');
  });
});

describe('zones', () => {
  it('hold pieces, of which those that nobody can tell apart are counted', () => {
    const shown = view({
      pieces: [piece('hand.1', 'back', { count: 4 }), ...cards('hand.1', 'a'), ...cards('trick', 'b')],
    });
    expect(countIn(shown, 'hand.1')).toBe(5);
    expect(piecesIn(shown, 'trick').map(({ id }) => id)).toEqual(['b']);
    expect(countIn(shown, 'stock')).toBe(0);
  });

  it('are found by their kind and by whose they are', () => {
    expect(zonesOf(played, 'hand').map(({ name }) => name)).toEqual(['hand.0', 'hand.1']);
    expect(zonesOf(played, 'hand', 0).map(({ name }) => name)).toEqual(['hand.0']);
    expect(zonesOf(played, 'pile', 0)).toEqual([]);
  });

  it('can be drawn from where a hidden card may be touched', () => {
    const pieces = [
      ...cards('hand.0', 'a'),
      piece('hand.1', 'back', { place: 'hand.1.0' }),
      piece('stock', 'back', { place: 'stock' }),
    ];
    expect(drawable(view({ pieces }), played, new Set(['hand.1.0']))?.name).toBe('hand.1');
    expect(drawable(view({ pieces }), played, new Set(['stock', 'a']))).toBeUndefined();
    expect(drawable(view({ pieces }), played, new Set())).toBeUndefined();
  });
});

describe('of the hand of another', () => {
  const hand = [zone('hand.1', 'hand', { owner: 1 })];
  const pieces = [
    piece('hand.1', 'back', { count: 3 }),
    piece('hand.1', 'a', { id: 'a' }),
    piece('hand.1', 'b', { id: 'b', came: 'hand.0' }),
    ...cards('hand.0', 'c'),
  ];
  const seen = (heard: boolean, wanted: boolean): string[] =>
    openIn(view({ pieces }), hand, heard, wanted).map(({ id }) => id);

  it('what lies open is seen', () => {
    expect(seen(false, false)).toEqual(['a', 'b']);
    expect(openIn(view({ pieces }), [], false, false)).toEqual([]);
  });

  it('what was only heard of is seen while it comes, and later by those who want that', () => {
    expect(seen(true, false)).toEqual(['b']);
    expect(seen(true, true)).toEqual(['a', 'b']);
  });
});

it('one look stands for each colour, the first of it', () => {
  const looks = [
    look('w1', { colour: 'white' }),
    look('w2', { colour: 'white' }),
    look('b', { colour: 'black' }),
    look('x'),
  ];
  expect(coloursOf(layout([], looks)).map(({ id }) => id)).toEqual(['w1', 'b']);
});

describe('halfway', () => {
  const before = view(
    { pieces: cards('hand.0', 'a', 'b'), counters: { points: 1 } },
    { choices: [choice('a')] },
  );
  const taken = view(
    {
      pieces: [piece('won', 'a', { id: 'a', via: 'trick.0' }), ...cards('hand.0', 'b')],
      counters: { points: 5 },
    },
    { result: { points: [5, 0], winners: [0], reason: '' }, choices: [choice('b')] },
  );

  it('pieces lie where they passed, and nothing is decided yet', () => {
    const between = halfway(taken, before, played)!;
    expect(between.scene.pieces.map(({ id, zone, place }) => [id, zone, place])).toEqual([
      ['a', 'trick', 'trick.0'],
      ['b', 'hand.0', ''],
    ]);
    expect(between.scene.counters).toEqual({ points: 1 });
    expect([between.turn, between.choices, between.result]).toEqual([NOBODY, [], null]);
  });

  it('is nothing where nothing passed anything, or has lain there before', () => {
    expect(halfway(taken, null, played)).toBeNull();
    expect(halfway(before, before, played)).toBeNull();
    expect(halfway(taken, taken, played)).toBeNull();
    const via = view({ pieces: [piece('won', 'a', { id: 'a', via: 'elsewhere.0' })] });
    expect(halfway(via, before, played)).toBeNull();
  });
});

describe('dice', () => {
  const faces = ['', '1', '2'].map((face) => look(`d${face}`, { face }));
  const thrownDice = layout(
    [zone('dice', 'dice'), zone('shown', 'dice', { picture: true }), zone('board', 'board')],
    faces,
  );
  const lying = (...looks: string[]): View =>
    view(
      {
        pieces: [piece('board', 'stone', { id: String(looks) }), ...looks.map((each) => piece('dice', each))],
      },
      { choices: [choice('on')], turn: looks.length },
    );

  it('have been thrown where one shows another face', () => {
    expect(thrown(lying('d1', 'd2'), lying('d1', 'd1'), thrownDice)).toBe(true);
    expect(thrown(lying('d1', 'd2'), lying('d1', 'd2'), thrownDice)).toBe(false);
    expect(thrown(lying('d', 'd'), lying('d1', 'd2'), thrownDice)).toBe(false); // taken into the hand
    expect(thrown(lying('d1'), lying('d2'), layout([], faces))).toBe(false);
  });

  it('have been uncovered where a picture of them does', () => {
    const under = (...looks: string[]): View => view({ pieces: looks.map((each) => piece('shown', each)) });
    expect(thrown(under('d1'), under('d'), thrownDice, true)).toBe(true);
    expect(thrown(under('d1'), under('d'), thrownDice)).toBe(false);
    expect(thrown(lying('d1'), lying('d2'), thrownDice, true)).toBe(false);
  });

  it('that still lie as before are shown with the move that comes before the throw', () => {
    const cells = [{ offered: true }, { offered: false }].map((more) => ({
      zone: 'pad',
      row: 'r',
      seat: 0,
      text: '',
      ...more,
    }));
    const now = { ...lying('d2'), scene: { ...lying('d2').scene, cells: cells as Cell[] } };
    const shown = unthrown(now, lying('d1'), thrownDice);
    expect(shown.scene.pieces.map(({ look }) => look)).toEqual(['stone', 'd1']);
    expect(shown.scene.pieces[0]!.id).toBe('d2');
    expect(shown.scene.cells).toEqual([cells[1]]);
    expect(shown.choices).toEqual([]);
  });

  it('that have fallen are shown before what they bring', () => {
    const shown = fallen(lying('d2', 'd2'), lying('d1'), thrownDice);
    expect(shown.scene.pieces.map(({ look, id }) => id || look)).toEqual(['d1', 'd2', 'd2']);
    expect([shown.turn, shown.choices]).toEqual([1, []]);
  });
});

it('what was written is new, crossed out, or written anew', () => {
  const cell = (row: string, more = {}): Cell => ({
    zone: 'pad',
    row,
    seat: 0,
    text: '1',
    offered: false,
    struck: false,
    ...more,
  });
  const before = view({
    cells: [cell('old'), cell('gone'), cell('offer', { offered: true }), cell('struck')],
  });
  const now = view({
    cells: [
      cell('old', { text: '2' }),
      cell('offer'),
      cell('struck', { struck: true }),
      cell('next', { offered: true }),
      cell('new', { seat: 1 }),
    ],
  });
  expect(newlyWritten(now, before)).toEqual(new Set(['pad offer 0', 'pad struck 0', 'pad new 1']));
});

describe('what a watcher sees', () => {
  const watched = view({
    pieces: cards('trick', 'x'),
    notes: [{ id: 'drew', args: { seat: 0, lookCard: 'x', count: 1 } }],
  });

  it('covers what a seat sees, from the side of whoever has looked so far', () => {
    const mine = view(
      { pieces: cards('hand.0', 'a'), turned: 2, signs: { a1: 'A' } },
      { choices: [choice('a')] },
    );
    const open = covered({ ...watched, choices: [choice('x')], turns: [choice('xx')] }, mine);
    expect(open.scene.pieces).toEqual(watched.scene.pieces);
    expect([open.scene.turned, open.scene.signs, open.choices, open.turns]).toEqual([2, { a1: 'A' }, [], []]);
  });

  it('is less than a seat sees where it shows other pieces, or other looks in what is told', () => {
    const seat = (scene: object): View => ({ ...watched, seat: 0, scene: { ...watched.scene, ...scene } });
    expect(tellsMore(seat({}), watched)).toBe(false);
    expect(tellsMore(seat({ turned: 2, signs: { a1: 'A' } }), watched)).toBe(false);
    expect(tellsMore(seat({ pieces: cards('trick', 'y') }), watched)).toBe(true);
    expect(tellsMore(seat({ counters: { more: 1 } }), watched)).toBe(true);
    const note = (args: object): object => ({ notes: [{ id: 'drew', args }] });
    expect(tellsMore(seat(note({ seat: 1, lookCard: 'x', count: 3 })), watched)).toBe(false);
    expect(tellsMore(seat(note({ seat: 0, lookCard: 'y', count: 1 })), watched)).toBe(true);
    expect(tellsMore(seat(note({ seat: 0, count: 1 })), watched)).toBe(true);
    expect(tellsMore(seat({ notes: [] }), watched)).toBe(true);
    expect(tellsMore(seat({ facts: [{ id: 'trumps', args: { look: 'x' } }] }), watched)).toBe(true);
  });
});

it('notes mark the looks that they name as something', () => {
  const notes = [
    { id: 'took', args: { lookHigh: 'a', look: 'b', lookLow: 'c' } },
    { id: 'more', args: { looking: 'd', count: 1 } },
  ];
  expect([...marked(view({ notes }))]).toEqual([
    ['a', 'lookHigh'],
    ['c', 'lookLow'],
  ]);
});

it('things are grouped in the order in which they come', () => {
  expect([...grouped([3, 1, 4, 1, 5], (each) => each % 2)]).toEqual([
    [1, [3, 1, 1, 5]],
    [0, [4]],
  ]);
  expect(same({ a: [1] }, { a: [1] })).toBe(true);
  expect(same([1], [2])).toBe(false);
});

it('parties are those who play together, and everybody else alone', () => {
  expect(parties(view({ teams: [[1, 3]] }, { totals: [0, 0, 0, 0] }))).toEqual([[0], [1, 3], [2]]);
  expect(parties(view({}, { totals: [0, 0] }))).toEqual([[0], [1]]);
});
