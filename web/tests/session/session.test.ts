/** What the server says is handed to the part of a table that it concerns, and what is asked of it once is asked once. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mine } from '../../src/session/mine.svelte';
import { tables } from '../../src/session/tables.svelte';
import { settings } from '../../src/ui/settings.svelte';
import { cards, choice, seat, view } from '../support/made';
import { speak } from '../support/server';
import { Sitting } from '../support/table';

const PLAYABLE = view(
  { pieces: cards('hand.0', 'a', 'b') },
  { choices: [choice('a', ['a']), choice('b', ['b'])] },
);

let at: Sitting;

beforeEach(async () => {
  await speak('en');
  mine.forgetAll();
  at = new Sitting();
});

it('leaves when it is closed, and shows nothing more', async () => {
  expect(at.connection.closes).toBe(0);
  at.session.close();
  expect(at.connection.closes).toBe(1);
});

it('asks over HTTP with the first of its secrets, if it has one', () => {
  expect(at.session.secret).toBe('secret');
});

it('knows whether it is connected', () => {
  at.connected(false);
  expect(at.session.up).toBe(false);
  at.connected(true);
  expect(at.session.up).toBe(true);
});

describe('haste', () => {
  const hurries = (): boolean[] => at.said.flatMap((said) => (said.type === 'hurry' ? [said.on] : []));

  it('is told once with every connection: the server forgets it when one breaks', () => {
    at.connected(true);
    at.connected(true);
    expect(hurries()).toEqual([true]);
    at.connected(false);
    expect(hurries()).toEqual([true]);
    at.connected(true);
    expect(hurries()).toEqual([true, true]);
  });

  it('is not told where there is none, and taken back where there was', () => {
    settings.pace = 'calm';
    at.connected(true);
    expect(hurries()).toEqual([]);
    at.session.hasten(true);
    expect(hurries()).toEqual([true]);
    expect(at.session.playback.rush).toBe(true);
    at.session.hasten(false);
    expect(hurries()).toEqual([true, false]);
    expect(at.session.playback.rush).toBe(false);
  });

  it('is told again where nobody heard it', () => {
    at.connection.up = false;
    at.session.tellHaste();
    at.connection.up = true;
    at.session.tellHaste();
    at.session.tellHaste();
    expect(hurries()).toEqual([true]);
  });
});

it('asks for the next deal by the number of what is shown', async () => {
  at.table();
  await at.view(5, PLAYABLE);
  at.session.next();
  expect(at.said.at(-1)).toEqual({ type: 'next', number: 5 });
});

describe('an agreement that I have proposed', () => {
  const asked = (by = 0, what: 'agreement' | 'undo' = 'agreement') => ({
    question: { what, by, seat: by, waiting_for: [1], agreement: what === 'agreement' ? 'draw' : '' },
  });
  const refusals = (): number => at.spoken.filter((text) => text.startsWith('The others don’t agree')).length;

  it('is told when the others do not agree', () => {
    at.table(asked());
    at.table();
    expect(refusals()).toBe(1);
    at.table();
    expect(refusals()).toBe(1);
  });

  it('is not told where I have withdrawn it, but the next one is', () => {
    at.table(asked());
    at.session.withdraw();
    expect(at.said.at(-1)).toEqual({ type: 'answer', agree: false });
    at.table(asked()); // the server has not got to it yet
    at.table();
    expect(refusals()).toBe(0);
    at.table(asked());
    at.table();
    expect(refusals()).toBe(1);
  });

  it('is no news where it was made, was another’s, or was no agreement', () => {
    at.table(asked());
    at.table({ phase: 'over' });
    at.table(asked(1));
    at.table();
    at.table(asked(0, 'undo'));
    at.table();
    expect(refusals()).toBe(0);
  });
});

describe('a table', () => {
  it('is remembered to come back to, with whether it is over', () => {
    at.table();
    expect(tables.find('abc')).toMatchObject({ game: 'toy', over: false });
    at.table({ phase: 'over' });
    expect(tables.find('abc')).toMatchObject({ over: true });
    at.table({ phase: 'between' });
    expect(tables.find('abc')).toMatchObject({ over: false });
  });

  it('of a lesson is not', () => {
    const before = tables.list.length;
    at.table({ table: '' });
    expect(tables.list).toHaveLength(before);
  });
});

describe('a game that is over', () => {
  const ended = view({}, { result: { points: [3, 1], winners: [0], reason: 'reason-points' }, fewest: true });
  const seats = [seat({ name: 'Ada', yours: true }), seat({ name: 'Bo', player: 'casual' })];

  it('is remembered as it was played', async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    at.table({ phase: 'over', seats });
    await at.view(9, ended);
    expect(mine.list).toEqual([
      {
        table: 'abc',
        game: 'toy',
        date: 1_000_000,
        seats: [
          { name: 'Ada', player: 'person' },
          { name: 'Bo', player: 'casual' },
        ],
        mine: [0],
        points: [3, 1],
        winners: [0],
        reason: 'reason-points',
        fewest: true,
        secret: 'secret',
      },
    ]);
  });

  it('is not before its end, nor when I only look on', async () => {
    at.table({ seats });
    await at.view(9, ended);
    at.table({ phase: 'over', seats });
    await at.view(9, view());
    at.table({ phase: 'over', seats: seats.map((each) => ({ ...each, yours: false })) });
    await at.view(9, view({}, { ...ended, seat: -1 }));
    expect(mine.list).toEqual([]);
  });
});

describe('what was refused', () => {
  const refused = (reason: 'illegal' | 'stale' | 'too_fast' | 'unknown', clause = ''): void =>
    at.hears({ type: 'refused', reason, detail: '', clause });

  async function play(): Promise<void> {
    at.table();
    await at.view(5, PLAYABLE);
    at.session.touching.touch('a');
    expect(at.connection.played).toHaveLength(1);
  }

  it('is told aloud, and a hint is no longer awaited', () => {
    at.session.advising.thinking = true;
    refused('illegal');
    expect(at.session.advising.thinking).toBe(false);
    expect(at.spoken).toEqual(['That’s not allowed now.']);
    expect(at.session.telling.happened).toBe('That’s not allowed now.');
  });

  it('says by which clause a move is forbidden', async () => {
    await play();
    refused('illegal', 'TOY-4');
    expect(at.session.touching.whyNot).toEqual({
      clause: 'TOY-4',
      text: 'That’s not allowed now (TOY-4).',
      case: null,
    });
    expect(at.spoken).not.toContain('That’s not allowed now.');
    expect(at.session.moves.pending).toBeNull();
  });

  it('says no clause where nothing was played', () => {
    refused('illegal', 'TOY-4');
    expect(at.session.touching.whyNot).toBeNull();
    expect(at.spoken).toEqual(['That’s not allowed now.']);
  });

  it('may have been done all the same: what became of it follows', async () => {
    await play();
    refused('unknown');
    expect(at.session.moves.pending).not.toBeNull();
    expect(at.spoken.at(-1)).toMatch(/^It isn’t known yet/);
  });

  it('is made once more where only its number was behind', async () => {
    await play();
    at.hears({ type: 'view', number: 5, seat: 1, undo: 'none', clock: null, plays: 0, view: PLAYABLE });
    refused('stale');
    expect(at.connection.played).toHaveLength(2);
    expect(at.spoken).not.toContain('The game has moved on. Please choose again.');
  });

  it('is a line of the chat while one is on its way and no move is', async () => {
    at.table();
    at.session.chat.draft = 'hello';
    at.session.chat.write();
    refused('illegal');
    expect(at.session.chat.trouble).toBe('That’s not allowed now.');
    expect(at.session.chat.sending).toBe(false);
    expect(at.spoken).toEqual([]);
  });

  it('is the move where both are on their way, unless it came too fast, as only lines do', async () => {
    await play();
    at.session.chat.draft = 'hello';
    at.session.chat.write();
    refused('too_fast');
    expect(at.session.chat.trouble).toBe('One thing at a time, please.');
    expect(at.session.moves.pending).not.toBeNull();
    at.session.chat.write();
    refused('illegal', 'TOY-4');
    expect(at.session.chat.sending).toBe(true);
    expect(at.session.moves.pending).toBeNull();
    expect(at.session.touching.whyNot?.clause).toBe('TOY-4');
  });
});

describe('a problem', () => {
  const problem = (status: number): void => at.hears({ type: 'problem', status, title: '', detail: '' });

  it('of mine ends it: there is no way in', () => {
    problem(404);
    expect(at.session.refusedEntry).toBe(404);
    expect(at.connection.closes).toBe(1);
  });

  it('of the server passes', () => {
    problem(503);
    problem(500);
    expect(at.session.refusedEntry).toBeUndefined();
    expect(at.connection.closes).toBe(0);
  });
});

it('hands everything else to the part that it concerns', () => {
  at.table();
  at.hears({ type: 'because', seat: 0, touches: ['a'], clause: 'TOY-2', case: null });
  expect(at.session.touching.whyNot?.clause).toBe('TOY-2');
  at.hears({ type: 'hint_asked', seat: 1 });
  expect(at.spoken.at(-1)).toBe('Bo asks for a hint.');
  vi.useFakeTimers();
  at.hears({ type: 'reacted', seat: 1, reaction: 'wow' });
  expect(at.session.reacting.list).toMatchObject([{ seat: 1, reaction: 'wow' }]);
  at.hears({ type: 'chatted', lines: [{ number: 1, seat: 1, text: 'hi' }], whole: true });
  expect(at.session.chat.lines).toHaveLength(1);
  at.hears({ type: 'pong', number: 1 });
});
