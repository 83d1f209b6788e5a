/** A connection that comes back by itself: when it probes, when it tries again, and what it sends once more. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayMove, ServerMessage } from '../../src/server/messages';
import { SocketConnection } from '../../src/session/connection';
import { settings } from '../../src/ui/settings.svelte';
import { look } from '../support/browser';
import { FakeSocket, fakeSockets } from '../support/socket';

const MOVE: PlayMove = { type: 'move', number: 7, seat: 0, move: 'e4' };
const PONG = { type: 'pong', number: 7 };

let heard: ServerMessage[];
let ups: boolean[];
let connection: SocketConnection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // neither sooner nor later than meant
  fakeSockets();
  look(true);
  heard = [];
  ups = [];
  connection = new SocketConnection('abc', () => ['secret'], {
    message: (message) => heard.push(message),
    connected: (up) => ups.push(up),
  });
  return () => connection.close();
});

const count = (): number => FakeSocket.all.length;
const last = (): FakeSocket => FakeSocket.all.at(-1)!;
/** The last socket is open, and the server has said something. */
function live(): FakeSocket {
  last().opens();
  last().hears(PONG);
  return last();
}
/** How long it takes until another socket is there. */
function untilNext(most = 100_000): number {
  const before = count();
  let waited = 0;
  for (; count() === before && waited < most; waited += 50) vi.advanceTimersByTime(50);
  return waited;
}

describe('at first', () => {
  it('says who sits here, and nothing before the socket is open', () => {
    settings.name = 'Ada';
    expect(last().url).toBe('ws://table.example/api/tables/abc/socket');
    expect(connection.say({ type: 'ping' })).toBe(false);
    expect(last().sent).toEqual([]);
    last().opens();
    const [hello] = last().sent;
    expect(hello).toMatchObject({ type: 'hello', secrets: ['secret'], name: 'Ada' });
    expect(hello).toHaveProperty('contribution', expect.stringMatching(/^[0-9a-f]{32}$/));
    expect(last().sent).toHaveLength(1);
  });

  it('speaks in secret where the page came in secret', () => {
    location.href = 'https://table.example/';
    connection.close();
    connection = new SocketConnection('abc', () => [], { message: () => {}, connected: () => {} });
    expect(last().url).toBe('wss://table.example/api/tables/abc/socket');
    location.href = 'http://table.example/';
  });

  it('is up as soon as the server has said something, which is made whole', () => {
    last().opens();
    expect(ups).toEqual([]);
    last().hears({ type: 'because', seat: 0, touches: [], clause: 'X-1' });
    expect(ups).toEqual([true]);
    expect(heard).toEqual([{ type: 'because', seat: 0, touches: [], clause: 'X-1', case: null }]);
  });
});

describe('when it breaks', () => {
  it('comes back after a quarter of a second, then after longer and longer, and at most eight seconds', () => {
    live();
    const waits = [];
    for (let time = 0; time < 9; time++) {
      last().breaks();
      waits.push(untilNext());
    }
    expect(waits).toEqual([250, 450, 750, 1250, 2100, 3550, 6050, 8000, 8000]);
    expect(ups).toEqual([true, ...Array<boolean>(9).fill(false)]);
  });

  it('waits somewhat more or less, so that not all come back at once', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    last().breaks();
    expect(untilNext()).toBe(200);
    vi.spyOn(Math, 'random').mockReturnValue(1);
    last().breaks();
    expect(untilNext()).toBe(550);
  });

  it('begins with the shortest wait again once the server has said something', () => {
    last().breaks();
    untilNext();
    last().breaks();
    untilNext();
    live().breaks();
    expect(untilNext()).toBe(250);
  });

  it('does not wait when the device is online again', () => {
    for (let time = 0; time < 5; time++) {
      last().breaks();
      untilNext();
    }
    last().breaks();
    const before = count();
    dispatchEvent(new Event('online'));
    expect(count()).toBe(before + 1);
    vi.advanceTimersByTime(3_900);
    expect(count()).toBe(before + 1); // the attempt that was planned is not made as well
    last().breaks();
    expect(untilNext()).toBe(250);
  });

  it('does not begin another socket while one is open, or opening', () => {
    dispatchEvent(new Event('online'));
    expect(count()).toBe(1);
    live();
    dispatchEvent(new Event('online'));
    expect(count()).toBe(1);
  });

  it('no longer hears a socket that was replaced', () => {
    const old = last();
    vi.advanceTimersByTime(4_000);
    expect(count()).toBe(2);
    old.hears(PONG);
    old.breaks();
    expect(heard).toEqual([]);
    expect(ups).toEqual([false]);
    vi.advanceTimersByTime(3_900);
    expect(count()).toBe(2);
  });
});

