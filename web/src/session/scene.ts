/** Reading layouts and views: where pieces lie, whose they are, and how the table looks halfway through a move. */

import type { Layout, Look, Note, Piece, Scene, View, Zone } from '../server/messages';

/** Whose turn it is when nobody moves. */
export const NOBODY = -2;
/** Who looks without a seat. */
export const WATCHER = -1;
export const BACK = 'back';

/** The zone that a place belongs to: the one with the longest name that the place begins with. */
function zoneOf(place: string, layout: Layout): Zone | undefined {
  return layout.zones
    .filter((zone) => place === zone.name || place.startsWith(`${zone.name}.`))
    .sort((one, other) => other.name.length - one.name.length)[0];
}

/** The seat that a place is in front of: `trick.2` is in front of seat 2. */
export function seatOf(place: string): number {
  const last = place.split('.').at(-1) ?? '';
  return /^\d+$/.test(last) ? Number(last) : -1;
}

/** Where a piece set out that came from a place: before whom, if it was held, or at that place. */
export function originOf(came: string, layout: Layout): string {
  const zone = zoneOf(came, layout);
  return zone?.kind === 'hand' ? String(zone.owner) : came;
}

export const piecesIn = (view: View, zone: string): Piece[] =>
  view.scene.pieces.filter((piece) => piece.zone === zone);

/** How many pieces lie in a zone; those that nobody can tell apart come as one with a count. */
export const countIn = (view: View, zone: string): number =>
  piecesIn(view, zone).reduce((sum, piece) => sum + piece.count, 0);

export function zonesOf(layout: Layout, kind: Zone['kind'], owner?: number): Zone[] {
  return layout.zones.filter((zone) => zone.kind === kind && (owner === undefined || zone.owner === owner));
}

/** What is seen of the hands of a seat. What everybody has only heard of is shown to those who want it, and to all while
 * it comes. */
export const openIn = (view: View, hands: Zone[], heard: boolean, wanted: boolean): Piece[] =>
  hands
    .flatMap((zone) => piecesIn(view, zone.name))
    .filter(({ look, came }) => look !== BACK && (!heard || wanted || !!came));

/** The hand from which a hidden card may be drawn now, by where it is held. */
export function drawable(view: View, layout: Layout, touchable: Set<string>): Zone | undefined {
  const hidden = view.scene.pieces.find((piece) => piece.look === BACK && touchable.has(piece.place));
  return hidden && zonesOf(layout, 'hand').find((zone) => zone.name === hidden.zone);
}

/** Looks by their id. */
const looksOf = (layout: Layout): Map<string, Look> => new Map(layout.looks.map((look) => [look.id, look]));

/** The colours of a layout in its own order, each with a look that shows its sign. */
export function coloursOf(layout: Layout): Look[] {
  const found = new Map<string, Look>();
  for (const look of layout.looks) if (look.colour && !found.has(look.colour)) found.set(look.colour, look);
  return [...found.values()];
}

/** The table at the moment when pieces lay where they passed; null where nothing passed anything. */
export function halfway(view: View, before: View | null, layout: Layout): View | null {
  if (!before) return null;
  const lay = new Map(before.scene.pieces.map((piece) => [piece.id, piece.zone]));
  let passed = false;
  const pieces = view.scene.pieces.map((piece) => {
    const zone = piece.via && lay.get(piece.id) !== piece.zone ? zoneOf(piece.via, layout) : undefined;
    if (!zone) return piece;
    passed = true;
    return { ...piece, zone: zone.name, place: piece.via };
  });
  if (!passed) return null;
  const scene = { ...view.scene, pieces, counters: before.scene.counters };
  // Nothing is decided at this moment: no turn, no choices, no result.
  return { ...before, scene, turn: NOBODY, choices: [], result: null };
}

const diceZones = (layout: Layout, picture: boolean): Set<string> =>
  new Set(
    layout.zones.filter((zone) => zone.kind === 'dice' && zone.picture === picture).map((zone) => zone.name),
  );

