/** One table as this browser sits at it: what the server says is shown, and what a person does is said to it. */

import { Chatting } from './chatting.svelte';
import { Connection, type Line, type Listener } from './connection';
import type {
  Advised,
  Because,
  Choice,
  ClientMessage,
  Hinted,
  PlayMove,
  React,
  Refused,
  ServerMessage,
  TableMessage,
  View,
  ViewMessage,
  Why,
} from '../server/messages';
import { fault, mine, type PlayedGame } from './mine.svelte';
import { WATCHER, same, tellsMore } from './scene';
import { settings } from '../ui/settings.svelte';
import { tables } from './tables.svelte';
import { t } from '../ui/texts.svelte';
import { Touching } from './touching.svelte';

export type Reaction = React['reaction'];

/** A move that costs much, before it is made. */
export type Warning = { choice: Choice; unit: Advised['unit']; cost: number; better: string };

/** From here on a move is worth a warning: wins in a hundred, or points. */
const BLUNDER = { chance: 15, points: 10 };
const WORTH = {
  chance: ['hint-chance', 'hint-chance-other'],
  points: ['hint-points', 'hint-points-other'],
} as const;

export class Session extends Touching {
  up = $state(true);
  /** Does anybody else see what is done here? */
  readonly shared: boolean = true;
  /** Not undefined: there is no way in, with this status. */
  refusedEntry = $state<number | undefined>();
  thinking = $state(false);
  reactions = $state.raw<{ id: number; seat: number; reaction: Reaction }[]>([]);
  /** When the time for the move runs out, on the clock of `performance.now()`. */
  deadline = $state<number | null>(null);
  /** What I am about to play and am asked about first. */
  warning = $state.raw<Warning | null>(null);
  #advised: Advised | null = null;
  #adviceOf = -1;

  readonly chat = new Chatting((seat) => this.table?.seats[seat]?.yours ?? false);

  #undos = $state.raw<Record<number, ViewMessage['undo']>>({});
  readonly #undoer = $derived(this.mine.includes(this.mover) ? this.mover : this.seat);
  /** Can I take a move back, and do the others have to agree? */
  readonly undoable = $derived.by(() => {
    const undo = this.#undos[this.#undoer] ?? 'none';
    return undo === 'ask' && !this.company ? 'free' : undo;
  });
  /** Is there any other person who would be asked, here or away? */
  readonly company = $derived(
    this.table?.seats.some((seat) => seat.player === 'person' && !seat.yours) ?? false,
  );

  #connection: Line;
  #withdrawn = false;
  /** What the server knows of my haste; it forgets it when the line breaks. */
  #hasty = false;
  #reacted = 0;

