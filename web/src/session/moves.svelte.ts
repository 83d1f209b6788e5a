/** The moves that I make: each is sent until the server has answered it, and may be taken back. */

import type { Choice, PlayMove, Refused, View, ViewMessage } from '../server/messages';
import { t } from '../ui/texts.svelte';
import type { Connection } from './connection';
import type { Known } from './known.svelte';
import { same } from './scene';

/** So long what I have written can be taken back beside it. */
const SLIP = 10_000;

export class Moves {
  pending = $state.raw<PlayMove | null>(null);
  /** What I have written on a pad, in words, as long as it may be a slip. */
  wrote = $state('');
  /** The seat of mine that moved last; what it has done is what I can take back. */
  #mover = $state(-1);
  /** What was touched for my last move. */
  #meant: string[] = [];
  #slip = 0;
  #undos = $state.raw<Record<number, ViewMessage['undo']>>({});

  constructor(
    private readonly known: Known,
    private readonly connection: Connection,
  ) {}

  readonly #undoer = $derived.by(() =>
    this.known.mine.includes(this.#mover) ? this.#mover : this.known.seat,
  );
  /** Is there any other person who would be asked, here or away, or whom a computer player plays for? */
  readonly #others = $derived.by(
    () =>
      this.known.table?.seats.some((seat) => (seat.player === 'person' || seat.reserved) && !seat.yours) ??
      false,
  );
  /** Can I take a move back, and do the others have to agree? */
  readonly undoable = $derived.by(() => {
    const undo = this.#undos[this.#undoer] ?? 'none';
    return undo === 'ask' && !this.#others ? 'free' : undo;
  });

  play(choice: Choice): void {
    const { seat, number } = this.known;
    this.wrote = '';
    this.#meant = choice.touches;
    this.#send({ type: 'move', number, seat, move: choice.text });
  }

  undo(): void {
    this.wrote = '';
    this.connection.say({ type: 'ask', what: 'undo', seat: this.#undoer });
  }

  /** What a seat of mine sees has come, and with it the answer to a move that was made before it. */
  hear({ seat, number, undo }: ViewMessage): void {
    this.#undos = { ...this.#undos, [seat]: undo };
    const { pending } = this;
    if (pending && seat === pending.seat && number > pending.number) this.#answered();
  }

  /** The move on its way was refused; true: only its number was behind, as when somebody sat down meanwhile, and the
   * same choice in the same position is made once more. */
  refused({ reason }: Refused): boolean {
    const { pending } = this;
    if (!pending) return false;
    this.#answered();
    const now = this.known.latest(pending.seat);
    const offered = now?.view.choices.some((choice) => choice.text === pending.move);
    if (reason !== 'stale' || !now || !offered || !same(now.view.scene, this.known.shown?.scene))
      return false;
    this.#send({ ...pending, number: now.number });
    return true;
  }

  /** Says for a while what I have written where I touched a pad, so that I can take it back if I did not mean it. */
  confirm(view: View, written: Set<string>): void {
    const { known } = this;
    if (this.#mover !== known.seat) return;
    for (const { zone, row, seat, text } of view.scene.cells) {
      if (!this.#meant.includes(`${zone}.${row}`)) continue;
      const found = known.table?.layout.zones
        .find(({ name }) => name === zone)
        ?.rows.find(({ name }) => name === row);
      if (!found || found.sum || seat !== known.seat || !written.has(`${zone} ${row} ${seat}`)) continue;
      this.wrote = t('written', { row: known.words(found.text), text });
      clearTimeout(this.#slip);
      this.#slip = window.setTimeout(() => (this.wrote = ''), SLIP);
    }
  }

  #send(move: PlayMove): void {
    this.pending = move;
    this.#mover = move.seat;
    this.connection.play(move);
  }

  #answered(): void {
    this.pending = null;
    this.connection.answered();
  }
}
