/** The proof of fair chance: the example of docs/fairness.md, and whatever could have been forged. */

import { describe, expect, it, vi } from 'vitest';
import type { Draw, GameRecord } from '../../src/server/messages';
import fairness from '../../../docs/fairness.md?raw';
import { prove } from '../../src/after/proof';

const documented = (name: string): string =>
  new RegExp(`^\\| ${name} \\| (.+) \\|$`, 'm').exec(fairness)![1]!;
const quoted = (text: string): string[] => [...text.matchAll(/`(.+?)`/g)].map(([, found]) => found!);

const [seed] = quoted(documented('seed'));
const [commitment] = quoted(documented('commitment'));
const contributions = quoted(documented('contributions'));
const rows = [...fairness.matchAll(/^\| (\d+) \| (\d+) \| `\w+` \| (\d+) \| `(\w+)` \|$/gm)];
const moves = rows.map(([, , , , move]) => move!);
const draws: Draw[] = rows.map(([, number, count, drawn, move]) => ({
  number: Number(number),
  choices: Array.from({ length: Number(count) }, (_, at) => (at === Number(drawn) ? move! : `other ${at}`)),
}));
const record = (seal: Partial<GameRecord['seal']> = {}, played = moves): GameRecord => ({
  ...{ format: 1, game: 'toy', version: 1, options: {}, seats: [], result: null },
  moves: played,
  seal: { commitment: commitment!, seed: seed!, contributions, ...seal },
});

it('is good for the example of the document', async () => {
  expect(rows).toHaveLength(5);
  expect(await prove(record(), commitment!, draws)).toBe('good');
});

describe('is bad where', () => {
  it.each<[string, GameRecord, string]>([
    ['another commitment was shown before', record(), commitment!.replace('6', '7')],
    ['the seed is another', record({ seed: seed!.replace('1f', '20') }), commitment!],
    ['the seed and the commitment are others', record({ seed: '00', commitment: '00' }), commitment!],
    [
      'the commitment was changed afterwards',
      record({ commitment: commitment!.replace('6', '7') }),
      commitment!,
    ],
    [
      'somebody has contributed something else',
      record({ contributions: ['Ada', 'Bo', 'Cleo'] }),
      commitment!,
    ],
    ['contributions run together', record({ contributions: ['Ada","Bo', 'Cléo'] }), commitment!],
    ['a card was chosen', record({}, [...moves.slice(0, 4), 'g9']), commitment!],
    ['a card was left out', record({}, moves.slice(0, 4)), commitment!],
  ])('%s', async (_, forged, shown) => {
    expect(await prove(forged, shown, draws)).toBe('bad');
  });

  it('the moves were drawn for other places in the log', async () => {
    const later = draws.map((draw) => ({ ...draw, number: draw.number + 1 }));
    expect(await prove(record({}, ['first', ...moves]), commitment!, later)).toBe('bad');
  });
});

it('draws again where a value would favour some', async () => {
  const asked: string[] = [];
  const sign = crypto.subtle.sign.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'sign').mockImplementation(async (how, key, data) => {
    const message = new TextDecoder().decode(data);
    if (!/^\d+\.\d+$/.test(message)) return sign(how, key, data);
    asked.push(message);
    // 2^64 - 1 is the only number above the last multiple of three; it stands for the first attempt.
    return new Uint8Array(8).fill(message.endsWith('.0') ? 255 : 0).buffer;
  });
  const three = [{ number: 0, choices: ['a', 'b', 'c'] }];
  expect(await prove(record({}, ['a']), commitment!, three)).toBe('good');
  expect(asked).toEqual(['0.0', '0.1']);
  asked.length = 0;
  const five = [{ number: 7, choices: ['a', 'b', 'c', 'd', 'e'] }];
  expect(await prove(record({}, [...Array<string>(7).fill(''), 'a']), commitment!, five)).toBe('good');
  expect(asked).toEqual(['7.0', '7.1']);
});

it('is unknown where there is no seed yet, or this browser may not compute it', async () => {
  expect(await prove(record({ seed: null }), commitment!, draws)).toBe('unknown');
  vi.stubGlobal('crypto', {});
  expect(await prove(record(), commitment!, draws)).toBe('unknown');
});
