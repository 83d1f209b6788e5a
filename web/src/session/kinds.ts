/** The kinds of zones: what draws each, where it lies on the table, and how its pieces are to be treated. */

import type { Component } from 'svelte';
import Board from '../zones/Board.svelte';
import Box from '../zones/Box.svelte';
import Calls from '../zones/BidList.svelte';
import Chips from '../zones/Chips.svelte';
import Columns from '../zones/Columns.svelte';
import Cup from '../zones/Cup.svelte';
import Dice from '../zones/Dice.svelte';
import Hand from '../zones/Hand.svelte';
import Pad from '../zones/Pad.svelte';
import Pile from '../zones/Pile.svelte';
import Sets from '../zones/Sets.svelte';
import Trick from '../zones/Trick.svelte';
import type { Layout, Zone } from '../server/messages';
import type { Session } from './session.svelte';

export interface Kind {
  part: Component<{ session: Session; zone: Zone }>;
  /** Where it lies, unless it belongs to a seat. large: it needs the whole middle. middle: where people look first.
   * piled: in the middle, one beside the other. beside: out of the way. hand: nearest to its owner. said: with the
   * buttons. aside: shown when asked for. */
  lies: 'large' | 'middle' | 'piled' | 'beside' | 'hand' | 'said' | 'aside';
  /** What is mine of it lies with my hand. */
  held?: boolean;
  /** Its pieces are followed one by one from view to view; dice keep their places and show other faces. */
  followed?: 'pieces' | 'dice';
}

export const KINDS: Record<Zone['kind'], Kind> = {
  hand: { part: Hand, lies: 'hand', held: true },
  trick: { part: Trick, lies: 'middle' },
  last_trick: { part: Trick, lies: 'aside' },
  sets: { part: Sets, lies: 'beside' },
  pile: { part: Pile, lies: 'piled' },
  columns: { part: Columns, lies: 'large', held: true },
  chips: { part: Chips, lies: 'piled' },
  board: { part: Board, lies: 'large', followed: 'pieces' },
  box: { part: Box, lies: 'beside', followed: 'pieces' },
  dice: { part: Dice, lies: 'middle', followed: 'dice' },
  cup: { part: Cup, lies: 'middle', followed: 'dice' },
  pad: { part: Pad, lies: 'large' },
  calls: { part: Calls, lies: 'said' },
};

export function kindOf(zone: Zone): Kind {
  const found = KINDS[zone.kind];
  if (!found) throw new Error(`no kind of zone "${zone.kind}"; there are ${Object.keys(KINDS).join(', ')}`);
  return found;
}

/** The zones that everybody shares and that lie there. */
export const sharedZones = (layout: Layout, lies: Kind['lies']): Zone[] =>
  layout.zones.filter((zone) => zone.owner < 0 && kindOf(zone).lies === lies);

/** Calls that are said by their words; and palettes, of which a card is named. */
export const spoken = (layout: Layout): Zone[] =>
  sharedZones(layout, 'said').filter((zone) => zone.rows.some((row) => !row.look));
export const palettes = (layout: Layout): Zone[] =>
  sharedZones(layout, 'said').filter((zone) => zone.rows.some((row) => row.look));

/** The zones before a seat, but for its hand; before mine, but for all that lies with it. */
export const ownZones = (layout: Layout, seat: number, me: boolean): Zone[] =>
  layout.zones.filter(
    (zone) => zone.owner === seat && kindOf(zone).lies !== 'hand' && !(me && kindOf(zone).held),
  );

/** What lies with my hand. */
export const heldZones = (layout: Layout, seat: number): Zone[] =>
  layout.zones.filter((zone) => zone.owner === seat && kindOf(zone).held);
