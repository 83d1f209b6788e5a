/** What touches mean: which choices they still lead to, what may be touched next, and when a move is made.
 * `core/touching.py` says the same to everybody else. */

import type { Choice, View } from '../server/messages';
import { grouped, same } from './scene';

/** What comes of a touch: the move that it makes, or all that is touched now. */
export type Step = { play: Choice } | { touched: string[] };

const unordered = (choice: Choice): boolean => choice.gather || choice.any_order;

export class Touches {
  /** Pieces alike in one place of one zone are twins and stand for each other. */
  readonly #kin: Map<string, string>;

  constructor(
    view: View,
    readonly choices: Choice[],
  ) {
    this.#kin = new Map(
      view.scene.pieces
        .filter(({ id }) => id)
        .map(({ id, zone, place, look }) => [id, `${zone} ${place} ${look}`]),
    );
  }

  /** The choices that these touches can still lead to; of those that are alike by twins, the one that was touched. */
  narrow(touched: string[]): Choice[] {
    const meant = ({ touches }: Choice): number => touches.filter((name) => touched.includes(name)).length;
    const fitting = this.choices.filter((choice) => this.#fits(choice, touched));
    return [...grouped(fitting, (choice) => this.#key(choice)).values()].map((alike) =>
      alike.reduce((best, each) => (meant(each) > meant(best) ? each : best)),
    );
  }

  /** What may be touched next; what has been touched in any order can be put back. */
  touchable(touched: string[]): Set<string> {
    const names = new Set<string>();
    for (const choice of this.narrow(touched)) {
      const wanted = this.#kinOf(choice.touches);
      if (unordered(choice)) for (const name of touched) names.add(name);
      const next = unordered(choice)
        ? less(wanted, this.#kinOf(touched))
        : wanted.slice(touched.length, touched.length + 1);
      for (const kin of next) {
        const alike = [...this.#kin.keys()].filter((name) => this.#kin.get(name) === kin);
        for (const name of alike.length ? alike : [kin])
          if (!alike.length || !touched.includes(name)) names.add(name);
      }
    }
    return names;
  }

  /** What comes of one more touch; null: it leads nowhere. */
  touch(touched: string[], name: string): Step | null {
    let now = [...touched, name];
    if (!this.narrow(now).length) {
      if (touched.includes(name) && this.narrow(touched).every(unordered))
        return { touched: touched.filter((each) => each !== name) };
      if (touched.at(-1) === name) return { touched: [] }; // touched once more: let go
      now = [name];
    }
    const [only, ...others] = this.narrow(now);
    if (!only) return null;
    const made = !others.length && only.touches.length === now.length && !only.gather;
    return made ? { play: only } : { touched: now };
  }

  #fits(choice: Choice, touched: string[]): boolean {
    const pieces = touched.filter((name) => this.#kin.has(name));
    if (new Set(pieces).size < pieces.length) return false; // a piece can be touched but once
    const [wanted, given] = [this.#kinOf(choice.touches), this.#kinOf(touched)];
    if (unordered(choice)) return less(given, wanted).length === 0;
    return given.every((kin, at) => kin === wanted[at]);
  }

  #kinOf(touches: string[]): string[] {
    return touches.map((name) => this.#kin.get(name) ?? name);
  }

  #key(choice: Choice): string {
    const kin = this.#kinOf(choice.touches);
    const key = unordered(choice) ? kin.toSorted() : kin;
    return choice.touches.length ? JSON.stringify([choice.gather, ...key]) : choice.text;
  }
}

/** What is left of some things when others are taken away, each once. */
function less(things: string[], others: string[]): string[] {
  const left = [...things];
  for (const other of others) {
    const at = left.indexOf(other);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Choices that say the same but for an amount together, by it; the others are left out. */
export function byAmount(choices: Choice[]): Choice[][] {
  const amounts = choices.filter((choice) => choice.amount !== null);
  return [...grouped(amounts, ({ label, group }) => JSON.stringify([label?.id, group])).values()].map(
    (alike) => alike.toSorted((one, other) => one.amount! - other.amount!),
  );
}

/** Of choices by their amounts, the nearest amounts below and above one; null where there is none. */
export const nextAmounts = (
  choices: Choice[],
  amount: number,
): { less: number | null; more: number | null } => ({
  less: choices.findLast((choice) => choice.amount! < amount)?.amount ?? null,
  more: choices.find((choice) => choice.amount! > amount)?.amount ?? null,
});

/** Do several choices explain the same? Then that is how it goes on. */
export const common = (choices: Choice[]): Choice['help'] => {
  const [first, ...others] = choices;
  return first?.help && others.every(({ help }) => same(help, first.help)) ? first.help : null;
};
