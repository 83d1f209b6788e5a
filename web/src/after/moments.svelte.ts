/** What has happened at a table, moment by moment: as the server tells it to this seat, and never ahead of the table. */

import { get } from '../server/api';
import type { Told } from '../server/messages';
import { WATCHER } from '../session/scene';
import type { Session } from '../session/session.svelte';
import { whole } from '../server/whole';

/** Moments from the one with this number on. Where several share the device, only what everybody may know. */
async function ask(session: Session, first: number): Promise<Told[]> {
  const one = session.table!.seats.filter((seat) => seat.yours).length === 1;
  const path = `/api/tables/${session.id}/told?seat=${one ? session.seat : WATCHER}&first=${first}`;
  return whole<Told[]>('Told', await get(path, session.secret));
}

/** All moments of a game, however many. */
export async function allMoments(session: Session): Promise<Told[]> {
  const found: Told[] = [];
  let part: Told[];
  while ((part = await ask(session, found.length)).length) found.push(...part);
  return found;
}

type Reached = Pick<Told, 'deal' | 'plays'>;

const after = (one: Reached, other: Reached): boolean =>
  one.deal === other.deal ? one.plays > other.plays : one.deal > other.deal;

/** The moments up to the one that is shown. */
export class Moments {
  all = $state.raw<Told[]>([]);
  #asking = false;

  constructor(private readonly session: Session) {}

  /** What was told may have changed meanwhile. */
  forget(): void {
    this.all = [];
  }

  /** Something else is shown: what was taken back goes, and what is missing is asked for. */
  async follow(): Promise<void> {
    this.#keep(this.all);
    if (this.#asking) return;
    this.#asking = true;
    try {
      while (this.#behind()) {
        const known = this.all;
        const part = await ask(this.session, known.length);
        if (known !== this.all) continue; // it was forgotten meanwhile
        this.#keep([...known, ...part]);
        if (this.all.length === known.length) break;
      }
    } catch {
      // Without a line nothing new is shown either; when it is up again, it is asked again.
    } finally {
      this.#asking = false;
    }
  }

  #behind(): boolean {
    const last = this.all.at(-1);
    return !last || after(this.session.told, last);
  }

  #keep(moments: Told[]): void {
    this.all = moments.filter((moment) => !after(moment, this.session.told));
  }
}
