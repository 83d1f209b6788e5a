/** What every option of a game is when it is not chosen: it may follow from what others are, as from a preset. */

import type { FollowingDefault, GameDetail } from './messages';

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
