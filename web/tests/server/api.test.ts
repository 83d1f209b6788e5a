/** The HTTP interface: what is asked for, with which secret, and whatever goes wrong. */

import { beforeEach, expect, it } from 'vitest';
import { Trouble, get, getText, post } from '../../src/server/api';
import { FakeServer } from '../support/server';

let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
});

async function trouble(path: string): Promise<Trouble> {
  const caught: unknown = await get(path).catch((error: unknown) => error);
  expect(caught).toBeInstanceOf(Trouble);
  return caught as Trouble;
}

it('asks with a secret where there is one', async () => {
  server.answers('/api/x', { a: 1 });
  expect(await get('/api/x', 'secret')).toEqual({ a: 1 });
  expect(server.sent[0]!.headers.get('Authorization')).toBe('Bearer secret');
  await get('/api/x');
  expect(server.sent[1]!.headers.has('Authorization')).toBe(false);
});

it('sends what is to be done, and reads texts as they are', async () => {
  server.answers('/api/x', { done: true });
  expect(await post('/api/x', { a: 1 }, 's')).toEqual({ done: true });
  const [sent] = server.sent;
  expect([server.asked[0], sent!.body]).toEqual(['POST /api/x', { a: 1 }]);
  expect(sent!.headers.get('Content-Type')).toBe('application/json');
  expect(sent!.headers.get('Authorization')).toBe('Bearer s');
  server.answers('/api/t', 'a = b');
  expect(await getText('/api/t')).toBe('a = b');
});

it('tells what was wrong, in the words of the server, and when it may be tried again', async () => {
  server.answers('/api/x', { detail: 'no such table' }, 404);
  expect(await trouble('/api/x')).toMatchObject({ status: 404, message: 'no such table', after: 0 });
  server.answers('/api/x', { detail: 'too many' }, 429, { 'Retry-After': '12' });
  expect(await trouble('/api/x')).toMatchObject({ status: 429, after: 12 });
  server.answers('/api/x', '<html>', 502);
  expect(await trouble('/api/x')).toMatchObject({ status: 502 });
  server.answers('/api/x', { detail: ['field'] }, 422);
  expect((await trouble('/api/x')).message).not.toContain('field');
  server.fails('/api/x');
  expect(await trouble('/api/x')).toMatchObject({ status: 0, message: 'no connection' });
});
