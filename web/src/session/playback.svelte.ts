/** Showing one view after the other, so that everything that happens can be seen to happen. */

import { tick } from 'svelte';
import type { View, ViewMessage } from '../server/messages';
import {
  NOBODY,
  WATCHER,
  covered,
  fallen,
  halfway,
  marked,
  newlyWritten,
  same,
  thrown,
  unthrown,
} from './scene';
import { soundOf } from './moveSounds';
import { calm, settings } from '../ui/settings.svelte';
import { sound } from '../ui/sounds';
import type { Stage } from './stage';
import { Telling } from './telling.svelte';
import { t } from '../ui/texts.svelte';
import { Tokens, type Token } from './tokens';

const GLIDE = 380;
/** A completed trick lies so long before it is collected. */
const HOLD = 1_300;
/** So long dice tumble. */
const ROLL = 750;
const BETWEEN = 140;
export const PACE = { calm: 1, brisk: 0.5, instant: 0 };

export abstract class Playback extends Telling {
  /** Everything that has arrived has been shown. */
  settled = $state(true);
  /** A piece with one of these looks is marked: it decided something. */
  marks = $state.raw(new Map<string, string>());
  /** How far what is shown and told has come: the deal, and the plays of the seats. */
  told = $state.raw({ deal: 0, plays: 0 });
  /** The seat that has to take the device before anything of it is shown. */
  passTo = $state<number | null>(null);
  /** Nobody wants to see how it goes on, only how it ends. */
  rush = $state(false);
  /** For how many milliseconds dice tumble whose faces change now. */
  rolling = 0;
  stage: Stage | null = null;

  /** The seat of mine that moved last; what it has done is what I can take back. */
  protected mover = $state(-1);
  /** The newest that every seat of mine sees, and the number of what is shown. */
  protected latest = new Map<number, ViewMessage>();
  /** Which of my seats see more than a watcher, as of the last view of each that came with a watcher's. */
  protected hiding = new Map<number, boolean>();
  protected number = -1;
  /** The last thing that has to arrive before it is my turn is on its way. */
  protected arriving = false;
  #queue: ViewMessage[] = [];
  #playing = false;
  #skip: (() => void) | null = null;

