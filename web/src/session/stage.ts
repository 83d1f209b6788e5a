/** Lets pieces glide from where they lay to where they lie now, found again by their identity. */

interface Lying {
  node: HTMLElement;
  box: DOMRect;
}
export type Before = Map<string, Lying>;

const EASE = 'cubic-bezier(0.25, 0.8, 0.3, 1)';
/** A hop takes so much of the time of a glide, and all hops of a long way together no more than so much. */
const HOP = 0.45;
const HOPS = 4.2;
/** Pieces that come together, as when cards are dealt, follow one another by so many milliseconds. */
const STAGGER = 28;

export class Stage {
  #running: Animation[] = [];

  constructor(
    private readonly root: HTMLElement,
    /** Above everything: what flies here is never cut off by what it flies over. */
    private readonly air: HTMLElement,
  ) {}

  look(): Before {
    const before: Before = new Map();
    for (const node of this.#pieces())
      before.set(node.dataset['piece']!, { node, box: node.getBoundingClientRect() });
    return before;
  }

  /** Resolves when everything has arrived, at once if nothing has to move. */
  async glide(before: Before, ms: number): Promise<void> {
    let late = 0;
    for (const node of this.#pieces()) {
      const id = node.dataset['piece']!;
      const box = node.getBoundingClientRect();
      const lay = before.get(id);
      if (!lay) {
        const origin = this.root.querySelector(`[data-anchor="${node.dataset['from'] ?? ''}"]`);
        if (origin) this.#fly(node, node, origin.getBoundingClientRect(), box, ms, STAGGER * late++);
      } else if (node.dataset['way']) {
        this.#hop(node, node.dataset['way'], ms);
      } else if (moved(lay.box, box)) {
        if (lay.node === node) this.#slide(node, lay.box, box, ms);
        else this.#fly(node, lay.box.width > box.width ? lay.node : node, lay.box, box, ms, 0);
      }
    }
    await Promise.allSettled(this.#running.map((each) => each.finished));
    this.#running = [];
  }

  skip(): void {
    for (const each of this.#running) each.finish();
  }

  #pieces(): NodeListOf<HTMLElement> {
    return this.root.querySelectorAll<HTMLElement>('[data-piece]');
  }

  /** Within its zone a piece itself slides. */
  #slide(node: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
    const way = `${from.x - to.x}px ${from.y - to.y}px`;
    // Added to where it lies, which may be told by `translate`, too.
    this.#running.push(
      node.animate({ translate: [way, '0px 0px'] }, { duration, easing: EASE, composite: 'add' }),
    );
  }

  /** Along its way a piece hops from place to place; `way` tells where each is, seen from the last, and how high. */
  #hop(node: HTMLElement, way: string, ms: number): void {
    const spots = way.split(' ').map((spot) => spot.split(',').map(Number) as [number, number, number]);
    const hops = Math.max(1, spots.filter(([, , lift]) => lift > 0).length);
    const bits = spots.length - 1 - hops;
    const each = ms * Math.min(HOP, HOPS / hops);
    const frames: Keyframe[] = [];
    spots.forEach(([x, y, lift], at) => {
      const before = spots[at - 1];
      if (before && lift)
        frames.push({
          translate: `${(before[0] + x) / 2}px ${(before[1] + y) / 2 - lift}px`,
          easing: 'ease-in',
        });
      frames.push({ translate: `${x}px ${y}px`, easing: lift || at === 0 ? 'ease-out' : 'linear' });
    });
    const duration = hops * each + (bits > 0 ? 2 * ms : 0);
    this.#running.push(node.animate(frames, { duration, composite: 'add' }));
  }

  /** Between zones a copy of the larger drawing flies, and the piece shows itself when it has arrived. */
  #fly(
    node: HTMLElement,
    model: HTMLElement,
    from: DOMRect,
    to: DOMRect,
    duration: number,
    delay: number,
  ): void {
    const copy = model.cloneNode(true) as HTMLElement;
    delete copy.dataset['piece'];
    copy.classList.add('flying');
    copy.inert = true;
    const width = Math.max(from.width, to.width);
    const height = width * (to.height / to.width);
    Object.assign(copy.style, { width: `${width}px`, height: `${height}px` });
    this.air.append(copy);
    node.style.visibility = 'hidden';
    const at = (box: DOMRect): string => {
      // By the centre: what a piece comes out of may have another shape than the piece.
      const size = box.width / width;
      const x = box.x + box.width / 2 - (width * size) / 2;
      const y = box.y + box.height / 2 - (height * size) / 2;
      return `translate(${x}px, ${y}px) scale(${size})`;
    };
    const flight = copy.animate(
      { transform: [at(from), at(to)] },
      { duration, delay, easing: EASE, fill: 'both' },
    );
    const arrive = (): void => {
      copy.remove();
      node.style.visibility = '';
    };
    flight.finished.then(arrive, arrive);
    this.#running.push(flight);
  }
}

function moved(from: DOMRect, to: DOMRect): boolean {
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y) + Math.abs(from.width - to.width) > 1;
}
