/** Pieces one by one, each with a key that stays with it from view to view, so that it can glide. */

import type { Layout, Piece, View } from '../server/messages';
import { kindOf } from './kinds';

/** One piece to draw, and where it lies. */
export interface Token {
  key: string;
  look: string;
  zone: string;
  /** Its place, or its zone where that has no places. */
  at: string;
  /** What it is touched by, where it has a name of its own. */
  id: string;
  came: string;
  /** The places that it hops along, from where it was seen last; empty where it glides. */
  way: string[];
}

/** When so much moves, it was no move: the board was set up. */
const MANY = 12;

/** The tokens of one view after the other. Whoever has no identity is recognised by where it lay before. */
export class Tokens {
  /** The places of the last move. */
  traces = new Set<string>();
  #last: Token[] = [];
  #lay = new Map<string, string>();
  /** The ways that have been seen. */
  #ways = new Set<string>();
  #serial = 0;

  follow(view: View, layout: Layout): Token[] {
    const zones = new Map(layout.zones.map((zone) => [zone.name, zone]));
    const colours = new Map(layout.looks.map((look) => [look.id, look.colour || look.id]));
    const now: Token[] = [];
    const nameless: Token[] = [];
    const nth = new Map<string, number>();
    for (const piece of view.scene.pieces) {
      const zone = zones.get(piece.zone);
      const followed = zone && kindOf(zone).followed;
      if (!followed) continue;
      for (const token of each(piece)) {
        now.push(token);
        const at = nth.get(token.zone) ?? 0;
        nth.set(token.zone, at + 1);
        if (token.id) token.key = token.id;
        // A die stays where it is and shows another face.
        else if (zone.picture || followed === 'dice') token.key = `${token.zone}:${at}`;
        else nameless.push(token);
      }
    }
    this.#recognise(nameless, colours);
    for (const token of now) if (!this.#comes(token)) token.way = [];
    this.#trace(now);
    this.#last = nameless;
    this.#lay = new Map(now.map((token) => [token.key, token.at]));
    this.#ways = new Set(view.scene.pieces.map(({ way }) => String(way)));
    return now;
  }

  /** Has a piece come along its way just now? Taken back, or shown again, it has not. */
  #comes({ key, way }: Token): boolean {
    return this.#lay.get(key) === way[0] && !this.#ways.has(String(way));
  }

  /** Where pieces came from and went to, as long as nothing else moves. */
  #trace(now: Token[]): void {
    const said = now.flatMap(({ came, at }) => (came ? [came, at] : []));
    const seen = now.flatMap(({ key, at }) => {
      const lay = this.#lay.get(key);
      return lay && lay !== at ? [lay, at] : [];
    });
    if (said.length) this.traces = new Set(said);
    else if (seen.length) this.traces = new Set(seen.length > MANY ? [] : seen);
  }

  #recognise(nameless: Token[], colours: Map<string, string>): void {
    const free = new Set(this.#last);
    const colour = (token: Token): string => colours.get(token.look) ?? token.look;
    const claim = (token: Token, fits: (old: Token) => boolean): boolean => {
      for (const old of free) {
        if (!fits(old)) continue;
        token.key = old.key;
        return free.delete(old);
      }
      return false;
    };
    // Whoever has come from elsewhere waits: those that were there before keep their keys.
    let left = [...nameless].sort((one, other) => Number(!!one.came) - Number(!!other.came));
    const pass = (fits: (token: Token, old: Token) => boolean): void => {
      left = left.filter((token) => !claim(token, (old) => fits(token, old)));
    };
    pass((token, old) => old.at === token.at && old.look === token.look);
    pass((token, old) => old.at === token.at && !token.came && colour(old) === colour(token));
    pass((token, old) => old.at === token.came && colour(old) === colour(token));
    // Taken back or skipped: whatever of this look lay elsewhere.
    pass((token, old) => old.look === token.look);
    pass((token, old) => colour(old) === colour(token));
    for (const token of left) token.key = `${token.look}#${this.#serial++}`;
  }
}

function each(piece: Piece): Token[] {
  const at = piece.place || piece.zone;
  const { look, zone, id, way } = piece;
  const came = piece.came || (way[0] ?? '');
  return Array.from({ length: piece.count }, () => ({ key: '', look, zone, at, id, came, way }));
}
