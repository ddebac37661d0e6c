export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Side = 'below' | 'over' | 'above' | 'right' | 'left';

export interface Placed {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
}

const GAP = 12;
const MARGIN = 8;
/** So much of a card stays in sight: what it costs. */
const HEAD = 48;

/**
 * Beside the anchor, inside the window; below first, since the finger comes from there last. A card in hand has the buttons
 * above it: its own lower part is covered instead.
 */
export function placeBubble(anchor: Box, size: { width: number; height: number }, pane: Box): Placed {
  const middleX = anchor.left + anchor.width / 2 - size.width / 2;
  const middleY = anchor.top + anchor.height / 2 - size.height / 2;
  const isCard = anchor.top > pane.top + pane.height / 2 && HEAD + size.height <= anchor.height;
  const tries: Placed[] = [
    { side: 'below', left: middleX, top: anchor.top + anchor.height + GAP },
    ...(isCard ? [{ side: 'over' as const, left: middleX, top: anchor.top + anchor.height - size.height }] : []),
    { side: 'above', left: middleX, top: anchor.top - GAP - size.height },
    { side: 'right', left: anchor.left + anchor.width + GAP, top: middleY },
    { side: 'left', left: anchor.left - GAP - size.width, top: middleY },
  ];
  const fits = ({ side, left, top }: Placed) =>
    side === 'below' || side === 'above' || side === 'over'
      ? top >= pane.top + MARGIN && top + size.height <= pane.top + pane.height - MARGIN
      : left >= pane.left + MARGIN && left + size.width <= pane.left + pane.width - MARGIN;
  const { side, left, top } = tries.find(fits) ?? (tries[0] as Placed);
  return {
    side,
    left: clamp(left, pane.left + MARGIN, pane.left + pane.width - size.width - MARGIN),
    top: clamp(top, pane.top + MARGIN, pane.top + pane.height - size.height - MARGIN),
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
