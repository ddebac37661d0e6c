const GAP = 10;
const MARGIN = 8;
/** From here on the frame has a rail beside the board, as wide as this. */
const WIDE = 1180;
const RAIL = 324;
const HEADER = 56;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Inside the window. Beside a rail the panel lies on it, where it covers nothing of the Timeline; for what lies on the
 * rail itself, or without one, beside what is read, and above a card in hand.
 */
export function placed(anchor: DOMRect, { width, height }: Size): { left: number; top: number } {
  const { innerWidth, innerHeight } = window;
  const inside = (top: number) => Math.max(MARGIN, Math.min(top, innerHeight - MARGIN - height));
  const middle = inside(anchor.top + anchor.height / 2 - height / 2);
  const rail = innerWidth - RAIL;
  if (innerWidth >= WIDE && anchor.right <= rail)
    return { left: rail + MARGIN, top: inside(Math.max(middle, HEADER + MARGIN)) };
  if (anchor.top > innerHeight * 0.7) {
    const left = anchor.left + anchor.width / 2 - width / 2;
    return {
      left: Math.max(MARGIN, Math.min(left, innerWidth - MARGIN - width)),
      top: inside(anchor.top - GAP - height),
    };
  }
  const right = anchor.right + GAP;
  const left = right + width + MARGIN <= innerWidth ? right : Math.max(MARGIN, anchor.left - GAP - width);
  return { left, top: middle };
}
