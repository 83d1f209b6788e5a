/** My games as a file: what is saved can be brought in, and anything else is refused in words. */

import { beforeEach, expect, it } from 'vitest';
import { asFile, fromFile } from '../../src/after/gamesFile';
import { MOST_GAMES, type PlayedGame } from '../../src/session/mine.svelte';
import { speak } from '../support/server';

const GAME: PlayedGame = {
  ...{ table: 'abc', game: 'toy', date: 1, seats: [{ name: 'Ada', player: 'person' }], mine: [0] },
  ...{ points: [3], winners: [0], reason: '', fewest: false, secret: 's' },
};
const file = (content: unknown): File =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], 'games.json');

beforeEach(async () => {
  await speak('en');
});

it('what was saved comes back', async () => {
  const games = [GAME, { ...GAME, table: 'def' }];
  expect(await fromFile(file(asFile(games)))).toEqual(games);
  expect(await fromFile(file(asFile([])))).toEqual([]);
  expect(await fromFile(file(asFile(Array(MOST_GAMES).fill(GAME))))).toHaveLength(MOST_GAMES);
});

it.each<[RegExp, unknown]>([
  [/^This is not a whole JSON file/, '{"ludothek"'],
  [/^This is not a file of games/, []],
  [/^This is not a file of games/, 'null'],
  [/^This is not a file of games/, { ludothek: 'record', format: 1, games: [] }],
  [/^This is not a file of games/, { ludothek: 'games', format: 1, games: {} }],
  [/^This is not a file of games/, { ...asFile([]), more: 1 }],
  [/another format than 1/, { ...asFile([]), format: 2 }],
  [/^At most 500 games/, asFile(Array(MOST_GAMES + 1).fill(GAME))],
  [/game 2 of this file is damaged at “points”/, asFile([GAME, { ...GAME, points: [] }])],
  [/^This file is too long: at most 2 MB/, ' '.repeat(2_000_001)],
])('is refused: %s', async (words, content) => {
  await expect(fromFile(file(content))).rejects.toThrow(words);
});