/** Have dice been thrown, or been uncovered (`picture`): does one of them show another face? */
export function thrown(view: View, before: View, layout: Layout, picture = false): boolean {
  const zones = diceZones(layout, picture);
  const looks = looksOf(layout);
  const faces = (of: View): string[] =>
    of.scene.pieces.filter(({ zone }) => zones.has(zone)).map(({ look }) => looks.get(look)?.face ?? '');
  return zones.size > 0 && !same(faces(view), faces(before)) && faces(view).some(Boolean);
}

/** A view in which the dice still lie as before, and nothing may be done yet. */
export function unthrown(view: View, before: View, layout: Layout): View {
  const zones = diceZones(layout, false);
  const pieces = [
    ...view.scene.pieces.filter(({ zone }) => !zones.has(zone)),
    ...before.scene.pieces.filter(({ zone }) => zones.has(zone)),
  ];
  const cells = view.scene.cells.filter((cell) => !cell.offered);
  return { ...view, scene: { ...view.scene, pieces, cells }, choices: [] };
}

/** A view in which the dice have fallen, and what they bring has not been done yet. */
export function fallen(view: View, before: View, layout: Layout): View {
  return { ...unthrown(before, view, layout), turn: before.turn };
}

/** What was written on a pad, crossed out or written anew since then, as `zone row seat`. */
export function newlyWritten(view: View, before: View): Set<string> {
  const stands = (of: View): Map<string, boolean> =>
    new Map(
      of.scene.cells
        .filter((cell) => !cell.offered)
        .map(({ zone, row, seat, struck }) => [`${zone} ${row} ${seat}`, struck]),
    );
  const old = stands(before);
  return new Set(
    [...stands(view)].filter(([name, struck]) => old.get(name) !== struck).map(([name]) => name),
  );
}

/** What may be seen while a device changes hands: what a watcher sees, from the side of whoever has looked so far. */
export function covered(watched: View, { scene: { turned, signs } }: View): View {
  return { ...watched, scene: { ...watched.scene, turned, signs }, choices: [], turns: [] };
}

/** Does a seat see anything that a watcher does not? From which side it looks at the board is no secret, nor what its
 * places are called from there: of notes and facts, only which there are and the looks in them count. */
export const tellsMore = (view: View, watched: View): boolean => !same(common(view), common(watched));

function common({ scene }: View): Scene {
  const byLooks = ({ id, args }: Note): Note => ({
    id,
    args: Object.fromEntries(Object.entries(args).filter(([name]) => name.startsWith('look'))),
  });
  return { ...scene, turned: 0, signs: {}, notes: scene.notes.map(byLooks), facts: scene.facts.map(byLooks) };
}

/** The looks that notes name, with the argument that names them: `lookHigh` marks the highest. */
export function marked(view: View): Map<string, string> {
  const marks = new Map<string, string>();
  for (const note of view.scene.notes) {
    for (const [key, value] of Object.entries(note.args)) {
      if (/^look[A-Z]/.test(key)) marks.set(String(value), key);
    }
  }
  return marks;
}

/** Things that share something, in the order in which they come. */
export function grouped<Thing, Key>(things: Thing[], by: (thing: Thing) => Key): Map<Key, Thing[]> {
  const groups = new Map<Key, Thing[]>();
  for (const thing of things) {
    const group = groups.get(by(thing));
    if (group) group.push(thing);
    else groups.set(by(thing), [thing]);
  }
  return groups;
}

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Those who play together, and everybody else alone, by their first seats. */
export function parties(view: View): number[][] {
  const { teams } = view.scene;
  const alone = view.totals
    .map((_, seat) => [seat])
    .filter(([seat]) => !teams.some((team) => team.includes(seat!)));
  return [...teams, ...alone].sort((one, other) => one[0]! - other[0]!);
}
