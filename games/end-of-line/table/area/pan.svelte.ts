import { mod, type Point } from '../draw/geometry.ts';
import { easeOut, tween } from '../motion/tween.ts';

/** Which part of the endless area the window shows: its upper left corner in cells, without bounds. */
export class Pan {
  at = $state.raw<Point>({ x: 0, y: 0 });
  dragging = $state(false);
  #stop = new AbortController();

  /** Follows the finger. */
  drag(to: Point): void {
    this.#stop.abort();
    this.dragging = true;
    this.at = to;
  }

  release(calm: boolean): void {
    this.dragging = false;
    this.glide({ x: Math.round(this.at.x), y: Math.round(this.at.y) }, calm);
  }

  shift(by: Point, calm: boolean): void {
    this.glide({ x: Math.round(this.at.x + by.x), y: Math.round(this.at.y + by.y) }, calm);
  }

  /** So that this cell is in the middle of a window of so many cells, by the shorter way. */
  centre(cell: Point, window: { cols: number; rows: number }, size: number, calm: boolean): void {
    const near = (from: number, to: number): number => {
      const ahead = mod(to - from, size);
      return from + (ahead > size / 2 ? ahead - size : ahead);
    };
    const x = near(Math.round(this.at.x), cell.x - Math.floor((window.cols - 1) / 2));
    const y = near(Math.round(this.at.y), cell.y - Math.floor((window.rows - 1) / 2));
    this.glide({ x, y }, calm);
  }

  glide(to: Point, calm: boolean): void {
    this.#stop.abort();
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    const from = this.at;
    if (calm) this.at = to;
    else
      void tween(200, signal, (t) => {
        if (!signal.aborted) {
          const e = easeOut(t);
          this.at = { x: from.x + (to.x - from.x) * e, y: from.y + (to.y - from.y) * e };
        }
      });
  }
}
