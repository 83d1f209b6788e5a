/** Drawings of games, kept once as symbols of a sprite in the page; they take the colour of what they are used in. */

import { getText } from '../server/api';

const SVG = 'http://www.w3.org/2000/svg';
const SHAPES = new Set(['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']);
const ATTRIBUTES = new Set(
  (
    'viewBox x y width height cx cy r rx ry x1 y1 x2 y2 d points transform fill fill-opacity fill-rule stroke ' +
    'stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray opacity overflow'
  ).split(' '),
);
const PLAIN = /^[-\w\s.,()#%]*$/;

const asked = new Set<string>();
let sprite: SVGSVGElement | null = null;

/** The id of a drawing's symbol, of only so many of its shapes where it is begun; it is fetched the first time it is
 * asked for and appears when it has come. */
export function artSymbol(game: string, name: string, shapes?: number): string {
  const id = `art-${game}-${name}${shapes === undefined ? '' : `-${shapes}`}`;
  if (!asked.has(id)) {
    asked.add(id);
    void fetchInto(id, `/api/games/${game}/art/${encodeURIComponent(name)}.svg`, shapes).catch(() =>
      asked.delete(id),
    );
  }
  return id;
}

async function fetchInto(id: string, path: string, shapes?: number): Promise<void> {
  const parsed = new DOMParser().parseFromString(await getText(path), 'image/svg+xml').documentElement;
  const symbol = document.createElementNS(SVG, 'symbol');
  symbol.id = id;
  symbol.setAttribute('viewBox', parsed.getAttribute('viewBox') ?? '0 0 100 120');
  for (const child of [...parsed.children].slice(0, shapes)) copy(child, symbol);
  if (!sprite) {
    sprite = document.createElementNS(SVG, 'svg');
    sprite.classList.add('sprite');
    sprite.setAttribute('aria-hidden', 'true');
    document.body.append(sprite);
  }
  sprite.append(symbol);
}

/** Copies shapes and nothing else: a drawing can hold neither script nor style nor a link to elsewhere. */
function copy(from: Element, into: Element): void {
  if (from.namespaceURI !== SVG || !SHAPES.has(from.localName)) return;
  const shape = document.createElementNS(SVG, from.localName);
  for (const { name, value } of from.attributes) {
    if (ATTRIBUTES.has(name) && PLAIN.test(value)) shape.setAttribute(name, value);
  }
  for (const child of from.children) copy(child, shape);
  into.append(shape);
}
