/** A lesson, taken at a table like any other: what the server would say there is said by the lesson. */

import { get } from '../server/api';
import type { Line, Listener } from '../session/connection';
import type {
  Choice,
  ClientMessage,
  LessonClause,
  LessonStep,
  LessonTold,
  PlayMove,
  TableMessage,
  View,
} from '../server/messages';
import { computers } from '../opening/openTable';
import { Session } from '../session/session.svelte';
import { settings } from '../ui/settings.svelte';
import { t } from '../ui/texts.svelte';
import { whole } from '../server/whole';

/** Where whoever learns stands with a step: still to do, done, or something else was tried. */
type Stand = 'open' | 'done' | 'other';

/** A session of which nothing is remembered among the tables, and which nobody else sees. */
class Taught extends Session {
  override readonly shared = false;

  protected override keep(): void {}

  /** Shows what is to be touched. */
  reveal({ text, touches }: Choice): void {
    this.point(text, touches);
    this.announce(t('hint-says', { move: this.moveName(text, touches) }));
  }

  /** What has happened before does not belong to what comes now. */
  turnPage(): void {
    this.forgetStory();
  }
}

export class Lesson implements Line {
  at = $state(0);
  stand = $state<Stand>('open');
  readonly session: Taught;
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
    this.session = new Taught(
      '',
      () => [],
      (listener) => {
        this.#listener = listener;
        return this;
      },
    );
    this.#listener.message(table(told));
    this.#show(this.step.view);
  }

  static async begin(game: string, lang: string): Promise<Lesson> {
    return new Lesson(await get<LessonTold>(`/api/games/${encodeURIComponent(game)}/lesson/${lang}`));
  }

  /** Goes to a step. */
  go(step: number): void {
    this.at = Math.max(0, Math.min(this.told.steps.length - 1, step));
    this.stand = 'open';
    this.session.turnPage();
    this.#show(this.step.view);
  }

  /** Shows what is to be found. */
  reveal(): void {
    const [move] = Object.keys(this.step.right);
    const { choices, turns } = whole<View>('View', this.step.view);
    const choice = [...choices, ...turns].find(({ text }) => text === move);
    if (!choice) return;
    this.session.reveal(choice);
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
    const path = `/api/games/${encodeURIComponent(this.told.game)}/lesson/steps/${this.at}/why?${asked}`;
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

/** The table at which a lesson is taken: whoever learns, and players of whom nobody thinks. */
function table({ game, seats, seat, layout, decides }: LessonTold): TableMessage {
  const sitting = computers(seats, 'casual').map(({ name }, at) => ({
    name: at === seat ? settings.name || t('guest') : (name ?? ''),
    player: at === seat ? 'person' : 'casual',
    present: true,
    yours: at === seat,
    contributed: true,
    reserved: false,
  }));
  return {
    type: 'table',
    table: '',
    number: 0,
    game,
    version: 0,
    options: {},
    commitment: '',
    contributions: [],
    phase: 'playing',
    seats: sitting,
    decides,
    layout: whole('Layout', layout),
    clock: null,
    hints: false,
    chat: false,
    advice: false,
    question: null,
    again: null,
    again_of: null,
    same_cards: false,
    watchers: 0,
    seed: null,
  };
}
