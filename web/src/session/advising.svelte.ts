/** What the server advises: a hint where one asks for it, and a word before a move that costs much. */

import type { Advised, Choice, Hinted } from '../server/messages';
import { t } from '../ui/texts.svelte';
import type { Say } from './connection';
import type { Known } from './known.svelte';
import type { Telling } from './telling.svelte';
import type { Touching } from './touching.svelte';

/** A move that costs much, before it is made. */
export type Warning = { choice: Choice; unit: Advised['unit']; cost: number; better: string };

/** From here on a move is worth a warning: wins in a hundred, or points. */
const BLUNDER = { chance: 15, points: 10 };
const WORTH = {
  chance: ['hint-chance', 'hint-chance-other'],
  points: ['hint-points', 'hint-points-other'],
} as const;

export class Advising {
  /** A hint was asked for. */
  thinking = $state(false);
  /** What I am about to play and am asked about first. */
  warning = $state.raw<Warning | null>(null);
  #advised: Advised | null = null;
  #asked = -1;

  constructor(
    private readonly known: Known,
    private readonly telling: Telling,
    private readonly touching: Touching,
    private readonly say: Say,
    /** Makes a move without another word. */
    private readonly make: (choice: Choice) => void,
  ) {}

  hint(): void {
    if (!this.touching.choices.length || this.thinking) return;
    this.thinking = this.say({ type: 'hint', seat: this.known.seat });
  }

  hearHint(message: Hinted): void {
    const { unit, value, other, other_value: otherValue } = message;
    const { known, touching } = this;
    this.thinking = false;
    touching.point(message.move, message.touches);
    const otherName = other && touching.moveName(other);
    const worth = t(WORTH[unit][other ? 1 : 0], { value, other: otherName, otherValue });
    const says = t('hint-says', { move: touching.moveName(message.move, message.touches) });
    this.#say([says, worth, known.words(message.merit)].filter(Boolean).join(' '));
  }

  /** Shows what would have been better in what is shown again, and says why. */
  recall(move: string, words: string): void {
    const choice = this.touching.shown.find(({ text }) => text === move);
    this.touching.point(move, choice?.touches ?? []);
    this.#say(words);
  }

  /** Asks once for every position what my moves would cost, where the table was opened for that. */
  ask(): void {
    const { table, number, seat } = this.known;
    if (!table?.advice || this.#asked === number) return;
    this.#asked = number;
    this.say({ type: 'advise', seat });
  }

  hear(message: Advised): void {
    this.#advised = message;
  }

  /** Warns of a move if it costs much. */
  warns(choice: Choice): boolean {
    const advised = this.#advised;
    const cost = advised?.number === this.known.number ? (advised.costs[choice.text] ?? 0) : 0;
    if (!advised || cost < BLUNDER[advised.unit]) return false;
    const better = this.touching.moveName(advised.move);
    this.warning = { choice, unit: advised.unit, cost, better };
    return true;
  }

  /** Plays what I was warned of all the same, or shows what is better. */
  heed(insist: boolean): void {
    const { warning } = this;
    this.warning = null;
    if (!warning) return;
    if (insist) return this.make(warning.choice);
    this.touching.touched = [];
    if (this.#advised) this.touching.point(this.#advised.move, this.#advised.touches);
  }

  #say(words: string): void {
    this.touching.hintSaid = words;
    this.telling.announce(words);
  }
}
