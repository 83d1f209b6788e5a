/** What is known of a table: who sits there, what each of my seats sees of it, and what everything is called. */

import type { Note, TableMessage, View, ViewMessage } from '../server/messages';
import { lettered, lookText, noteText, t } from '../ui/texts.svelte';
import { WATCHER, grouped, tellsMore } from './scene';

export class Known {
  table = $state.raw<TableMessage | null>(null);
  /** When that was told, on the clock of `performance.now()`. */
  heardTable = 0;
  shown = $state.raw<View | null>(null);
  /** The seat whose eyes we look through; -1: we watch. */
  seat = $state(-1);
  /** The number of what is shown. */
  number = -1;
  /** When the time for the move runs out, on the clock of `performance.now()`. */
  deadline = $state<number | null>(null);
  /** The newest that every seat of mine sees. */
  readonly #latest = new Map<number, ViewMessage>();
  /** Which of my seats see more than a watcher, as of the last view of each that came with a watcher's. */
  readonly #hiding = new Map<number, boolean>();

  readonly names = $derived(
    this.table?.seats.map((seat, at) => seat.name || t('seat-name', { seat: at + 1 })) ?? [],
  );
  readonly mine = $derived(
    this.table?.seats.flatMap((seat, at) => (seat.yours && seat.player === 'person' ? [at] : [])) ?? [],
  );
  /** The one who reads, as a seat, also while a computer player plays for them; -1: several share the device, or
   * somebody only looks on. */
  readonly reader = $derived.by(() => {
    const held = this.table?.seats.flatMap((seat, at) => (seat.yours ? [at] : [])) ?? [];
    return held.length === 1 ? held[0]! : -1;
  });
  /** What everybody is called to whoever reads: they themselves are “you”. */
  readonly called = $derived(this.names.map((name, seat) => (seat === this.reader ? t('you-first') : name)));
  readonly looks = $derived(new Map(this.table?.layout.looks.map((look) => [look.id, lettered(look)]) ?? []));

  hearTable(message: TableMessage): void {
    this.table = message;
    this.heardTable = performance.now();
    if (!message.seats[this.seat]?.yours) this.seat = message.seats.findIndex((seat) => seat.yours);
  }

  /** Takes in what one of my seats sees. What is to be shown of it comes back when all of them have told it: only then
   * it is known whether something has to be covered. */
  hearView(message: ViewMessage): ViewMessage | undefined {
    this.#latest.set(message.seat, message);
    const { watched } = this;
    if (message.seat !== WATCHER && watched) this.#hiding.set(message.seat, tellsMore(message.view, watched));
    const last = this.table?.seats.findLastIndex((seat) => seat.yours) ?? WATCHER;
    const looking = this.latest(this.seat);
    if (message.seat !== last || !looking) return undefined;
    const left = looking.clock?.seconds_left;
    this.deadline = left === undefined ? null : performance.now() + left * 1_000;
    return looking;
  }

  latest(seat: number): ViewMessage | undefined {
    return this.#latest.get(seat);
  }

  /** What a watcher sees, where several of my seats share the device. */
  get watched(): View | undefined {
    return this.latest(WATCHER)?.view;
  }

  /** Does this seat see something that the others may not? */
  hides(seat: number): boolean {
    return !!this.watched && (this.#hiding.get(seat) ?? true);
  }

  /** Looks through the eyes of another of my seats. */
  look(seat: number): void {
    this.seat = seat;
    const latest = this.latest(seat);
    if (!latest) return;
    this.number = latest.number;
    this.shown = latest.view;
  }

  /** A note in words. */
  words(note: Note | null): string {
    return note && this.table ? noteText(note, this.names, this.table.layout, this.reader) : '';
  }

  /** What a look is called, or several pieces of it. */
  lookName(look: string, count = 1): string {
    const found = this.looks.get(look);
    return found ? lookText(found, count) : look;
  }

  /** What lies together, in words: `2 white stones, black king`. */
  lookNames(looks: string[]): string {
    return [...grouped(looks, (look) => look)]
      .map(([look, alike]) => {
        const piece = this.lookName(look);
        const all = this.lookName(look, alike.length);
        return alike.length > 1 && all === piece ? t('several-pieces', { count: alike.length, piece }) : all;
      })
      .join(', ');
  }

  /** What something is called that can be touched by this name: a piece, a seat, a zone; empty where nobody knows. */
  thingName(name: string): string {
    const piece = this.shown?.scene.pieces.find(({ id }) => id === name);
    if (piece || this.looks.has(name)) return this.lookName(piece?.look ?? name);
    const [kind, seat] = name.split('.');
    if (kind === 'seat') return this.names[Number(seat)] ?? '';
    return this.words(this.table?.layout.zones.find((zone) => zone.name === name)?.label ?? null);
  }
}
