/** A lesson: a table whose every word comes from its steps. */

import { beforeEach, describe, expect, it } from 'vitest';
import { Lesson } from '../../src/screens/lesson.svelte';
import type { LessonStep, View } from '../../src/server/messages';
import { tables } from '../../src/session/tables.svelte';
import { settings } from '../../src/ui/settings.svelte';
import { choice, piece, seat, table, view } from '../support/made';
import { settled, speak, type FakeServer } from '../support/server';

const shown = (at: string): View =>
  view({ pieces: [piece('hand.0', 'a', { id: at })] }, { choices: [choice('a', ['a']), choice('b', ['b'])] });
const step = (text: string, more: Partial<LessonStep> = {}): LessonStep => ({
  ...{
    text,
    done: `${text} done`,
    wrong: `${text} wrong`,
    look: [],
    arrows: [],
    view: shown(text),
    right: {},
  },
  ...more,
});
const TOLD = {
  table: table({ table: '', game: 'toy', seats: [seat({ yours: true }), seat({ player: 'casual' })] }),
  seat: 0,
  steps: [step('one'), step('two', { right: { a: [shown('after'), shown('later')] } }), step('three')],
};

let server: FakeServer;
let lesson: Lesson;
const piece0 = (): string => lesson.session.known.shown!.scene.pieces[0]!.id;

beforeEach(async () => {
  server = await speak('en');
  server.answers('/api/games/toy/lesson/en', TOLD);
  settings.pace = 'instant';
  settings.name = 'Ada';
  lesson = await Lesson.begin('toy', 'en');
  await settled();
});

it('begins with its first step, at a table that is not come back to', () => {
  expect([lesson.at, lesson.text, lesson.asks, lesson.last, piece0()]).toEqual([
    0,
    'one',
    false,
    false,
    'one',
  ]);
  expect(lesson.session.known.names[0]).toBe('Ada');
  expect(lesson.session.known.names[1]).not.toBe('Seat 2');
  expect(tables.list).toEqual([]);
});

it('goes from step to step, and never beyond them', async () => {
  lesson.go(9);
  await settled();
  expect([lesson.at, lesson.last, piece0()]).toEqual([2, true, 'three']);
  lesson.go(-1);
  await settled();
  expect([lesson.at, piece0()]).toEqual([0, 'one']);
});

describe('a move', () => {
  beforeEach(async () => {
    lesson.go(1);
    await settled();
  });

  it('that is right leads on', async () => {
    expect(lesson.asks).toBe(true);
    lesson.session.touching.touch('a');
    await settled();
    expect([lesson.stand, lesson.text, piece0()]).toEqual(['done', 'two done', 'later']);
    expect(lesson.session.moves.pending).toBeNull();
  });

  it('that is another leaves all as it was, and may be tried again', async () => {
    lesson.session.touching.touch('b');
    await settled();
    expect([lesson.stand, lesson.text, piece0()]).toEqual(['other', 'two wrong', 'two']);
    lesson.session.touching.touch('a');
    await settled();
    expect(lesson.stand).toBe('done');
    lesson.go(1);
    expect(lesson.stand).toBe('open');
  });

  it('is shown to whoever wants to see it, unless it is done already', async () => {
    await lesson.reveal();
    expect(lesson.session.touching.hinted).toEqual(['a']);
    expect(lesson.session.telling.spoken.at(-1)?.text).toBe('Hint: a.');
    lesson.session.touching.touch('a');
    await settled();
    lesson.session.touching.letGo();
    await lesson.reveal();
    expect(lesson.session.touching.hinted).toEqual([]);
  });

  it('that cannot be made is explained by its clause', async () => {
    server.answers('/api/games/toy/lesson/steps/1/why?touch=c%20d', { clause: 'TOY-5' });
    lesson.session.touching.touch('c d');
    await settled();
    expect(lesson.session.touching.whyNot).toMatchObject({ clause: 'TOY-5', case: null });
  });
});
