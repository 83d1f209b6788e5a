/** Calling somebody who looks elsewhere: once for every turn, and in so many ways as there are and as are wanted. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call, hush, mayNotify, notifies } from '../../src/ui/notifications';
import { settings } from '../../src/ui/settings.svelte';
import { links, look } from '../support/browser';
import { FakeServer, settled, speak } from '../support/server';

const notified: string[] = [];
let badges: string[];
let icon: { href: string };
let server: FakeServer;

beforeEach(async () => {
  server = await speak('en');
  server.answers('/api/art/logo.svg', '<svg><rect/></svg>\n');
  notified.length = 0;
  badges = [];
  const Told = class {
    static permission = 'granted';
    static requestPermission = () => Promise.resolve('granted');
    constructor(title: string) {
      notified.push(title);
    }
  };
  vi.stubGlobal('Notification', Told);
  Object.assign(navigator, {
    setAppBadge: () => Promise.reject(new Error(badges.push('set') + ' not allowed')),
    clearAppBadge: () => Promise.resolve(badges.push('clear')),
  });
  icon = links['link[rel=icon]'] = { href: '/api/art/logo.svg' };
  settings.calls = true;
  look(false);
  return () => hush();
});

it('calls once for every turn: by the title, a badge, the icon and a notification', async () => {
  call(true, 'Skat');
  call(true, 'Skat');
  await vi.waitFor(() => expect(icon.href).toMatch(/^data:image\/svg\+xml,.*circle.*svg/));
  expect(document.title).toBe('● Your turn – Skat');
  expect([notified, badges]).toEqual([['● Your turn – Skat'], ['set']]);
  call(false, 'Skat');
  await settled();
  expect([document.title, icon.href, badges]).toEqual([
    'Skat – Ludothek',
    '/api/art/logo.svg',
    ['set', 'clear'],
  ]);
  call(true, 'Skat');
  expect(notified).toHaveLength(2);
});

describe('nobody is notified', () => {
  it.each<[string, () => void]>([
    ['who looks at the page', () => look(true)],
    ['who does not want it', () => (settings.calls = false)],
    ['who has not allowed it', () => ((Notification as { permission: string }).permission = 'denied')],
    ['where that cannot be', () => Reflect.deleteProperty(globalThis, 'Notification')],
  ])('%s', (_, so) => {
    so();
    call(true, 'Skat');
    expect(notified).toEqual([]);
    expect(document.title).toBe('● Your turn – Skat');
  });
});

it('is silent once the table has been left', () => {
  hush();
  expect(badges).toEqual([]);
  call(true, 'Skat');
  hush();
  expect([document.title, badges]).toEqual(['Ludothek – Ludothek', ['set', 'clear']]);
});

it('asks for leave to notify, and knows whether it may', async () => {
  expect([notifies(), await mayNotify()]).toEqual([true, true]);
  (Notification as unknown as { requestPermission: unknown }).requestPermission = () =>
    Promise.resolve('denied');
  expect(await mayNotify()).toBe(false);
});