describe('silence', () => {
  it('is believed for four seconds at first, then twice as long, and at most 32 seconds', () => {
    const waits = [];
    for (let time = 0; time < 6; time++) {
      last().opens();
      waits.push(untilNext());
    }
    expect(waits).toEqual([4_000, 8_000, 16_000, 32_000, 32_000, 32_000]);
    expect(ups).toEqual(Array(6).fill(false));
    expect(FakeSocket.all.slice(0, -1).every(({ readyState }) => readyState === FakeSocket.CLOSING)).toBe(
      true,
    );
    live();
    last().breaks();
    untilNext();
    expect(untilNext()).toBe(4_000); // what was said makes it patient as at first
  });

  it('is nothing to worry about once the server has said something', () => {
    live();
    vi.advanceTimersByTime(14_900);
    expect(count()).toBe(1);
    expect(last().said('ping')).toEqual([]);
  });

  it('is followed by a ping after fifteen seconds, and by another socket three seconds later', () => {
    live();
    vi.advanceTimersByTime(15_000);
    expect(last().said('ping')).toHaveLength(1);
    expect(untilNext()).toBe(3_000);
    expect(ups).toEqual([true, false]);
  });

  it('begins anew with every word', () => {
    live();
    for (let time = 0; time < 5; time++) {
      vi.advanceTimersByTime(14_000);
      last().hears(PONG);
    }
    expect(last().said('ping')).toEqual([]);
    vi.advanceTimersByTime(15_000);
    expect(last().said('ping')).toHaveLength(1);
    last().hears(PONG);
    vi.advanceTimersByTime(14_000);
    expect(count()).toBe(1);
    expect(ups.every(Boolean)).toBe(true);
  });

  it('of a device that wakes up is looked into at once', () => {
    live();
    look(false);
    expect(last().said('ping')).toEqual([]);
    look(true);
    expect(last().said('ping')).toHaveLength(1);
    expect(untilNext()).toBe(3_000);
  });

  it('ends where the device wakes up without a socket', () => {
    live().breaks();
    look(true);
    expect(count()).toBe(2);
    expect(last().sent).toEqual([]);
  });

  it('of a socket that broke is not counted any more', () => {
    live();
    vi.advanceTimersByTime(15_000); // a ping is on its way
    for (let time = 0; time < 6; time++) {
      last().breaks();
      untilNext();
    }
    last().breaks();
    const before = count();
    vi.advanceTimersByTime(3_100);
    expect(count()).toBe(before); // only the next attempt, which is further away, opens a socket
  });
});

describe('a move', () => {
  it('is sent at once, and once', () => {
    live();
    connection.play(MOVE);
    connection.answered();
    expect(last().said('move')).toEqual([MOVE]);
    live().breaks();
    untilNext();
    live();
    expect(last().said('move')).toEqual([]);
  });

  it('is sent again with every new socket until it is answered, after the hello', () => {
    connection.play(MOVE);
    expect(last().sent).toEqual([]);
    for (let time = 0; time < 3; time++) {
      live();
      expect(last().sent.map(({ type }) => type)).toEqual(['hello', 'move']);
      last().breaks();
      untilNext();
    }
    connection.answered();
    live();
    expect(last().sent.map(({ type }) => type)).toEqual(['hello']);
  });

  it('that is not answered within three seconds is followed by a ping', () => {
    live();
    connection.play(MOVE);
    vi.advanceTimersByTime(2_900);
    expect(last().said('ping')).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(last().said('ping')).toHaveLength(1);
    expect(untilNext()).toBe(3_000);
  });

  it('that is answered is not', () => {
    live();
    connection.play(MOVE);
    connection.answered();
    vi.advanceTimersByTime(14_900);
    expect(last().said('ping')).toEqual([]);
  });

  it('is late from when the last one was sent', () => {
    live();
    connection.play(MOVE);
    vi.advanceTimersByTime(2_000);
    connection.play({ ...MOVE, number: 8 });
    vi.advanceTimersByTime(2_900);
    expect(last().said('ping')).toEqual([]);
  });
});

describe('once it is closed', () => {
  it('it stays closed, whatever the socket says to that', () => {
    live();
    connection.close();
    expect(last().readyState).toBe(FakeSocket.CLOSING);
    last().breaks();
    vi.advanceTimersByTime(100_000);
    expect(count()).toBe(1);
    expect(ups).toEqual([true]);
  });

  it('nothing that was planned is done any more', () => {
    last().breaks();
    connection.close();
    vi.advanceTimersByTime(100_000);
    expect(count()).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('it keeps no timer, whatever it waited for', () => {
    live();
    connection.play(MOVE);
    look(true);
    connection.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('it hears nothing of the page any more', () => {
    connection.close();
    const heard = [vi.spyOn(globalThis, 'addEventListener'), vi.spyOn(document, 'addEventListener')];
    const left = [vi.spyOn(globalThis, 'removeEventListener'), vi.spyOn(document, 'removeEventListener')];
    connection = new SocketConnection('abc', () => [], { message: () => {}, connected: () => {} });
    connection.close();
    const calls = (spies: typeof heard | typeof left): unknown[] => spies.flatMap(({ mock }) => mock.calls);
    expect(calls(heard)).toHaveLength(2);
    expect(calls(left)).toEqual(calls(heard));
    dispatchEvent(new Event('online'));
    look(true);
    expect(last().sent).toEqual([]);
    expect(count()).toBe(2);
  });
});
