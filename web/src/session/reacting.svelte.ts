/** What is said at a table without words, for a few seconds each. */

import type { React } from '../server/messages';
import { t } from '../ui/texts.svelte';
import type { Say } from './connection';
import type { Known } from './known.svelte';
import type { Telling } from './telling.svelte';

export type Reaction = React['reaction'];

/** So long each is seen. */
const SEEN = 3_500;

export class Reacting {
  list = $state.raw<{ id: number; seat: number; reaction: Reaction }[]>([]);
  #serial = 0;

  constructor(
    private readonly known: Known,
    private readonly telling: Telling,
    private readonly say: Say,
  ) {}

  react(reaction: Reaction): void {
    this.say({ type: 'react', reaction });
  }

  hear(seat: number, reaction: Reaction): void {
    const shown = { id: this.#serial++, seat, reaction };
    this.list = [...this.list, shown];
    const name = this.known.called[seat] ?? t('a-watcher');
    this.telling.announce(t('reacted', { name, reaction: t(`react-${reaction}`) }));
    setTimeout(() => (this.list = this.list.filter((each) => each !== shown)), SEEN);
  }
}
