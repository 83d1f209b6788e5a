/** Games that are over: which are remembered, what is sound, and how each ended for whoever sat here. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_GAMES, fault, mine, outcome, score, type PlayedGame } from '../../src/session/mine.svelte';

const person = { name: 'Ada', player: 'person' };
const bo = { name: 'Bo', player: 'casual' };
const played = (more: Partial<PlayedGame> = {}): PlayedGame => ({
  table: 'abc',
  game: 'toy',
  date: 1_000,
  seats: [person, bo],
  mine: [0],
  points: [3, 1],
  winners: [0],
  reason: 'reason-points',
  fewest: false,
  secret: 'a.b-c',
  ...more,
});
const of = (...dates: number[]): PlayedGame[] => dates.map((date) => played({ table: `t${date}`, date }));
const dates = (): number[] => mine.list.map(({ date }) => date);

beforeEach(() => mine.forgetAll());

describe('the list', () => {
  it('has the newest first, however they come', () => {
    mine.keep(of(20));
    mine.keep(of(30));
    mine.keep(of(10, 25));
    expect(dates()).toEqual([30, 25, 20, 10]);
  });

  it('has each table once, and tells how many are new', () => {
    expect(mine.keep(of(1, 2))).toBe(2);
    expect(mine.keep([...of(2), ...of(3, 3)])).toBe(1);
    expect(mine.keep(of(1))).toBe(0);
    expect(dates()).toEqual([3, 2, 1]);
  });

  it('keeps the latest where there are too many', () => {
    mine.keep(of(...Array.from({ length: MOST_GAMES }, (_, at) => at + 2)));
    mine.keep(of(1));
    expect(mine.list).toHaveLength(MOST_GAMES);
    expect(dates().at(-1)).toBe(2);
    mine.keep(of(9_000));
    expect([dates()[0], dates().at(-1)]).toEqual([9_000, 3]);
  });

  it('forgets one of them, or all', () => {
    mine.keep(of(1, 2, 3));
    mine.forget('t2');
    expect(dates()).toEqual([3, 1]);
    mine.forgetAll();
    expect(dates()).toEqual([]);
  });

  it('is there again when the page is opened anew, but for what is damaged', async () => {
    mine.keep(of(1, 2));
    localStorage.setItem('ludothek.games', JSON.stringify([...of(2, 1), { ...played(), points: [1] }]));
    vi.resetModules();
    const again = await import('../../src/session/mine.svelte');
    expect(again.mine.list.map(({ date }) => date)).toEqual([2, 1]);
    localStorage.setItem('ludothek.games', '{"no": "list"}');
    dispatchEvent(Object.assign(new Event('storage'), { key: 'ludothek.games' }));
    expect(again.mine.list).toEqual([]);
  });
});

describe('a sound game', () => {
  it('has nothing missing', () => {
    expect(fault(played())).toBe('');
    expect(fault(played({ winners: [], mine: [0, 1], reason: '' }))).toBe('');
  });

  const twelve = Array<typeof bo>(12).fill(bo);
  it.each<[string, unknown]>([
    ['table', null],
    ['table', 'text'],
    ['table', played({ table: '' })],
    ['table', played({ table: 'a/b' })],
    ['table', played({ table: 'x'.repeat(65) })],
    ['game', played({ game: '../x' })],
    ['date', played({ date: 0 })],
    ['date', played({ date: 1.5 })],
    ['date', played({ date: 8.64e15 + 2 })],
    ['seats', played({ seats: [] })],
    ['seats', played({ seats: [...twelve, bo] })],
    ['seats', played({ seats: [{ ...bo, name: 'x'.repeat(41) }] })],
    ['seats', played({ seats: [{ ...bo, player: 'Club' }] })],
    ['seats', { ...played(), seats: [{ name: 'Bo' }] }],
    ['seats', { ...played(), seats: [{ ...bo, more: 1 }] }],
    ['seats', { ...played(), seats: [null] }],
    ['mine', played({ mine: [] })],
    ['mine', played({ mine: [2] })],
    ['mine', played({ mine: [0, 0] })],
    ['points', played({ points: [1] })],
    ['points', played({ points: [1, 2e9] })],
    ['winners', played({ winners: [-1] })],
    ['winners', played({ winners: [1, 1] })],
    ['reason', played({ reason: 'Nobody knows' })],
    ['fewest', { ...played(), fewest: 'no' }],
    ['secret', played({ secret: '' })],
    ['more', { ...played(), more: 1 }],
  ])('has nothing wrong, and nothing more: %s', (field, game) => {
    expect(fault(game)).toBe(field);
  });

  it('may be as large as these', () => {
    const seats = twelve;
    const points = Array<number>(12).fill(1e9);
    const large = played({
      table: 'x'.repeat(64),
      seats,
      points,
      mine: [11],
      date: 8.64e15,
      winners: [0, 11],
    });
    expect(fault(large)).toBe('');
    expect(fault(played({ seats: [{ ...person, name: 'ä'.repeat(39) + '😀' }, bo] }))).toBe('');
  });
});

describe('how a game ended', () => {
  it.each<[string, Partial<PlayedGame>]>([
    ['won', {}],
    ['lost', { winners: [1] }],
    ['lost', { winners: [] }],
    ['won', { seats: [person, bo, bo], points: [2, 2, 1], winners: [0, 1] }],
    ['drawn', { winners: [0, 1] }],
    ['played', { mine: [0, 1] }],
    ['played', { seats: [bo, person], mine: [0] }],
    ['played', { seats: [person], points: [77], winners: [0], reason: 'reason-total' }],
    ['won', { seats: [person], points: [0], winners: [0], reason: 'solved' }],
    ['lost', { seats: [person], points: [0], winners: [], reason: 'given-up' }],
  ])('is %s', (ended, game) => {
    expect(outcome(played(game))).toBe(ended);
  });
});

describe('my points', () => {
  it.each<[string, number | null, Partial<PlayedGame>]>([
    ['say how much was won', 3, {}],
    ['say what was made by whoever lost', 1, { points: [1, 3], winners: [1] }],
    ['say nothing where only the winner has any', null, { points: [1, 0] }],
    ['say nothing where only others have won', null, { points: [0, 1], winners: [1] }],
    ['are what was shared', 5, { points: [5, 5], winners: [0, 1] }],
    ['are nothing where nobody has any', null, { points: [0, 0], winners: [0, 1] }],
    ['are nobody’s where several shared the device', null, { mine: [0, 1] }],
    ['are nobody’s where a computer player sat there in the end', null, { seats: [bo, person] }],
    ['are what one collects alone', 77, { seats: [person], points: [77], reason: '' }],
    [
      'count for nothing where one plays alone for something else',
      null,
      { seats: [person], points: [7], reason: 'solved' },
    ],
  ])('%s', (_, points, game) => {
    expect(score(played(game))).toBe(points);
  });
});
