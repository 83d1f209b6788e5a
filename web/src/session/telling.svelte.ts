/** What a table says in words: to people who read and, one after the other, to people who listen. */

import type { Note, TableMessage, View } from '../server/messages';
import { grouped } from './scene';
import { lettered, lookText, noteText, t } from '../ui/texts.svelte';

/** So long what I have written can be taken back beside it. */
const SLIP = 10_000;
/** So many lines of what has happened are kept. */
const LINES = 14;

export abstract class Telling {
  table = $state.raw<TableMessage | null>(null);
  shown = $state.raw<View | null>(null);
  /** The seat whose eyes we look through; -1: we watch. */
  seat = $state(-1);
  spoken = $state.raw<{ id: number; text: string }[]>([]);
  /** What has just been written on a pad, as `zone row seat`. */
  written = $state.raw(new Set<string>());
  /** What I have written there, in words, as long as it may be a slip. */
  wrote = $state('');
  /** What was touched for my last move. */
  protected meant: string[] = [];
  #slip = 0;
  /** What has just happened: kept as it came, so that it changes with the language. */
  #happened = $state.raw<Note | string>('');
  /** What has happened lately, the newest last. */
  #story = $state.raw<Note[]>([]);
  #serial = 0;

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
  readonly story = $derived(this.#story.map((note) => this.words(note)).filter(Boolean));
  readonly happened = $derived(
    typeof this.#happened === 'string' ? this.#happened : this.words(this.#happened),
  );

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

  protected tell(view: View): void {
    if (!this.table) return;
    this.#happened = view.scene.notes.at(-1) ?? '';
    this.#story = [...this.#story, ...view.scene.notes].slice(-LINES);
    for (const note of view.scene.notes) this.announce(this.words(note));
  }

  /** What is told from now on is told of another moment; of this view, what it says last. */
  protected forgetStory(view?: View): void {
    this.#story = [];
    this.#happened = view?.scene.notes.at(-1) ?? '';
  }

  /** Says for a while what I have written where I touched a pad, so that I can take it back if I did not mean it. */
  protected confirm(view: View): void {
    const { table, written } = this;
    for (const { zone, row, seat, text } of view.scene.cells) {
      if (!this.meant.includes(`${zone}.${row}`)) continue;
      const line = table?.layout.zones
        .find(({ name }) => name === zone)
        ?.rows.find(({ name }) => name === row);
      if (!line || line.sum || seat !== this.seat || !written.has(`${zone} ${row} ${seat}`)) continue;
      this.wrote = t('written', { row: this.words(line.text), text });
      clearTimeout(this.#slip);
      this.#slip = window.setTimeout(() => (this.wrote = ''), SLIP);
    }
  }

  protected announce(text: string, aloud = false): void {
    if (aloud) this.#happened = text;
    if (!text) return;
    this.spoken = [...this.spoken.slice(-7), { id: this.#serial++, text }];
  }
}
