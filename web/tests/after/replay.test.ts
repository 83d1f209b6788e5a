/** A game once more: which moment is shown, in what steps, and how it runs by itself. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Replay } from '../../src/after/replay.svelte';
import type { Told, View } from '../../src/server/messages';
import { Known } from '../../src/session/known.svelte';
import type { Playback } from '../../src/session/playback.svelte';
import { table, view } from '../support/made';
import { FakeServer, settled } from '../support/server';

const moment = (step: number, more: Partial<Told> = {}): Told => ({
  ...{ deal: 1, plays: step, by: 0, turn: 0, collected: false, notes: [], step },
  ...more,
});
/** Two deals: turns change, and a trick is complete, at some of the moments. */
const MOMENTS = [
  moment(0),
  moment(1, { turn: 1 }),
  moment(2, { turn: 1 }),
  moment(4, { turn: 0, collected: true }),
  moment(5, { turn: 0 }),
  moment(6, { turn: 0, deal: 2 }),
  moment(9, { turn: 1, deal: 2, collected: true }),
  moment(10, { turn: 1, deal: 2 }),
];
const path = (step: number): string => `/api/tables/abc/steps/${step}?seat=0`;

let server: FakeServer;
let shown: number[];
let latest: number;
let playback: Playback;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  server = new FakeServer();
  shown = [];
  latest = 0;
  playback = {
    showAgain: async (one: View) => void shown.push(one.deal),
    showLatest: () => latest++,
  } as unknown as Playback;
});

async function begin(moments = MOMENTS, at = 0): Promise<Replay> {
  const parts = [moments.slice(0, 5), moments.slice(5), []];
  let first = 0;
  for (const part of parts) {
    server.answers(`/api/tables/abc/told?seat=0&first=${first}`, part);
    first += part.length;
  }
  server.answers(`/api/tables/abc/told?seat=0&first=${moments.length}`, []);
  // Each moment is known by the number of its step, which stands where the deal does.
  for (const { step } of moments) server.answers(path(step!), view({}, { deal: step! }));
  const known = new Known();
  known.hearTable(table());
  return Replay.begin(known, playback, 'secret', at);
}

it('has all moments, however many parts they come in, asked for with the secret', async () => {
  const replay = await begin();
  expect(replay.moments.map(({ step }) => step)).toEqual(MOMENTS.map(({ step }) => step));
  expect([replay.last, replay.at, shown]).toEqual([7, 0, [0]]);
  expect(server.sent.every(({ headers }) => headers.get('Authorization') === 'Bearer secret')).toBe(true);
});

it('begins where it is wanted, and fetches what comes next', async () => {
  await begin(MOMENTS, 3);
  expect(shown).toEqual([4]);
  expect(server.asked).toContain(`GET ${path(5)}`);
  expect(server.asked).not.toContain(`GET ${path(2)}`);
});

describe('going', () => {
  it('shows each moment, fetched once, and never beyond the ends', async () => {
    const replay = await begin();
    await replay.go(99);
    await replay.move(1);
    await replay.go(-5);
    await replay.move(-1);
    expect([replay.at, shown]).toEqual([0, [0, 10, 10, 0, 0]]);
    expect(server.asked.filter((asked) => asked.endsWith(path(10)))).toHaveLength(1);
  });

  it('shows only where the slider stands in the end', async () => {
    const replay = await begin();
    const slow = server.holds(path(5));
    const first = replay.go(4);
    await replay.go(6);
    await slow.go(view({}, { deal: 5 }));
    await first;
    expect([replay.at, shown]).toEqual([6, [0, 9]]);
  });

  it('counts quick fingers from where it is going to', async () => {
    const replay = await begin();
    await Promise.all([replay.move(1), replay.move(1), replay.move(1)]);
    expect([replay.at, shown]).toEqual([3, [0, 4]]);
  });

  it('goes to the last moment when so many moves were made', async () => {
    const replay = await begin();
    for (const [step, at] of [
      [4, 3],
      [3, 2],
      [0, 0],
      [100, 7],
    ] as const) {
      await replay.goTo(step);
      expect(replay.at).toBe(at);
    }
  });

  it('asks again for a moment that could not be fetched', async () => {
    const replay = await begin();
    server.fails(path(5));
    await expect(replay.go(4)).rejects.toThrow('no connection');
    server.answers(path(5), view({}, { deal: 5 }));
    await replay.go(4);
    expect(shown).toEqual([0, 5]);
  });
});

