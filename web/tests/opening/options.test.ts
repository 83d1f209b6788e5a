/** What may be agreed: what is usual, also where it follows from something else, and what it is called. */

import { beforeEach, describe, expect, it } from 'vitest';
import { inWords, unusualOptions, usualOptions, valueName } from '../../src/opening/options';
import type { GameDetail, OptionSummary } from '../../src/server/messages';
import { speak } from '../support/server';

const option = (name: string, words: string[] = [], more: Partial<OptionSummary> = {}): OptionSummary => ({
  ...{ name, words, least: null, most: null, longest: 0, seats: false, default: null, clauses: [] },
  ...more,
});
const GAME = {
  options: [
    option('preset', ['club', 'home']),
    option('deals', [], { least: 1, most: 99 }),
    option('knock', ['yes', 'no']),
    option('first', ['drawn'], { seats: true }),
  ],
  defaults: { 2: { preset: 'club', deals: 8, knock: 'no', first: 'drawn' }, 3: { preset: 'home', deals: 6 } },
  following: {
    2: {
      deals: { option: 'preset', values: { club: 36, home: { option: 'preset', values: { home: 12 } } } },
      knock: { option: 'deals', values: { 36: 'yes', 12: 'no' } },
    },
    3: {},
  },
} as unknown as GameDetail;

beforeEach(async () => {
  await speak(
    'en',
    'option-preset = Rules\noption-preset-club = Club rules\noption-knock = Knocking\noption-knock-yes = allowed\noption-knock-no = not allowed\noption-first = Who begins',
  );
});

describe('what is usual', () => {
  it('is the default, for so many seats', () => {
    expect(usualOptions(GAME, 3, {})).toEqual({ preset: 'home', deals: '6', knock: '', first: '' });
    expect(usualOptions(GAME, 4, {})).toEqual({ preset: '', deals: '', knock: '', first: '' });
  });

  it('follows from what is usual before it, or from what was chosen', () => {
    expect(usualOptions(GAME, 2, {})).toMatchObject({ preset: 'club', deals: '36', knock: 'yes' });
    expect(usualOptions(GAME, 2, { preset: 'home' })).toMatchObject({
      preset: 'club',
      deals: '12',
      knock: 'no',
    });
    expect(usualOptions(GAME, 2, { deals: 12 })).toMatchObject({ deals: '36', knock: 'no' });
    expect(usualOptions(GAME, 2, { deals: null, preset: '' })).toMatchObject({ deals: '36', knock: 'yes' });
  });

  it('is the default where nothing follows from what was chosen', () => {
    expect(usualOptions(GAME, 2, { preset: 'other' })).toMatchObject({ deals: '8' });
    expect(usualOptions(GAME, 2, { deals: 7 })).toMatchObject({ knock: 'no' });
  });
});

it('what was agreed otherwise is told with its option', () => {
  const agreed = { preset: 'home', deals: 12, knock: 'yes', first: 'drawn' };
  expect(unusualOptions(GAME, 2, agreed).map(([{ name }, value]) => [name, value])).toEqual([
    ['preset', 'home'],
    ['knock', 'yes'],
  ]);
});

it('values are called by the game, seats by their number, and others as they are', () => {
  const [preset, deals, , first] = GAME.options as [
    OptionSummary,
    OptionSummary,
    OptionSummary,
    OptionSummary,
  ];
  expect(valueName(preset, 'club')).toBe('Club rules');
  expect(valueName(preset, 'home')).toBe('home');
  expect(valueName(first, '0')).toBe('Seat 1');
  expect(valueName(first, '1x')).toBe('1x');
  expect(valueName(deals, '36')).toBe('36');
});

describe('a rulebook in words', () => {
  const read = (book: string): string => inWords(book, GAME);

  it('calls options and their values as they are called at the table', () => {
    expect(read('With `knock` it is `yes`.')).toBe('With “Knocking” it is “allowed”.');
  });

  it('takes a value to be of the option that was named last', () => {
    expect(read('`yes` is nothing yet; `preset`: `yes` is none of its values, `club` is.')).toBe(
      '`yes` is nothing yet; “Rules”: `yes` is none of its values, “Club rules” is.',
    );
  });

  it('leaves out what only adds in brackets how it is typed', () => {
    expect(read('Knocking (`knock`) is allowed (`yes`).')).toBe('Knocking is allowed.');
    expect(read('Knocking (`knock`, as usual) is `no`, or not.')).toBe(
      'Knocking (as usual) is “not allowed”, or not.',
    );
    expect(read('Knocking (`knock`; here) may be.')).toBe('Knocking (here) may be.');
  });

  it('leaves code that is something else as it is', () => {
    expect(read('Type `e4` or `UP (`. `unknown` stays (`unknown`).')).toBe(
      'Type `e4` or `UP (`. `unknown` stays (`unknown`).',
    );
  });
});
