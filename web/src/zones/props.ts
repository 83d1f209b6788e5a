/** What every part that draws a zone is given; each takes what it needs of it. */

import type { Zone } from '../server/messages';
import type { Known } from '../session/known.svelte';
import type { Playback } from '../session/playback.svelte';
import type { Touching } from '../session/touching.svelte';

export interface ZoneProps {
  known: Known;
  playback: Playback;
  touching: Touching;
  zone: Zone;
}
