/** What touches mean, by the same cases as `core/touching.py`, and what browsers alone ask of it. */

import { describe, expect, it } from 'vitest';
import cases from '../../../tests/core/touching.json';
import type { Choice } from '../../src/server/messages';
import { Touches, byAmount, common, nextAmounts } from '../../src/session/touches';
import { choice, piece, view, type Part } from '../support/made';

type Step = { play: string } | { touched: string[] } | null;
interface Case {
  what: string;
  pieces: string[];
  choices: Part<Choice>[];
  turns?: Part<Choice>[];
  asked?: { touched: string[]; narrow?: string[]; touchable?: string[]; touch?: Record<string, Step> }[];
  by_amount?: string[][];
}

const choices = (parts: Part<Choice>[] = []): Choice[] => parts.map((part) => choice(part.text!, [], part));
const texts = (found: Choice[]): string[] => found.map(({ text }) => text);

function touchesOf({ pieces, choices: single, turns }: Case): Touches {
  const lying = pieces.map((told) => {
    const [zone, look, id, place = ''] = told.split(' ');
    return piece(zone!, look!, { id: id!, place });
  });
  return new Touches(view({ pieces: lying }), [...choices(single), ...choices(turns)]);
}

describe.each(cases as Case[])('$what', (each) => {
  const touches = touchesOf(each);
  for (const { touched, narrow, touchable, touch } of each.asked ?? []) {
    it(`after [${touched.join(' ')}]`, () => {
      if (narrow) expect(texts(touches.narrow(touched))).toEqual(narrow);
      if (touchable) expect(touches.touchable(touched)).toEqual(new Set(touchable));
      for (const [name, comes] of Object.entries(touch ?? {})) {
        const came = touches.touch(touched, name);
        expect([name, came && 'play' in came ? { play: came.play.text } : came]).toEqual([name, comes]);
      }
    });
  }
  if (each.by_amount)
    it('by amount', () => expect(byAmount(choices(each.choices)).map(texts)).toEqual(each.by_amount));
});

describe('what several choices explain', () => {
  const helped = (id: string, seat = 0): Choice => choice(id, [], { help: { id, args: { seat } } });

  it('is how it goes on where all of them explain the same', () => {
    expect(common([helped('take'), helped('take')])).toEqual({ id: 'take', args: { seat: 0 } });
    expect(common([helped('take')])?.id).toBe('take');
  });

  it('is nothing where one explains something else, or nothing, or where there is none', () => {
    expect(common([helped('take'), helped('give')])).toBeNull();
    expect(common([helped('take'), helped('take', 1)])).toBeNull();
    expect(common([helped('take'), choice('take')])).toBeNull();
    expect(common([choice('take'), helped('take')])).toBeNull();
    expect(common([])).toBeNull();
  });
});

describe('the amounts beside one', () => {
  const offered = [10, 20, 50, 100].map((amount) => choice(`stake${amount}`, [], { amount }));

  it('are the nearest that are offered', () => {
    expect(nextAmounts(offered, 50)).toEqual({ less: 20, more: 100 });
    expect(nextAmounts(offered, 30)).toEqual({ less: 20, more: 50 });
  });

  it('are missing at the ends, and where nothing was typed', () => {
    expect(nextAmounts(offered, 10)).toEqual({ less: null, more: 20 });
    expect(nextAmounts(offered, 100)).toEqual({ less: 50, more: null });
    expect(nextAmounts(offered, Number.NaN)).toEqual({ less: null, more: null });
  });
});
