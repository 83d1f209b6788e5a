/** Texts: which language and game they are of when several are on their way, their plurals, and what things are called. */

import { beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/ui/languages';
import { settings } from '../../src/ui/settings.svelte';
import { classic, lettered, lookText, noteText, placeName, t, texts } from '../../src/ui/texts.svelte';
import { layout, look } from '../support/made';
import { FakeServer, settled, speak } from '../support/server';

beforeEach(() => {
  settings.letters = 'language';
});

describe('loading', () => {
  it('switches when all is there, and tells the page', async () => {
    const server = await speak('en');
    const slow = server.holds('/api/games/slow/texts/nl');
    settings.lang = 'nl';
    const coming = texts.load('slow');
    await settled();
    expect([texts.lang, document.documentElement.lang]).toEqual(['en', 'en']);
    await slow.go('own = eigen');
    await coming;
    expect([texts.lang, texts.game, t('own'), document.documentElement.lang]).toEqual([
      'nl',
      'slow',
      'eigen',
      'nl',
    ]);
  });

  it('of two languages the one that was chosen last stays, whichever comes last', async () => {
    await speak('en');
    const server = new FakeServer();
    const german = server.holds('/api/games/race/texts/de');
    const italian = server.holds('/api/games/race/texts/it');
    settings.lang = 'de';
    const first = texts.load('race');
    settings.lang = 'it';
    const second = texts.load('race');
    await italian.go('own = suo');
    await second;
    expect([texts.lang, t('own')]).toEqual(['it', 'suo']);
    await german.go('own = eigen');
    await first;
    expect([texts.lang, t('own'), document.documentElement.lang]).toEqual(['it', 'suo', 'it']);
  });

  it('of a game that was left meanwhile comes to nothing', async () => {
    await speak('en');
    const server = new FakeServer();
    const game = server.holds('/api/games/left/texts/en');
    const first = texts.load('left');
    await texts.load();
    await game.go('own = of the game');
    await first;
    expect([texts.game, texts.has('own')]).toEqual(['', false]);
  });

  it('asks for every text once, and again for one that could not be fetched', async () => {
    const server = new FakeServer();
    settings.lang = 'en';
    server.fails('/api/games/once/texts/en');
    await texts.load('once');
    expect([texts.has('own'), texts.game, t('close')]).toEqual([false, 'once', 'Close']);
    server.answers('/api/games/once/texts/en', 'own = at last');
    await texts.load('once');
    await texts.load('once');
    expect(t('own')).toBe('at last');
    expect(server.asked.filter((path) => path.includes('once'))).toHaveLength(2);
  });

  it('lets a game say something in its own way', async () => {
    await speak('en', 'drawn = Nobody has got the better of anybody.');
    expect(t('drawn')).toBe('Nobody has got the better of anybody.');
    await speak('en');
    expect(t('drawn')).toBe('It’s a draw.');
  });
});

describe('a text', () => {
  it('that is not there is its id', async () => {
    await speak('en');
    expect([t('no-such-text'), texts.has('no-such-text'), texts.has('close')]).toEqual([
      'no-such-text',
      false,
      true,
    ]);
  });

  it('has the forms of its language for a number, and arguments as they are', async () => {
    const seconds = async (lang: (typeof LANGUAGES)[number]): Promise<string[]> => {
      await speak(lang);
      return [0, 1, 2].map((count) => t('time-left', { seconds: count }));
    };
    expect(await seconds('en')).toEqual(['0 seconds left', '1 second left', '2 seconds left']);
    expect(await seconds('de')).toEqual(['Noch 0 Sekunden', 'Noch 1 Sekunde', 'Noch 2 Sekunden']);
    const italian = await seconds('it');
    const dutch = await seconds('nl');
    for (const [none, one, two] of [italian, dutch]) {
      expect(none!.replace('0', '2')).toBe(two);
      expect(one!.replace('1', '2')).not.toBe(two);
    }
    await speak('en');
    expect(t('quoted', { text: 'a { b }' })).toBe('“a { b }”');
  });
});

describe('what things are called', () => {
  const laid = layout([], [look('S7', { text: { id: 'card', args: { suit: 'spades' } } })]);

  beforeEach(async () => {
    await speak(
      'en',
      'place-bar = the bar\nplace-row-1 = the first row\ncard = { $count } of { $suit }\nplayed = { $seat } ({ $you }) { $seatNext } ({ $youNext }) { $look } { $count } { $lookLost }',
    );
  });

  it('places are called by the game, else as they are written there, else by their names', () => {
    expect(placeName('bar', { bar: '25' })).toBe('the bar');
    expect(placeName('row.1', {})).toBe('the first row');
    expect(placeName('a1', { a1: 'A' })).toBe('A');
    expect(placeName('a1', {})).toBe('a1');
  });

  it('in a note seats are people, looks are what they show, and whoever reads is told', () => {
    const note = { id: 'played', args: { seat: 0, seatNext: 7, look: 'S7', count: 3, lookLost: 'gone' } };
    expect(noteText(note, ['Ada'], laid, 0)).toBe('Ada (yes) 7 (no) 1 of spades 3 gone');
    expect(noteText(note, ['Ada'], laid, -1)).toBe('Ada (no) 7 (no) 1 of spades 3 gone');
    expect(noteText({ id: 'unknown', args: {} }, ['Ada'], laid, 0)).toBe('');
    expect(lookText(laid.looks[0]!, 4)).toBe('4 of spades');
  });
});

describe('the letters of playing cards', () => {
  const court = (face: string): ReturnType<typeof look> => look(`♥${face}`, { face, sign: '♥' });
  const faces = (): string[] => ['J', 'Q', 'K', 'A', '10'].map((face) => lettered(court(face)).face);

  it('are those of the language', async () => {
    await speak('de');
    expect(faces()).toEqual(['B', 'D', 'K', 'A', '10']);
    await speak('en');
    expect(faces()).toEqual(['J', 'Q', 'K', 'A', '10']);
  });

  it('are those that somebody wants', async () => {
    await speak('de');
    settings.letters = 'international';
    expect(faces()).toEqual(['J', 'Q', 'K', 'A', '10']);
    await speak('en');
    settings.letters = 'german';
    expect(faces()).toEqual(['B', 'D', 'K', 'A', '10']);
  });

  it('are of no other cards', async () => {
    await speak('de');
    expect(classic(court('J'))).toBe(true);
    for (const other of [
      look('J', { face: 'J', sign: '' }),
      look('J', { kind: 'piece', face: 'J', sign: '♥' }),
    ]) {
      expect(classic(other)).toBe(false);
      expect(lettered(other).face).toBe('J');
    }
  });
});

it('there are four languages', () => {
  expect([...LANGUAGES].sort()).toEqual(['de', 'en', 'it', 'nl']);
});
