/** A lesson, taken at a table like any other: what the server would say there is said by the lesson. */

import { computers, me } from '../opening/openTable';
import { get } from '../server/api';
import type {
  ClientMessage,
  LessonClause,
  LessonStep,
  LessonTold,
  PlayMove,
  TableMessage,
  View,
} from '../server/messages';
import { whole } from '../server/whole';
import type { Connection, Listener } from '../session/connection';
import { Session } from '../session/session.svelte';
import { t } from '../ui/texts.svelte';

/** Where whoever learns stands with a step: still to do, done, or something else was tried. */
type Stand = 'open' | 'done' | 'other';

export class Lesson implements Connection {
  at = $state(0);
  stand = $state<Stand>('open');
  readonly session: Session;
  #listener!: Listener;
  #number = 0;

  readonly step: LessonStep = $derived.by(() => this.told.steps[this.at]!);
  readonly last = $derived.by(() => this.at === this.told.steps.length - 1);
  /** Is there a move to find? */
  readonly asks = $derived(Object.keys(this.step.right).length > 0);
  /** What is said now. */
  readonly text = $derived(
    this.stand === 'done' ? this.step.done : this.stand === 'other' ? this.step.wrong : this.step.text,
  );

  private constructor(readonly told: LessonTold) {
    this.session = new Session(
      () => [],
      (listener) => {
        this.#listener = listener;
        return this;
      },
    );
    this.#listener.message(named(whole('TableMessage', told.table)));
    this.#show(this.step.view);
  }

  static async begin(game: string, lang: string): Promise<Lesson> {
    return new Lesson(await get<LessonTold>(`/api/games/${encodeURIComponent(game)}/lesson/${lang}`));
  }

  /** Goes to a step. */
  go(step: number): void {
    this.at = Math.max(0, Math.min(this.told.steps.length - 1, step));
    this.stand = 'open';
    this.session.telling.forget(); // what has happened before does not belong to what comes now
    this.#show(this.step.view);
  }

  /** Shows what is to be found, as soon as all lies there that it is shown in. */
  async reveal(): Promise<void> {
    const { step } = this;
    const { playback, telling, touching } = this.session;
    await playback.toTheEnd();
    if (this.step !== step || this.stand === 'done') return;
    const [move] = Object.keys(step.right);
    const choice = touching.shown.find(({ text }) => text === move);
    if (!choice) return;
    touching.point(choice.text, choice.touches);
    telling.announce(t('hint-says', { move: touching.moveName(choice.text, choice.touches) }));
  }

  // What a session says.

  play(move: PlayMove): void {
    const views = this.step.right[move.move];
    this.stand = views ? 'done' : 'other';
    for (const view of views ?? [this.step.view]) this.#show(view);
  }

  say(message: ClientMessage): boolean {
    if (message.type === 'why') void this.#because(message.touches);
    return true;
  }

  answered(): void {}

  close(): void {}

  async #because(touches: string[]): Promise<void> {
    const asked = touches.map((touch) => `touch=${encodeURIComponent(touch)}`).join('&');
    const path = `/api/games/${encodeURIComponent(this.told.table.game)}/lesson/steps/${this.at}/why?${asked}`;
    const because = whole<LessonClause>('LessonClause', await get(path));
    this.#listener.message({ type: 'because', seat: this.told.seat, touches, ...because });
  }

  #show(view: View): void {
    this.#listener.message({
      type: 'view',
      number: ++this.#number,
      seat: this.told.seat,
      undo: 'none',
      plays: 0,
      clock: null,
      view: whole<View>('View', view),
    });
  }
}

/** A table with the names of those who sit there, which whoever opens one gives them. */
function named(table: TableMessage): TableMessage {
  const others = computers(table.seats.length, 'casual');
  const seats = table.seats.map((seat, at) => ({
    ...seat,
    name: (seat.yours ? me() : others[at])?.name ?? '',
  }));
  return { ...table, seats };
}
