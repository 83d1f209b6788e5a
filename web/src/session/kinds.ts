/** The kinds of zones: where each lies on the table, and how its pieces are to be treated; `ZonePart` draws them. */

import type { Layout, Zone } from '../server/messages';

export interface Kind {
  /** Where it lies, unless it belongs to a seat. large: it needs the whole middle. middle: where people look first.
   * piled: in the middle, one beside the other. beside: out of the way. hand: nearest to its owner. said: with the
   * buttons. aside: shown when asked for. */
  lies: 'large' | 'middle' | 'piled' | 'beside' | 'hand' | 'said' | 'aside';
  /** What is mine of it lies with my hand. */
  held?: boolean;
  /** Its pieces are followed one by one from view to view; dice keep their places and show other faces. */
  followed?: 'pieces' | 'dice';
  /** What is laid there sounds like this. */
  sounds?: 'card' | 'stone' | 'chips';
}

const KINDS: Record<Zone['kind'], Kind> = {
  hand: { lies: 'hand', held: true, sounds: 'card' },
  trick: { lies: 'middle', sounds: 'card' },
  last_trick: { lies: 'aside' },
  sets: { lies: 'beside', sounds: 'card' },
  pile: { lies: 'piled', sounds: 'card' },
  columns: { lies: 'large', held: true, sounds: 'card' },
  chips: { lies: 'piled', sounds: 'chips' },
  board: { lies: 'large', followed: 'pieces', sounds: 'stone' },
  box: { lies: 'beside', followed: 'pieces', sounds: 'stone' },
  dice: { lies: 'middle', followed: 'dice' },
  cup: { lies: 'middle', followed: 'dice' },
  pad: { lies: 'large' },
  calls: { lies: 'said' },
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
