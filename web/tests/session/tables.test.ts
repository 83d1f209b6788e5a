/** The tables that this browser knows: the latest of them, with the secrets of the seats that are played here. */

import { beforeEach, expect, it, vi } from 'vitest';
import { tables } from '../../src/session/tables.svelte';

const names = (): string[] => tables.list.map(({ table }) => table);

beforeEach(() => {
  for (const name of names()) tables.forget(name);
  vi.useFakeTimers({ now: 5_000 });
});

it('has the one that was looked at last in front, each once, with all that was known of it', () => {
  tables.keep('a', { game: 'toy', join: 'j' });
  vi.setSystemTime(6_000);
  tables.keep('b', {});
  vi.setSystemTime(7_000);
  tables.keep('a', { over: true });
  expect(names()).toEqual(['a', 'b']);
  expect(tables.find('a')).toMatchObject({ game: 'toy', join: 'j', over: true, seen: 7_000, seats: {} });
  expect(tables.find('b')).toMatchObject({ game: '', over: false, seen: 6_000 });
  expect(tables.find('c')).toBeUndefined();
});

it('keeps the latest fifty', () => {
  for (let number = 0; number <= 50; number++) tables.keep(`t${number}`, {});
  expect(names()).toHaveLength(50);
  expect([names()[0], names().at(-1)]).toEqual(['t50', 't1']);
});

it('keeps the secrets of my seats apart from those that are given away; computer players have none', () => {
  const secrets = ['mine', null, 'free', 'also mine'];
  const opened = { table: 'a', commitment: '', secrets, join: 'j', watch: 'w', code: '123' };
  tables.opened(opened, 'toy', [0, 3]);
  expect(tables.find('a')).toMatchObject({
    game: 'toy',
    seats: { 0: 'mine', 3: 'also mine' },
    open: { 2: 'free' },
    join: 'j',
    watch: 'w',
    code: '123',
  });
});

it('is the same for all tabs, and after the page was opened anew', async () => {
  tables.keep('a', {});
  localStorage.setItem('ludothek.tables', JSON.stringify([{ table: 'b' }, null, { game: 'toy' }]));
  dispatchEvent(Object.assign(new Event('storage'), { key: 'ludothek.games' }));
  expect(names()).toEqual(['a']);
  dispatchEvent(Object.assign(new Event('storage'), { key: 'ludothek.tables' }));
  expect(names()).toEqual(['b']);
  vi.resetModules();
  const again = await import('../../src/session/tables.svelte');
  expect(again.tables.list.map(({ table }) => table)).toEqual(['b']);
  again.tables.forget('b');
  expect(JSON.parse(localStorage.getItem('ludothek.tables')!)).toEqual([]);
});
