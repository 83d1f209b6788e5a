/** Who has won a deal or the game, if anybody has, and who is ahead: what the rules say, in words and in order. */

import type { Result, View } from '../server/messages';
import { t, texts } from '../ui/texts.svelte';

/** Reasons by which points decide, so that they have to be told. */
export const BY_POINTS = ['', 'reason-points', 'reason-fewest', 'reason-total', 'reason-total-fewest'];

export const joined = (names: string[]): string =>
  names.length < 2
    ? names.join('')
    : t('and', { first: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' });

/** Some seats in words; whoever reads comes first: `You and Ada`. */
function party(seats: number[], names: string[], reader: number): string {
  const others = seats.filter((seat) => seat !== reader).map((seat) => names[seat] ?? '');
  return joined(seats.includes(reader) ? [t('you-first'), ...others] : others);
}

/** In the words of `deal-won` or `match-won`; a draw, where all have won, and nobody have words of their own. Where one
 * plays alone and not for points, it is told how it has ended. Whoever reads (-1: nobody in particular) is told of
 * themselves: `you` and `youLost`, `yes` or `no`, and `others`, who have won with them. */
export function winnersText(
  result: Result,
  id: 'deal-won' | 'match-won',
  names: string[],
  reader: number,
): string {
  const { points, winners } = result;
  if (points.length === 1 && !BY_POINTS.includes(result.reason)) return t(result.reason);
  if (!winners.length) return t('nobody-won');
  if (points.length > 1 && winners.length === points.length) return t('drawn');
  const losers = [...names.keys()].filter((seat) => !winners.includes(seat));
  return t(id, {
    names: party(winners, names, reader),
    others: joined(winners.filter((seat) => seat !== reader).map((seat) => names[seat] ?? '')),
    count: winners.length,
    points: points[winners[0]!] ?? 0,
    losers: party(losers, names, reader),
    lost: losers.length,
    you: winners.includes(reader) ? 'yes' : 'no',
    youLost: losers.includes(reader) ? 'yes' : 'no',
  });
}

/** What has decided a result: the game's own word for it, else what has happened last. */
export const decidedBy = ({ reason }: Result, happened: string): string =>
  texts.has(reason) ? t(reason) : happened;

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
