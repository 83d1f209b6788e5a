/** Where things lie on a board: turned, written on, drawn as large as can be, and hit by a finger. */

import { describe, expect, it } from 'vitest';
import type { Place, Zone } from '../../src/server/messages';
import {
  around,
  boxOf,
  lie,
  neighbour,
  quartersOf,
  reaches,
  readingOrder,
  rotate,
  scale,
  written,
} from '../../src/zones/geometry';
import { place, zone, type Part } from '../support/made';

/** A board of so many squares, named by column and line: `01` is the second of the first column. */
function grid(wide: number, high: number, more: Part<Zone> = {}): Zone {
  const places = Array.from({ length: wide * high }, (_, at) => {
    const [x, y] = [at % wide, Math.floor(at / wide)];
    return place(`${x}${y}`, x + 0.5, y + 0.5, { shape: 'square' });
  });
  return zone('board', 'board', { width: wide, height: high, places, ...more });
}
const at = (board: Zone, name: string): Place => board.places.find((each) => each.name === name)!;

describe('a board that is turned', () => {
  const board = grid(4, 2);
  board.places.push(place('tray', 3, 0.5, { width: 2, height: 1, stack: 'up' }));

  it('by a quarter goes clockwise, with its heaps', () => {
    const turned = rotate(board, 1);
    expect([turned.width, turned.height]).toEqual([2, 4]);
    expect(at(turned, '00')).toMatchObject({ x: 1.5, y: 0.5 });
    expect(at(turned, '31')).toMatchObject({ x: 0.5, y: 3.5 });
    expect(at(turned, 'tray')).toMatchObject({ x: 1.5, y: 3, width: 1, height: 2, stack: 'right' });
  });

  it('by a half stands on its head, and by a whole is as before', () => {
    expect(at(rotate(board, 2), '00')).toMatchObject({ x: 3.5, y: 1.5 });
    expect(at(rotate(board, 2), 'tray').stack).toBe('down');
    expect(at(rotate(board, 3), 'tray').stack).toBe('left');
    expect(rotate(board, 4)).toEqual(board);
    expect(rotate(board, 0)).toBe(board);
  });

  it('keeps what grows in no direction', () => {
    const heap = zone('b', 'board', { places: [place('p', 0, 0, { stack: 'heap' })] });
    expect(rotate(heap, 1).places[0]!.stack).toBe('heap');
  });
});

describe('by how many quarters a board is turned', () => {
  it('is as the view says, and a broad one stands in a room that is tall', () => {
    expect(quartersOf(grid(4, 2), 0, 300, 700)).toBe(1);
    expect(quartersOf(grid(4, 2), 2, 300, 700)).toBe(1);
    expect(quartersOf(grid(4, 2), 0, 700, 300)).toBe(0);
    expect(quartersOf(grid(4, 2), 2, 700, 300)).toBe(2);
    expect(quartersOf(grid(4, 2), 1, 300, 700)).toBe(1);
    expect(quartersOf(grid(4, 2), 3, 300, 700)).toBe(3);
    expect(quartersOf(grid(4, 2), -1, 700, 300)).toBe(3);
  });

  it('is not more where neither the board nor the room is clearly longer', () => {
    expect(quartersOf(grid(3, 3), 0, 300, 700)).toBe(0);
    expect(quartersOf(grid(4, 2), 0, 300, 320)).toBe(0);
    expect(quartersOf(zone('b', 'board', { width: 10.9, height: 10 }), 0, 300, 700)).toBe(0);
  });

  it('is not more where it has an above and a below', () => {
    expect(quartersOf(grid(4, 2, { art: 'goose' }), 0, 300, 700)).toBe(0);
    const ladder = grid(4, 2, { lines: [{ places: ['00', '01'], kind: 'ladder' }] });
    expect(quartersOf(ladder, 0, 300, 700)).toBe(0);
    const plain = grid(4, 2, { lines: [{ places: ['00', '01'], kind: 'plain' }] });
    expect(quartersOf(plain, 0, 300, 700)).toBe(1);
  });
});

