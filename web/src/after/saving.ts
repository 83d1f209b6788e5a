/** Giving something to a person as a file. */

import { get } from '../server/api';
import type { GameRecord } from '../server/messages';

export function save(name: string, content: object): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(url);
}

/** The record of a game that is over. */
export async function saveRecord(table: string, game: string, secret: string): Promise<void> {
  save(`${game}-${table}.json`, await get<GameRecord>(`/api/tables/${table}/record`, secret));
}
