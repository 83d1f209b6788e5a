/** What may be touched, and what touches lead to: the choices narrow until one is left, and that is played. */

import { Gathering } from './gather';
import type { Choice, PlayMove, Why } from './messages';
import { Playback } from './playback.svelte';
import { same } from './scene';
import { t } from './texts.svelte';

/** Why something cannot be played: the clause that forbids it, or whose turn it is. */
export type WhyNot = { clause: string; text: string };

export abstract class Touching extends Playback {
  touched = $state.raw<string[]>([]);
  gathered = $state.raw<string[]>([]);
  hinted = $state.raw<string[]>([]);
  /** The notation of the hint, for a move that is made by a button. */
  hintedMove = $state('');
  whyNot = $state.raw<WhyNot | null>(null);
  pending = $state.raw<PlayMove | null>(null);
  #eager = '';

  readonly choices: Choice[] = $derived(
    this.shown && this.settled && !this.pending && this.passTo === null && this.mine.includes(this.seat)
      ? [...this.shown.choices, ...this.shown.turns]
      : [],
  );
  /** What is to be gathered, and what has been so far. */
  readonly gathering: Gathering | null = $derived.by(() => {
    const found = this.shown && new Gathering(this.shown, this.choices);
    return found?.any ? found : null;
  });
  /** What may be touched next. */
  readonly touchable = $derived(
    new Set([
      ...this.#fitting(this.touched).flatMap((choice) => choice.touches[this.touched.length] ?? []),
      ...this.#gatherable(),
    ]),
  );
  /** Choices without anything to touch, or with all of it touched: they need a button. */
  readonly buttons = $derived([
    ...this.#fitting(this.touched).filter(
      ({ touches }) => touches.length && touches.length === this.touched.length,
    ),
    ...this.#fitting([]).filter(({ touches }) => !touches.length),
  ]);

  /** What is to be touched next, where all that is left says the same. */
  readonly #next = $derived.by(() => {
    const [first, ...others] = this.touched.length ? this.#fitting(this.touched) : [];
    return first?.help && others.every(({ help }) => same(help, first.help)) ? this.words(first.help) : '';
  });
  /** What has just happened; while something is touched, how it goes on. */
  readonly note = $derived(this.#next || this.happened);

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
    if (this.gathered.includes(name)) {
      this.gathered = this.gathered.filter((each) => each !== name);
      return;
    }
    if (this.gathering?.fits(this.gathered, name)) {
      this.gathered = [...this.gathered, name];
      return;
    }
    const further = [...this.touched, name];
    if (!this.#fitting(further).length && this.touched.at(-1) === name) {
      this.touched = []; // touched once more: let go
      return;
    }
    const touched = this.#fitting(further).length ? further : [name];
    const fitting = this.#fitting(touched);
    const [only] = fitting;
    if (!only) {
      this.#refuse(this.gathered.length ? [...this.gathered, name] : further);
    } else if (fitting.length === 1 && only.touches.length === touched.length) {
      this.play(only);
    } else {
      this.touched = touched;
    }
  }

  /** Is this one touch a whole move? */
  completes(name: string): boolean {
    const fitting = this.touched.length ? [] : this.#fitting([name]);
    return fitting.length === 1 && fitting[0]!.touches.length === 1;
  }

  play(choice: Choice): void {
    const { seat, number } = this;
    this.letGo();
    this.wrote = '';
    this.send({ type: 'move', number, seat, move: choice.text });
  }

  dismissWhy(): void {
    this.whyNot = null;
    this.touched = [];
  }

  protected override letGo(): void {
    this.whyNot = null;
    this.touched = [];
    this.gathered = [];
    this.hinted = [];
    this.hintedMove = '';
  }

  protected override goOn(): void {
    const eager = this.#eager;
    this.#eager = '';
    if (eager && this.touchable.has(eager)) this.touch(eager);
  }

  /** What a move is called that a hint names. */
  protected moveName(move: string, touches: string[]): string {
    const choice = this.choices.find((each) => each.text === move);
    const label = this.words(choice?.label ?? null);
    return label || (touches.length === 1 ? this.lookName(touches[0]!) : move);
  }

  /** Choices that are made one touch after the other, and begin with these. */
  #fitting(touched: string[]): Choice[] {
    return this.choices.filter(
      (choice) => !choice.gather && touched.every((name, at) => choice.touches[at] === name),
    );
  }

  #gatherable(): string[] {
    const { gathering, gathered, shown } = this;
    if (!gathering || !shown) return [];
    const names = shown.scene.pieces.map((piece) => piece.id || piece.place).filter(Boolean);
    return names.filter((name) => gathered.includes(name) || gathering.fits(gathered, name));
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
