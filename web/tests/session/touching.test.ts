/** Touching at a table: what can be chosen when, what a touch begins, makes or is refused, and the buttons for the rest. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choice, View } from '../../src/server/messages';
import type { Touching } from '../../src/session/touching.svelte';
import { settings } from '../../src/ui/settings.svelte';
import { cards, choice, layout, look, seat, view, zone } from '../support/made';
import { settled, speak } from '../support/server';
import { FakeStage, Sitting, asStage } from '../support/table';

let at: Sitting;
let touching: Touching;

beforeEach(async () => {
  await speak('en', 'take = Take { $count }\nking = king\ncards = cards\nthen = Now lay it down.');
  at = new Sitting();
  touching = at.session.touching;
});

const PIECES = cards('hand.0', 'a', 'b', 'c');
const offered = (choices: Choice[], turns: Choice[] = []): View =>
  view({ pieces: PIECES }, { choices, turns });
const TWO = [choice('a-x', ['a', 'x']), choice('b', ['b'])];

async function sit(shown: View, more: Parameters<Sitting['table']>[0] = {}): Promise<void> {
  at.table(more);
  await at.view(5, shown);
}
const played = (): string[] => at.connection.played.map(({ move }) => move);

describe('what can be chosen', () => {
  it('are the choices and the turns of what is shown', async () => {
    await sit(offered(TWO, [choice('ab', ['a', 'b'])]));
    expect(touching.choices.map(({ text }) => text)).toEqual(['a-x', 'b', 'ab']);
    expect(touching.touchable).toEqual(new Set(['a', 'b']));
  });

  it('is nothing between deals, for a seat that is not mine or that a computer player has', async () => {
    await sit(offered(TWO), { phase: 'between' });
    expect(touching.choices).toEqual([]);
    expect(touching.shown).toHaveLength(2);
    at.table({ seats: [seat({ yours: true, player: 'club' }), seat()] });
    expect(touching.choices).toEqual([]);
    at.table();
    expect(touching.choices).toHaveLength(2);
  });

  it('is nothing while something is still being shown, or the device changes hands', async () => {
    await sit(offered(TWO));
    at.session.playback.settled = false;
    expect(touching.choices).toEqual([]);
    at.session.playback.settled = true;
    at.session.playback.passTo = 1;
    expect(touching.choices).toEqual([]);
  });
});

describe('a touch', () => {
  it('begins a move, which a second one makes; nothing of it is left', async () => {
    await sit(offered(TWO));
    touching.touch('a');
    expect([touching.touched, [...touching.touchable]]).toEqual([['a'], ['x']]);
    touching.touch('x');
    expect([played(), touching.touched]).toEqual([['a-x'], []]);
  });

  it('makes a move at once where nothing else is meant', async () => {
    await sit(offered(TWO));
    expect([touching.completes('b'), touching.completes('a'), touching.completes('c')]).toEqual([
      true,
      false,
      false,
    ]);
    touching.touch('a');
    expect(touching.completes('b')).toBe(false);
    touching.touch('b');
    expect(played()).toEqual(['b']);
  });

  it('that leads nowhere asks the server why, with all that was touched', async () => {
    await sit(offered(TWO));
    touching.touch('a');
    touching.touch('c');
    expect(at.said.at(-1)).toEqual({ type: 'why', seat: 0, touches: ['a', 'c'] });
    expect(touching.touched).toEqual(['a']);
  });

  it('on another’s turn is told whose it is, and without one that there is nothing to do', async () => {
    await sit({ ...offered([]), turn: 1 });
    touching.touch('a');
    expect(touching.whyNot).toEqual({ clause: '', text: 'Just a moment: it’s Bo’s turn.' });
    expect(at.spoken.at(-1)).toBe('Just a moment: it’s Bo’s turn.');
    await at.view(6, { ...offered([]), turn: -2 });
    touching.touch('a');
    expect(touching.whyNot?.text).toBe('There’s nothing to play right now.');
    expect(at.said.filter(({ type }) => type === 'why')).toEqual([]);
  });

  it('is no question where I only look on, a move is on its way, or the device changes hands', async () => {
    await sit(offered(TWO));
    touching.touch('b');
    touching.touch('c');
    expect(touching.whyNot).toBeNull();
    at.session.moves.pending = null;
    at.session.playback.passTo = 0;
    touching.touch('c');
    at.session.playback.passTo = null;
    at.table({ seats: [seat(), seat()] });
    touching.touch('c');
    expect([touching.whyNot, at.said.filter(({ type }) => type === 'why')]).toEqual([null, []]);
  });

  it('takes away what was said of the one before', async () => {
    await sit(offered(TWO));
    touching.forbid({ clause: 'TOY-3', case: null });
    expect(touching.whyNot?.text).toBe('That’s not allowed now (TOY-3).');
    touching.touch('a');
    expect(touching.whyNot).toBeNull();
    touching.forbid({ clause: '', case: null });
    expect(touching.whyNot?.text).toBe('That can’t be played now.');
    touching.dismissWhy();
    expect([touching.whyNot, touching.touched]).toEqual([null, []]);
  });
});

describe('a touch while something is being shown', () => {
  async function glides(next: View): Promise<void> {
    await sit(view({}, { turn: 1 }));
    at.session.playback.stage = asStage(new FakeStage());
    settings.pace = 'calm';
    vi.useFakeTimers();
    await at.view(6, next);
    expect(at.session.playback.settled).toBe(false);
  }

  it('means that piece where only my turn has still to come', async () => {
    await glides(offered(TWO));
    touching.touch('b');
    expect(played()).toEqual([]);
    await settled();
    touching.touch('b'); // once it lies there, it is looked at for a moment
    await settled();
    expect(played()).toEqual(['b']);
  });

  it('only hurries where it is not my turn then, or the piece cannot be touched', async () => {
    await glides({ ...offered(TWO), turn: 1 });
    touching.touch('b');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(played()).toEqual([]);
    await at.view(7, offered(TWO));
    touching.touch('c');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(at.session.playback.settled).toBe(true);
    expect([played(), at.said.filter(({ type }) => type === 'why')]).toEqual([[], []]);
  });
});

describe('what needs a button', () => {
  const gather = (text: string, touches: string[]): Choice => choice(text, touches, { gather: true });
  const names = (choices: Choice[]): string[] => choices.map(({ text }) => text);

  it('is what has nothing to touch, or all of it touched and could go on', async () => {
    await sit(offered([choice('pass'), choice('a', ['a']), choice('a-x', ['a', 'x'])]));
    expect(names(touching.buttons)).toEqual(['pass']);
    touching.touch('a');
    expect(names(touching.buttons)).toEqual(['a', 'pass']);
    expect([touching.gathering, touching.missing]).toEqual([false, undefined]);
  });

  it('is what is gathered, once it is complete; before, it is told how many are missing', async () => {
    await sit(offered([gather('ab', ['a', 'b']), gather('abc', ['a', 'b', 'c']), choice('pass')]));
    expect([touching.gathering, touching.missing, names(touching.gathered)]).toEqual([true, 2, []]);
    touching.touch('b');
    expect([touching.missing, names(touching.gathered)]).toEqual([1, []]);
    touching.touch('a');
    expect([touching.missing, names(touching.gathered), names(touching.buttons)]).toEqual([
      0,
      ['ab'],
      ['pass'],
    ]);
    touching.touch('c');
    expect([touching.missing, names(touching.gathered)]).toEqual([0, ['abc']]);
    expect(played()).toEqual([]);
  });

  it('counts what is missing anew where something else was touched', async () => {
    await sit(offered([gather('bc', ['b', 'c']), choice('a-x', ['a', 'x'])]));
    touching.touch('a');
    expect(touching.missing).toBe(2);
  });
});

describe('what is said', () => {
  it('is how it goes on while something is touched, else the hint, else what has happened', async () => {
    const help = { id: 'then', args: {} };
    await sit(offered([choice('a-x', ['a', 'x'], { help }), choice('b', ['b'])]));
    at.session.telling.announce('It has happened.', true);
    expect(touching.note).toBe('It has happened.');
    touching.hintSaid = 'Hint: b.';
    expect(touching.note).toBe('Hint: b.');
    touching.touch('a');
    expect(touching.note).toBe('Now lay it down.');
    touching.point('b', ['b']);
    expect([touching.hintedMove, touching.hinted]).toEqual(['b', ['b']]);
    touching.letGo();
    expect([touching.touched, touching.hinted, touching.hintedMove, touching.hintSaid]).toEqual([
      [],
      [],
      '',
      '',
    ]);
    expect(touching.note).toBe('It has happened.');
  });

  it('of a move is its label, what alone is touched for it, or what it is written as', async () => {
    const label = { id: 'take', args: { count: 3 } };
    const laid = layout(
      [zone('stock', 'pile', { label: { id: 'cards', args: {} } })],
      [look('a', { text: { id: 'king' } })],
    );
    await sit(
      offered([choice('take3', ['a'], { label }), choice('a', ['a']), choice('a-stock', ['a', 'stock'])]),
      {
        layout: laid,
      },
    );
    expect(touching.moveName('take3')).toBe('Take 3');
    expect(touching.moveName('a')).toBe('king');
    expect(touching.moveName('a-stock')).toBe('a-stock');
    expect(touching.moveName('a-stock', ['stock'])).toBe('cards');
    expect(touching.moveName('gone')).toBe('gone');
  });
});
