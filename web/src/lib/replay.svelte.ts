/** A finished game once more: any step of its record, as my seat saw it. */

import { get } from './api';
import type { GameRecord, View } from './messages';
import { REFEREE } from './scene';
import type { Session } from './session.svelte';
import { whole } from './whole';

/** Dealing takes many steps of the referee, which nobody wants to see one by one: they are asked for in bundles. */
const BUNDLE = 8;

export class Replay {
  step = $state(0);
  #views = new Map<number, Promise<View>>();
  #wanted = 0;

  private constructor(
    readonly session: Session,
    readonly last: number,
  ) {
    this.step = last;
  }

  static async begin(session: Session): Promise<Replay> {
    const record = await get<GameRecord>(`/api/tables/${session.id}/record`, session.secret);
    const replay = new Replay(session, record.moves.length);
    await replay.go(0, 1);
    return replay;
  }

  /** Goes to a step; where the referee is at work there, on to the next one that shows something, that way. */
  async go(step: number, way: 1 | -1): Promise<void> {
    this.#wanted = step = Math.max(0, Math.min(this.last, step));
    for (let at = step; at >= 0 && at <= this.last; at += way * BUNDLE) {
      const steps = Array.from({ length: BUNDLE }, (_, number) => at + way * number);
      const inside = steps.filter((number) => number >= 0 && number <= this.last);
      const views = await Promise.all(inside.map((number) => this.#view(number)));
      const found = views.findIndex((view) => view.turn !== REFEREE);
      if (this.#wanted !== step) return; // the slider has moved on
      if (found < 0) continue;
      this.step = this.#wanted = inside[found]!;
      await this.session.showAgain(views[found]!);
      return;
    }
    if (way < 0) await this.go(step, 1);
  }

  /** One step on or back from where we are or are going to: quick fingers lose no step. */
  move(way: 1 | -1): Promise<void> {
    return this.go(this.#wanted + way, way);
  }

  leave(): void {
    this.#wanted = Number.NaN; // whatever is still on its way is no longer wanted
    this.session.showLatest();
  }

  #view(step: number): Promise<View> {
    let view = this.#views.get(step);
    if (!view) {
      const path = `/api/tables/${this.session.id}/steps/${step}?seat=${this.session.seat}`;
      view = get(path, this.session.secret).then((found) => whole<View>('View', found));
      view.catch(() => this.#views.delete(step));
      this.#views.set(step, view);
    }
    return view;
  }
}
