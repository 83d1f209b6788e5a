/** Asking what a button means: by resting on it with a pointer, a finger or the focus. */

/** A finger that rests so long on a button wants to know, not to play. */
const LONG = 450;

export class Asking<Thing> {
  asked = $state.raw<Thing | null>(null);
  #timer = 0;
  #rested = false;

  press(thing: Thing): void {
    this.#rested = false;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.asked = thing;
      this.#rested = true;
    }, LONG);
  }

  /** The finger has gone up again: does it mean the button? */
  meant(): boolean {
    clearTimeout(this.#timer);
    const { asked } = this;
    const meant = !this.#rested || !asked;
    this.#rested = false;
    return meant;
  }

  /** For the attributes of a button. */
  about(thing: Thing): Record<string, () => void> {
    return {
      onpointerdown: () => this.press(thing),
      onpointerenter: () => (this.asked = thing),
      onpointerleave: () => (this.asked = null),
      onfocus: () => (this.asked = thing),
      onblur: () => (this.asked = null),
    };
  }
}