  constructor(
    readonly id: string,
    private readonly secrets: () => string[],
    connect = (listener: Listener): Line => new Connection(id, secrets, listener),
  ) {
    super();
    this.#connection = connect({
      message: (message) => this.#hear(message),
      line: (up) => this.#line(up),
    });
  }

  /** One that opens this table, for what is asked over HTTP. */
  get secret(): string {
    return this.secrets()[0] ?? '';
  }

  close(): void {
    this.#connection.close();
    this.hurry();
  }

  // What a person does.

  next(): void {
    this.say({ type: 'next', number: this.number });
  }

  hint(): void {
    if (!this.choices.length || this.thinking) return;
    this.thinking = this.say({ type: 'hint', seat: this.seat });
  }

  /** Asks once for every position what my moves would cost, where the table was opened for that. */
  advise(): void {
    if (!this.table?.advice || this.#adviceOf === this.number) return;
    this.#adviceOf = this.number;
    this.say({ type: 'advise', seat: this.seat });
  }

  override play(choice: Choice): void {
    const advised = this.#advised;
    const cost = advised?.number === this.number ? (advised.costs[choice.text] ?? 0) : 0;
    if (!advised || cost < BLUNDER[advised.unit]) return super.play(choice);
    const better = this.moveName(advised.move);
    this.warning = { choice, unit: advised.unit, cost, better };
  }

  /** Plays what I was warned of all the same, or shows what is better. */
  heed(insist: boolean): void {
    const { warning } = this;
    this.warning = null;
    if (!warning) return;
    if (insist) return super.play(warning.choice);
    this.touched = [];
    if (this.#advised) this.point(this.#advised.move, this.#advised.touches);
  }

  /** Shows what would have been better in what is shown again, and says why. */
  recall(move: string, words: string): void {
    const choice = this.shown?.choices.find(({ text }) => text === move);
    this.point(move, choice?.touches ?? []);
    this.hintSaid = words;
    this.announce(words);
  }

  /** Nothing is shown one by one any more, or is again. */
  hasten(on: boolean): void {
    this.rush = on;
    this.tellHaste();
    if (on) this.hurry();
  }

  /** Lets the server know whether computer players may go on without a pause, as far as I am concerned. */
  tellHaste(): void {
    const on = this.rush || settings.pace === 'instant';
    if (on !== this.#hasty && this.say({ type: 'hurry', on })) this.#hasty = on;
  }

  undo(): void {
    this.wrote = '';
    this.say({ type: 'ask', what: 'undo', seat: this.#undoer });
  }

  /** Asks the others to end the deal by an agreement of the game. */
  propose(agreement: string): void {
    this.say({ type: 'ask', what: 'agreement', seat: this.seat, agreement });
  }

  /** Writes what was drafted to the others at the table. */
  chatLine(): void {
    const text = this.chat.draft.trim();
    if (text && !this.chat.sending) this.chat.sending = this.say({ type: 'chat', text });
  }

  withdraw(): void {
    this.#withdrawn = true;
    this.say({ type: 'answer', agree: false });
  }

  say(message: ClientMessage): boolean {
    return this.#connection.say(message);
  }

  protected override letGo(): void {
    super.letGo();
    this.warning = null;
  }

  protected override send(move: PlayMove): void {
    this.pending = move;
    this.mover = move.seat;
    this.#connection.play(move);
  }

  protected override ask(question: Why): void {
    this.say(question);
  }

  #line(up: boolean): void {
    this.up = up;
    if (!up) this.#hasty = false;
    else this.tellHaste();
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
        return this.#hearHint(message);
      case 'advised':
        this.#advised = message;
        return;
      case 'hint_asked':
        return this.announce(t('hint-asked', { name: this.names[message.seat] ?? '' }), true);
      case 'refused':
        return this.#hearRefusal(message);
      case 'reacted':
        return this.#hearReaction(message.seat, message.reaction);
      case 'chatted':
        return this.chat.hear(message);
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
    if (refused && this.mine.includes(asked.by) && !this.#withdrawn) this.announce(t('not-agreed'), true);
    if (!message.question) this.#withdrawn = false;
    this.table = message;
    if (!message.seats[this.seat]?.yours) this.seat = message.seats.findIndex((seat) => seat.yours);
    this.keep(message);
  }

  /** Remembers where this browser sits. */
  protected keep(message: TableMessage): void {
    tables.keep(this.id, { game: message.game, over: message.phase === 'over' });
  }

  #hearView(message: ViewMessage): void {
    this.latest.set(message.seat, message);
    const watched = this.latest.get(WATCHER);
    if (message.seat !== WATCHER && watched)
      this.hiding.set(message.seat, tellsMore(message.view, watched.view));
    this.#undos = { ...this.#undos, [message.seat]: message.undo };
    this.#remember(message.view);
    const { pending } = this;
    if (pending && message.seat === pending.seat && message.number > pending.number) this.#answered();
    // Whether something has to be covered is known only when all of my seats have told what they see.
    const last = this.table?.seats.findLastIndex((seat) => seat.yours) ?? WATCHER;
    const looking = this.latest.get(this.seat);
    if (message.seat !== last || !looking) return;
    const left = looking.clock?.seconds_left;
    this.deadline = left === undefined ? null : performance.now() + left * 1_000;
    void this.enqueue(looking);
  }

  /** A game that is over is remembered, if one of my seats has played it. */
  #remember({ result, fewest }: View): void {
    const { table } = this;
    if (!result || table?.phase !== 'over' || this.seat < 0) return;
    const game: PlayedGame = {
      table: this.id,
      game: table.game,
      date: Date.now(),
      seats: table.seats.map(({ name, player }) => ({ name, player })),
      mine: table.seats.flatMap((seat, at) => (seat.yours ? [at] : [])),
      points: result.points,
      winners: result.winners,
      reason: result.reason,
      fewest,
      secret: this.secret,
    };
    if (!fault(game)) mine.keep([game]);
  }

  #hearHint(message: Hinted): void {
    const { unit, value, other, other_value: otherValue } = message;
    this.thinking = false;
    this.point(message.move, message.touches);
    const worth = t(WORTH[unit][other ? 1 : 0], { value, other: other && this.moveName(other), otherValue });
    const says = t('hint-says', { move: this.moveName(message.move, message.touches) });
    this.hintSaid = [says, worth, this.words(message.merit)].filter(Boolean).join(' ');
    this.announce(this.hintSaid);
  }

  #hearWhy(message: Because): void {
    const text = t(message.clause ? 'why-clause' : 'why-unknown', { clause: message.clause });
    this.whyNot = { clause: message.clause, text, case: message.case };
  }

  #hearRefusal(message: Refused): void {
    this.thinking = false;
    const { pending } = this;
    if (this.chat.sending && (!pending || message.reason === 'too_fast')) {
      this.chat.refused(t(`refused-${message.reason}`));
      return;
    }
    if (!pending) {
      this.announce(t(`refused-${message.reason}`), true);
      return;
    }
    this.#answered();
    const now = this.latest.get(pending.seat);
    const offered = now?.view.choices.some((choice) => choice.text === pending.move);
    // Only the number was behind, as when somebody sat down meanwhile: the same choice in the same position.
    if (message.reason === 'stale' && now && offered && same(now.view.scene, this.shown?.scene)) {
      this.send({ ...pending, number: now.number });
    } else if (message.clause) {
      this.#hearWhy({ type: 'because', seat: pending.seat, touches: [], clause: message.clause, case: null });
    } else {
      this.announce(t(`refused-${message.reason}`), true);
    }
  }

  #hearReaction(seat: number, reaction: Reaction): void {
    const shown = { id: this.#reacted++, seat, reaction };
    this.reactions = [...this.reactions, shown];
    this.announce(
      t('reacted', { name: this.called[seat] ?? t('a-watcher'), reaction: t(`react-${reaction}`) }),
    );
    setTimeout(() => (this.reactions = this.reactions.filter((each) => each !== shown)), 3_500);
  }

  #answered(): void {
    this.pending = null;
    this.#connection.answered();
  }
}
