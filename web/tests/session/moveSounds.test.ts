/** What a move sounds like, by what lies elsewhere than before. */

import { expect, it } from 'vitest';
import type { Piece } from '../../src/server/messages';
import { soundOf } from '../../src/session/moveSounds';
import { cards, layout, piece, view, zone } from '../support/made';

const laid = layout([
  zone('board', 'board'),
  zone('off', 'box'),
  zone('trick', 'trick'),
  zone('hand.0', 'hand'),
  zone('pot', 'chips'),
  zone('dice', 'dice'),
]);
const stone = (place: string, id = 's'): Piece => piece('board', 'white', { id, place });
const heard = (before: Piece[], after: Piece[]) =>
  soundOf(view({ pieces: after }), view({ pieces: before }), laid);

it('a stone that moves sounds like one, and like a capture where fewer are left on boards', () => {
  expect(heard([stone('a1')], [stone('a2')])).toBe('stone');
  expect(heard([stone('a1'), stone('b1', 't')], [stone('b1')])).toBe('capture');
  expect(heard([stone('a1')], [piece('off', 'white', { id: 's' })])).toBe('capture');
  expect(heard([], [stone('a1')])).toBe('stone');
  expect(
    heard(
      [piece('board', 'white', { place: 'a', count: 3 })],
      [piece('board', 'white', { place: 'a', count: 2 })],
    ),
  ).toBe('capture');
});

it('a card sounds like one, and chips like chips', () => {
  expect(heard(cards('hand.0', 'a'), cards('trick', 'a'))).toBe('card');
  expect(heard([piece('pot', 'chip', { count: 3 })], [piece('pot', 'chip', { count: 4 })])).toBe('chips');
});

it('of several things the loudest is heard', () => {
  expect(heard([stone('a1'), ...cards('hand.0', 'a')], [stone('a2'), ...cards('trick', 'a')])).toBe('stone');
});

it('nothing is heard where nothing lies elsewhere, only in another order, or where it makes no sound', () => {
  expect(heard([stone('a1')], [stone('a1')])).toBeNull();
  expect(heard(cards('hand.0', 'a', 'b'), cards('hand.0', 'b', 'a'))).toBeNull();
  expect(heard([stone('a1', 's'), stone('a2', 't')], [stone('a1', 't'), stone('a2', 's')])).toBeNull();
  expect(heard([piece('dice', 'd1')], [piece('dice', 'd2')])).toBeNull();
});
