/**
 * What had the focus may go: a button that is no longer asked for, a card that leaves the hand. Then the focus goes to
 * the button that goes on, or to the table itself, and never back to the top of the page.
 */
export function keepsFocus(root: HTMLElement): () => void {
  const gone = new AbortController();
  const left = ({ target }: FocusEvent) => {
    setTimeout(() => {
      if (!(target instanceof HTMLElement) || target.isConnected || document.activeElement !== document.body) return;
      const next = root.querySelector<HTMLElement>('[data-commit]') ?? root.querySelector<HTMLElement>('#main');
      next?.focus({ preventScroll: true });
    });
  };
  root.addEventListener('focusout', left, { signal: gone.signal });
  return () => gone.abort();
}
