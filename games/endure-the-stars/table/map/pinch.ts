import type { Attachment } from 'svelte/attachments';

/** Two fingers on an element: how much further apart they are than a moment ago, and the point between them. */
export function pinch(spread: (ratio: number, between: { x: number; y: number }) => void): Attachment<HTMLElement> {
  return (element) => {
    const gone = new AbortController();
    let apart = 0;
    element.addEventListener(
      'touchstart',
      ({ touches }) => {
        apart = distance(touches);
      },
      { signal: gone.signal, passive: true },
    );
    element.addEventListener(
      'touchmove',
      (event) => {
        const now = distance(event.touches);
        if (now === 0 || apart === 0) return;
        event.preventDefault();
        const box = element.getBoundingClientRect();
        const [a, b] = event.touches as unknown as [Touch, Touch];
        spread(now / apart, { x: (a.clientX + b.clientX) / 2 - box.left, y: (a.clientY + b.clientY) / 2 - box.top });
        apart = now;
      },
      { signal: gone.signal, passive: false },
    );
    return () => gone.abort();
  };
}

function distance(touches: TouchList): number {
  const [a, b] = [touches[0], touches[1]];
  return touches.length !== 2 || !a || !b ? 0 : Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}
