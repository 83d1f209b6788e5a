/** What a person has chosen for themselves: remembered, and sound whatever was remembered. */

import { beforeEach, expect, it, vi } from 'vitest';
import { media } from '../support/browser';

beforeEach(() => {
  localStorage.clear();
  (navigator as unknown as { languages: string[] }).languages = ['en-GB'];
  vi.resetModules();
});

const opened = async () => (await import('../../src/ui/settings.svelte')).settings;
const kept = (): Record<string, unknown> => JSON.parse(localStorage.getItem('ludothek.settings')!) as never;

it('is as usual at first', async () => {
  const { name, lang, theme, pace, letters, throws, odds, heard, moves, muted, calls, sound } =
    await opened();
  expect([name, lang, theme, pace, letters, sound]).toEqual(['', 'en', 'auto', 'calm', 'language', true]);
  expect([throws, odds, heard, moves, muted, calls]).toEqual(Array(6).fill(false));
});

it.each([
  [['fr-FR', 'nl-BE', 'de'], 'nl'],
  [['DE'], 'de'],
  [['fr'], 'en'],
  [[], 'en'],
])('speaks the first language of %j that there is: %s', async (languages, lang) => {
  (navigator as unknown as { languages: string[] }).languages = languages;
  expect((await opened()).lang).toBe(lang);
});

it('makes no sounds at first where the system asks for calm, but does where somebody wants them', async () => {
  media.add('(prefers-reduced-motion: reduce)');
  const settings = await opened();
  expect(settings.sound).toBe(false);
  settings.toggle('sound');
  expect(kept()).toMatchObject({ sound: true });
  vi.resetModules();
  expect((await opened()).sound).toBe(true);
});

it('is there again when the page is opened anew', async () => {
  const settings = await opened();
  Object.assign(settings, {
    name: 'Ada',
    lang: 'it',
    theme: 'dark',
    pace: 'brisk',
    letters: 'german',
    odds: true,
  });
  settings.toggle('throws');
  settings.toggle('moves');
  settings.toggle('moves');
  vi.resetModules();
  const again = await opened();
  expect(again).not.toBe(settings);
  expect([again.name, again.lang, again.theme, again.pace, again.letters]).toEqual([
    ...['Ada', 'it', 'dark', 'brisk', 'german'],
  ]);
  expect([again.odds, again.throws, again.moves]).toEqual([true, true, false]);
});

it('takes nothing that it does not know', async () => {
  const wrong = { name: 7, lang: 'fr', theme: 'loud', pace: 0, letters: null, odds: 'yes', sound: 'no' };
  localStorage.setItem('ludothek.settings', JSON.stringify(wrong));
  const settings = await opened();
  const { name, lang, theme, pace, letters, odds, sound } = settings;
  expect([name, lang, theme, pace, letters, odds, sound]).toEqual([
    '',
    'en',
    'auto',
    'calm',
    'language',
    false,
    true,
  ]);
  for (const text of ['not json', 'null', '7']) {
    localStorage.setItem('ludothek.settings', text);
    dispatchEvent(Object.assign(new Event('storage'), { key: 'ludothek.settings' }));
    expect(settings.pace).toBe('calm');
  }
});

it('cuts a name to forty letters', async () => {
  localStorage.setItem('ludothek.settings', JSON.stringify({ name: 'x'.repeat(41) }));
  expect((await opened()).name).toHaveLength(40);
});

it('goes on where nothing may be remembered', async () => {
  vi.spyOn(localStorage, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const settings = await opened();
  settings.toggle('sound');
  expect(settings.sound).toBe(false);
});
