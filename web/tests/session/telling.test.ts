/** What a table says: what has just happened, what happened lately, and what is said to whoever listens. */

import { beforeEach, expect, it } from 'vitest';
import type { Note } from '../../src/server/messages';
import { Known } from '../../src/session/known.svelte';
import { Telling } from '../../src/session/telling.svelte';
import { table, view } from '../support/made';
import { speak } from '../support/server';

const note = (number: number): Note => ({ id: 'played', args: { number } });
let telling: Telling;

beforeEach(async () => {
  await speak('en', 'played = Card { $number }');
  const known = new Known();
  known.hearTable(table());
  telling = new Telling(known);
});

it('tells what has happened last, and says all of it', () => {
  telling.tell(view({ notes: [note(1), note(2)] }));
  expect(telling.happened).toBe('Card 2');
  expect(telling.story).toEqual(['Card 1', 'Card 2']);
  expect(telling.spoken.map(({ text }) => text)).toEqual(['Card 1', 'Card 2']);
  telling.tell(view());
  expect(telling.happened).toBe('');
  expect(telling.story).toEqual(['Card 1', 'Card 2']);
});

it('keeps the last fourteen of what has happened, and leaves out what has no words', () => {
  for (let number = 1; number <= 15; number++) telling.tell(view({ notes: [note(number)] }));
  expect(telling.story).toHaveLength(14);
  expect(telling.story[0]).toBe('Card 2');
  telling.tell(view({ notes: [{ id: 'without-words', args: {} }] }));
  expect(telling.story).toHaveLength(13);
  expect(telling.spoken.at(-1)?.text).toBe('Card 15');
});

it('says the last eight things, each with a number of its own', () => {
  for (let number = 1; number <= 10; number++) telling.announce(`word ${number}`);
  expect(telling.spoken.map(({ text }) => text)).toEqual(
    [3, 4, 5, 6, 7, 8, 9, 10].map((each) => `word ${each}`),
  );
  expect(new Set(telling.spoken.map(({ id }) => id)).size).toBe(8);
  telling.announce('');
  expect(telling.spoken.at(-1)?.text).toBe('word 10');
});

it('shows what is said aloud, and only that', () => {
  telling.announce('aside');
  expect(telling.happened).toBe('');
  telling.announce('aloud', true);
  expect(telling.happened).toBe('aloud');
});

it('forgets the story: of another moment nothing stays, or what that moment tells last', () => {
  telling.tell(view({ notes: [note(1), note(2)] }));
  telling.forget();
  expect([telling.happened, telling.story]).toEqual(['', []]);
  telling.tell(view({ notes: [note(1)] }));
  telling.forget(view({ notes: [note(3), note(4)] }));
  expect([telling.happened, telling.story]).toEqual(['Card 4', []]);
});

it('speaks the language that is chosen meanwhile', async () => {
  telling.tell(view({ notes: [note(1)] }));
  await speak('de', 'played = Karte { $number }');
  expect([telling.happened, telling.story]).toEqual(['Karte 1', ['Karte 1']]);
});
