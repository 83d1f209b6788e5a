/** One table as this browser sits at it: what the server says, what is shown of it, and what may be touched. */

import { tick } from 'svelte';
import { Connection } from './connection';
import type {
  Because,
  Choice,
  ClientMessage,
  Note,
  PlayMove,
  React,
  Refused,
  ServerMessage,
  TableMessage,
  View,
  ViewMessage,
} from './messages';
import { Gathering } from './gather';
import {
  NOBODY,
  covered,
  grouped,
  halfway,
  marked,
  newlyWritten,
  same,
  secret,
  thrown,
  unthrown,
} from './scene';
import { settings } from './settings.svelte';
import type { Stage } from './stage';
import { tables } from './tables.svelte';
import { lettered, lookText, noteText, t } from './texts.svelte';
import { Tokens, type Token } from './tokens';

const GLIDE = 380;
/** A completed trick lies so long before it is collected. */
const HOLD = 1_300;
/** So long dice tumble. */
const ROLL = 750;
const BETWEEN = 140;
/** So long what I have written can be taken back beside it. */
const SLIP = 10_000;
/** So many lines of what has happened are kept. */
const LINES = 14;
export const PACE = { calm: 1, brisk: 0.5, instant: 0 };

export type Reaction = React['reaction'];

/** Why something cannot be played: the clause that forbids it, or whose turn it is. */
export type WhyNot = { clause: string; text: string };

export class Session {
  table = $state.raw<TableMessage | null>(null);
  shown = $state.raw<View | null>(null);
  /** The seat whose eyes we look through; -1: we watch. */
  seat = $state(-1);
  up = $state(true);
  /** Not undefined: there is no way in, with this status. */
  refusedEntry = $state<number | undefined>();
  /** Everything that has arrived has been shown. */
  settled = $state(true);
  /** A piece with one of these looks is marked: it decided something. */
  marks = $state.raw(new Map<string, string>());
  /** What has just happened: kept as it came, so that it changes with the language. */
  #happened = $state.raw<Note | string>('');
  /** What has happened lately, the newest last. */
  #story = $state.raw<Note[]>([]);
  spoken = $state.raw<{ id: number; text: string }[]>([]);
  touched = $state.raw<string[]>([]);
  hinted = $state.raw<string[]>([]);
  /** The notation of the hint, for a move that is made by a button. */
  hintedMove = $state('');
  thinking = $state(false);
  whyNot = $state.raw<WhyNot | null>(null);
  pending = $state.raw<PlayMove | null>(null);
  /** The seat that has to take the device before anything of it is shown. */
  passTo = $state<number | null>(null);
  /** For how many milliseconds dice tumble whose faces change now. */
  rolling = 0;
  /** What has just been written on a pad, as `zone row seat`. */
  written = $state.raw(new Set<string>());
  /** What I have written there, in words, as long as it may be a slip. */
  wrote = $state('');
  #slip = 0;
  reactions = $state.raw<{ id: number; seat: number; reaction: Reaction }[]>([]);
  /** When the time for the move runs out, on the clock of `performance.now()`. */
  deadline = $state<number | null>(null);

  readonly names = $derived(
    this.table?.seats.map((seat, at) => seat.name || t('seat-name', { seat: at + 1 })) ?? [],
  );
  readonly mine = $derived(
    this.table?.seats.flatMap((seat, at) => (seat.yours && seat.player === 'person' ? [at] : [])) ?? [],
  );
  /** The one who reads, as a seat; -1: several share the device, or somebody only looks on. */
  readonly reader = $derived(this.mine.length === 1 ? this.mine[0]! : -1);
  readonly looks = $derived(new Map(this.table?.layout.looks.map((look) => [look.id, lettered(look)]) ?? []));
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
  gathered = $state.raw<string[]>([]);
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

