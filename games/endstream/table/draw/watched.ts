import type { Attachment } from 'svelte/attachments';

type Told = (spot: string) => void;

/** Tells when the mouse or the focus from the keyboard rests on a spot: a finger does not, it only touches. */
export function watched(see: Told, leave: Told): Attachment<HTMLElement> {
  return (element) => {
    const gone = new AbortController();
    const on = (type: string, act: (event: Event) => void) =>
      element.addEventListener(type, act, { signal: gone.signal });
    const spot = () => element.dataset.spot ?? '';
    const point = (event: Event) => (event as PointerEvent).pointerType === 'mouse' && see(spot());
    on('pointerenter', point);
    // What has come to lie under a resting mouse is seen when it is pressed.
    on('pointerdown', point);
    on('focusin', ({ target }) => (target as Element).matches(':focus-visible') && see(spot()));
    // Not at once: what has the focus may go while the page is being drawn, when nothing may change.
    for (const type of ['pointerleave', 'focusout']) on(type, () => queueMicrotask(() => leave(spot())));
    return () => gone.abort();
  };
}
