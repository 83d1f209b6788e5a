/** Hints where one asks for them, and a warning before a move that costs much. */

import { beforeEach, describe, expect, it } from 'vitest';
import type { Advised, Hinted } from '../../src/server/messages';
import type { Advising } from '../../src/session/advising.svelte';
import { choice, view } from '../support/made';
import { speak } from '../support/server';
import { Sitting } from '../support/table';

let at: Sitting;
let advising: Advising;
const SHOWN = view({}, { choices: [choice('a', ['a']), choice('b', ['b']), choice('pass')] });

const hinted = (more: Partial<Hinted> = {}): Hinted => ({
  ...{ type: 'hinted', seat: 0, number: 5, move: 'a', touches: ['a'], unit: 'chance', value: 62 },
  ...{ other: '', other_value: 0, merit: null },
  ...more,
});
const advised = (costs: Record<string, number>, unit: Advised['unit'] = 'chance', number = 5): Advised => ({
  ...{ type: 'advised', seat: 0, number, move: 'b', touches: ['b'], unit, costs },
});

beforeEach(async () => {
  await speak('en', 'good = It keeps the ace.');
  at = new Sitting();
  advising = at.session.advising;
  at.table({ advice: true });
  await at.view(5, SHOWN);
});

describe('a hint', () => {
  it('is asked for once, and only where there is something to choose', async () => {
    advising.hint();
    advising.hint();
    expect(at.said.filter(({ type }) => type === 'hint')).toEqual([{ type: 'hint', seat: 0 }]);
    expect(advising.thinking).toBe(true);
    at.hears(hinted());
    await at.view(6, view({}, { turn: 1 }));
    advising.hint();
    expect(at.said.filter(({ type }) => type === 'hint')).toHaveLength(1);
  });

  it('is not awaited where nobody heard that it was asked for', () => {
    at.connection.up = false;
    advising.hint();
    expect(advising.thinking).toBe(false);
  });

  it('shows what to touch, and says what it is worth beside something else, and why', () => {
    at.hears(hinted({ other: 'b', other_value: 55, merit: { id: 'good', args: {} } }));
    const words = 'Hint: a. Wins about 62 in 100 (or b: 55). It keeps the ace.';
    expect([at.session.touching.hintSaid, at.spoken.at(-1)]).toEqual([words, words]);
    expect([at.session.touching.hinted, at.session.touching.hintedMove]).toEqual([['a'], 'a']);
    at.hears(hinted({ unit: 'points', value: 7 }));
    expect(at.session.touching.hintSaid).toBe('Hint: a. Makes about 7 points.');
  });

  it('of a moment that is looked back at shows what to touch for it', () => {
    advising.recall('b', 'Better: b.');
    expect([at.session.touching.hinted, at.session.touching.hintSaid]).toEqual([['b'], 'Better: b.']);
    advising.recall('gone', 'Better: gone.');
    expect([at.session.touching.hinted, at.session.touching.hintedMove]).toEqual([[], 'gone']);
  });
});

describe('advice', () => {
  it('is asked for once for every position, where the table was opened for that', async () => {
    const asked = (): number => at.said.filter(({ type }) => type === 'advise').length;
    advising.ask();
    advising.ask();
    expect(asked()).toBe(1);
    await at.view(6, SHOWN);
    advising.ask();
    expect(asked()).toBe(2);
    at.table();
    await at.view(7, SHOWN);
    advising.ask();
    expect(asked()).toBe(2);
  });

  it.each([
    ['chance', 15, true],
    ['chance', 14, false],
    ['points', 10, true],
    ['points', 9, false],
  ] as const)('about %s warns of a move that costs %d: %s', (unit, cost, warns) => {
    at.hears(advised({ a: cost }, unit));
    at.session.touching.touch('a');
    expect(advising.warning).toEqual(warns ? { choice: SHOWN.choices[0], unit, cost, better: 'b' } : null);
    expect(at.connection.played).toHaveLength(warns ? 0 : 1);
  });

  it('is not given about what costs nothing, or of another position', () => {
    at.hears(advised({ a: 90 }, 'chance', 4));
    at.session.touching.touch('a');
    expect(at.connection.played).toHaveLength(1);
    at.session.moves.pending = null;
    at.hears(advised({ a: 90 }));
    at.session.touching.touch('b');
    expect(at.connection.played).toHaveLength(2);
  });

  it('can be ignored', () => {
    at.hears(advised({ a: 90 }));
    at.session.touching.touch('a');
    advising.heed(true);
    expect([at.connection.played.at(-1)?.move, advising.warning]).toEqual(['a', null]);
    advising.heed(true);
    expect(at.connection.played).toHaveLength(1);
  });

  it('can be followed: it shows what is better', () => {
    at.hears(advised({ a: 90 }));
    at.session.touching.touch('a');
    advising.heed(false);
    expect([at.connection.played, advising.warning, at.session.touching.hinted]).toEqual([[], null, ['b']]);
  });
});
