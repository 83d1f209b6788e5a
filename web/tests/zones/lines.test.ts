/** Lines, ladders and slides: where they run, and how a piece goes along them. */

import { describe, expect, it } from 'vitest';
import type { Line } from '../../src/server/messages';
import { course, points, rungs, steps } from '../../src/zones/lines';
import { place, zone } from '../support/made';

const places = [place('top', 2, 1), place('mid', 2, 3), place('foot', 2, 9), place('end', 4, 9)];
const slide: Line = { places: ['top', 'foot'], kind: 'slide' };
const board = zone('board', 'board', { width: 10, height: 10, places, lines: [slide] });
const named = new Map(places.map((each) => [each.name, each]));

it('a line runs from place to place, and leaves out what is not there', () => {
  const line: Line = { places: ['top', 'gone', 'mid', 'end'], kind: 'plain' };
  expect(course(line, board, named)).toEqual([
    { x: 2, y: 1 },
    { x: 2, y: 3 },
    { x: 4, y: 9 },
  ]);
  expect(points(course(line, board, named))).toBe('2,1 2,3 4,9');
});

describe('a slide', () => {
  const spots = course(slide, board, named);

  it('winds down from its top to its foot, first to the side where there is more room', () => {
    expect(spots).toHaveLength(27);
    expect(spots[0]).toEqual({ x: 2, y: 1 });
    expect(spots.at(-1)!.x).toBeCloseTo(2);
    expect(spots.at(-1)!.y).toBeCloseTo(9);
    expect(spots[6]!.x).toBeGreaterThan(2.5);
    expect(spots[20]!.x).toBeLessThan(1.5);
    expect(Math.max(...spots.map(({ x }) => x))).toBeCloseTo(2.75, 1);
  });

  it('bends the other way on the other side, and stays on the board', () => {
    const right = [place('top', 9.5, 1), place('foot', 9.5, 9)];
    const there = course(slide, board, new Map(right.map((each) => [each.name, each])));
    expect(there[6]!.x).toBeLessThan(9);
    expect(Math.max(...there.map(({ x }) => x))).toBeCloseTo(9.67);
  });

  it('with one end alone is a point', () => {
    expect(course(slide, board, new Map([['top', places[0]!]]))).toEqual([{ x: 2, y: 1 }]);
  });
});

describe('the way of a piece', () => {
  it('hops from place to place', () => {
    expect(steps(['top', 'mid', 'gone', 'end'], board)).toEqual([
      { x: 2, y: 1, hops: true },
      { x: 2, y: 3, hops: true },
      { x: 4, y: 9, hops: true },
    ]);
  });

  it('goes down a slide, but not up', () => {
    const down = steps(['mid', 'top', 'foot', 'end'], board);
    expect(down).toHaveLength(2 + 26 + 1);
    expect(down.map(({ hops }) => hops)).toEqual([true, true, ...Array<boolean>(26).fill(false), true]);
    expect(steps(['foot', 'top'], board).map(({ hops }) => hops)).toEqual([true, true]);
  });
});

it('a ladder has two rails, wider below, and rungs between them', () => {
  const ladder = rungs({ x: 0, y: 3 }, { x: 0, y: 0 });
  const [one, other] = ladder.rails;
  expect(ladder.rungs).toHaveLength(10);
  const width = (at: 0 | 1): number => Math.abs(one![at]!.x - other![at]!.x);
  expect(width(0)).toBeCloseTo(0.404);
  expect(width(1)).toBeCloseTo(0.296);
  expect(one![0]!.y).toBeCloseTo(3.12);
  expect(one![1]!.y).toBeCloseTo(-0.12);
  expect(ladder.rungs[0]!.map(({ y }) => y)).toEqual([2.85, 2.85]);
  expect(rungs({ x: 0, y: 0 }, { x: 0.1, y: 0 }).rungs).toHaveLength(2);
});
