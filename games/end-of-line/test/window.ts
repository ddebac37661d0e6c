import type { Way } from '../content/index.ts';

type Point = readonly [x: number, y: number];

const STEPS: Readonly<Record<Way, Point>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The rulebook's area without a board: cards on an endless plane whose limits come into being as they are laid. */
export class GrowingWindow {
  readonly size: number;
  readonly #cards = new Set<string>();
  readonly #low: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  readonly #high: [number, number] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];

  constructor(size: number) {
    this.size = size;
  }

  /** How many columns (0) or rows (1) the cards span, empty ones between them included. */
  span(axis: 0 | 1): number {
    return this.#high[axis] - this.#low[axis] + 1;
  }

  isFree([x, y]: Point): boolean {
    return !this.#cards.has(`${x},${y}`);
  }

  put([x, y]: Point): void {
    this.#cards.add(`${x},${y}`);
    for (const [axis, at] of [x, y].entries()) {
      this.#low[axis as 0 | 1] = Math.min(this.#low[axis as 0 | 1], at);
      this.#high[axis as 0 | 1] = Math.max(this.#high[axis as 0 | 1], at);
    }
  }

  /** One step; where it would stretch the span beyond the size it leads to the opposite limit. */
  step([x, y]: Point, way: Way): { to: Point; how: 'inside' | 'grows' | 'wraps' } {
    const [dx, dy] = STEPS[way];
    const to: [number, number] = [x + dx, y + dy];
    const axis = dx === 0 ? 1 : 0;
    const low = this.#low[axis];
    const high = this.#high[axis];
    if (to[axis] >= low && to[axis] <= high) return { to, how: 'inside' };
    if (this.span(axis) < this.size) return { to, how: 'grows' };
    to[axis] = to[axis] < low ? high : low;
    return { to, how: 'wraps' };
  }
}
