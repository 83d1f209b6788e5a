/** Pieces that glide: which of them move, how, and when all of them have arrived. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Stage } from '../../src/session/stage';

interface Frames {
  frames: unknown;
  timing: { duration: number; delay?: number };
  arrive: () => void;
}

/** A node that lies somewhere, and remembers how it was made to move. */
class Node {
  moves: Frames[] = [];
  style: Record<string, string> = {};
  classList = { add: vi.fn() };
  inert = false;
  removed = false;
  copies: Node[] = [];
  constructor(
    readonly dataset: Record<string, string>,
    public box = { x: 0, y: 0, width: 10, height: 14 },
  ) {}
  getBoundingClientRect() {
    return this.box;
  }
  cloneNode(): Node {
    const copy = new Node({ ...this.dataset }, this.box);
    this.copies.push(copy);
    return copy;
  }
  remove(): void {
    this.removed = true;
  }
  animate(frames: unknown, timing: Frames['timing']) {
    let arrive = (): void => {};
    const finished = new Promise<void>((resolve) => (arrive = resolve));
    this.moves.push({ frames, timing, arrive });
    return { finished, finish: arrive };
  }
}

let pieces: Node[];
let anchors: Record<string, Node>;
let air: Node[];
let stage: Stage;

beforeEach(() => {
  pieces = [];
  anchors = {};
  air = [];
  const root = {
    querySelectorAll: () => pieces,
    querySelector: (selector: string) => anchors[/"(.*)"/.exec(selector)![1]!] ?? null,
  };
  stage = new Stage(
    root as unknown as HTMLElement,
    { append: (node: Node) => air.push(node) } as unknown as HTMLElement,
  );
});

const at = (x: number, y = 0, width = 10) => ({ x, y, width, height: width * 1.4 });
const durations = (node: Node): number[] => node.moves.map(({ timing }) => timing.duration);

describe('a piece', () => {
  it('that lies where it lay does not move', async () => {
    pieces = [new Node({ piece: 'a' }, at(5))];
    const before = stage.look();
    pieces[0]!.box = at(5.5, 0.5);
    await stage.glide(before, 400);
    expect(pieces[0]!.moves).toEqual([]);
  });

  it('slides within its zone, from where it lay', async () => {
    const [piece] = (pieces = [new Node({ piece: 'a' }, at(5, 7))]);
    const before = stage.look();
    piece!.box = at(25, 3);
    const gliding = stage.glide(before, 400);
    expect(durations(piece!)).toEqual([400]);
    expect(piece!.moves[0]!.frames).toEqual({ translate: ['-20px 4px', '0px 0px'] });
    stage.skip();
    await gliding;
  });

  it('flies between zones as a copy of its larger drawing, and shows itself when it has arrived', async () => {
    const small = new Node({ piece: 'a' }, at(0, 0, 10));
    pieces = [small];
    const before = stage.look();
    const large = new Node({ piece: 'a' }, at(50, 0, 40));
    pieces = [large];
    const gliding = stage.glide(before, 400);
    const [copy] = air;
    expect([large.copies, small.copies]).toEqual([[copy], []]);
    expect([copy!.style['width'], copy!.inert, copy!.dataset['piece']]).toEqual(['40px', true, undefined]);
    expect(copy!.moves[0]!.frames).toEqual({
      transform: ['translate(0px, 0px) scale(0.25)', 'translate(50px, 0px) scale(1)'],
    });
    expect(large.style['visibility']).toBe('hidden');
    stage.skip();
    await gliding;
    expect([large.style['visibility'], copy!.removed]).toEqual(['', true]);
  });

  it('that gets smaller flies as it was', async () => {
    const large = new Node({ piece: 'a' }, at(0, 0, 40));
    pieces = [large];
    const before = stage.look();
    pieces = [new Node({ piece: 'a' }, at(50, 0, 10))];
    void stage.glide(before, 400);
    expect(large.copies).toEqual(air);
  });

  it('that is new comes from where it says, one after the other, and stands there at once where that is not seen', async () => {
    anchors = { stock: new Node({}, at(100)) };
    pieces = ['a', 'b', 'c'].map((piece) => new Node({ piece, from: piece === 'b' ? 'nowhere' : 'stock' }));
    void stage.glide(new Map(), 400);
    expect(air.map(({ moves }) => moves[0]!.timing.delay)).toEqual([0, 28]);
    expect(pieces[1]!.moves).toEqual([]);
  });

  it('hops along its way: each place takes as long, but a long way no longer than so much', async () => {
    const hopping = async (way: string): Promise<Node> => {
      const node = new Node({ piece: 'a' });
      pieces = [node];
      const before = stage.look();
      node.dataset['way'] = way;
      const gliding = stage.glide(before, 100);
      stage.skip();
      await gliding;
      return node;
    };
    const node = await hopping('-20,0,0 -10,0,6 0,0,6');
    expect(durations(node)).toEqual([90]);
    expect(node.moves[0]!.frames).toEqual([
      { translate: '-20px 0px', easing: 'ease-out' },
      { translate: '-15px -6px', easing: 'ease-in' },
      { translate: '-10px 0px', easing: 'ease-out' },
      { translate: '-5px -6px', easing: 'ease-in' },
      { translate: '0px 0px', easing: 'ease-out' },
    ]);
    const [long] = durations(await hopping(`0,0,0${' 1,0,6'.repeat(20)}`));
    expect(long).toBeCloseTo(420);
    const [slide] = durations(await hopping('0,0,0 1,0,6 2,0,0 3,0,0'));
    expect(slide).toBe(45 + 200);
  });
});

it('all have arrived when the last of them has; one that was stopped has, too', async () => {
  pieces = ['a', 'b'].map((piece) => new Node({ piece }));
  const before = stage.look();
  pieces.forEach((piece) => (piece.box = at(50)));
  let done = false;
  const gliding = stage.glide(before, 400).then(() => (done = true));
  pieces[0]!.moves[0]!.arrive();
  await Promise.resolve();
  expect(done).toBe(false);
  pieces[1]!.moves[0]!.arrive();
  await gliding;
  expect(done).toBe(true);
});
