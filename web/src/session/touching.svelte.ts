/** What may be touched, and what touches lead to: the choices narrow until one is left, and that is played. */

import type { Choice, Note, PlayMove, Why } from '../server/messages';
import { Playback } from './playback.svelte';
import { t } from '../ui/texts.svelte';
import { Touches, common } from './touches';

/** Why something cannot be played: what stands in the way and the clause that forbids it, or whose turn it is. */
export type WhyNot = { clause: string; text: string; case?: Note | null };

export abstract class Touching extends Playback {
  touched = $state.raw<string[]>([]);
  hinted = $state.raw<string[]>([]);
  /** The notation of the hint, for a move that is made by a button. */
  hintedMove = $state('');
  /** What the hint says, as long as it is shown. */
  hintSaid = $state('');
  whyNot = $state.raw<WhyNot | null>(null);
  pending = $state.raw<PlayMove | null>(null);
  #eager = '';

  readonly choices: Choice[] = $derived(
    this.shown && this.settled && !this.pending && this.passTo === null && this.mine.includes(this.seat)
      ? [...this.shown.choices, ...this.shown.turns]
      : [],
  );
  readonly #touches: Touches | null = $derived(this.shown && new Touches(this.shown, this.choices));
  /** The choices that what has been touched can still lead to. */
  readonly fitting: Choice[] = $derived(this.#touches?.narrow(this.touched) ?? []);
  /** What may be touched next. */
  readonly touchable: Set<string> = $derived(this.#touches?.touchable(this.touched) ?? new Set());
  /** Are pieces to be gathered, until a button completes it? */
  readonly gathering = $derived(this.choices.some(({ gather }) => gather));
  /** What is gathered, once it is complete. */
  readonly gathered = $derived(
    this.fitting.filter(({ gather, touches }) => gather && touches.length === this.touched.length),
  );
  /** How many are missing at least; undefined where nothing is to be gathered. */
  readonly missing = $derived.by(() => {
    const open = this.fitting.some(({ gather }) => gather);
    const wanted = this.choices.filter((choice) => choice.gather && (!open || this.fitting.includes(choice)));
    const least = Math.min(...wanted.map(({ touches }) => touches.length));
    return wanted.length ? least - (open ? this.touched.length : 0) : undefined;
  });
  /** Choices without anything to touch, or with all of it touched: they need a button. */
  readonly buttons = $derived([
    ...this.fitting.filter(
      ({ gather, touches }) => !gather && touches.length && touches.length === this.touched.length,
    ),
    ...this.choices.filter(({ gather, touches }) => !gather && !touches.length),
  ]);

  /** What is to be touched next, where all that is left says the same. */
  readonly #next = $derived(this.touched.length ? this.words(common(this.fitting)) : '');
  /** What has just happened; while something is touched, how it goes on. */
  readonly note = $derived(this.#next || this.hintSaid || this.happened);

  protected abstract send(move: PlayMove): void;

  /** Asks the server why a touch leads to nothing. */
  protected abstract ask(question: Why): void;

  /** A piece or a place was touched. */
  touch(name: string): void {
    if (this.hurry()) {
      // Whoever touches a card while the last piece glides before their turn means that card. While a trick
      // still lies there they may just have touched twice, so that only hurries.
      if (this.arriving) this.#eager = name;
      return;
    }
    this.whyNot = null;
    const step = this.#touches?.touch(this.touched, name);
    if (!step) this.#refuse([...this.touched, name]);
    else if ('play' in step) this.play(step.play);
    else this.touched = step.touched;
  }

  /** Is this one touch a whole move? */
  completes(name: string): boolean {
    const step = this.touched.length ? null : this.#touches?.touch([], name);
    return !!step && 'play' in step;
  }

  play(choice: Choice): void {
    const { seat, number } = this;
    this.letGo();
    this.wrote = '';
    this.meant = choice.touches;
    this.send({ type: 'move', number, seat, move: choice.text });
  }

  dismissWhy(): void {
    this.whyNot = null;
    this.touched = [];
  }

  protected override letGo(): void {
    this.whyNot = null;
    this.touched = [];
    this.hinted = [];
    this.hintedMove = this.hintSaid = '';
  }

  protected override goOn(): void {
    const eager = this.#eager;
    this.#eager = '';
    if (eager && this.touchable.has(eager)) this.touch(eager);
  }

  /** Marks what is to be touched for a move, or the button that makes it. */
  protected point(move: string, touches: string[]): void {
    this.hinted = touches;
    this.hintedMove = move;
  }

  /** What a move is called that a hint names. */
  protected moveName(move: string, touches?: string[]): string {
    const choice = this.choices.find((each) => each.text === move);
    touches ??= choice?.touches ?? [];
    const label = this.words(choice?.label ?? null);
    return label || (touches.length === 1 && this.thingName(touches[0]!)) || move;
  }

  /** Says why a touch leads to nothing: whose turn it is we know ourselves, the rest the server does. */
  #refuse(touches: string[]): void {
    const turn = this.shown?.turn ?? -1;
    if (this.seat < 0 || this.passTo !== null || this.pending) return;
    if (turn === this.seat) {
      this.ask({ type: 'why', seat: this.seat, touches });
      return;
    }
    const text = turn >= 0 ? t('why-not-turn', { name: this.names[turn] ?? '' }) : t('why-nothing-to-play');
    this.whyNot = { clause: '', text };
    this.announce(text);
  }
}