it('what is written on places is for the one who looks, else as it is', () => {
  const signed = zone('b', 'board', {
    places: [place('a', 0, 0, { sign: '1' }), place('b', 0, 0, { sign: '2' })],
  });
  expect(written(signed, { a: '24' }).places.map(({ sign }) => sign)).toEqual(['24', '2']);
  expect(signed.places[0]!.sign).toBe('1');
});

describe('a board is drawn', () => {
  it('as large as the room allows, and alike in both directions', () => {
    expect(scale(grid(4, 2), 400, 400)).toEqual({ x: 100, y: 100 });
    expect(scale(grid(4, 2), 900, 300)).toEqual({ x: 150, y: 150 });
  });

  it('broader where long triangles would be narrower than a finger, as far as there is room', () => {
    const points = (stack: string): Zone =>
      zone('b', 'board', { width: 12, height: 10, places: [place('1', 1, 1, { shape: 'tongue', stack })] });
    expect(scale(points('up'), 360, 200)).toEqual({ x: 30, y: 20 });
    expect(scale(points('up'), 900, 200)).toEqual({ x: 42, y: 20 });
    expect(scale(points('left'), 240, 900)).toEqual({ x: 20, y: 42 });
    expect(scale(points('up'), 900, 600)).toEqual({ x: 60, y: 60 });
  });
});

describe('a finger', () => {
  const unit = { x: 20, y: 20 };

  it('hits a place somewhat beside it, but not beyond the board', () => {
    const board = grid(9, 9);
    expect(boxOf(at(board, '44'), unit)).toEqual({ left: 80, top: 80, right: 100, bottom: 100 });
    expect(around(at(board, '44'), unit, board)).toEqual({ left: 64, top: 64, right: 116, bottom: 116 });
    expect(around(at(board, '08'), unit, board)).toEqual({ left: 0, top: 144, right: 36, bottom: 180 });
    const large = { x: 100, y: 100 };
    expect(around(at(board, '00'), large, board)).toEqual({ left: 0, top: 0, right: 100, bottom: 100 });
  });

  it('means the nearer of two places, and has all the room where there is no other', () => {
    const board = grid(9, 9);
    const [one, other, far] = [at(board, '44'), at(board, '54'), at(board, '00')];
    const found = reaches([one, other, far], unit, board);
    expect(found.get('44')).toEqual({ left: 64, top: 64, right: 100, bottom: 116 });
    expect(found.get('54')).toEqual({ left: 100, top: 64, right: 136, bottom: 116 });
    expect(found.get('00')).toEqual({ left: 0, top: 0, right: 36, bottom: 36 });
  });

  it('is parted above and below where the places lie so, whichever comes first', () => {
    const board = grid(9, 9);
    for (const names of [
      ['44', '45'],
      ['45', '44'],
    ]) {
      const found = reaches(
        names.map((name) => at(board, name)),
        unit,
        board,
      );
      expect(found.get('44')!.bottom).toBe(100);
      expect(found.get('45')!.top).toBe(100);
      expect(found.get('44')!.right).toBe(116);
    }
  });

  it('is parted where both keep the most', () => {
    const board = zone('b', 'board', { width: 9, height: 9 });
    const places = [place('a', 4, 4), place('b', 5.5, 4.5)];
    const found = reaches(places, unit, board);
    expect(found.get('a')!.right).toBe(95);
    expect(found.get('b')!.left).toBe(95);
    expect(found.get('a')!.bottom).toBe(106);
  });
});

