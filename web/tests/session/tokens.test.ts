/** Pieces one by one: each keeps its key from view to view, whatever the server says of where it came from. */

import { beforeEach, describe, expect, it } from 'vitest';
import type { Piece } from '../../src/server/messages';
import { Tokens, type Token } from '../../src/session/tokens';
import { layout, look, piece, view, zone, type Part } from '../support/made';

const looks = [
  look('man', { colour: 'white' }),
  look('king', { colour: 'white' }),
  look('black', { colour: 'black' }),
];
const laid = layout(
  [
    zone('board', 'board'),
    zone('off', 'box'),
    zone('dice', 'dice'),
    zone('show', 'dice', { picture: true }),
    zone('hand.0', 'hand'),
  ],
  looks,
);
const man = (place: string, more: Part<Piece> = {}): Piece => piece('board', 'man', { place, ...more });

let tokens: Tokens;
let now: Token[];

function follow(...pieces: Piece[]): Record<string, string> {
  now = tokens.follow(view({ pieces }), laid);
  return Object.fromEntries(now.map(({ at, key }) => [at, key]));
}
const traces = (): string[] => [...tokens.traces].sort();

beforeEach(() => {
  tokens = new Tokens();
});

describe('a piece', () => {
  it('with an identity keeps it as its key', () => {
    expect(follow(man('a1', { id: 'x' }))).toEqual({ a1: 'x' });
    expect(follow(man('b1', { id: 'x' }))).toEqual({ b1: 'x' });
    expect(traces()).toEqual(['a1', 'b1']);
  });

  it('without one is known by where it lay and where it came from', () => {
    const { a1, b1 } = follow(man('a1'), man('b1'));
    expect(a1).not.toBe(b1);
    expect(follow(man('b1'), man('c1', { came: 'a1' }))).toEqual({ b1: b1, c1: a1 });
    expect(traces()).toEqual(['a1', 'c1']);
  });

  it('stays the same where another comes to its place, which waits', () => {
    const { a1, b1 } = follow(man('a1'), man('b1'));
    now = tokens.follow(view({ pieces: [man('b1', { came: 'a1' }), man('b1')] }), laid);
    expect(now.map(({ key }) => key)).toEqual([a1, b1]);
  });

  it('that is promoted where it stands, or on its way, is the same', () => {
    const { a1, b1 } = follow(man('a1'), man('b1'));
    const promoted = follow(
      piece('board', 'king', { place: 'a1' }),
      piece('board', 'king', { place: 'c1', came: 'b1' }),
    );
    expect(promoted).toEqual({ a1: a1, c1: b1 });
  });

  it('is no other colour', () => {
    const { a1 } = follow(man('a1'));
    const { a1: taken } = follow(piece('board', 'black', { place: 'a1' }));
    expect(taken).not.toBe(a1);
  });

  it('that is taken back is one of its look that lay elsewhere, before one of its colour', () => {
    const { a1, b1 } = follow(man('a1'), piece('board', 'king', { place: 'b1' }));
    expect(follow(piece('board', 'king', { place: 'd1' }), man('c1'))).toEqual({ d1: b1, c1: a1 });
    expect(follow(piece('board', 'king', { place: 'e1' }))).toEqual({ e1: b1 });
    expect(follow(man('f1'))).toEqual({ f1: b1 });
  });

  it('of which there are several in a box is drawn as often, and each goes there from where it lay', () => {
    const { a1 } = follow(man('a1'), piece('off', 'man', { count: 2 }));
    expect(now.map(({ at }) => at)).toEqual(['a1', 'off', 'off']);
    expect(new Set(now.map(({ key }) => key)).size).toBe(3);
    const before = now.filter(({ at }) => at === 'off').map(({ key }) => key);
    follow(piece('off', 'man', { count: 3 }));
    expect(now.map(({ key }) => key)).toEqual([...before, a1]);
  });

  it('that is new has a key of its own, for ever', () => {
    const { a1 } = follow(man('a1'));
    follow();
    const { a1: again } = follow(man('a1'));
    expect(again).not.toBe(a1);
  });

  it('in a hand is not followed', () => {
    expect(follow(piece('hand.0', 'ace', { id: 'ace' }))).toEqual({});
  });
});

it('dice stay where they are and show other faces', () => {
  follow(piece('dice', 'd1'), piece('dice', 'd2'), piece('show', 'd3'));
  const keys = now.map(({ key }) => key);
  expect(keys).toEqual(['dice:0', 'dice:1', 'show:0']);
  follow(piece('dice', 'd6'), piece('dice', 'd1'), piece('show', 'd3'));
  expect(now.map(({ key }) => key)).toEqual(keys);
  expect(traces()).toEqual([]);
});

describe('the places of the last move', () => {
  it('are what the server says, before what was seen', () => {
    follow(man('a1', { id: 'x' }), man('b1', { id: 'y' }));
    follow(man('c1', { id: 'x', came: 'a1' }), man('d1', { id: 'y' }));
    expect(traces()).toEqual(['a1', 'c1']);
  });

  it('stay as long as nothing else moves', () => {
    follow(man('a1', { id: 'x' }));
    follow(man('c1', { id: 'x' }));
    follow(man('c1', { id: 'x' }));
    expect(traces()).toEqual(['a1', 'c1']);
  });

  it('are none where so much moves that the board was set up', () => {
    const row = (letter: string, count: number): Piece[] =>
      Array.from({ length: count }, (_, at) => man(`${letter}${at}`, { id: `x${at}` }));
    follow(...row('a', 6));
    follow(...row('b', 6));
    expect(traces()).toHaveLength(12);
    follow(...row('a', 7));
    follow(...row('b', 7));
    expect(traces()).toEqual([]);
  });
});

describe('a way', () => {
  const way = ['a1', 'b1', 'c1'];
  const come = (): Piece => man('c1', { id: 'x', way });

  it('is gone along by a piece that lay where it begins', () => {
    follow(man('a1', { id: 'x' }));
    follow(come());
    expect(now[0]!.way).toEqual(way);
    expect(traces()).toEqual(['a1', 'c1']);
  });

  it('is gone but once, and not by a piece that lay elsewhere', () => {
    follow(man('a1', { id: 'x' }));
    follow(come());
    follow(come());
    expect(now[0]!.way).toEqual([]);
  });

  it('that leads back to where it began is gone but once, too', () => {
    const round = (): Piece => man('a1', { id: 'x', way: ['a1', 'b1', 'a1'] });
    follow(man('a1', { id: 'x' }));
    follow(round());
    expect(now[0]!.way).toHaveLength(3);
    follow(round());
    expect(now[0]!.way).toEqual([]);
  });

  it('is gone but by a piece that lay where it begins', () => {
    tokens = new Tokens();
    follow(man('b1', { id: 'x' }));
    follow(come());
    expect(now[0]!.way).toEqual([]);
  });

  it('tells where a piece without an identity came from', () => {
    const { a1 } = follow(man('a1'), man('d1'));
    expect(follow(man('d1'), man('c1', { way }))['c1']).toBe(a1);
  });
});
