/** One table as this browser sits at it: its parts put together, and what the server says handed to each of them. */

import type { Choice, ClientMessage, Refused, ServerMessage, TableMessage, View } from '../server/messages';
import { settings } from '../ui/settings.svelte';
import { t } from '../ui/texts.svelte';
import { Advising } from './advising.svelte';
import { Chatting } from './chatting.svelte';
import type { Connection, Listener } from './connection';
import { Known } from './known.svelte';
import { fault, mine, type PlayedGame } from './mine.svelte';
import { Moves } from './moves.svelte';
import { Playback } from './playback.svelte';
import { Reacting } from './reacting.svelte';
import { tables } from './tables.svelte';
import { Telling } from './telling.svelte';
import { Touching } from './touching.svelte';

export class Session {
  up = $state(true);
  /** Not undefined: there is no way in, with this status. */
  refusedEntry = $state<number | undefined>();

  readonly known = new Known();
  readonly telling = new Telling(this.known);
  readonly playback: Playback;
  readonly moves: Moves;
  readonly touching: Touching;
  readonly advising: Advising;
  readonly reacting: Reacting;
  readonly chat: Chatting;

  readonly #connection: Connection;
  #withdrawn = false;
  /** What the server knows of my haste; it forgets it when the connection breaks. */
  #hasty = false;

  constructor(
    private readonly secrets: () => string[],
    connect: (listener: Listener) => Connection,
  ) {
    const { known, telling, say } = this;
    this.#connection = connect({
      message: (message) => this.#hear(message),
      connected: (up) => this.#connected(up),
    });
    this.moves = new Moves(known, this.#connection);
    this.playback = new Playback(known, telling, {
      letGo: () => this.#letGo(),
      arrives: (view, written) => this.moves.confirm(view, written),
      goOn: () => this.touching.goOn(),
    });
    const make = (choice: Choice): void => {
      this.#letGo();
      this.moves.play(choice);
    };
    this.touching = new Touching(known, telling, this.playback, this.moves, say, (choice) => {
      if (!this.advising.warns(choice)) make(choice);
    });
    this.advising = new Advising(known, telling, this.touching, say, make);
    this.reacting = new Reacting(known, telling, say);
    this.chat = new Chatting(known, say);
  }

  /** One that opens this table, for what is asked over HTTP. */
  get secret(): string {
    return this.secrets()[0] ?? '';
  }

  close(): void {
    this.#connection.close();
    this.playback.hurry();
  }

  // What a person does.

  readonly say = (message: ClientMessage): boolean => this.#connection.say(message);

  next(): void {
    this.say({ type: 'next', number: this.known.number });
  }

  /** Nothing is shown one by one any more, or is again. */
  readonly hasten = (on: boolean): void => {
    this.playback.rush = on;
    this.tellHaste();
    if (on) this.playback.hurry();
  };

  /** Lets the server know whether computer players may go on without a pause, as far as I am concerned. */
  tellHaste(): void {
    const on = this.playback.rush || settings.pace === 'instant';
    if (on !== this.#hasty && this.say({ type: 'hurry', on })) this.#hasty = on;
  }

  withdraw(): void {
    this.#withdrawn = true;
    this.say({ type: 'answer', agree: false });
  }

  #letGo(): void {
    this.touching.letGo();
    this.advising.warning = null;
  }

  #connected(up: boolean): void {
    this.up = up;
    if (!up) this.#hasty = false;
    else this.tellHaste();
  }

  // What the server says.

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        return this.#hearTable(message);
      case 'view': {
        const looking = this.known.hearView(message);
        this.#remember(message.view);
        this.moves.hear(message);
        if (looking) this.playback.enqueue(looking);
        return;
      }
      case 'because':
        return this.touching.forbid(message);
      case 'hinted':
        return this.advising.hearHint(message);
      case 'advised':
        return this.advising.hear(message);
      case 'hint_asked':
        return this.telling.announce(t('hint-asked', { name: this.known.names[message.seat] ?? '' }), true);
      case 'refused':
        return this.#hearRefusal(message);
      case 'reacted':
        return this.reacting.hear(message.seat, message.reaction);
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
    const { known } = this;
    const asked = known.table?.question;
    const refused = asked?.what === 'agreement' && !message.question && message.phase === 'playing';
    if (refused && known.mine.includes(asked.by) && !this.#withdrawn)
      this.telling.announce(t('not-agreed'), true);
    if (!message.question) this.#withdrawn = false;
    known.hearTable(message);
    // A lesson is at no table that one could come back to.
    if (message.table) tables.keep(message.table, { game: message.game, over: message.phase === 'over' });
  }

  /** A game that is over is remembered, if one of my seats has played it. */
  #remember({ result, fewest }: View): void {
    const { table, seat } = this.known;
    if (!result || table?.phase !== 'over' || seat < 0) return;
    const game: PlayedGame = {
      table: table.table,
      game: table.game,
      date: Date.now(),
      seats: table.seats.map(({ name, player }) => ({ name, player })),
      mine: table.seats.flatMap(({ yours }, at) => (yours ? [at] : [])),
      points: result.points,
      winners: result.winners,
      reason: result.reason,
      fewest,
      secret: this.secret,
    };
    if (!fault(game)) mine.keep([game]);
  }

  #hearRefusal(message: Refused): void {
    const { reason, clause } = message;
    const { pending } = this.moves;
    this.advising.thinking = false;
    if (reason === 'unknown') return this.telling.announce(t('refused-unknown'), true); // what became of it follows
    if (this.chat.sending && (!pending || reason === 'too_fast')) {
      this.chat.refused(t(`refused-${reason}`));
    } else if (!this.moves.refused(message)) {
      if (pending && clause) this.touching.forbid({ clause, case: null });
      else this.telling.announce(t(`refused-${reason}`), true);
    }
  }
}
