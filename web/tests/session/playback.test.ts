/** One view after the other: what is shown when, what can be hurried, and what is covered while a device changes hands. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Note, View } from '../../src/server/messages';
import { Known } from '../../src/session/known.svelte';
import { Playback } from '../../src/session/playback.svelte';
import { Telling } from '../../src/session/telling.svelte';
import { settings, type Pace } from '../../src/ui/settings.svelte';
import { sound } from '../../src/ui/sounds';
import { look as sees, media } from '../support/browser';
import {
  cards,
  choice,
  layout,
  look,
  piece,
  seat,
  seen,
  table,
  view,
  zone,
  type Part,
} from '../support/made';
import { settled, speak } from '../support/server';
import { FakeStage, asStage } from '../support/table';

vi.mock('../../src/ui/sounds', () => ({ sound: vi.fn() }));

const faces = ['1', '2'].map((face) => look(`d${face}`, { face }));
const laid = layout(
  [zone('hand.0', 'hand', { owner: 0 }), zone('trick', 'trick'), zone('dice', 'dice')],
  faces,
);

let known: Known;
let telling: Telling;
let playback: Playback;
let stage: FakeStage;
let cues: string[];

function sit(pace: Pace, more: Parameters<typeof table>[0] = {}): void {
  settings.pace = pace;
  known = new Known();
  known.hearTable(table({ layout: laid, ...more }));
  telling = new Telling(known);
  stage = new FakeStage();
  cues = [];
  playback = new Playback(known, telling, {
    letGo: () => cues.push('letGo'),
    arrives: (_, written) => cues.push(`arrives ${[...written].join()}`),
    goOn: () => cues.push('goOn'),
  });
  playback.stage = asStage(stage);
}

beforeEach(async () => {
  await speak('en', 'drew = Card { $number } is drawn');
  vi.useFakeTimers();
  sees(true);
  sit('calm');
});

const note = (number: number): Note => ({ id: 'drew', args: { number } });
const card = (name: string, more: Part<View> = {}): View =>
  view({ pieces: cards('trick', name), notes: [{ id: 'drew', args: { number: Number(name) } }] }, more);
const shownCard = (): string => known.shown!.scene.pieces[0]?.id ?? '';
/** Something happened that my seat sees; nothing else is waited for. */
function comes(number: number, now: View): void {
  const looking = known.hearView(seen(number, now));
  if (looking) playback.enqueue(looking);
}
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await settled();
}

describe('the first view', () => {
  it('is there at once, and told', async () => {
    comes(3, card('1', { deal: 2 }));
    await settled();
    expect([shownCard(), known.number, playback.settled]).toEqual(['1', 3, true]);
    expect(playback.reached).toEqual({ deal: 2, plays: 3 });
    expect(telling.happened).toBe('Card 1 is drawn');
    expect(stage.glides).toEqual([]);
    expect(cues).toEqual(['goOn']);
  });

  it('is not shown before the table is known, nor that of another seat', async () => {
    known = new Known();
    playback = new Playback(known, new Telling(known), { letGo() {}, arrives() {}, goOn() {} });
    playback.enqueue(seen(3, card('1')));
    await settled();
    expect(known.shown).toBeNull();
  });
});

