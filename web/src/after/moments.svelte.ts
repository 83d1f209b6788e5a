/** What has happened at a table, moment by moment: as the server tells it to this seat, and never ahead of the table. */

import { get } from '../server/api';
import type { Told } from '../server/messages';
import { whole } from '../server/whole';
import type { Known } from '../session/known.svelte';
import type { Playback } from '../session/playback.svelte';
import { WATCHER } from '../session/scene';

/** Moments from the one with this number on. Where several share the device, only what everybody may know. */
async function ask({ table, seat }: Known, secret: string, first: number): Promise<Told[]> {
  const one = table!.seats.filter(({ yours }) => yours).length === 1;
  const path = `/api/tables/${table!.table}/told?seat=${one ? seat : WATCHER}&first=${first}`;
  return whole<Told[]>('Told', await get(path, secret));
}

/** All moments of a game, however many. */
export async function allMoments(known: Known, secret: string): Promise<Told[]> {
  const found: Told[] = [];
  let part: Told[];
  while ((part = await ask(known, secret, found.length)).length) found.push(...part);
  return found;
}

type Reached = Pick<Told, 'deal' | 'plays'>;

const after = (one: Reached, other: Reached): boolean =>
  one.deal === other.deal ? one.plays > other.plays : one.deal > other.deal;

/** The moments up to the one that is shown. */
export class Moments {
  all = $state.raw<Told[]>([]);
  #asking = false;

  constructor(
    private readonly known: Known,
    private readonly playback: Playback,
    private readonly secret: string,
  ) {}

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
        const before = this.all;
        const part = await ask(this.known, this.secret, before.length);
        if (before !== this.all) continue; // it was forgotten meanwhile
        this.#keep([...before, ...part]);
        if (this.all.length === before.length) break;
      }
    } catch {
      // Without a connection nothing new is shown either; when it is up again, it is asked again.
    } finally {
      this.#asking = false;
    }
  }

  #behind(): boolean {
    const last = this.all.at(-1);
    return !last || after(this.playback.reached, last);
  }

  #keep(moments: Told[]): void {
    this.all = moments.filter((moment) => !after(moment, this.playback.reached));
  }
}
