/** Places in the middle, one for each seat, in the direction where it sits. */

import { describe, expect, it } from 'vitest';
import { ring } from '../../src/zones/ring';

const AIR = 8;

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('%d places', (count) => {
  it.each([
    [360, 300],
    [900, 320],
    [500, 500],
    [1400, 700],
  ])('in a room of %d x %d lie beside one another, and within it', (wide, high) => {
    const { width, spots } = ring(count, wide, high);
    const height = width * 1.4;
    expect(spots).toHaveLength(count);
    spots.forEach((one, at) => {
      for (const other of spots.slice(at + 1)) {
        const apart = Math.abs(one.x - other.x) >= width - 0.01 || Math.abs(one.y - other.y) >= height - 0.01;
        const staggered = count === 3 && Math.abs(one.x - other.x) >= width - 0.01;
        expect(apart || staggered).toBe(true);
      }
    });
    if (width > 36) {
      expect(Math.max(...spots.map(({ x }) => Math.abs(x))) + width / 2).toBeLessThanOrEqual(wide / 2 + 0.01);
      expect(Math.max(...spots.map(({ y }) => Math.abs(y))) + height / 2).toBeLessThanOrEqual(
        high / 2 + 0.01,
      );
    }
  });
});

it('mine is below, the next one to the left, the last one to the right, the others across', () => {
  const { spots } = ring(5, 900, 500);
  const [mine, left, second, third, right] = spots;
  expect(mine!.x).toBe(0);
  expect(left!.x).toBeLessThan(second!.x);
  expect(second!.x).toBeLessThan(third!.x);
  expect(third!.x).toBeLessThan(right!.x);
  expect(left!.x).toBe(-right!.x);
  expect(Math.max(left!.y, right!.y)).toBeLessThan(mine!.y);
  expect(second!.y).toBeLessThan(left!.y);
});

it('two face each other, and three are a little staggered', () => {
  const [mine, other] = ring(2, 500, 500).spots;
  expect([mine!.x, other!.x, mine!.y]).toEqual([0, 0, -other!.y]);
  const [below, left, right] = ring(3, 500, 200).spots;
  expect([left!.y, left!.y]).toEqual([right!.y, -below!.y]);
});

it('they are as large as the room allows, but neither too large nor too small', () => {
  expect(ring(4, 3000, 3000).width).toBe(150);
  expect(ring(4, 100, 100).width).toBe(36);
  expect(ring(4, 3000, 300).width).toBeCloseTo((300 - AIR) / 2 / 1.4);
  expect(ring(4, 300, 3000).width).toBeCloseTo(300 / 3 - AIR);
  expect(ring(3, 3000, 200).width).toBeCloseTo(200 / 1.36 / 1.4);
  // Many in a room that is narrow: the sides lie beside mine rather than beside the others.
  expect(ring(7, 360, 3000).width).toBeCloseTo(360 / 4 - AIR);
});
