import { tick } from 'svelte';
import type { Chart } from '../../rules/telling/reckon/index.ts';
import { inSight, type Part, scrollTo } from './in-sight.ts';

const STEP = 1.35;
const LARGEST = 2.8;

/** The window onto the map: how large the map is drawn, and which part of it is in sight. */
export class MapWindow {
  readonly #chart: () => Chart | null;
  /** Of the size that the screen asks for. */
  factor = $state(1);
  frame = $state.raw<HTMLElement>();
  /** Null when all of it is in sight. */
  part = $state.raw<Part | null>(null);

  constructor(chart: () => Chart | null) {
    this.#chart = chart;
  }

  /** After every scroll and every change of size. */
  measure(): void {
    const chart = this.#chart();
    this.part = this.frame && chart ? inSight(this.frame, chart) : null;
  }

  centre(x: number, y: number): void {
    const chart = this.#chart();
    if (!this.frame || !chart) return;
    this.frame.scrollTo(scrollTo(this.frame, chart, { x, y }));
    this.measure();
  }

  step(by: 1 | -1): void {
    const { clientWidth = 0, clientHeight = 0 } = this.frame ?? {};
    void this.spread(STEP ** by, { x: clientWidth / 2, y: clientHeight / 2 });
  }

  /** Larger or smaller around a point of the window, which stays where it is. */
  async spread(ratio: number, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
    const { frame } = this;
    if (!frame) return;
    const fits = Math.min(1, frame.clientWidth / frame.scrollWidth, frame.clientHeight / frame.scrollHeight);
    const factor = Math.min(LARGEST, Math.max(this.factor * fits, this.factor * ratio));
    const grown = factor / this.factor;
    const [left, top] = [frame.scrollLeft + x, frame.scrollTop + y];
    this.factor = factor;
    await tick();
    frame.scrollTo({ left: left * grown - x, top: top * grown - y });
    this.measure();
  }
}