  readonly #tokens = new Tokens();
  /** The pieces on boards and in boxes one by one, and the places of the last move. */
  readonly laid: { tokens: Token[]; traces: Set<string> } = $derived.by(() => {
    const { shown, table } = this;
    if (!shown || !table) return { tokens: [], traces: new Set() };
    return { tokens: this.#tokens.follow(shown, table.layout), traces: this.#tokens.traces };
  });

  /** The seat of mine that moved last; what it has done is what I can take back. */
  #mover = $state(-1);
  #undos = $state.raw<Record<number, ViewMessage['undo']>>({});
  readonly #undoer = $derived(this.mine.includes(this.#mover) ? this.#mover : this.seat);
  /** Can I take a move back, and do the others have to agree? */
  readonly undoable = $derived.by(() => {
    const undo = this.#undos[this.#undoer] ?? 'none';
    return undo === 'ask' && !this.company ? 'free' : undo;
  });
  /** Is there any other person who would be asked, here or away? */
  readonly company = $derived(
    this.table?.seats.some((seat) => seat.player === 'person' && !seat.yours) ?? false,
  );

  /** What is to be touched next, where all that is left says the same. */
  readonly #next = $derived.by(() => {
    const [first, ...others] = this.touched.length ? this.#fitting(this.touched) : [];
    return first?.help && others.every(({ help }) => same(help, first.help)) ? this.words(first.help) : '';
  });

  /** What has just happened; while something is touched, how it goes on. */
  readonly note = $derived(
    this.#next || (typeof this.#happened === 'string' ? this.#happened : this.words(this.#happened)),
  );

  readonly story = $derived(this.#story.map((note) => this.words(note)).filter(Boolean));

  stage: Stage | null = null;
  #connection: Connection;
  #latest = new Map<number, ViewMessage>();
  #queue: ViewMessage[] = [];
  #playing = false;
  #number = -1;
  #skip: (() => void) | null = null;
  #serial = 0;
  /** The last thing that has to arrive before it is my turn is on its way. */
  #arriving = false;
  #eager = '';
  #withdrawn = false;

  constructor(
    readonly id: string,
    private readonly secrets: () => string[],
  ) {
    this.#connection = new Connection(id, secrets, {
      message: (message) => this.#hear(message),
      line: (up) => (this.up = up),
    });
  }

  /** One that opens this table, for what is asked over HTTP. */
  get secret(): string {
    return this.secrets()[0] ?? '';
  }

  close(): void {
    this.#connection.close();
    this.#skip?.();
  }

  // What a person does.

  /** A piece or a place was touched: the choices narrow until one is left, and that is played. */
  touch(name: string): void {
    if (this.#hurrying()) {
      // Whoever touches a card while the last piece glides before their turn means that card. While a trick
      // still lies there they may just have touched twice, so that only hurries.
      if (this.#arriving) this.#eager = name;
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
      this.#ask(this.gathered.length ? [...this.gathered, name] : further);
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
    const { seat } = this;
    this.touched = [];
    this.gathered = [];
    this.hinted = [];
    this.hintedMove = '';
    this.wrote = '';
    this.#send({ type: 'move', number: this.#number, seat, move: choice.text });
  }

  next(): void {
    this.say({ type: 'next', number: this.#number });
  }

  hint(): void {
    if (!this.choices.length || this.thinking) return;
    this.thinking = this.say({ type: 'hint', seat: this.seat });
  }

  undo(): void {
    this.wrote = '';
    this.say({ type: 'ask', what: 'undo', seat: this.#undoer });
  }

  /** Asks the others to end the deal by an agreement of the game. */
  propose(agreement: string): void {
    this.say({ type: 'ask', what: 'agreement', seat: this.seat, agreement });
  }

  withdraw(): void {
    this.#withdrawn = true;
    this.say({ type: 'answer', agree: false });
  }

  say(message: ClientMessage): boolean {
    return this.#connection.say(message);
  }

  /** The next person has the device: their hand may be shown. */
  takeOver(): void {
    if (this.passTo === null) return;
    this.#look(this.passTo);
    this.passTo = null;
    this.#announce(t('your-turn-as', { name: this.names[this.seat] ?? '' }));
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

  /** A note in words. */
  words(note: Note | null): string {
    return note && this.table ? noteText(note, this.names, this.table.layout, this.reader) : '';
  }

  /** Any input while something is still being shown means: go on. True if there was anything to skip. */
  hurry(): boolean {
    return this.#hurrying();
  }

  dismissWhy(): void {
    this.whyNot = null;
    this.touched = [];
  }

  #hurrying(): boolean {
    if (!this.#skip) return false;
    const skip = this.#skip;
    this.#skip = null;
    skip();
    this.stage?.skip();
    return true;
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

  #send(move: PlayMove): void {
    this.pending = move;
    this.#mover = move.seat;
    this.#connection.play(move);
  }

  /** Asks the server why a touch leads to nothing; whose turn it is we can say ourselves. */
  #ask(touches: string[]): void {
    const turn = this.shown?.turn ?? -1;
    if (this.seat < 0 || this.passTo !== null || this.pending) return;
    if (turn !== this.seat) {
      const text = turn >= 0 ? t('why-not-turn', { name: this.names[turn] ?? '' }) : t('why-nothing-to-play');
      this.whyNot = { clause: '', text };
      this.#announce(text);
      return;
    }
    this.say({ type: 'why', seat: this.seat, touches });
  }

  // What the server says.

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        return this.#hearTable(message);
      case 'view':
        return this.#hearView(message);
      case 'because':
        return this.#hearWhy(message);
      case 'hinted':
        this.thinking = false;
        this.hinted = message.touches;
        this.hintedMove = message.move;
        this.#announce(t('hint-says', { move: this.#moveName(message.move, message.touches) }));
        return;
      case 'hint_asked':
        return this.#announce(t('hint-asked', { name: this.names[message.seat] ?? '' }), true);
      case 'refused':
        return this.#hearRefusal(message);
      case 'reacted':
        return this.#hearReaction(message.seat, message.reaction);
      case 'problem':
        if (message.status < 500) {
          this.refusedEntry = message.status;
          this.#connection.close();
        }
        return;
      case 'pong':
    }
  }

  #hearTable(message: TableMessage): void {
    const asked = this.table?.question;
    const refused = asked?.what === 'agreement' && !message.question && message.phase === 'playing';
    if (refused && this.mine.includes(asked.by) && !this.#withdrawn) this.#announce(t('not-agreed'), true);
    if (!message.question) this.#withdrawn = false;
    this.table = message;
    if (!message.seats[this.seat]?.yours) this.seat = message.seats.findIndex((seat) => seat.yours);
    tables.keep(this.id, { game: message.game, over: message.phase === 'over' });
  }

  #hearView(message: ViewMessage): void {
    this.#latest.set(message.seat, message);
    this.#undos = { ...this.#undos, [message.seat]: message.undo };
    const { pending } = this;
    if (pending && message.seat === pending.seat && message.number > pending.number) this.#answered();
    if (message.seat !== this.seat) return;
    const left = message.clock?.seconds_left;
    this.deadline = left === undefined ? null : performance.now() + left * 1_000;
    this.#queue.push(message);
    void this.#playback();
  }

  #hearWhy(message: Because): void {
    const text = t(message.clause ? 'why-clause' : 'why-unknown', { clause: message.clause });
    this.whyNot = { clause: message.clause, text };
  }

  #hearRefusal(message: Refused): void {
    this.thinking = false;
    const { pending } = this;
    if (!pending) {
      this.#announce(t(`refused-${message.reason}`), true);
      return;
    }
    this.#answered();
    const now = this.#latest.get(pending.seat);
    const offered = now?.view.choices.some((choice) => choice.text === pending.move);
    // Only the number was behind, as when somebody sat down meanwhile: the same choice in the same position.
    if (message.reason === 'stale' && now && offered && same(now.view.scene, this.shown?.scene)) {
      this.#send({ ...pending, number: now.number });
    } else if (message.clause) {
      this.#hearWhy({ type: 'because', seat: pending.seat, touches: [], clause: message.clause });
    } else {
      this.#announce(t(`refused-${message.reason}`), true);
    }
  }

  #hearReaction(seat: number, reaction: Reaction): void {
    const shown = { id: this.#serial++, seat, reaction };
    this.reactions = [...this.reactions, shown];
    this.#announce(
      t('reacted', { name: this.names[seat] ?? t('a-watcher'), reaction: t(`react-${reaction}`) }),
    );
    setTimeout(() => (this.reactions = this.reactions.filter((each) => each !== shown)), 3_500);
  }

  #answered(): void {
    this.pending = null;
    this.#connection.answered();
  }

  // Showing one view after the other.

  async #playback(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    let next: ViewMessage | undefined;
    while ((next = this.#queue.shift())) await this.#show(next);
    this.#playing = false;
    this.#settle();
  }

  async #show({ number, view, seat }: ViewMessage): Promise<void> {
    const { table, shown } = this;
    if (!table || seat !== this.seat) return;
    const news = !shown || !same(shown.scene, view.scene) || shown.turn !== view.turn;
    this.#number = number;
    // On a shared device nobody knows who has opened the page: nothing is shown before they say so.
    if (!shown && this.mine.length > 1 && secret(view, table.layout)) {
      this.passTo = this.mine.includes(view.turn) ? view.turn : seat;
    }
    const open = this.passTo === null ? view : covered(view, table.layout);
    if (!news || !shown) {
      this.shown = open;
      if (!shown) this.#tell(view);
      return;
    }
    this.settled = false;
    this.whyNot = null;
    this.touched = [];
    this.gathered = [];
    this.hinted = [];
    this.hintedMove = '';
    const between = halfway(view, shown, table.layout);
    if (between) {
      await this.#glideTo(between);
      this.#tell(view);
      this.marks = marked(view);
      await this.#rest(HOLD);
      this.marks = new Map();
    }
    this.#arriving = view.turn === seat && !this.#queue.length;
    this.written = newlyWritten(view, shown);
    if (this.#mover === seat) this.#confirm(view);
    if (thrown(view, shown, table.layout)) {
      // First the move is seen, then the throw that follows it.
      await this.#glideTo(unthrown(open, shown, table.layout));
      this.#roll(open);
      await this.#rest(ROLL);
      if (!between) this.#tell(view);
    } else {
      if (!between) this.#tell(view);
      await this.#glideTo(open);
    }
    // How it ended is looked at before the result covers it, and dice that were under a cup by everybody.
    const ended = view.turn === NOBODY && !between;
    await this.#rest(ended || thrown(view, shown, table.layout, true) ? HOLD : BETWEEN);
    this.#arriving = false;
  }

  /** How fast time runs: the more has arrived meanwhile, the faster, so that we never fall far behind. */
  get #tempo(): number {
    const haste = this.#queue.length > 8 ? 0 : this.#queue.length > 4 ? 0.4 : 1;
    return PACE[settings.pace] * haste;
  }

  async #glideTo(view: View): Promise<void> {
    const before = this.stage?.look();
    this.shown = view;
    await tick();
    const ms = this.#still ? 0 : GLIDE * this.#tempo;
    if (!before || !this.stage || ms < 20) return;
    this.#skip = () => {};
    await this.stage.glide(before, ms);
    this.#skip = null;
  }

  #roll(view: View): void {
    this.rolling = this.#still ? 0 : ROLL * this.#tempo;
    this.shown = view;
  }

  get #still(): boolean {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  async #rest(ms: number): Promise<void> {
    const wait = ms * this.#tempo;
    if (wait < 20) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, wait);
      this.#skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#skip = null;
  }

  /** Everything is shown; on a device that is shared, the next person may have to take it. */
  #settle(): void {
    this.settled = true;
    const { shown, table } = this;
    if (!shown || !table) return;
    const { turn } = shown;
    if (turn !== this.seat && this.mine.includes(turn) && this.passTo === null) {
      if (secret(shown, table.layout) || this.#hides(turn)) {
        this.passTo = turn;
        this.shown = covered(shown, table.layout);
      } else {
        this.#look(turn);
      }
    } else if (turn === this.seat && shown.choices.length) {
      this.#announce(t('your-turn'));
    }
    const eager = this.#eager;
    this.#eager = '';
    if (eager && this.touchable.has(eager)) this.touch(eager);
  }

  /** Will this seat see something that the others may not? */
  #hides(seat: number): boolean {
    const latest = this.#latest.get(seat);
    return !!latest && !!this.table && secret(latest.view, this.table.layout);
  }

  /** Looks through the eyes of another of my seats. */
  #look(seat: number): void {
    this.seat = seat;
    const latest = this.#latest.get(seat);
    if (!latest) return;
    this.#number = latest.number;
    this.shown = latest.view;
  }

  // Looking back at a game that is over.

  async showAgain(view: View): Promise<void> {
    const { table, shown } = this;
    if (!table) return;
    const between = halfway(view, shown, table.layout);
    this.#story = [];
    this.#tell(view);
    this.marks = between ? marked(view) : new Map();
    // The step at which something is collected shows it before it is: that is what one wants to look at.
    await this.#glideTo(between ?? view);
  }

  showLatest(): void {
    this.marks = new Map();
    this.#look(this.seat);
  }

  // Telling people who listen.

  #tell(view: View): void {
    if (!this.table) return;
    this.#happened = view.scene.notes.at(-1) ?? '';
    this.#story = [...this.#story, ...view.scene.notes].slice(-LINES);
    for (const note of view.scene.notes) this.#announce(this.words(note));
  }

  /** Says for a while what I have written on a pad, so that I can take it back if I did not mean it. */
  #confirm(view: View): void {
    const { table, written } = this;
    for (const { zone, row, seat, text } of view.scene.cells) {
      const line = table?.layout.zones
        .find(({ name }) => name === zone)
        ?.rows.find(({ name }) => name === row);
      if (!line || line.sum || seat !== this.seat || !written.has(`${zone} ${row} ${seat}`)) continue;
      this.wrote = t('written', { row: this.words(line.text), text });
      clearTimeout(this.#slip);
      this.#slip = window.setTimeout(() => (this.wrote = ''), SLIP);
    }
  }

  #announce(text: string, aloud = false): void {
    if (aloud) this.#happened = text;
    if (!text) return;
    this.spoken = [...this.spoken.slice(-7), { id: this.#serial++, text }];
  }

  #moveName(move: string, touches: string[]): string {
    const choice = this.choices.find((each) => each.text === move);
    const label = this.words(choice?.label ?? null);
    return label || (touches.length === 1 ? this.lookName(touches[0]!) : move);
  }

  /** What a look is called, or several pieces of it. */
  lookName(look: string, count = 1): string {
    const found = this.looks.get(look);
    return found ? lookText(found, count) : look;
  }
}
