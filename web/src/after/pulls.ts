/** Pulling a sheet down by its head, as people do on a phone. */

/** So far it has to be pulled before it goes, in pixels. */
const FAR = 70;

/** For the head of a sheet: the sheet follows the finger, and `gone` is called when it was pulled far enough. */
export const pulls =
  (gone: () => void) =>
  (head: HTMLElement): (() => void) => {
    const sheet = head.parentElement!;
    let from: number | null = null;

    const down = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button')) return;
      from = event.clientY;
      head.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (from !== null) sheet.style.translate = `0 ${Math.max(0, event.clientY - from)}px`;
    };
    const up = (event: PointerEvent): void => {
      if (from === null) return;
      const far = event.type === 'pointerup' && event.clientY - from > FAR;
      from = null;
      sheet.style.translate = '';
      if (far) gone();
    };
    const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
    for (const [name, hear] of Object.entries(heard)) head.addEventListener(name, hear as EventListener);
    return () => {
      for (const [name, hear] of Object.entries(heard)) head.removeEventListener(name, hear as EventListener);
    };
  };
