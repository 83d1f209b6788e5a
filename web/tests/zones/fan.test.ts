/** A hand of cards: every card can be read and hit, and nothing else moves when it becomes smaller. */

import { describe, expect, it } from 'vitest';
import { fan } from '../../src/zones/fan';

const PHONE = { room: 366, tall: 844 };
const LAPTOP = { room: 1000, tall: 800 };
const finger = (count: number, most = count) => fan(count, most, PHONE.room, PHONE.tall, true);
const pointer = (count: number, most = count) => fan(count, most, LAPTOP.room, LAPTOP.tall, false);
const rows = ({ spots }: ReturnType<typeof fan>): number => new Set(spots.map(({ y }) => y)).size;

describe.each([
  ['on a phone', finger, PHONE.room],
  ['on a large screen', pointer, LAPTOP.room],
] as const)('%s', (_, laid, room) => {
  it.each([1, 2, 5, 8, 10, 13, 20, 33])('%d cards stay in the room, in the middle of it', (count) => {
    const { card, spots } = laid(count);
    expect(spots).toHaveLength(count);
    const [first, last] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x)) + card];
    expect(first).toBeGreaterThanOrEqual(-0.001);
    expect(last).toBeLessThanOrEqual(room + 0.001);
    expect(first + last).toBeCloseTo(room);
  });
});

describe('on a phone', () => {
  it('what is uncovered of a card is never narrower than a finger', () => {
    for (let count = 2; count <= 33; count++) {
      const { spots } = finger(count);
      spots.forEach(({ x, y }, at) => {
        const next = spots[at + 1];
        if (next?.y === y) expect(next.x - x).toBeGreaterThanOrEqual(42);
      });
    }
  });

  it('so many cards as do not fit lie in rows, as many in each as in the others', () => {
    expect([8, 9, 16, 17].map((count) => rows(finger(count)))).toEqual([1, 2, 2, 3]);
    const { spots } = finger(9);
    expect(spots.filter(({ y }) => y === spots[0]!.y)).toHaveLength(5);
    expect(spots.every(({ tilt }) => tilt === 0)).toBe(true);
  });

  it('a pointer needs less room than a finger', () => {
    expect(rows(fan(9, 9, PHONE.room, PHONE.tall, false))).toBe(1);
    expect(rows(finger(9))).toBe(2);
  });

  it('cards are smaller where it lies on its side', () => {
    expect(fan(5, 5, 600, 390, true).card).toBe(59);
    expect(fan(5, 5, 600, 300, true).card).toBe(46);
    expect(finger(5).card).toBe(68);
  });
});

it('a hand that has held more keeps their room, and its last row stays below', () => {
  const [full, left] = [finger(16), finger(4, 16)];
  expect(left.height).toBe(full.height);
  expect(left.spots[0]!.y).toBe(full.spots.at(-1)!.y);
  expect(left.card).toBe(full.card);
});

it('where there is room a hand is curved: level in the middle, tilted and lower at its ends', () => {
  const { spots, height, card } = pointer(9);
  expect(spots[4]!.tilt).toBe(0);
  expect(spots[0]!.tilt).toBe(-spots[8]!.tilt);
  expect(spots[8]!.tilt).toBeGreaterThan(3);
  expect(spots[0]!.y - spots[4]!.y).toBeCloseTo((40 / 81) * 16);
  expect(height).toBe(14 + Math.round(card * 1.4) + 6 + 10);
  expect(pointer(1).spots[0]).toEqual({ x: (LAPTOP.room - card) / 2, y: 14, tilt: 0 });
});

it('few cards lie beside one another, with a gap', () => {
  const { card, spots } = pointer(3);
  expect(spots[1]!.x - spots[0]!.x).toBeCloseTo(card + 6);
});
