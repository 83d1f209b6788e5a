/** Gathering: pieces are selected in any order until they make up one of the choices; of equal looks any will do. */

import type { Choice, View } from './messages';

/** How many of each look. */
type Bag = Map<string, number>;

export class Gathering {
  readonly #wanted: { choice: Choice; bag: Bag }[];
  readonly #looks: Map<string, string>;

  constructor(view: View, choices: Choice[]) {
    this.#looks = new Map(
      view.scene.pieces.flatMap((piece) => [
        [piece.id, piece.look],
        [piece.place, piece.look],
      ]),
    );
    this.#wanted = choices
      .filter((choice) => choice.gather)
      .map((choice) => ({ choice, bag: this.#bag(choice.touches) }));
  }

  get any(): boolean {
    return this.#wanted.length > 0;
  }

  /** Everything that some choice needs. */
  get looks(): Set<string> {
    return new Set(this.#wanted.flatMap(({ bag }) => [...bag.keys()]));
  }

  /** May this be taken up, too? Then what is selected can still become a choice. */
  fits(selected: string[], name: string): boolean {
    const bag = this.#bag([...selected, name]);
    return this.#wanted.some((each) => within(bag, each.bag));
  }

  /** The choices that are complete. */
  complete(selected: string[]): Choice[] {
    const bag = this.#bag(selected);
    return this.#wanted
      .filter((each) => within(bag, each.bag) && within(each.bag, bag))
      .map(({ choice }) => choice);
  }

  /** How many are missing at least; and a choice that is then complete. */
  missing(selected: string[]): { count: number; choice: Choice | null } {
    const bag = this.#bag(selected);
    const open = this.#wanted.filter((each) => within(bag, each.bag));
    const [nearest] = open.sort((one, other) => one.choice.touches.length - other.choice.touches.length);
    if (!nearest) return { count: 0, choice: null };
    return { count: nearest.choice.touches.length - selected.length, choice: nearest.choice };
  }

  #bag(names: readonly string[]): Bag {
    const bag: Bag = new Map();
    for (const name of names) {
      const look = this.#looks.get(name) ?? name;
      bag.set(look, (bag.get(look) ?? 0) + 1);
    }
    return bag;
  }
}

function within(less: Bag, more: Bag): boolean {
  return [...less].every(([look, count]) => count <= (more.get(look) ?? 0));
}
