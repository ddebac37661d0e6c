const GAP = 10;
const MARGIN = 8;

/** Inside the window: beside a card of the Timeline, so that its row stays in sight; above a card in hand. */
export function placed(
  anchor: DOMRect,
  { width, height }: { width: number; height: number },
): { left: number; top: number } {
  const fits = (at: number) => Math.max(MARGIN, Math.min(at, window.innerWidth - MARGIN - width));
  if (anchor.top > window.innerHeight * 0.7) {
    const left = fits(anchor.left + anchor.width / 2 - width / 2);
    return { left, top: Math.max(MARGIN, anchor.top - GAP - height) };
  }
  const right = anchor.right + GAP;
  const left = right + width + MARGIN <= window.innerWidth ? right : Math.max(MARGIN, anchor.left - GAP - width);
  const middle = anchor.top + anchor.height / 2 - height / 2;
  return { left, top: Math.max(MARGIN, Math.min(middle, window.innerHeight - MARGIN - height)) };
}