it('places are read line by line', () => {
  const places = [place('d', 0, 2), place('b', 3, 1.1), place('a', 1, 1.2), place('c', 5, 1)];
  expect(places.sort(readingOrder).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
});

describe('pieces on a place', () => {
  const rounded = ({ size, spots, packed }: ReturnType<typeof lie>) => ({
    size: Number(size.toFixed(3)),
    spots: spots.map(({ x, y }) => [Number(x.toFixed(3)), Number(y.toFixed(3))]),
    packed,
  });

  it('alone lie in the middle, as large as the place allows', () => {
    expect(rounded(lie(place('a', 2, 3, { shape: 'square' }), 1))).toEqual({
      size: 0.84,
      spots: [[2, 3]],
      packed: false,
    });
    expect(rounded(lie(place('a', 2, 3, { width: 3, height: 3 }), 1)).size).toBe(1.222);
    expect(rounded(lie(place('a', 2, 3, { shape: 'other' }), 1)).size).toBe(0.9);
  });

  it('on top of one another rise a little, and no higher however many they are', () => {
    const three = rounded(lie(place('a', 0, 0), 3));
    expect(three.spots.map(([, y]) => y)).toEqual([0, -0.122, -0.244]);
    expect(three.packed).toBe(true);
    const many = rounded(lie(place('a', 0, 0), 11));
    expect(many.spots.at(-1)![1]).toBe(-0.47);
  });

  it('in a row begin at one end and cover one another where they have to', () => {
    const row = (count: number) =>
      rounded(lie(place('a', 0, 0, { width: 1, height: 5, stack: 'down' }), count));
    expect(row(2)).toEqual({
      size: 0.94,
      spots: [
        [0, -2.03],
        [0, -1.09],
      ],
      packed: false,
    });
    expect(row(5).spots.at(-1)).toEqual([0, 1.73]);
    expect(row(6)).toMatchObject({ packed: false });
    expect(row(6).spots.at(-1)).toEqual([0, 2.03]);
    expect(row(8)).toMatchObject({ packed: true });
    const up = rounded(lie(place('a', 0, 0, { width: 1, height: 5, stack: 'up' }), 1));
    expect(up.spots).toEqual([[0, 2.03]]);
    const left = rounded(lie(place('a', 0, 0, { width: 5, height: 1, stack: 'left' }), 2));
    expect(left.spots).toEqual([
      [2.03, 0],
      [1.09, 0],
    ]);
    expect(rounded(lie(place('a', 0, 0, { width: 1, height: 1, stack: 'left' }), 1)).spots).toEqual([
      [0.03, 0],
    ]);
  });

  it('in a heap lie two by two, and more on top of those', () => {
    const heap = (count: number, wide = 2) =>
      rounded(lie(place('a', 0, 0, { width: wide, height: wide, stack: 'heap' }), count));
    expect(heap(1, 1)).toMatchObject({ size: 0.94, spots: [[0, 0]] });
    expect(heap(2, 1)).toEqual({
      size: 0.658,
      spots: [
        [-0.2, 0],
        [0.2, 0],
      ],
      packed: false,
    });
    expect(heap(4, 1)).toEqual({
      size: 0.47,
      spots: [
        [-0.25, -0.25],
        [0.25, -0.25],
        [-0.25, 0.25],
        [0.25, 0.25],
      ],
      packed: false,
    });
    expect(heap(5, 1)).toMatchObject({ packed: true });
    expect(heap(5, 1).spots[4]).toEqual([-0.25, -0.311]);
    expect(heap(2, 2)).toMatchObject({
      size: 0.94,
      spots: [
        [-0.5, -0.5],
        [0.5, -0.5],
      ],
    });
    expect(heap(1, 3).spots[0]).toEqual([-0.75, -0.75]);
  });
});

describe('an arrow', () => {
  const board = grid(3, 3);
  const to = (name: string, key: string): string | undefined =>
    neighbour(board.places, at(board, name), key)?.name;

  it('goes to the next place in its direction, or nowhere', () => {
    expect(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].map((key) => to('11', key))).toEqual([
      '10',
      '21',
      '12',
      '01',
    ]);
    expect(to('00', 'ArrowUp')).toBeUndefined();
    expect(to('11', 'Enter')).toBeUndefined();
  });

  it('prefers what lies ahead to what is nearer beside it', () => {
    const places = [place('ahead', 3, 0), place('aside', 1, 1), place('back', -1, 0)];
    expect(neighbour(places, place('from', 0, 0), 'ArrowRight')?.name).toBe('ahead');
    expect(neighbour([places[1]!], place('from', 0, 0), 'ArrowRight')?.name).toBe('aside');
    expect(neighbour([place('off', 1, 2)], place('from', 0, 0), 'ArrowRight')).toBeUndefined();
  });
});
