/** My games as one file, to keep or to take to another browser. What comes in is checked, all of it or nothing. */

import { MOST_GAMES, fault, type PlayedGame } from '../session/mine.svelte';
import { t } from '../ui/texts.svelte';

const FORMAT = 1;
/** No file of so many games is longer. */
const LONGEST = 2_000_000;

export const asFile = (games: PlayedGame[]): object => ({ ludothek: 'games', format: FORMAT, games });

/** The games of a file; whatever is not as it should be is an error in words. */
export async function fromFile(file: File): Promise<PlayedGame[]> {
  if (file.size > LONGEST) throw new Error(t('import-long', { most: LONGEST / 1e6 }));
  let found: unknown;
  try {
    found = JSON.parse(await file.text());
  } catch {
    throw new Error(t('import-no-json'));
  }
  const { ludothek, format, games, ...more } = Object(found) as Record<string, unknown>;
  if (ludothek !== 'games' || !Array.isArray(games) || Object.keys(more).length)
    throw new Error(t('import-other'));
  if (format !== FORMAT) throw new Error(t('import-format', { format: FORMAT }));
  if (games.length > MOST_GAMES) throw new Error(t('import-many', { most: MOST_GAMES }));
  games.forEach((game, at) => {
    const field = fault(game);
    if (field) throw new Error(t('import-fault', { number: at + 1, field: field.slice(0, 40) }));
  });
  return games as PlayedGame[];
}
