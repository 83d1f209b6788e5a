/** A finished game once more: any moment of it as my seat saw it, one after the other or in larger jumps. */

import { get } from '../server/api';
import type { Told, View } from '../server/messages';
import { whole } from '../server/whole';
import type { Known } from '../session/known.svelte';
import type { Playback } from '../session/playback.svelte';
import { recall, remember } from '../ui/storage';
import { allMoments } from './moments.svelte';

/** So long each moment is looked at, in milliseconds. */
const PAUSES = { slow: 2_600, normal: 1_300, quick: 450 };
export type ReplayPace = keyof typeof PAUSES;
export const REPLAY_PACES = Object.keys(PAUSES) as ReplayPace[];

export type Jump = 'turn' | 'trick' | 'deal';

/** Where something of each kind begins, seen from the moment before; a trick where it is complete. */
const BEGINS: Record<Jump, (moment: Told, before: Told) => boolean> = {
  turn: (moment, before) => moment.turn !== before.turn,
  trick: (moment) => moment.collected,
  deal: (moment, before) => moment.deal !== before.deal,
};

export class Replay {
  /** The number of the moment that is shown. */
  at = $state(0);
  playing = $state(false);
  pace = $state<ReplayPace>('normal');
  /** What one can jump by in this game, and what one does jump by. */
  readonly jumps: Jump[];
  jump = $state<Jump>('turn');
  #views = new Map<number, Promise<View>>();
  #wanted = 0;
  #timer = 0;

  private constructor(
    private readonly known: Known,
    private readonly playback: Playback,
    private readonly secret: string,
    readonly moments: Told[],
  ) {
    const kept = recall<{ pace?: ReplayPace }>('replay', {}).pace;
    if (kept && REPLAY_PACES.includes(kept)) this.pace = kept;
    this.jumps = (Object.keys(BEGINS) as Jump[]).filter((jump) => {
      const begun = moments.filter((_, at) => at > 0 && this.#begins(jump, at)).length;
      return begun > 0 && begun < this.last;
    });
    this.jump = this.jumps.includes('trick') ? 'trick' : (this.jumps[0] ?? 'turn');
  }

  static async begin(known: Known, playback: Playback, secret: string, at = 0): Promise<Replay> {
    const replay = new Replay(known, playback, secret, await allMoments(known, secret));
    await replay.go(at);
    return replay;
  }

  get last(): number {
    return this.moments.length - 1;
  }

  async go(to: number): Promise<void> {
    const at = Math.max(0, Math.min(this.last, to));
    this.#wanted = at;
    const view = await this.#view(at);
    if (this.#wanted !== at) return; // the slider has moved on
    this.at = at;
    if (at < this.last) this.#view(at + 1).catch(() => undefined); // most people want to see what comes next
    await this.playback.showAgain(view);
  }

  /** To the moment when so many moves of the record were made. */
  goTo(step: number): Promise<void> {
    return this.go(this.moments.findLastIndex((moment) => (moment.step ?? 0) <= step));
  }

  /** One moment on or back from where we are or are going to: quick fingers lose no step. */
  move(way: 1 | -1): Promise<void> {
    return this.go(this.#wanted + way);
  }

  /** To where the next or the last turn, trick or deal begins. */
  leap(way: 1 | -1): Promise<void> {
    let at = this.#wanted + way;
    while (at > 0 && at < this.last && !this.#begins(this.jump, at)) at += way;
    return this.go(at);
  }

  setPace(pace: ReplayPace): void {
    this.pace = pace;
    remember('replay', { pace });
  }

  /** Lets it run by itself, or stops it; from the end it begins anew. */
  async toggle(): Promise<void> {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.#wanted >= this.last) await this.go(0);
    this.#later();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  leave(): void {
    this.pause();
    this.#wanted = Number.NaN; // whatever is still on its way is no longer wanted
    this.playback.showLatest();
  }

  #later(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.#wanted >= this.last) return this.pause();
    this.#timer = window.setTimeout(() => {
      this.move(1).then(
        () => this.#later(),
        () => this.pause(),
      );
    }, PAUSES[this.pace]);
  }

  #begins(jump: Jump, at: number): boolean {
    return BEGINS[jump](this.moments[at]!, this.moments[at - 1]!);
  }

  #view(at: number): Promise<View> {
    let view = this.#views.get(at);
    if (!view) {
      const { table, seat } = this.known;
      const path = `/api/tables/${table!.table}/steps/${this.moments[at]!.step}?seat=${seat}`;
      view = get(path, this.secret).then((found) => whole<View>('View', found));
      view.catch(() => this.#views.delete(at));
      this.#views.set(at, view);
    }
    return view;
  }
}
