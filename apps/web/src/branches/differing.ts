import { spotsIn } from '@turnpoint/ui';

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Place, Size {}

/** A spot of a board: where it lies on its sheet, and what is drawn there. */
export interface Piece {
  readonly box: Box;
  readonly drawn: string;
}

/** All spots of a board that is drawn still. */
export function piecesOn(sheet: HTMLElement): Map<string, Piece> {
  const { left, top } = sheet.getBoundingClientRect();
  const found = new Map<string, Piece>();
  for (const [spot, { element, box }] of spotsIn(sheet)) {
    const at = { x: box.left - left, y: box.top - top, width: box.width, height: box.height };
    found.set(spot, { box: at, drawn: sameless(element.outerHTML) });
  }
  return found;
}

/** Ids differ from board to board, whatever is on them. */
const sameless = (markup: string): string =>
  markup.replace(/(\s(?:id|for|aria-\w+)=")[^"]*"|url\(#[^)]*\)|href="#[^"]*"/g, '$1');

/** Less is no other place. */
const NEAR = 3;

/** Where two boards differ: what is on one of them only, elsewhere, or looks otherwise. */
export function differing(a: ReadonlyMap<string, Piece>, b: ReadonlyMap<string, Piece>): Box[] {
  return [...new Set([...a.keys(), ...b.keys()])].flatMap((spot) => {
    const [one, other] = [a.get(spot), b.get(spot)];
    if (one !== undefined && other !== undefined && isSame(one, other)) return [];
    return [one, other].flatMap((piece) => (piece === undefined ? [] : [piece.box]));
  });
}

const isSame = (a: Piece, b: Piece): boolean =>
  a.drawn === b.drawn && Math.abs(a.box.x - b.box.x) < NEAR && Math.abs(a.box.y - b.box.y) < NEAR;

const AIR = 14;

/**
 * Where a window of this size lies on a board so that it shows most of these boxes whole; in the middle where there are
 * none. Both boards are seen through the same window.
 */
export function windowOn(boxes: readonly Box[], board: Size, size: Size): Place {
  const most = { x: Math.max(0, board.width - size.width), y: Math.max(0, board.height - size.height) };
  const middle = { x: most.x / 2, y: most.y / 2 };
  const clamp = (at: number, end: number) => Math.min(end, Math.max(0, at));
  // The best window begins just before one of the boxes, or ends just after one.
  const along = (from: 'x' | 'y', long: 'width' | 'height') => [
    ...new Set(
      boxes.flatMap((box) => [
        clamp(box[from] - AIR, most[from]),
        clamp(box[from] + box[long] + AIR - size[long], most[from]),
      ]),
    ),
  ];
  const isIn = (box: Box, at: Place) =>
    box.x >= at.x &&
    box.y >= at.y &&
    box.x + box.width <= at.x + size.width &&
    box.y + box.height <= at.y + size.height;
  let best = { at: middle, n: boxes.filter((box) => isIn(box, middle)).length };
  for (const x of along('x', 'width'))
    for (const y of along('y', 'height')) {
      const n = boxes.filter((box) => isIn(box, { x, y })).length;
      if (n > best.n) best = { at: { x, y }, n };
    }
  return best.at;
}