  readonly #tokens = new Tokens();
  /** The pieces on boards and in boxes one by one, and the places of the last move. */
  readonly laid: { tokens: Token[]; traces: Set<string> } = $derived.by(() => {
    const { shown, table } = this;
    if (!shown || !table) return { tokens: [], traces: new Set() };
    return { tokens: this.#tokens.follow(shown, table.layout), traces: this.#tokens.traces };
  });

  /** The table is about to change: what a person has begun with it is let go. */
  protected abstract letGo(): void;

  /** All is shown, and whoever sits here may go on. */
  protected abstract goOn(): void;

  /** Any input while something is still being shown means: go on. True if there was anything to skip. */
  hurry(): boolean {
    if (!this.#skip) return false;
    const skip = this.#skip;
    this.#skip = null;
    skip();
    this.stage?.skip();
    return true;
  }

  /** The next person has the device: their hand may be shown. */
  takeOver(): void {
    if (this.passTo === null) return;
    this.#look(this.passTo);
    this.passTo = null;
    this.announce(t('your-turn-as', { name: this.names[this.seat] ?? '' }));
  }

  /** Shows a moment of a game that is over. */
  async showAgain(view: View): Promise<void> {
    const { table, shown } = this;
    if (!table) return;
    const between = halfway(view, shown, table.layout);
    this.forgetStory();
    this.tell(view);
    this.marks = between ? marked(view) : new Map();
    // The step at which something is collected shows it before it is: that is what one wants to look at.
    await this.#glideTo(between ?? view);
  }

  showLatest(): void {
    this.marks = new Map();
    this.#look(this.seat);
  }

  /** Shows a view after those that wait already. */
  protected async enqueue(message: ViewMessage): Promise<void> {
    this.#queue.push(message);
    if (this.#playing) return;
    this.#playing = true;
    let next: ViewMessage | undefined;
    while ((next = this.#queue.shift())) await this.#show(next);
    this.#playing = false;
    this.#settle();
  }

  async #show({ number, view, seat, plays }: ViewMessage): Promise<void> {
    const { table, shown } = this;
    if (!table || seat !== this.seat) return;
    const tell = (): void => {
      this.tell(view);
      this.told = { deal: view.deal, plays };
    };
    const news = !shown || !same(shown.scene, view.scene) || shown.turn !== view.turn;
    this.number = number;
    // On a shared device nobody knows who has opened the page: nothing is shown before they say so.
    if (!shown && this.mine.length > 1 && this.mine.some((each) => this.#hides(each))) {
      this.passTo = this.mine.includes(view.turn) ? view.turn : seat;
    }
    const watched = this.latest.get(WATCHER)?.view;
    const open = this.passTo === null || !watched ? view : covered(watched, view);
    if (!news || !shown) {
      this.shown = open;
      if (shown) this.told = { deal: view.deal, plays };
      else tell();
      return;
    }
    this.settled = false;
    this.letGo();
    const between = halfway(view, shown, table.layout);
    if (between) {
      await this.#glideTo(between);
      tell();
      this.marks = marked(view);
      await this.#rest(HOLD);
      this.marks = new Map();
    }
    this.arriving = view.turn === seat && !this.#queue.length;
    this.written = newlyWritten(view, shown);
    if (this.mover === seat) this.confirm(view);
    if (thrown(view, shown, table.layout)) {
      // First the move is seen, then the throw that follows it; where nobody decides, it is the throw that moves.
      if (table.decides) await this.#glideTo(unthrown(open, shown, table.layout));
      this.#roll(table.decides ? open : fallen(open, shown, table.layout));
      await this.#rest(ROLL);
      if (!between) tell();
      if (!table.decides) await this.#glideTo(open);
    } else {
      if (!between) tell();
      await this.#glideTo(open);
    }
    // How it ended is looked at before the result covers it, and dice that were under a cup by everybody.
    const ended = view.turn === NOBODY && !between;
    await this.#rest(ended || thrown(view, shown, table.layout, true) ? HOLD : BETWEEN);
    this.arriving = false;
  }

  /** How fast time runs: the more has arrived meanwhile, the faster, so that we never fall far behind; and where nobody
   * looks, there is nothing to be shown. */
  get #tempo(): number {
    const haste =
      this.rush || document.hidden || this.#queue.length > 8 ? 0 : this.#queue.length > 4 ? 0.4 : 1;
    return PACE[settings.pace] * haste;
  }

  async #glideTo(view: View): Promise<void> {
    const before = this.stage?.look();
    const heard = this.shown && this.table && soundOf(view, this.shown, this.table.layout);
    if (heard) sound(heard);
    this.shown = view;
    await tick();
    const ms = calm() ? 0 : GLIDE * this.#tempo;
    if (!before || !this.stage || ms < 20) return;
    this.#skip = () => {};
    await this.stage.glide(before, ms);
    this.#skip = null;
  }

  #roll(view: View): void {
    sound('dice');
    this.rolling = calm() ? 0 : ROLL * this.#tempo;
    this.shown = view;
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
      const watched = this.latest.get(WATCHER)?.view;
      if (watched && (this.#hides(this.seat) || this.#hides(turn))) {
        this.passTo = turn;
        this.shown = covered(watched, shown);
        this.forgetStory(watched);
      } else {
        this.#look(turn);
      }
    } else if (turn === this.seat && shown.choices.length) {
      this.announce(t('your-turn'));
      sound('turn');
    }
    this.goOn();
  }

  /** Does this seat see something that the others may not? */
  #hides(seat: number): boolean {
    return this.latest.has(WATCHER) && (this.hiding.get(seat) ?? true);
  }

  /** Looks through the eyes of another of my seats. */
  #look(seat: number): void {
    this.seat = seat;
    const latest = this.latest.get(seat);
    if (!latest) return;
    this.number = latest.number;
    this.shown = latest.view;
  }
}
