/** What can be done at a table: when each thing is offered, when it is possible, and what it does. */

import { beforeEach, describe, expect, it } from 'vitest';
import { choice, layout, piece, seat, view, zone } from '../support/made';
import { speak } from '../support/server';
import { Sitting } from '../support/table';
import { ACTIONS, agree, press, type ActionName, type Desk, type Sheet } from '../../src/table/actions';
import { settings } from '../../src/ui/settings.svelte';

let at: Sitting;
let opened: (Sheet | null)[];
let wide: boolean;

const desk = (): Desk => {
  const { known, playback, moves, touching, advising, say, hasten } = at.session;
  return {
    known,
    playback,
    moves,
    touching,
    advising,
    say,
    hasten,
    wide,
    open: (sheet) => opened.push(sheet),
  };
};
const offered = (name: ActionName): boolean => ACTIONS[name].offered?.(desk()) ?? true;
const ready = (name: ActionName): boolean => ACTIONS[name].ready?.(desk()) ?? true;
const run = (name: ActionName): void => ACTIONS[name].run(desk());

async function sit(
  more: Parameters<Sitting['table']>[0] = {},
  shown = view({}, { choices: [choice('a', ['a'])] }),
): Promise<void> {
  at = new Sitting();
  at.table(more);
  await at.view(5, shown, { undo: 'free' });
}

beforeEach(async () => {
  await speak('en');
  opened = [];
  wide = false;
  settings.moves = settings.throws = false;
  await sit();
});

describe('what is for whom', () => {
  const all = Object.keys(ACTIONS) as ActionName[];
  const names = (): ActionName[] => all.filter(offered);
  const ALWAYS: ActionName[] = ['sound', 'score', 'moves', 'rules', 'menu'];

  it('whoever plays has a hint and takes back, and may hand over', () => {
    expect(names()).toEqual(['hint', 'undo', ...ALWAYS, 'hand']);
  });

  it('whoever looks on does not', async () => {
    await sit({ seats: [seat(), seat()] }, { ...view(), seat: -1 });
    expect(names()).toEqual(ALWAYS);
  });

  it('hints may be off', async () => {
    await sit({ hints: false });
    expect(names()).not.toContain('hint');
  });

  it('where nobody decides, dice may be thrown for me, and all may run to the end', async () => {
    await sit({ decides: false });
    expect(names()).toEqual(['throws', 'end', 'undo', ...ALWAYS, 'hand']);
    run('throws');
    expect([settings.throws, ACTIONS.throws.on!()]).toEqual([true, true]);
  });

  it('where only computer players are left, it may run to the end, and I take my seat', async () => {
    await sit({ seats: [seat({ yours: true, player: 'club' }), seat({ player: 'casual' })] });
    expect(names()).toEqual(['hint', 'end', 'undo', ...ALWAYS, 'take']);
    await sit({ seats: [seat({ yours: true, player: 'club' }), seat()] });
    expect(offered('end')).toBe(false);
  });

  it('once all is over nobody hands over or takes a seat', async () => {
    await sit({ phase: 'over' });
    expect(names()).toEqual(ALWAYS);
  });

  it('the trick before can be looked at where the game keeps it, and there is one', async () => {
    const kept = { layout: layout([zone('last', 'last_trick')]) };
    await sit(kept);
    expect([offered('last'), ready('last')]).toEqual([true, false]);
    await sit(kept, view({ pieces: [piece('last', 'a')] }));
    expect(ready('last')).toBe(true);
  });
});

describe('what is possible', () => {
  it('is a hint while there is something to choose and none is awaited', async () => {
    expect(ready('hint')).toBe(true);
    run('hint');
    expect([ready('hint'), at.said.at(-1)]).toEqual([false, { type: 'hint', seat: 0 }]);
    await sit({}, view());
    expect(ready('hint')).toBe(false);
  });

  it('is taking back as the server says, and the others may have to agree', async () => {
    expect([ready('undo'), ACTIONS.undo.tip!(desk())]).toEqual([true, undefined]);
    await at.view(6, view(), { undo: 'ask' });
    expect(ACTIONS.undo.tip!(desk())).toBe('The others have to agree.');
    await at.view(7, view(), { undo: 'none' });
    expect(ready('undo')).toBe(false);
  });

  it('is running to the end once', async () => {
    await sit({ decides: false });
    expect(ready('end')).toBe(true);
    run('end');
    expect([ready('end'), at.session.playback.rush]).toEqual([false, true]);
  });
});

describe('what it does', () => {
  it('hands my seat over, or takes it, and closes the sheet', () => {
    run('hand');
    expect(at.said.at(-1)).toEqual({ type: 'seat', seat: 0, player: 'casual' });
    run('take');
    expect(at.said.at(-1)).toEqual({ type: 'seat', seat: 0, player: 'person' });
    expect(opened).toEqual([null, null]);
  });

  it('lists the moves beside the table where there is room, else on a sheet', () => {
    run('moves');
    expect([opened, settings.moves]).toEqual([[{ kind: 'moves' }], false]);
    wide = true;
    run('moves');
    expect([opened.at(-1), settings.moves, ACTIONS.moves.on!()]).toEqual([null, true, true]);
  });

  it.each([
    ['score', { kind: 'score' }],
    ['rules', { kind: 'rules', clause: '' }],
    ['menu', { kind: 'menu' }],
    ['last', { kind: 'last' }],
  ] as const)('%s opens its sheet', (name, sheet) => {
    run(name);
    expect(opened).toEqual([sheet]);
  });

  it('switches the sound, and says so by its icon', () => {
    const before = settings.sound;
    const icon = ACTIONS.sound.icon(desk());
    run('sound');
    expect([settings.sound, ACTIONS.sound.on!()]).toEqual([!before, !before]);
    expect(ACTIONS.sound.icon(desk())).not.toBe(icon);
    run('sound');
  });
});

describe('an agreement', () => {
  const draw = agree({ name: 'draw', consent: true });

  it('is proposed for my seat', () => {
    expect([draw.label, draw.offered!(desk()), draw.ready!(desk())]).toEqual(['agreement-draw', true, true]);
    draw.run(desk());
    expect(at.said.at(-1)).toEqual({ type: 'ask', what: 'agreement', seat: 0, agreement: 'draw' });
    expect(opened).toEqual([null]);
  });

  it('waits while a question is open, and is for persons who play', async () => {
    await sit({ question: { what: 'undo', by: 1, seat: 1, waiting_for: [0], agreement: '' } });
    expect([draw.offered!(desk()), draw.ready!(desk())]).toEqual([true, false]);
    await sit({ phase: 'between' });
    expect(draw.offered!(desk())).toBe(false);
    await sit({ seats: [seat({ yours: true, player: 'club' }), seat()] });
    expect(draw.offered!(desk())).toBe(false);
  });
});

it('a key does what it stands for, and no other does anything', () => {
  press('?', desk());
  press('x', desk());
  expect(opened).toEqual([{ kind: 'rules', clause: '' }]);
});
