/** The games of the chest, their details and their rulebooks, each fetched once. */

import { get } from './api';
import type { GameDetail, GameSummary, RulebookText } from './messages';

const kept = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = get<T>(path);
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found;
}

export const games = (): Promise<GameSummary[]> => once('/api/games');
export const game = (id: string): Promise<GameDetail> => once(`/api/games/${encodeURIComponent(id)}`);
export const rulebook = (id: string, lang: string): Promise<RulebookText> =>
  once(`/api/games/${encodeURIComponent(id)}/rulebook/${lang}`);
