/** What every option of a game is when it is not chosen: it may follow from what others are, as from a preset. And
 * what was chosen, in words. */

import type { FollowingDefault, GameDetail } from './messages';
import { t, texts } from './texts.svelte';

/** The usual value of each option, for so many seats and with what has been chosen so far. */
export function usualOptions(
  game: GameDetail,
  seats: number,
  chosen: Record<string, string | number | null>,
): Record<string, string> {
  const plain = game.defaults[seats] ?? {};
  const usual: Record<string, string> = {};
  const agreed: Record<string, string> = {};
  for (const { name } of game.options) {
    let value: string | number | FollowingDefault | undefined = game.following[seats]?.[name];
    while (typeof value === 'object') value = value.values[agreed[value.option] ?? ''];
    usual[name] = String(value ?? plain[name] ?? '');
    agreed[name] = String(chosen[name] ?? '') || usual[name];
  }
  return usual;
}

/** What was agreed otherwise than usual, as names and values. */
export function unusualOptions(
  game: GameDetail,
  seats: number,
  agreed: Record<string, string | number>,
): [name: string, value: string][] {
  const usual = usualOptions(game, seats, agreed);
  return game.options
    .map(({ name }): [string, string] => [name, String(agreed[name] ?? '')])
    .filter(([name, value]) => value !== usual[name]);
}

/** A value of an option in words, if there are any for it. */
export function optionWord(name: string, value: string): string {
  const id = `option-${name}-${value}`;
  return texts.has(id) ? t(id) : value;
}
