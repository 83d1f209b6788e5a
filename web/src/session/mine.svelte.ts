/** The games that were played at this browser and are over. They are kept here alone: there is no account. */

import { onRemembered, recall, remember } from '../ui/storage';
import { BY_POINTS, bare } from './result';

export interface PlayedGame {
  table: string;
  game: string;
  /** When it was over, in milliseconds. */
  date: number;
  seats: { name: string; player: string }[];
  /** The seats that were held at this browser. */
  mine: number[];
  points: number[];
  winners: number[];
  reason: string;
  /** Are few points better than many? */
  fewest: boolean;
  /** Opens the table at the server that has it. */
  secret: string;
}

export const MOST_GAMES = 500;
const MOST_SEATS = 12;

const fits = (shape: RegExp) => (value: unknown) => typeof value === 'string' && shape.test(value);
const whole = (value: unknown, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
const seatsOf = (value: unknown, { seats }: Partial<PlayedGame>, least: number): boolean =>
  Array.isArray(value) &&
  value.length >= least &&
  new Set(value).size === value.length &&
  value.every((seat) => whole(seat, 0, seats!.length - 1));

/** What each field has to be; `seats` comes before those that are checked by it. */
const SOUND: { [Field in keyof PlayedGame]: (value: unknown, game: Partial<PlayedGame>) => boolean } = {
  table: fits(/^[\w-]{1,64}$/),
  game: fits(/^[a-z0-9_]{1,60}$/),
  date: (value) => whole(value, 1, 8.64e15),
  seats: (value) =>
    Array.isArray(value) &&
    value.length >= 1 &&
    value.length <= MOST_SEATS &&
    value.every(
      (seat) =>
        typeof seat === 'object' &&
        seat !== null &&
        Object.keys(seat).sort().join() === 'name,player' &&
        fits(/^.{0,40}$/su)(seat.name) &&
        fits(/^[a-z_]{1,60}$/)(seat.player),
    ),
  mine: (value, game) => seatsOf(value, game, 1),
  points: (value, { seats }) =>
    Array.isArray(value) && value.length === seats!.length && value.every((each) => whole(each, -1e9, 1e9)),
  winners: (value, game) => seatsOf(value, game, 0),
  reason: fits(/^[a-z0-9-]{0,60}$/),
  fewest: (value) => typeof value === 'boolean',
  secret: fits(/^[\w.-]{1,64}$/),
};

/** The first field that is not as it should be, or too much; empty where all is sound. */
export function fault(value: unknown): string {
  if (typeof value !== 'object' || value === null) return 'table';
  const game = value as Partial<PlayedGame>;
  const fields = Object.keys(SOUND) as (keyof PlayedGame)[];
  return (
    fields.find((field) => !SOUND[field](game[field], game)) ??
    Object.keys(game).find((field) => !(field in SOUND)) ??
    ''
  );
}

export type Outcome = 'won' | 'drawn' | 'lost' | 'played';

/** How a game ended for whoever sat here. Only `played`: several shared the device, a computer player sat there in the
 * end, or points were collected alone. */
export function outcome({ mine, seats, winners, points, reason }: PlayedGame): Outcome {
  const seat = mine[0]!;
  if (mine.length > 1 || seats[seat]!.player !== 'person') return 'played';
  if (points.length === 1 && BY_POINTS.includes(reason)) return 'played';
  if (points.length > 1 && winners.length === points.length) return 'drawn';
  return winners.includes(seat) ? 'won' : 'lost';
}

/** My points, in a game in which they say more than who has won. */
export function score(game: PlayedGame): number | null {
  const { mine, seats, points, winners, reason } = game;
  const seat = mine[0]!;
  if (mine.length > 1 || seats[seat]!.player !== 'person') return null;
  const drawn = winners.length === points.length && points[seat] !== 0;
  const counts = points.length === 1 ? BY_POINTS.includes(reason) : drawn || !bare(game);
  return counts ? points[seat]! : null;
}

class Mine {
  /** The newest first. */
  list = $state.raw<PlayedGame[]>([]);

  constructor() {
    this.#read();
    onRemembered('games', () => this.#read());
  }

  #read(): void {
    const kept = recall<PlayedGame[]>('games', []);
    this.list = Array.isArray(kept) ? kept.filter((game) => !fault(game)).slice(0, MOST_GAMES) : [];
  }

  /** Remembers games that are over, each once; how many of them are new. The latest ones are kept. */
  keep(games: PlayedGame[]): number {
    const known = new Set(this.list.map(({ table }) => table));
    const fresh = games.filter(({ table }) => !known.has(table) && known.add(table));
    if (!fresh.length) return 0;
    const all = [...fresh, ...this.list].sort((one, other) => other.date - one.date);
    this.#set(all.slice(0, MOST_GAMES));
    return fresh.length;
  }

  forget(table: string): void {
    this.#set(this.list.filter((game) => game.table !== table));
  }

  forgetAll(): void {
    this.#set([]);
  }

  #set(list: PlayedGame[]): void {
    this.list = list;
    remember('games', list);
  }
}

export const mine = new Mine();
