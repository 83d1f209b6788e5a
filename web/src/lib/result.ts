/** Who has won a deal or the game, if anybody has, and who is ahead: what the rules say, in words and in order. */

import type { Result, View } from './messages';
import { t } from './texts.svelte';

/** Reasons by which points decide, so that they have to be told. */
export const BY_POINTS = ['', 'reason-points', 'reason-fewest', 'reason-total', 'reason-total-fewest'];

export const joined = (names: string[]): string =>
  names.length < 2
    ? names.join('')
    : t('and', { first: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' });

/** In the words of `deal-won` or `match-won`; a draw, where all have won, and nobody have words of their own. Where one
 * plays alone and not for points, it is told how it has ended. */
export function winnersText(result: Result, id: 'deal-won' | 'match-won', names: string[]): string {
  const { points, winners } = result;
  if (points.length === 1 && !BY_POINTS.includes(result.reason)) return t(result.reason);
  if (!winners.length) return t('nobody-won');
  if (points.length > 1 && winners.length === points.length) return t('drawn');
  const won = names.filter((_, seat) => winners.includes(seat));
  const lost = names.filter((_, seat) => !winners.includes(seat));
  return t(id, {
    names: joined(won),
    count: won.length,
    points: points[winners[0]!] ?? 0,
    losers: joined(lost),
    lost: lost.length,
  });
}

/** Is there nothing to tell but who has won? */
export const bare = ({ points, winners }: Result): boolean =>
  points.every((value, seat) => value === 0 || winners.includes(seat));

/** Is one of these seats among the winners of something that could have been lost? Neither a draw is one, nor points
 * that one has collected alone. */
export const gladdens = ({ points, winners, reason }: Result, seats: number[]): boolean =>
  winners.some((seat) => seats.includes(seat)) &&
  (points.length === 1 ? !BY_POINTS.includes(reason) : winners.length < points.length);

/** All seats, the best totals first. */
export const ranked = ({ totals, fewest }: View): number[] =>
  [...totals.keys()].sort((one, other) => (totals[other]! - totals[one]!) * (fewest ? -1 : 1));

/** The seats that have won; before the end, those with the best totals. */
export function leading(view: View): number[] {
  if (view.result) return view.result.winners;
  const best = view.totals[ranked(view)[0] ?? 0];
  return view.deals.length ? [...view.totals.keys()].filter((seat) => view.totals[seat] === best) : [];
}
