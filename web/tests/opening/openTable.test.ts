/** Opening tables: who sits there, which secrets stay here, and where others reach them. */

import { beforeEach, describe, expect, it } from 'vitest';
import {
  computers,
  link,
  me,
  openTable,
  originForOthers,
  playNow,
  seatRange,
} from '../../src/opening/openTable';
import { tables } from '../../src/session/tables.svelte';
import { router } from '../../src/ui/router.svelte';
import { settings } from '../../src/ui/settings.svelte';
import { t } from '../../src/ui/texts.svelte';
import { speak, type FakeServer } from '../support/server';

let server: FakeServer;
const opened = {
  table: 'abc',
  commitment: 'c',
  secrets: ['mine', null, 'free'],
  join: 'j',
  watch: 'w',
  code: '12',
};

beforeEach(async () => {
  server = await speak('en');
  server.answers('/api/tables', opened);
  settings.name = '';
  location.href = 'http://table.example/';
});

it('for how many a game is, is said in words', () => {
  expect(seatRange({ least: 2, most: 2, usual: 2 })).toBe('2');
  expect(seatRange({ least: 2, most: 5, usual: 4 })).toBe('2 to 5');
});

it('computer players have names of their own, as long as there are any, and so have I', () => {
  const names = t('computer-names').split(/,\s*/);
  const found = computers(names.length + 1, 'club');
  expect(new Set(found.slice(0, -1).map(({ name }) => name)).size).toBe(names.length);
  expect(found.at(-1)).toEqual({ player: 'club', name: names[0] });
  expect(me()).toEqual({ player: 'person', name: t('guest') });
  settings.name = 'Ada';
  expect(me().name).toBe('Ada');
});

it('a table is opened in my language, remembered with my secrets, and gone to', async () => {
  settings.lang = 'de';
  await openTable({ game: 'toy', seats: [me(), { player: 'club' }, { player: 'open' }], chat: true });
  const { path, body } = server.sent.at(-1)!;
  expect([path, server.asked.at(-1)]).toEqual(['/api/tables', 'POST /api/tables']);
  expect(body).toMatchObject({
    lang: 'de',
    game: 'toy',
    chat: true,
    seats: [{ player: 'person' }, { player: 'club' }, { player: 'open' }],
  });
  expect(tables.find('abc')).toMatchObject({ seats: { 0: 'mine' }, open: { 2: 'free' }, game: 'toy' });
  expect(router.path).toBe('/t/abc');
});

it('whoever plays now sits first, with casual computer players unless others are wanted', async () => {
  await playNow('toy', 3);
  const seats = (): unknown =>
    (server.sent.at(-1)!.body as { seats: { player: string }[] }).seats.map(({ player }) => player);
  expect(seats()).toEqual(['person', 'casual', 'casual']);
  expect(server.sent.at(-1)!.body).toMatchObject({ advice: false });
  await playNow('toy', 2, { level: 'master', advice: true });
  expect(seats()).toEqual(['person', 'master']);
  expect(server.sent.at(-1)!.body).toMatchObject({ advice: true });
});

describe('a link', () => {
  it('leads to a table with a secret that no server is told', () => {
    expect(link('abc', 's')).toBe('http://table.example/t/abc#s');
    expect(link('abc', 's', 'https://else.example')).toBe('https://else.example/t/abc#s');
  });

  it.each(['localhost', '127.0.0.1', '[::1]'])('from %s is one that others reach', async (host) => {
    location.href = `http://${host}:8000/`;
    server.answers('/api/health', { address: 'http://192.168.0.7:8000' });
    expect(await originForOthers()).toBe('http://192.168.0.7:8000');
  });

  it('from elsewhere is as it is, and nobody is asked', async () => {
    const asked = server.asked.length;
    expect(await originForOthers()).toBe('http://table.example');
    expect(server.asked).toHaveLength(asked);
  });
});
