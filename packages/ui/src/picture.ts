import { getContext, setContext } from 'svelte';

/** What a picture of a board is drawn around. */
export interface Picture {
  readonly spots: readonly string[];
  /** How large it is drawn: letters that are laid out by pixels grow where it is less than 1. */
  readonly scale: number;
}

const KEY = Symbol('picture');

/** Hand over an object with getters so that what changes is followed. */
export const providePicture = (picture: Picture): Picture => setContext(KEY, picture);

/** Undefined where a table is a table: only in a picture is the board drawn alone. */
export const pictured = (): Picture | undefined => getContext<Picture | undefined>(KEY);

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** Around what matters so much of the board is shown that one knows where it lies: a share of its width. */
const AROUND = 0.09;

/** In pixels of the board. */
const HAIR = 0.5;
const SIDES = ['x', 'y', 'width', 'height'] as const;

/**
 * The boxes of before while none has moved by more than a hair. What is measured on a scaled board is never quite the same
 * twice, and a board that follows the scale is measured again: that would go on for ever.
 */
export function settled(before: readonly Box[], now: readonly Box[]): readonly Box[] {
  const isSame = (box: Box, i: number) =>
    SIDES.every((side) => Math.abs(box[side] - (before[i]?.[side] ?? Number.NaN)) <= HAIR);
  return before.length === now.length && now.every(isSame) ? before : now;
}

/** The box around all of these. */
function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Keeps a stretch of this length inside the whole, as near to where it was as can be. */
const within = (from: number, length: number, whole: number): number => Math.min(Math.max(0, from), whole - length);

/**
 * The part of a board that a frame shows: what matters with something around it, in the proportions of the frame, and
 * nothing beyond the board's edges; without anything that matters all of it.
 */
export function partFor(boxes: readonly Box[], board: Size, frame: Size): Box {
  const wanted = boxes.length === 0 ? { x: 0, y: 0, ...board } : around(boxes);
  const margin = boxes.length === 0 ? 0 : AROUND * board.width;
  const ratio = frame.width / frame.height;
  const high = Math.max(wanted.height + 2 * margin, (wanted.width + 2 * margin) / ratio);
  const height = Math.min(high, board.height, board.width / ratio);
  const width = height * ratio;
  return {
    x: within(wanted.x + (wanted.width - width) / 2, width, board.width),
    y: within(wanted.y + (wanted.height - height) / 2, height, board.height),
    width,
    height,
  };
}
