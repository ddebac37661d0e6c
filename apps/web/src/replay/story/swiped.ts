import type { Attachment } from 'svelte/attachments';

const FAR = 48;

/** A finger drawn to the left goes on, to the right back. */
export function swiped(act: (by: 1 | -1) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: PointerEvent | null = null;
    const down = (event: PointerEvent) => {
      from = event.pointerType === 'mouse' ? null : event;
    };
    const up = (event: PointerEvent) => {
      if (from === null) return;
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
      from = null;
      if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) act(x < 0 ? 1 : -1);
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', up);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', up);
    };
  };
}
