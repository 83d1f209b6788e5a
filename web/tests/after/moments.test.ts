/** What has happened, moment by moment: never ahead of the table, and nothing that was taken back. */

import { beforeEach, expect, it } from 'vitest';
import { Moments, allMoments } from '../../src/after/moments.svelte';
import type { Told } from '../../src/server/messages';
import { Known } from '../../src/session/known.svelte';
import type { Playback } from '../../src/session/playback.svelte';
import { seat, table } from '../support/made';
import { FakeServer, settled } from '../support/server';

const moment = (plays: number, deal = 1): Told => ({
  ...{ deal, plays, by: 0, turn: 0, collected: false, notes: [], step: null },
});
const path = (first: number, of = 0): string => `/api/tables/abc/told?seat=${of}&first=${first}`;

let server: FakeServer;
let known: Known;
let playback: { reached: { deal: number; plays: number } };
let moments: Moments;

beforeEach(() => {
  server = new FakeServer();
  known = new Known();
  known.hearTable(table());
  playback = { reached: { deal: 1, plays: 2 } };
  moments = new Moments(known, playback as Playback, 'secret');
});
const plays = (): [number, number][] => moments.all.map(({ deal, plays: so }) => [deal, so]);

it('are those up to what is shown', async () => {
  server.answers(
    path(0),
    [1, 2, 3].map((each) => moment(each)),
  );
  await moments.follow();
  expect(plays()).toEqual([
    [1, 1],
    [1, 2],
  ]);
});

it('are asked for only where something is missing, from there on, in as many parts as it takes', async () => {
  server.answers(path(0), [moment(1)]);
  server.answers(path(1), [moment(2)]);
  await moments.follow();
  await moments.follow();
  expect(server.asked).toEqual([`GET ${path(0)}`, `GET ${path(1)}`]);
  playback.reached = { deal: 2, plays: 1 };
  server.answers(path(2), [moment(9), moment(1, 2), moment(2, 2)]);
  await moments.follow();
  expect(plays()).toEqual([
    [1, 1],
    [1, 2],
    [1, 9],
    [2, 1],
  ]);
});

it('are fewer where something was taken back', async () => {
  server.answers(path(0), [moment(1), moment(2)]);
  await moments.follow();
  playback.reached = { deal: 1, plays: 1 };
  await moments.follow();
  expect(plays()).toEqual([[1, 1]]);
});

it('come to an end where the server has no more, or is not there', async () => {
  server.answers(path(0), [moment(1)]);
  server.answers(path(1), []);
  await moments.follow();
  expect(plays()).toEqual([[1, 1]]);
  server.fails(path(1));
  await moments.follow();
  server.answers(path(1), [moment(2)]);
  await moments.follow();
  expect(plays()).toEqual([
    [1, 1],
    [1, 2],
  ]);
});

it('are asked for once at a time, and anew where they were forgotten meanwhile', async () => {
  const slow = server.holds(path(0));
  const following = moments.follow();
  await moments.follow();
  expect(server.asked).toHaveLength(1);
  moments.all = [moment(1)];
  moments.forget();
  server.answers(path(0), [moment(2)]);
  await slow.go([moment(1)]);
  await following;
  await settled();
  expect(plays()).toEqual([[1, 2]]);
});

it('where several share the device are those that everybody may know', async () => {
  const ask = async (...mine: boolean[]): Promise<string | undefined> => {
    known = new Known();
    known.hearTable(table({ seats: mine.map((yours) => seat({ yours })) }));
    await allMoments(known, '').catch(() => undefined);
    return server.asked.at(-1);
  };
  expect(await ask(false, true)).toBe(`GET ${path(0, 1)}`);
  expect(await ask(true, true)).toBe(`GET ${path(0, -1)}`);
  expect(await ask(false, false)).toBe(`GET ${path(0, -1)}`);
});

it('of a whole game come until there are no more', async () => {
  server.answers(path(0), [moment(1), moment(2)]);
  server.answers(path(2), [{ ...moment(3), notes: [{ id: 'drew' }] }]);
  server.answers(path(3), []);
  const all = await allMoments(known, '');
  expect(all.map(({ plays: so }) => so)).toEqual([1, 2, 3]);
  expect(all[2]!.notes).toEqual([{ id: 'drew', args: {} }]);
});
