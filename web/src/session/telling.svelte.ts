/** What a table says in words: to people who read and, one after the other, to people who listen. */

import type { Note, View } from '../server/messages';
import type { Known } from './known.svelte';

/** So many notes of what has happened are kept. */
const KEPT = 14;

export class Telling {
  spoken = $state.raw<{ id: number; text: string }[]>([]);
  /** What has just happened: kept as it came, so that it changes with the language. */
  #happened = $state.raw<Note | string>('');
  /** What has happened lately, the newest last. */
  #story = $state.raw<Note[]>([]);
  #serial = 0;

  constructor(private readonly known: Known) {}

  readonly story = $derived.by(() => this.#story.map((note) => this.known.words(note)).filter(Boolean));
  readonly happened = $derived.by(() =>
    typeof this.#happened === 'string' ? this.#happened : this.known.words(this.#happened),
  );

  tell(view: View): void {
    this.#happened = view.scene.notes.at(-1) ?? '';
    this.#story = [...this.#story, ...view.scene.notes].slice(-KEPT);
    for (const note of view.scene.notes) this.announce(this.known.words(note));
  }

  /** What is told from now on is told of another moment; of this view, what it says last. */
  forget(view?: View): void {
    this.#story = [];
    this.#happened = view?.scene.notes.at(-1) ?? '';
  }

  announce(text: string, aloud = false): void {
    if (aloud) this.#happened = text;
    if (!text) return;
    this.spoken = [...this.spoken.slice(-7), { id: this.#serial++, text }];
  }
}
