/** Where each kind of zone lies, and whose zones are drawn where. */

import { expect, it } from 'vitest';
import type { Row, Zone } from '../../src/server/messages';
import { heldZones, kindOf, ownZones, palettes, sharedZones, spoken } from '../../src/session/kinds';
import { layout, zone } from '../support/made';

const row = (look: string): Row => ({ name: 'r', text: { id: 'r', args: {} }, look, sum: false });
const all = layout([
  zone('hand.0', 'hand', { owner: 0 }),
  zone('rows.0', 'columns', { owner: 0 }),
  zone('won.0', 'sets', { owner: 0 }),
  zone('won.1', 'sets', { owner: 1 }),
  zone('stock', 'pile'),
  zone('pot', 'chips'),
  zone('bids', 'calls', { rows: [row('')] }),
  zone('suits', 'calls', { rows: [row('hearts'), row('')] }),
  zone('cards', 'calls', { rows: [row('ace')] }),
]);
const names = (zones: Zone[]): string[] => zones.map(({ name }) => name);

it('every seat has what is before it but its hand; before mine also what lies with my hand is left out', () => {
  expect(names(ownZones(all, 0, false))).toEqual(['rows.0', 'won.0']);
  expect(names(ownZones(all, 0, true))).toEqual(['won.0']);
  expect(names(heldZones(all, 0))).toEqual(['hand.0', 'rows.0']);
  expect(names(ownZones(all, 1, true))).toEqual(['won.1']);
});

it('what everybody shares lies where its kind does', () => {
  expect(names(sharedZones(all, 'piled'))).toEqual(['stock', 'pot']);
  expect(names(sharedZones(all, 'beside'))).toEqual([]);
});

it('calls are spoken where one of their rows is in words, and named by a card where one has a look', () => {
  expect(names(spoken(all))).toEqual(['bids', 'suits']);
  expect(names(palettes(all))).toEqual(['suits', 'cards']);
});

it('a kind that nobody knows is an error that says which there are', () => {
  expect(() => kindOf(zone('x', 'carousel' as Zone['kind']))).toThrow(
    /^no kind of zone "carousel"; there are hand, trick/,
  );
});
