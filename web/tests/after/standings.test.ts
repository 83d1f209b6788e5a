/** What has come of my games: counted, in a row, and against whom. */

import { expect, it } from 'vitest';
import { standings } from '../../src/after/standings';
import type { PlayedGame } from '../../src/session/mine.svelte';

const me = { name: 'Ada', player: 'person' };
const played = (game: string, winners: number[], more: Partial<PlayedGame> = {}): PlayedGame => ({
  ...{ table: 'abc', game, date: 1, seats: [me, { name: 'Bo', player: 'club' }], mine: [0] },
  ...{ points: [3, 1], winners, reason: 'reason-points', fewest: false, secret: 's' },
  ...more,
});
const WON = [0];
const LOST = [1];
const DRAWN = [0, 1];

it('there is one for each game, the one that was played last first', () => {
  const list = [played('b', WON), played('a', LOST), played('b', DRAWN)];
  expect(standings(list).map(({ game, games, won, drawn, lost }) => [game, games, won, drawn, lost])).toEqual(
    [
      ['b', 2, 1, 1, 0],
      ['a', 1, 0, 0, 1],
    ],
  );
});

it('wins in a row are the most there were, and those there are now; what was only played does not count', () => {
  const alone = { mine: [0, 1] };
  const newestFirst = [WON, WON, LOST, WON, WON, DRAWN, WON].map((winners) => played('a', winners));
  expect(standings(newestFirst)[0]).toMatchObject({ longest: 2, now: 2 });
  newestFirst.splice(1, 0, played('a', LOST, alone));
  newestFirst.splice(5, 0, played('a', WON));
  expect(standings(newestFirst)[0]).toMatchObject({ longest: 3, now: 2, games: 9 });
  expect(standings([played('a', LOST), played('a', WON)])[0]).toMatchObject({ longest: 1, now: 0 });
});

it('the best points are the most, or the fewest, or none where they say nothing', () => {
  const of = (points: number, more: Partial<PlayedGame> = {}) =>
    played('a', WON, { points: [points, 1], ...more });
  expect(standings([of(5), of(9), of(7)])[0]!.best).toBe(9);
  expect(standings([of(5, { fewest: true }), of(9), of(3)])[0]!.best).toBe(3);
  expect(standings([played('a', WON, { points: [1, 0] })])[0]!.best).toBeNull();
});

it('games are counted by who played against me', () => {
  const against = (...players: string[]): Partial<PlayedGame> => ({
    seats: [me, ...players.map((player) => ({ name: '', player }))],
    points: Array<number>(players.length + 1).fill(1),
  });
  const who = (more: Partial<PlayedGame>): string[] =>
    standings([played('a', WON, more)])[0]!.against.map((each) => each.who);
  expect(who(against('club', 'club'))).toEqual(['club']);
  expect(who(against('club', 'master'))).toEqual(['mixed']);
  expect(who(against('club', 'person'))).toEqual(['people']);
  expect(who(against())).toEqual([]);
  expect(who({ mine: [0, 1] })).toEqual([]);
  const list = [
    played('a', WON),
    played('a', LOST, against('person')),
    played('a', DRAWN),
    played('a', WON, against()),
  ];
  expect(standings(list)[0]!.against).toEqual([
    { who: 'club', games: 2, won: 1, drawn: 1, lost: 0 },
    { who: 'people', games: 1, won: 0, drawn: 0, lost: 1 },
  ]);
});
