/** What the server leaves out is there again when a message arrives, however deep it lies. */

import { expect, it } from 'vitest';
import { whole } from '../../src/server/whole';

it('what is as usual is put back, also in parts and in lists of them', () => {
  const found = whole<Record<string, never>>('View', {
    scene: { pieces: [{ zone: 'hand', look: 'a' }], notes: [{ id: 'n' }], counters: {} },
    choices: [{ move: 1, text: 'a', label: { id: 'l' } }],
  });
  expect(found).toEqual({
    scene: {
      pieces: [{ zone: 'hand', look: 'a', id: '', place: '', via: '', came: '', count: 1, way: [] }],
      notes: [{ id: 'n', args: {} }],
      counters: {},
      ...{
        facts: [],
        sayings: [],
        cells: [],
        sides: [],
        turned: 0,
        signs: {},
        out: [],
        teams: [],
        roles: [],
      },
    },
    choices: [
      {
        ...{ move: 1, text: 'a', touches: [], gather: false, any_order: false, help: null, group: null },
        ...{ label: { id: 'l', args: {} }, usual: false, quiet: false, amount: null },
      },
    ],
    ...{ fewest: false, odds: [], turns: [] },
  });
});

it('what was said stays, and what is nothing stays nothing', () => {
  expect(whole('Piece', { zone: 'z', look: 'l', count: 0, id: 'x' })).toMatchObject({ count: 0, id: 'x' });
  expect(whole('Note', null)).toBeNull();
  expect(whole('Pong', { number: 3 })).toEqual({ number: 3 });
  expect(whole('Note', [])).toEqual([]);
  expect(whole('TableMessage', { clock: null, layout: {} })).toMatchObject({ clock: null });
});
