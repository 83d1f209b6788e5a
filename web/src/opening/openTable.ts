/** Opening tables: alone with computer players, with friends, or with several people on this device. */

import { get, post } from '../server/api';
import type { Health, NewSeat, NewTable, Opened, SeatRange } from '../server/messages';
import { tables } from '../session/tables.svelte';
import { router } from '../ui/router.svelte';
import { settings } from '../ui/settings.svelte';
import { t } from '../ui/texts.svelte';

export type Level = Exclude<NewSeat['player'], 'person' | 'open'>;

/** For how many a game is, in words. */
export const seatRange = ({ least, most }: SeatRange): string =>
  least === most ? String(least) : t('seat-range', { least, most });

/** So many computer players at a table, each with a name of its own. */
export function computers(count: number, player: Level): NewSeat[] {
  const names = t('computer-names').split(/,\s*/);
  return Array.from({ length: count }, (_, at) => ({
    player,
    name: names[at % names.length] ?? '',
  }));
}

export const me = (): NewSeat => ({ player: 'person', name: settings.name || t('guest') });

/** Opens a table and goes there. */
export async function openTable(wanted: Pick<NewTable, 'game' | 'seats'> & Partial<NewTable>): Promise<void> {
  const opened = await post<Opened>('/api/tables', { lang: settings.lang, ...wanted });
  const mine = wanted.seats.flatMap((seat, at) => (seat.player === 'person' ? [at] : []));
  tables.opened(opened, wanted.game, mine);
  router.go(`/t/${opened.table}`);
}

/** Alone with computer players; with advice, one is warned before a move that costs much. */
export async function playNow(
  game: string,
  seats: number,
  { level = 'casual', advice = false }: { level?: Level; advice?: boolean } = {},
): Promise<void> {
  await openTable({ game, seats: [me(), ...computers(seats - 1, level)], advice });
}

export const link = (table: string, secret: string, origin = location.origin): string =>
  `${origin}/t/${table}#${secret}`;

/** Where others reach this server: a link to `localhost` would lead them to their own machine. */
export async function originForOthers(): Promise<string> {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)) return location.origin;
  return (await get<Health>('/api/health')).address;
}
