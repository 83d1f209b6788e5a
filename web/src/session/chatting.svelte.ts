/** What the people at a table write to each other, as this browser has heard it. */

import type { ChatLine, Chatted } from '../server/messages';
import type { Say } from './connection';
import type { Known } from './known.svelte';

/** As many as the server keeps. */
const KEPT = 50;

export class Chatting {
  /** Is it in sight? */
  open = $state(false);
  lines = $state.raw<ChatLine[]>([]);
  /** What I am writing; it stays here until the server has told it to everybody, me included. */
  draft = $state('');
  sending = $state(false);
  /** Why it was not told to anybody. */
  trouble = $state('');
  /** The newest line of somebody else that has come since I sit here. */
  news = $state.raw<ChatLine | null>(null);
  /** The newest line that was in sight. */
  #seen = $state(0);
  /** How many lines of others have come since. */
  readonly unread = $derived(
    this.lines.filter(({ number, seat }) => number > this.#seen && !this.#own(seat)).length,
  );

  constructor(
    private readonly known: Known,
    private readonly say: Say,
  ) {}

  /** Writes what was drafted to the others at the table. */
  write(): void {
    const text = this.draft.trim();
    if (text && !this.sending) this.sending = this.say({ type: 'chat', text });
  }

  hear({ lines, whole }: Chatted): void {
    const before = this.lines.at(-1)?.number ?? 0;
    this.lines = whole ? lines : [...this.lines, ...lines].slice(-KEPT);
    if ((this.lines.at(-1)?.number ?? 0) < before) this.#seen = 0; // the server has forgotten all and counts anew
    const fresh = this.lines.filter(({ number }) => number > before);
    if (this.sending && fresh.some(({ seat }) => this.#own(seat))) this.draft = '';
    if (whole || !this.draft) this.sending = false; // a line that broke may have swallowed it: the draft is still there
    this.news = fresh.findLast(({ seat }) => !this.#own(seat)) ?? this.news;
  }

  refused(trouble: string): void {
    this.sending = false;
    this.trouble = trouble;
  }

  /** Everything is in sight. */
  see(): void {
    this.#seen = this.lines.at(-1)?.number ?? 0;
  }

  #own(seat: number): boolean {
    return this.known.table?.seats[seat]?.yours ?? false;
  }
}
