import type { Attachment } from 'svelte/attachments';

const spotOf = (element: Element): string | null => element.closest<HTMLElement>('[data-spot]')?.dataset.spot ?? null;

/**
 * Whoever plays by keys must not be thrown back to the top of the page when the button they pressed goes away with what
 * it did. The focus returns to the spot that was in use last: an operator may have left the hand for the board.
 */
export const keepFocus: Attachment<HTMLElement> = (root) => {
  let last: Element | null = null;
  let spot: string | null = null;
  const listeners = new AbortController();
  root.addEventListener(
    'focusin',
    ({ target }) => {
      last = target instanceof Element ? target : null;
      spot = (last && spotOf(last)) ?? spot;
    },
    { signal: listeners.signal },
  );

  function restore() {
    if (last === null || last.isConnected || document.activeElement !== document.body) return;
    const names = spot === null ? [] : [spot, spot.replace('hand-', 'thing-')];
    const ways = [...names.map((name) => `[data-spot="${name}"] button`), '[data-answer]', '[data-finish]', 'main'];
    const next = ways.map((way) => root.querySelector<HTMLElement>(way)).find((found) => found !== null);
    next?.focus({ preventScroll: true });
  }
  const watch = new MutationObserver(restore);
  watch.observe(root, { childList: true, subtree: true });
  return () => {
    listeners.abort();
    watch.disconnect();
  };
};
