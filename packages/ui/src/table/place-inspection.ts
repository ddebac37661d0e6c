import type { Box } from '../place-bubble.ts';

const GAP = 12;
const MARGIN = 8;

interface Room {
  readonly window: { readonly width: number; readonly height: number };
  /** The middle column: where the board and the hand lie. */
  readonly middle: Box;
  /** The top of the prompt, which stays in sight. */
  readonly floor: number;
  /** May it lie on the rail right of the middle, where it covers nothing of the board? */
  readonly onRail: boolean;
}

/**
 * Where a panel lies beside what is read in it: on the rail where it may; above the prompt for what lies below it; else on
 * the side with room. Always inside the window.
 */
export function placeInspection(
  anchor: Box,
  { width, height }: { readonly width: number; readonly height: number },
  { window, middle, floor, onRail }: Room,
): { readonly left: number; readonly top: number } {
  const inside = (at: number, size: number, end: number) => Math.max(MARGIN, Math.min(at, end - MARGIN - size));
  const top = inside(anchor.top + anchor.height / 2 - height / 2, height, window.height);
  const edge = middle.left + middle.width;
  const right = anchor.left + anchor.width + GAP;
  if (onRail && anchor.left + anchor.width <= edge && edge + width + 2 * MARGIN <= window.width) {
    return { left: edge + MARGIN, top: inside(Math.max(top, middle.top + MARGIN), height, window.height) };
  }
  if (anchor.top > floor && floor - height > GAP) {
    const left = anchor.left + anchor.width / 2 - width / 2;
    return { left: inside(left, width, window.width), top: floor - height - GAP / 2 };
  }
  const left = right + width + MARGIN <= window.width ? right : Math.max(MARGIN, anchor.left - GAP - width);
  return { left, top };
}
