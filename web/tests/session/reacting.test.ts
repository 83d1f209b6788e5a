/** What is said without words: for a few seconds each, and told to whoever listens. */

import { beforeEach, expect, it, vi } from 'vitest';
import type { ClientMessage } from '../../src/server/messages';
import { Known } from '../../src/session/known.svelte';
import { Reacting } from '../../src/session/reacting.svelte';
import { Telling } from '../../src/session/telling.svelte';
import { table } from '../support/made';
import { speak } from '../support/server';

let said: ClientMessage[];
let reacting: Reacting;
let telling: Telling;

beforeEach(async () => {
  await speak('en');
  vi.useFakeTimers();
  said = [];
  const known = new Known();
  known.hearTable(table());
  telling = new Telling(known);
  reacting = new Reacting(known, telling, (message) => said.push(message) > 0);
});

it('is sent, and seen only when the server tells it', () => {
  reacting.react('wow');
  expect(said).toEqual([{ type: 'react', reaction: 'wow' }]);
  expect(reacting.list).toEqual([]);
});

it('is seen for three and a half seconds each, also where two say the same', () => {
  reacting.hear(1, 'wow');
  vi.advanceTimersByTime(2_000);
  reacting.hear(1, 'wow');
  expect(new Set(reacting.list.map(({ id }) => id)).size).toBe(2);
  vi.advanceTimersByTime(1_499);
  expect(reacting.list).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(reacting.list).toHaveLength(1);
  vi.advanceTimersByTime(2_000);
  expect(reacting.list).toEqual([]);
});

it('is told with the name of who said it', () => {
  reacting.hear(1, 'wow');
  reacting.hear(0, 'sad');
  reacting.hear(-1, 'clap');
  expect(telling.spoken.map(({ text }) => text)).toEqual([
    'Bo: Wow!',
    'You: Oh no!',
    'Someone: Well played!',
  ]);
});
