/** Who has won, in the words of every language, and who is ahead. */

import { beforeEach, describe, expect, it } from 'vitest';
import type { Result } from '../../src/server/messages';
import { bare, decidedBy, gladdens, joined, leading, ranked, winnersText } from '../../src/session/result';
import { view } from '../support/made';
import { speak } from '../support/server';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];
const of = (points: number[], winners: number[], reason = 'reason-points'): Result => ({
  points,
  winners,
  reason,
});

beforeEach(async () => {
  await speak('en', 'solved = All is in order.');
});

describe('in words', () => {
  const deal = (result: Result, reader = -1): string => winnersText(result, 'deal-won', NAMES, reader);

  it('one has won, or several together', () => {
    expect(deal(of([0, 5, 0, 0], [1]))).toBe('Bo wins the game with 5 points.');
    expect(deal(of([0, 1, 0, 0], [1]))).toBe('Bo wins the game with 1 point.');
    expect(deal(of([0, 5, 0, 5], [1, 3]))).toBe('Bo and Di win the game together with 5 points each.');
    expect(deal(of([2, 2, 0, 2], [0, 1, 3]))).toBe(
      'Ada, Bo and Di win the game together with 2 points each.',
    );
  });

  it('whoever reads is told of themselves, and first', () => {
    expect(deal(of([0, 5, 0, 0], [1]), 1)).toBe('You win the game with 5 points.');
    expect(deal(of([0, 5, 0, 5], [1, 3]), 3)).toMatch(/^You and Bo win the game together/);
  });

  it('a draw, and nobody, have words of their own', () => {
    expect(deal(of([1, 1, 1, 1], [0, 1, 2, 3]))).toBe('It’s a draw.');
    expect(deal(of([0, 0, 0, 0], []))).toBe('Nobody has won.');
  });

  it('whoever plays alone and not for points is told how it ended', () => {
    expect(winnersText(of([0], [0], 'solved'), 'match-won', ['Ada'], 0)).toBe('All is in order.');
    expect(winnersText(of([7], [0], 'reason-total'), 'deal-won', ['Ada'], 0)).toBe(
      'You win the game with 7 points.',
    );
  });

  it('other languages have their own order and forms', async () => {
    await speak('de');
    expect(deal(of([0, 5, 0, 5], [1, 3]))).toBe('Bo und Di gewinnen das Spiel gemeinsam: je 5 Punkte.');
    expect(deal(of([0, 1, 0, 0], [1]), 1)).toBe('Du gewinnst das Spiel mit 1 Punkt.');
    await speak('nl');
    expect(joined(['Ada', 'Bo'])).toBe('Ada en Bo');
    await speak('it');
    expect(joined(['Ada', 'Bo', 'Cy'])).toBe('Ada, Bo e Cy');
  });

  it('names are joined as they are said', () => {
    expect([joined([]), joined(['Ada']), joined(['Ada', 'Bo'])]).toEqual(['', 'Ada', 'Ada and Bo']);
  });
});

it('what decided it is the word of the game, else what has happened last', () => {
  expect(decidedBy(of([1, 0], [0], 'solved'), 'Bo gives up.')).toBe('All is in order.');
  expect(decidedBy(of([1, 0], [0], 'unknown'), 'Bo gives up.')).toBe('Bo gives up.');
  expect(decidedBy(of([1, 0], [0], ''), 'Bo gives up.')).toBe('Bo gives up.');
});

it('there is nothing to tell but who has won where nobody else has points', () => {
  expect(bare(of([3, 0, 0], [0]))).toBe(true);
  expect(bare(of([3, 1, 0], [0]))).toBe(false);
  expect(bare(of([0, -1, 0], [0]))).toBe(false);
  expect(bare(of([2, 2], [0, 1]))).toBe(true);
});

it('a win gladdens where it could have been lost', () => {
  expect(gladdens(of([3, 1], [0]), [0])).toBe(true);
  expect(gladdens(of([3, 1], [0]), [1])).toBe(false);
  expect(gladdens(of([3, 1], [0]), [0, 1])).toBe(true);
  expect(gladdens(of([3, 1], []), [0, 1])).toBe(false);
  expect(gladdens(of([1, 1], [0, 1]), [0])).toBe(false);
  expect(gladdens(of([9], [0], 'reason-total'), [0])).toBe(false);
  expect(gladdens(of([0], [0], 'solved'), [0])).toBe(true);
});

it('the best totals come first, be they the most or the fewest', () => {
  expect(ranked(view({}, { totals: [2, 9, 5] }))).toEqual([1, 2, 0]);
  expect(ranked(view({}, { totals: [2, 9, 5], fewest: true }))).toEqual([0, 2, 1]);
});

it('ahead are those with the best totals once a deal is over, and in the end those who have won', () => {
  const deals = [of([1, 1], [0, 1])];
  expect(leading(view({}, { totals: [4, 9, 9] }))).toEqual([]);
  expect(leading(view({}, { totals: [4, 9, 9], deals }))).toEqual([1, 2]);
  expect(leading(view({}, { totals: [4, 9, 9], deals, fewest: true }))).toEqual([0]);
  expect(leading(view({}, { totals: [4, 9], deals, result: of([4, 9], [0]) }))).toEqual([0]);
});
