/** The tables that this browser knows, with the secrets of their seats. They never leave it but for the server. */

import type { Opened } from '../server/messages';
import { onRemembered, recall, remember } from '../ui/storage';

export interface KnownTable {
  table: string;
  game: string;
  /** The secrets of the seats that are played in this browser, by seat. */
  seats: Record<string, string>;
  /** For seats that are free, to be given away. */
  open: Record<string, string>;
  join: string;
  /** What can be typed instead of the link for joining. */
  code: string;
  watch: string;
  /** When it was last looked at, in milliseconds. */
  seen: number;
  over: boolean;
}

const MOST = 50;

class Tables {
  list = $state<KnownTable[]>([]);

  constructor() {
    this.#read();
    onRemembered('tables', () => this.#read());
  }

  #read(): void {
    const kept = recall<KnownTable[]>('tables', []);
    this.list = Array.isArray(kept) ? kept.filter((each) => each && typeof each.table === 'string') : [];
  }

  find(table: string): KnownTable | undefined {
    return this.list.find((each) => each.table === table);
  }

  /** Remembers something about a table; the latest ones are kept. */
  keep(table: string, news: Partial<KnownTable>): void {
    const empty: KnownTable = {
      table,
      game: '',
      seats: {},
      open: {},
      join: '',
      code: '',
      watch: '',
      seen: 0,
      over: false,
    };
    const merged = { ...(this.find(table) ?? empty), ...news, seen: Date.now() };
    const others = this.list.filter((each) => each.table !== table);
    this.list = [merged, ...others].slice(0, MOST);
    remember('tables', this.list);
  }

  /** Remembers a table that was opened here; `mine` are the seats that sit at this browser. */
  opened(opened: Opened, game: string, mine: number[]): void {
    const seats: Record<string, string> = {};
    const open: Record<string, string> = {};
    opened.secrets.forEach((secret, seat) => {
      if (secret) (mine.includes(seat) ? seats : open)[seat] = secret;
    });
    this.keep(opened.table, { game, seats, open, join: opened.join, code: opened.code, watch: opened.watch });
  }

  forget(table: string): void {
    this.list = this.list.filter((each) => each.table !== table);
    remember('tables', this.list);
  }
}

export const tables = new Tables();