describe('what follows', () => {
  beforeEach(async () => {
    comes(1, card('1'));
    await settled();
    cues.length = 0;
  });

  it('glides for so long as the pace is, and is looked at for a moment', async () => {
    comes(2, card('2', { turn: 1 }));
    await settled();
    expect([shownCard(), playback.settled, stage.glides]).toEqual(['2', false, [380]]);
    expect(cues).toEqual(['letGo', 'arrives ']);
    await pass(380 + 139);
    expect(playback.settled).toBe(false);
    await pass(1);
    expect(playback.settled).toBe(true);
    expect(cues).toEqual(['letGo', 'arrives ', 'goOn']);
  });

  it.each<[Pace, number[]]>([
    ['brisk', [190]],
    ['instant', []],
  ])('takes less where the pace is %s', async (pace, glides) => {
    settings.pace = pace;
    comes(2, card('2', { turn: 1 }));
    await settled();
    expect(stage.glides).toEqual(glides);
    await pass(190 + 70);
    expect(playback.settled).toBe(true);
  });

  it('does not glide where the system asks for calm, but is looked at as long', async () => {
    media.add('(prefers-reduced-motion: reduce)');
    comes(2, card('2', { turn: 1 }));
    await settled();
    expect([stage.glides, playback.settled]).toEqual([[], false]);
    await pass(140);
    expect(playback.settled).toBe(true);
  });

  it('comes one after the other, faster the more waits, and all at once where nobody looks', async () => {
    for (let number = 2; number <= 7; number++) comes(number, card(String(number), { turn: 1 }));
    await settled();
    expect([shownCard(), stage.glides]).toEqual(['2', [152]]); // five more wait
    await pass(152 + 56 + 1);
    expect(shownCard()).toBe('3');
    expect(stage.glides.at(-1)).toBe(380); // four wait
    await pass(60_000);
    expect([shownCard(), playback.settled]).toEqual(['7', true]);
    for (let number = 8; number <= 17; number++) comes(number, card(String(number), { turn: 1 }));
    stage.glides = [];
    await settled();
    expect(shownCard()).toBe('9'); // the first was not waited for: nine more waited
    await pass(60_000);
    sees(false);
    stage.glides = [];
    comes(18, card('18', { turn: 1 }));
    await settled();
    expect([shownCard(), stage.glides, playback.settled]).toEqual(['18', [], true]);
  });

  it('is hurried by a touch, once for everything that moves', async () => {
    comes(2, card('2', { turn: 1 }));
    await settled();
    expect(playback.hurry()).toBe(true);
    expect(stage.skips).toBe(1);
    await settled();
    expect(playback.settled).toBe(false); // it is looked at now
    expect(playback.hurry()).toBe(true);
    await settled();
    expect(playback.settled).toBe(true);
    expect(playback.hurry()).toBe(false);
  });

  it('does not move where only its number is another', async () => {
    comes(2, { ...card('1'), deal: 3 });
    await settled();
    expect([known.number, playback.settled, cues]).toEqual([2, true, ['goOn']]);
    expect(playback.reached).toEqual({ deal: 3, plays: 2 });
    expect(telling.story).toHaveLength(1);
  });

  it('is shown to the end at once where nobody wants to wait', async () => {
    for (let number = 2; number <= 4; number++) comes(number, card(String(number), { turn: 1 }));
    await settled();
    const end = playback.toTheEnd();
    await settled();
    await end;
    expect([shownCard(), playback.settled, playback.rush]).toEqual(['4', true, false]);
    playback.rush = true;
    await playback.toTheEnd();
    expect(playback.rush).toBe(true);
  });

  it('says what has just been written on a pad', async () => {
    const cells = [{ zone: 'pad', row: 'ones', seat: 1, text: '3', offered: false, struck: false }];
    comes(2, view({ cells }));
    await settled();
    expect(playback.written).toEqual(new Set(['pad ones 1']));
    expect(cues).toEqual(['letGo', 'arrives pad ones 1']);
  });

  it('ends with a longer look where nobody has a turn any more', async () => {
    comes(2, card('2', { turn: -2 }));
    await pass(380 + 1_299);
    expect(playback.settled).toBe(false);
    await pass(1);
    expect(playback.settled).toBe(true);
  });

  it('tells me that it is my turn, with a sound', async () => {
    vi.mocked(sound).mockClear();
    comes(2, card('2', { choices: [choice('x')] }));
    await settled();
    expect(playback.arriving).toBe(true);
    await pass(520);
    expect(playback.arriving).toBe(false);
    expect(telling.spoken.at(-1)?.text).toBe('Your turn.');
    expect(vi.mocked(sound).mock.calls).toEqual([['card'], ['turn']]);
  });

  it('is no turn of mine without anything to choose, nor while more is to come', async () => {
    comes(2, card('2', { turn: 1 }));
    comes(3, card('3'));
    comes(4, card('4', { turn: 1 }));
    await pass(380 + 140);
    expect(shownCard()).toBe('3');
    expect(playback.arriving).toBe(false);
    await pass(60_000);
    comes(5, card('5'));
    await pass(60_000);
    expect(telling.spoken.map(({ text }) => text)).not.toContain('Your turn.');
  });
});

describe('a trick that is collected', () => {
  const before = view({ pieces: cards('hand.0', 'a') });
  const collected = view({
    pieces: [piece('won', 'a', { id: 'a', via: 'trick.0' })],
    notes: [{ id: 'took', args: { lookHigh: 'a' } }, note(4)],
  });

  it('lies there for a while first, told and marked', async () => {
    comes(1, before);
    await settled();
    comes(2, { ...collected, turn: 1 });
    await settled();
    expect(known.shown!.scene.pieces[0]!.zone).toBe('trick');
    expect(telling.happened).toBe('');
    await pass(380);
    expect(telling.happened).toBe('Card 4 is drawn');
    expect(playback.marks).toEqual(new Map([['a', 'lookHigh']]));
    await pass(1_299);
    expect(known.shown!.scene.pieces[0]!.zone).toBe('trick');
    await pass(1);
    expect(known.shown!.scene.pieces[0]!.zone).toBe('won');
    expect(playback.marks.size).toBe(0);
    await pass(60_000);
    expect(telling.story).toEqual(['Card 4 is drawn']); // once
  });

  it('is what a moment that is looked back at shows', async () => {
    comes(1, before);
    await settled();
    const shown = playback.showAgain(collected);
    await pass(380);
    await shown;
    expect(known.shown!.scene.pieces[0]!.zone).toBe('trick');
    expect(playback.marks.size).toBe(1);
    expect(telling.story).toEqual(['Card 4 is drawn']);
    playback.showLatest();
    expect(known.shown).toEqual(before);
    expect(playback.marks.size).toBe(0);
  });

  it('marks nothing where a moment shows none', async () => {
    comes(1, before);
    await settled();
    playback.marks = new Map([['a', 'lookHigh']]);
    const shown = playback.showAgain(card('7'));
    await pass(60_000);
    await shown;
    expect([playback.marks.size, telling.happened]).toEqual([0, 'Card 7 is drawn']);
  });
});

