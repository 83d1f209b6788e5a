/** Showing one view after the other, so that everything that happens can be seen to happen. */

import { tick } from 'svelte';
import type { View, ViewMessage } from '../server/messages';
import { calm, settings } from '../ui/settings.svelte';
import { sound } from '../ui/sounds';
import { t } from '../ui/texts.svelte';
import type { Known } from './known.svelte';
import { soundOf } from './moveSounds';
import { NOBODY, covered, fallen, halfway, marked, newlyWritten, same, thrown, unthrown } from './scene';
import type { Stage } from './stage';
import type { Telling } from './telling.svelte';
import { Tokens, type Token } from './tokens';

const GLIDE = 380;
/** A completed trick lies so long before it is collected. */
const HOLD = 1_300;
/** So long dice tumble. */
const ROLL = 750;
const BETWEEN = 140;
export const PACE = { calm: 1, brisk: 0.5, instant: 0 };

/** What is to be done about a table that changes, by whoever has a part of it. */
export interface Cues {
  /** The table is about to change: what a person has begun with it is let go. */
  letGo(): void;
  /** This comes to be seen; `written`: what stands on a pad by it. */
  arrives(view: View, written: Set<string>): void;
  /** All is shown, and whoever sits here may go on. */
  goOn(): void;
}

export class Playback {
  /** Everything that has arrived has been shown. */
  settled = $state(true);
  /** A piece with one of these looks is marked: it decided something. */
  marks = $state.raw(new Map<string, string>());
  /** How far what is shown and told has come: the deal, and the plays of the seats. */
  reached = $state.raw({ deal: 0, plays: 0 });
  /** What has just been written on a pad, as `zone row seat`. */
  written = $state.raw(new Set<string>());
  /** The seat that has to take the device before anything of it is shown. */
  passTo = $state<number | null>(null);
  /** Nobody wants to see how it goes on, only how it ends. */
  rush = $state(false);
  /** For how many milliseconds dice tumble whose faces change now. */
  rolling = 0;
  /** The last thing that has to arrive before it is my turn is on its way. */
  arriving = false;
  stage: Stage | null = null;
  #queue: ViewMessage[] = [];
  #playing: Promise<void> | null = null;
  #skip: (() => void) | null = null;
  readonly #tokens = new Tokens();

  constructor(
    private readonly known: Known,
    private readonly telling: Telling,
    private readonly cues: Cues,
  ) {}

  /** The pieces on boards and in boxes one by one, and the places of the last move. */
  readonly laid: { tokens: Token[]; traces: Set<string> } = $derived.by(() => {
    const { shown, table } = this.known;
    if (!shown || !table) return { tokens: [], traces: new Set() };
    return { tokens: this.#tokens.follow(shown, table.layout), traces: this.#tokens.traces };
  });

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
    this.known.look(this.passTo);
    this.passTo = null;
    this.telling.announce(t('your-turn-as', { name: this.known.names[this.known.seat] ?? '' }));
  }

  /** Shows a moment of a game that is over. */
  async showAgain(view: View): Promise<void> {
    const { table, shown } = this.known;
    if (!table) return;
    const between = halfway(view, shown, table.layout);
    this.telling.forget();
    this.telling.tell(view);
    this.marks = between ? marked(view) : new Map();
    // The step at which something is collected shows it before it is: that is what one wants to look at.
    await this.#glideTo(between ?? view);
  }

  showLatest(): void {
    this.marks = new Map();
    this.known.look(this.known.seat);
  }

  /** Shows a view after those that wait already. */
  enqueue(message: ViewMessage): void {
    this.#queue.push(message);
    this.#playing ??= this.#play();
  }

  /** Until all that has arrived is shown, as quickly as can be. */
  async toTheEnd(): Promise<void> {
    const rushed = this.rush;
    this.rush = true;
    this.hurry();
    await this.#playing;
    this.rush = rushed;
  }

  async #play(): Promise<void> {
    let next: ViewMessage | undefined;
    while ((next = this.#queue.shift())) await this.#show(next);
    this.#playing = null;
    this.#settle();
  }

  async #show({ number, view, seat, plays }: ViewMessage): Promise<void> {
    const { known } = this;
    const { table, shown, watched } = known;
    if (!table || seat !== known.seat) return;
    const tell = (): void => {
      this.telling.tell(view);
      this.reached = { deal: view.deal, plays };
    };
    const news = !shown || !same(shown.scene, view.scene) || shown.turn !== view.turn;
    known.number = number;
    // On a shared device nobody knows who has opened the page: nothing is shown before they say so.
    if (!shown && known.mine.length > 1 && known.mine.some((each) => known.hides(each))) {
      this.passTo = known.mine.includes(view.turn) ? view.turn : seat;
    }
    const open = this.passTo === null || !watched ? view : covered(watched, view);
    if (!news || !shown) {
      known.shown = open;
      if (shown) this.reached = { deal: view.deal, plays };
      else tell();
      return;
    }
    this.settled = false;
    this.cues.letGo();
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
    this.cues.arrives(view, this.written);
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
    const { shown, table } = this.known;
    const heard = shown && table && soundOf(view, shown, table.layout);
    if (heard) sound(heard);
    this.known.shown = view;
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
    this.known.shown = view;
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
    const { known, telling } = this;
    const { shown, seat, watched } = known;
    if (!shown || !known.table) return;
    const { turn } = shown;
    if (turn !== seat && known.mine.includes(turn) && this.passTo === null) {
      if (watched && (known.hides(seat) || known.hides(turn))) {
        this.passTo = turn;
        known.shown = covered(watched, shown);
        telling.forget(watched);
      } else {
        known.look(turn);
      }
    } else if (turn === seat && shown.choices.length) {
      telling.announce(t('your-turn'));
      sound('turn');
    }
    this.cues.goOn();
  }
}
