export interface Lengths {
  readonly min: number;
  readonly mean: number;
  readonly max: number;
}

export function lengthsOf(values: readonly number[]): Lengths {
  if (values.length === 0) return { min: 0, mean: 0, max: 0 };
  const range = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY, sum: 0 };
  for (const value of values) {
    range.min = Math.min(range.min, value);
    range.max = Math.max(range.max, value);
    range.sum += value;
  }
  return { min: range.min, mean: Number((range.sum / values.length).toFixed(2)), max: range.max };
}