describe('dice that are thrown', () => {
  const throws = (face: string, place: string, more: Part<View> = {}): View =>
    view(
      {
        pieces: [piece('trick', 'm', { id: 'm', place }), piece('dice', face)],
        notes: [note(Number(face[1]))],
      },
      more,
    );
  const seenNow = (): string[] => known.shown!.scene.pieces.map(({ look, place }) => place || look).sort();

  it('fall after the move that came before them is seen', async () => {
    comes(1, throws('d1', 'a'));
    await settled();
    comes(2, throws('d2', 'b', { turn: 1 }));
    await settled();
    expect(seenNow()).toEqual(['b', 'd1']);
    expect(known.shown!.choices).toEqual([]);
    await pass(380);
    expect(seenNow()).toEqual(['b', 'd2']);
    expect([playback.rolling, telling.happened]).toEqual([750, 'Card 1 is drawn']);
    await pass(750);
    expect(telling.happened).toBe('Card 2 is drawn');
    await pass(140);
    expect(playback.settled).toBe(true);
  });

  it('move what they bring where nobody decides anything', async () => {
    sit('calm', { decides: false });
    comes(1, throws('d1', 'a'));
    await settled();
    comes(2, throws('d2', 'b', { turn: 1 }));
    await settled();
    expect(seenNow()).toEqual(['a', 'd2']);
    await pass(750);
    expect(seenNow()).toEqual(['b', 'd2']);
    expect(stage.glides).toEqual([380]);
  });
});

describe('a device that is shared', () => {
  const seats = [seat({ name: 'Ada', yours: true }), seat({ name: 'Bo', yours: true })];
  const watched = (turn: number): View => ({ ...view({ notes: [note(9)] }, { turn }), seat: -1 });
  const hand = (of: number, turn: number): View => ({
    ...view({ pieces: cards(`hand.${of}`, `card of ${of}`), notes: [note(5), note(of)] }, { turn }),
    seat: of,
  });
  const told = async (number: number, turn: number, hides = true): Promise<void> => {
    comes(number, watched(turn));
    for (const of of [0, 1]) comes(number, hides ? hand(of, turn) : { ...watched(turn), seat: of });
    await pass(60_000);
  };

  beforeEach(() => sit('instant', { seats }));

  it('shows nothing before whoever has it says so', async () => {
    await told(1, 1);
    expect([playback.passTo, known.shown!.scene.pieces]).toEqual([1, []]);
    playback.takeOver();
    expect([playback.passTo, known.seat, known.shown!.scene.pieces[0]!.id]).toEqual([null, 1, 'card of 1']);
    expect(telling.spoken.at(-1)?.text).toBe('Bo, your turn.');
    playback.takeOver();
    expect(known.seat).toBe(1);
  });

  it('is passed to the seat that is looked from where nobody of mine has the turn', async () => {
    await told(1, -1);
    expect(playback.passTo).toBe(0);
  });

  it('is covered as soon as the other has the turn, and forgets what the last one was told', async () => {
    await told(1, 0);
    playback.takeOver();
    await told(2, 0);
    expect(playback.passTo).toBeNull();
    expect(telling.story).toContain('Card 5 is drawn');
    await told(3, 1);
    expect([playback.passTo, known.shown!.scene.pieces]).toEqual([1, []]);
    expect(telling.story).toEqual([]);
    expect(telling.happened).toBe('Card 9 is drawn');
  });

  it('goes from hand to hand where nothing is hidden', async () => {
    await told(1, 0, false);
    expect([playback.passTo, known.seat]).toEqual([null, 0]);
    await told(2, 1, false);
    expect([playback.passTo, known.seat]).toEqual([null, 1]);
  });

  it('stays with the seat that has yet to take it, whoever has the turn meanwhile', async () => {
    await told(1, -1);
    await told(2, 1);
    expect(playback.passTo).toBe(0);
  });

  it('stays covered while more happens', async () => {
    await told(1, 0);
    expect(playback.passTo).toBe(0);
    await told(2, 0);
    expect([playback.passTo, known.shown!.scene.pieces]).toEqual([0, []]);
  });
});

it('follows the pieces that are laid, with where the last of them came from', async () => {
  sit('instant', { layout: layout([zone('board', 'board')]) });
  expect(playback.laid.tokens).toEqual([]);
  comes(1, view({ pieces: [piece('board', 'm', { id: 'm', place: 'a' })] }));
  await settled();
  expect(playback.laid.tokens.map(({ key, at }) => [key, at])).toEqual([['m', 'a']]);
  comes(2, view({ pieces: [piece('board', 'm', { id: 'm', place: 'b' })] }));
  await settled();
  expect(playback.laid.traces).toEqual(new Set(['a', 'b']));
});