describe('jumps', () => {
  it('are by trick where there are tricks, else by what there is', async () => {
    expect((await begin()).jumps).toEqual(['turn', 'trick', 'deal']);
    expect((await begin()).jump).toBe('trick');
    const one = await begin([0, 1, 2, 3].map((step) => moment(step, { turn: step >> 1 })));
    expect([one.jumps, one.jump]).toEqual([['turn'], 'turn']);
    const every = await begin([0, 1, 2].map((step) => moment(step, { turn: step })));
    expect([every.jumps, every.jump]).toEqual([[], 'turn']); // each moment is a turn: that is no jump
  });

  it.each([
    ['trick', [3, 6, 7], [6, 3, 0]],
    ['deal', [5, 7], [5, 0]],
    ['turn', [1, 3, 6, 7], [6, 3, 1, 0]],
  ] as const)('by %s go where one begins', async (jump, on, back) => {
    const replay = await begin();
    replay.jump = jump;
    for (const at of on) {
      await replay.leap(1);
      expect(replay.at).toBe(at);
    }
    for (const at of back) {
      await replay.leap(-1);
      expect(replay.at).toBe(at);
    }
  });
});

describe('running by itself', () => {
  it('shows each moment for so long as the pace is, and stops at the end', async () => {
    const replay = await begin();
    await replay.go(5);
    await replay.toggle();
    expect(replay.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(1_299);
    expect(replay.at).toBe(5);
    await vi.advanceTimersByTimeAsync(1);
    expect(replay.at).toBe(6);
    await vi.advanceTimersByTimeAsync(1_300);
    expect([replay.at, replay.playing]).toEqual([7, false]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('begins anew from the end', async () => {
    const replay = await begin();
    await replay.go(7);
    await replay.toggle();
    expect([replay.at, replay.playing]).toEqual([0, true]);
    replay.pause();
  });

  it('does nothing more once it is paused', async () => {
    const replay = await begin();
    await replay.toggle();
    await vi.advanceTimersByTimeAsync(1_000);
    await replay.toggle();
    expect([replay.playing, vi.getTimerCount()]).toEqual([false, 0]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(replay.at).toBe(0);
  });

  it('runs once, however often it is stopped and started', async () => {
    const replay = await begin();
    await replay.toggle();
    await replay.toggle();
    await replay.toggle();
    await vi.advanceTimersByTimeAsync(1_300);
    expect([replay.at, vi.getTimerCount()]).toEqual([1, 1]);
    replay.leave();
  });

  it('stops where a moment cannot be fetched', async () => {
    const replay = await begin();
    await replay.toggle();
    server.fails(path(2));
    await vi.advanceTimersByTimeAsync(5_000);
    expect([replay.at, replay.playing]).toEqual([1, false]);
  });

  it('goes as quickly as was wanted last time', async () => {
    const replay = await begin();
    replay.setPace('quick');
    const next = await begin();
    expect(next.pace).toBe('quick');
    await next.toggle();
    await vi.advanceTimersByTimeAsync(450);
    expect(next.at).toBe(1);
    next.leave();
    localStorage.setItem('ludothek.replay', '{"pace": "never"}');
    expect((await begin()).pace).toBe('normal');
  });
});

it('shows the table as it is once it is left, and nothing that comes later', async () => {
  const replay = await begin();
  await replay.toggle();
  const slow = server.holds(path(5));
  const going = replay.go(4);
  replay.leave();
  await slow.go(view({}, { deal: 5 }));
  await going;
  await settled();
  expect([latest, shown, replay.playing, vi.getTimerCount()]).toEqual([1, [0], false, 0]);
});
