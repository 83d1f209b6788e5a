/** What can be done at a table besides moving, each thing once: buttons, the menu and keys read it here. What the terminal
 * can do as well is named alike there (`terminal/actions.py`). Links are no actions: they only lead elsewhere. */

import type { AgreementSummary } from '../server/messages';
import type { Advising } from '../session/advising.svelte';
import type { Say } from '../session/connection';
import type { Known } from '../session/known.svelte';
import type { Moves } from '../session/moves.svelte';
import type { Playback } from '../session/playback.svelte';
import { piecesIn, zonesOf } from '../session/scene';
import type { Touching } from '../session/touching.svelte';
import type { IconName } from '../ui/Icon.svelte';
import { settings } from '../ui/settings.svelte';
import { t } from '../ui/texts.svelte';

/** What lies above the table while one looks at it. */
export type Sheet =
  | { kind: 'rules'; clause: string }
  | { kind: 'seat'; seat: number }
  | { kind: 'menu' | 'score' | 'last' | 'moves' | 'analysis' };

/** What actions look at and act on: the parts of a table, and the page that it lies on. */
export interface Desk {
  known: Known;
  playback: Playback;
  moves: Moves;
  touching: Touching;
  advising: Advising;
  say: Say;
  hasten(on: boolean): void;
  /** Is there room for a list beside the table? Elsewhere it is a sheet. */
  wide: boolean;
  /** Shows a sheet instead of the one that is open; null: none. */
  open(sheet: Sheet | null): void;
}

export interface Action {
  /** The text that it is called by. */
  label: string;
  icon: (desk: Desk) => IconName;
  /** The key that does it while nobody types. */
  key?: string;
  /** Is it for this table as it is now? Without it: always. */
  offered?: (desk: Desk) => boolean;
  /** Can it be done at this moment? Without it: always. */
  ready?: (desk: Desk) => boolean;
  /** Is it on? For what can be on and off. */
  on?: () => boolean;
  /** It is a switch, rather than a button that stays pressed. */
  role?: 'switch';
  /** What a pointer that rests on it is told. */
  tip?: (desk: Desk) => string | undefined;
  run(desk: Desk): void;
}

export type ActionName =
  | 'hint'
  | 'throws'
  | 'end'
  | 'undo'
  | 'sound'
  | 'score'
  | 'moves'
  | 'rules'
  | 'menu'
  | 'last'
  | 'hand'
  | 'take';

const mine = ({ table, seat }: Known): string | undefined =>
  table!.phase === 'over' ? undefined : table!.seats[seat]?.player;
const plays = ({ known }: Desk): boolean => known.seat >= 0 && known.table!.phase === 'playing';
/** Nobody decides anything any more: chance alone does, or computer players do. */
const runs = ({ decides, seats }: NonNullable<Known['table']>): boolean =>
  !decides || !seats.some(({ player }) => player === 'person');

export const ACTIONS: Record<ActionName, Action> = {
  hint: {
    label: 'key-hint',
    icon: () => 'bulb',
    offered: (desk) => plays(desk) && desk.known.table!.hints && desk.known.table!.decides,
    ready: ({ touching, advising }) => touching.choices.length > 0 && !advising.thinking,
    run: ({ advising }) => advising.hint(),
  },
  throws: {
    label: 'key-throws',
    icon: () => 'die',
    offered: (desk) => plays(desk) && !desk.known.table!.decides,
    on: () => settings.throws,
    tip: () => t('key-throws'),
    run: () => settings.toggle('throws'),
  },
  end: {
    label: 'to-the-end',
    icon: () => 'forward',
    offered: (desk) => plays(desk) && runs(desk.known.table!),
    ready: ({ playback }) => !playback.rush,
    tip: () => t('to-the-end'),
    run: (desk) => desk.hasten(true),
  },
  undo: {
    label: 'key-undo',
    icon: () => 'undo',
    offered: plays,
    ready: ({ moves }) => moves.undoable !== 'none',
    tip: ({ moves }) => (moves.undoable === 'ask' ? t('undo-asks') : undefined),
    run: ({ moves }) => moves.undo(),
  },
  sound: {
    label: 'sound',
    icon: () => (settings.sound ? 'loud' : 'mute'),
    on: () => settings.sound,
    role: 'switch',
    tip: () => t('sound'),
    run: () => settings.toggle('sound'),
  },
  score: {
    label: 'score-pad',
    icon: () => 'score',
    run: (desk) => desk.open({ kind: 'score' }),
  },
  moves: {
    label: 'moves',
    icon: () => 'list',
    on: () => settings.moves,
    run: (desk) => {
      if (desk.wide) settings.toggle('moves');
      desk.open(desk.wide ? null : { kind: 'moves' });
    },
  },
  rules: {
    label: 'rules',
    icon: () => 'book',
    key: '?',
    run: (desk) => desk.open({ kind: 'rules', clause: '' }),
  },
  menu: {
    label: 'menu',
    icon: () => 'menu',
    run: (desk) => desk.open({ kind: 'menu' }),
  },
  last: {
    label: 'last-trick',
    icon: () => 'last',
    offered: ({ known }) => zonesOf(known.table!.layout, 'last_trick').length > 0,
    ready: ({ known: { table, shown } }) =>
      zonesOf(table!.layout, 'last_trick').some(({ name }) => piecesIn(shown!, name).length),
    run: (desk) => desk.open({ kind: 'last' }),
  },
  hand: {
    label: 'hand-my-seat',
    icon: () => 'robot',
    offered: ({ known }) => mine(known) === 'person',
    run: (desk) => sit(desk, 'casual'),
  },
  take: {
    label: 'take-my-seat',
    icon: () => 'friends',
    offered: ({ known }) => ![undefined, 'person'].includes(mine(known)),
    run: (desk) => sit(desk, 'person'),
  },
};

/** To end the deal by an agreement of the game. */
export const agree = ({ name }: AgreementSummary): Action => ({
  label: `agreement-${name}`,
  icon: () => 'flag',
  offered: (desk) => plays(desk) && mine(desk.known) === 'person',
  ready: ({ known }) => !known.table!.question,
  run: ({ known, say, open }) => {
    say({ type: 'ask', what: 'agreement', seat: known.seat, agreement: name });
    open(null);
  },
});

/** Does what a key stands for. */
export function press(key: string, desk: Desk): void {
  const action = Object.values(ACTIONS).find((each) => each.key === key);
  if (action && (action.offered?.(desk) ?? true) && (action.ready?.(desk) ?? true)) action.run(desk);
}

function sit({ known, say, open }: Desk, player: 'person' | 'casual'): void {
  say({ type: 'seat', seat: known.seat, player });
  open(null);
}
