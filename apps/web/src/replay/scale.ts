import type { Part } from './strip.ts';

/** Where steps lie on strip and graph. */
export interface Scale {
  readonly width: number;
  /** The left edges of all parts, and the right one of the last. */
  readonly edges: readonly number[];
  /** Where a step lies: at the end of what it brought about. */
  at(step: number): number;
  /** The step nearest to a place. */
  stepAt(x: number): number;
}

/** No part is narrower than `least`; what room is left goes by the number of choices. */
export function scaleOf(parts: readonly Part[], room: number, least: number): Scale {
  const counts = parts.map(({ first, last }) => last - first + 1);
  const all = counts.reduce((sum, n) => sum + n, 0);
  const spare = Math.max(0, room - least * parts.length);
  const edges = [0];
  counts.forEach((n, i) => {
    edges.push((edges[i] ?? 0) + least + (spare * n) / all);
  });
  const width = edges.at(-1) ?? 0;
  const spanOf = (i: number) => ({ left: edges[i] ?? 0, wide: (edges[i + 1] ?? 0) - (edges[i] ?? 0) });

  return {
    width,
    edges,
    at(step) {
      const i = parts.findIndex(({ last }) => step <= last);
      const part = parts[i];
      if (part === undefined) return width;
      const { left, wide } = spanOf(i);
      return left + (Math.max(0, step - part.first + 1) / (part.last - part.first + 1)) * wide;
    },
    stepAt(x) {
      const found = parts.findIndex((_, i) => x < (edges[i + 1] ?? 0));
      const i = found === -1 ? parts.length - 1 : found;
      const part = parts[i];
      if (part === undefined) return 0;
      const { left, wide } = spanOf(i);
      const done = Math.max(0, Math.min(1, (x - left) / wide));
      return Math.round(part.first - 1 + done * (part.last - part.first + 1));
    },
  };
}
