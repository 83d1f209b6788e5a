/** What a table on the screen is given, however it is arranged; each arrangement takes what it needs of it. */

import type { Snippet } from 'svelte';
import type { Known } from '../session/known.svelte';
import type { Playback } from '../session/playback.svelte';
import type { Reacting } from '../session/reacting.svelte';
import type { Telling } from '../session/telling.svelte';
import type { Touching } from '../session/touching.svelte';

export interface TableProps {
  known: Known;
  telling: Telling;
  playback: Playback;
  touching: Touching;
  reacting: Reacting;
  /** What has just happened, and what can be done about it. */
  status: Snippet;
  onseat: (seat: number) => void;
  onrules: (clause: string) => void;
}
