/** Games, their details and their rulebooks: each is fetched once, and again where it could not be. */

import { expect, it } from 'vitest';
import { game, games, rulebook } from '../../src/server/games';
import { FakeServer } from '../support/server';

it('is fetched once, by its own address', async () => {
  const server = new FakeServer();
  server.answers('/api/games', []);
  server.answers('/api/games/high%20card', { id: 'high card' });
  server.answers('/api/games/toy/rulebook/de', { text: 'Regeln' });
  for (let time = 0; time < 2; time++) {
    expect(await games()).toEqual([]);
    expect(await game('high card')).toEqual({ id: 'high card' });
    expect(await rulebook('toy', 'de')).toEqual({ text: 'Regeln' });
  }
  expect(server.asked).toHaveLength(3);
});

it('is fetched again where that went wrong', async () => {
  const server = new FakeServer();
  server.fails('/api/games/later');
  await expect(game('later')).rejects.toThrow('no connection');
  server.answers('/api/games/later', { id: 'later' });
  expect(await game('later')).toEqual({ id: 'later' });
});
