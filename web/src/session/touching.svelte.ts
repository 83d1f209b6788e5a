/** What may be touched, and what touches lead to: the choices narrow until one is left, and that is played. */

import type { Choice, LessonClause, Note } from '../server/messages';
import { t } from '../ui/texts.svelte';
import type { Say } from './connection';
import type { Known } from './known.svelte';
import type { Moves } from './moves.svelte';
import type { Playback } from './playback.svelte';
import type { Telling } from './telling.svelte';
import { Touches, common } from './touches';

/** Why something cannot be played: what stands in the way and the clause that forbids it, or whose turn it is. */
export type WhyNot = { clause: string; text: string; case?: Note | null };

export class Touching {
  touched = $state.raw<string[]>([]);
  hinted = $state.raw<string[]>([]);
  /** The notation of the hint, for a move that is made by a button. */
  hintedMove = $state('');
  /** What the hint says, as long as it is shown. */
  hintSaid = $state('');
  whyNot = $state.raw<WhyNot | null>(null);
  #eager = '';

  constructor(
    private readonly known: Known,
    private readonly telling: Telling,
    private readonly playback: Playback,
    private readonly moves: Moves,
    private readonly say: Say,
    /** Makes a move, unless it should be thought over once more. */
    readonly play: (choice: Choice) => void,
  ) {}

  /** All that could be chosen in what is shown, also where that is only looked back at. */
  readonly shown: Choice[] = $derived.by(() => {
    const { shown } = this.known;
    return shown ? [...shown.choices, ...shown.turns] : [];
  });
  /** What I can choose now. */
  readonly choices: Choice[] = $derived.by(() => {
    const { table, mine, seat } = this.known;
    const free = this.playback.settled && !this.pending && this.playback.passTo === null;
    return free && table?.phase === 'playing' && mine.includes(seat) ? this.shown : [];
  });
  readonly #touches: Touches | null = $derived.by(
    () => this.known.shown && new Touches(this.known.shown, this.choices),
  );
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
  readonly #next = $derived.by(() => (this.touched.length ? this.known.words(common(this.fitting)) : ''));
  /** What has just happened; while something is touched, how it goes on. */
  readonly note = $derived.by(() => this.#next || this.hintSaid || this.telling.happened);

  /** Is a move of mine on its way? */
  get pending(): boolean {
    return this.moves.pending !== null;
  }

  /** A piece or a place was touched. */
  touch(name: string): void {
    if (this.playback.hurry()) {
      // Whoever touches a card while the last piece glides before their turn means that card. While a trick
      // still lies there they may just have touched twice, so that only hurries.
      if (this.playback.arriving) this.#eager = name;
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

  dismissWhy(): void {
    this.whyNot = null;
    this.touched = [];
  }

  /** What was begun with the table as it was is let go. */
  letGo(): void {
    this.dismissWhy();
    this.hinted = [];
    this.hintedMove = this.hintSaid = '';
  }

  /** All is shown: what was touched while the last of it arrived is touched now. */
  goOn(): void {
    const eager = this.#eager;
    this.#eager = '';
    if (eager && this.touchable.has(eager)) this.touch(eager);
  }

  /** Marks what is to be touched for a move, or the button that makes it. */
  point(move: string, touches: string[]): void {
    this.hinted = touches;
    this.hintedMove = move;
  }

  /** What a move is called that a hint names. */
  moveName(move: string, touches?: string[]): string {
    const choice = this.shown.find((each) => each.text === move);
    touches ??= choice?.touches ?? [];
    const label = this.known.words(choice?.label ?? null);
    return label || (touches.length === 1 && this.known.thingName(touches[0]!)) || move;
  }

  /** Says by which clause something cannot be played. */
  forbid({ clause, case: standing }: LessonClause): void {
    this.whyNot = { clause, text: t(clause ? 'why-clause' : 'why-unknown', { clause }), case: standing };
  }

  /** Says why a touch leads to nothing: whose turn it is we know ourselves, the rest the server does. */
  #refuse(touches: string[]): void {
    const { known } = this;
    const turn = known.shown?.turn ?? -1;
    if (known.seat < 0 || this.playback.passTo !== null || this.pending) return;
    if (turn === known.seat) {
      this.say({ type: 'why', seat: known.seat, touches });
      return;
    }
    const text = turn >= 0 ? t('why-not-turn', { name: known.names[turn] ?? '' }) : t('why-nothing-to-play');
    this.whyNot = { clause: '', text };
    this.telling.announce(text);
  }
}
