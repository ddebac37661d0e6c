import { between, type Odds, towards } from '@turnpoint/protocol';
import { isChance } from '../figures.ts';

/** Where values lie on the graph, from 0 (worst, below) to 1: chances as they are, scores between the least and the most. */
export function heightsOf(known: readonly (Odds | undefined)[]): (value: number) => number {
  const found = known.filter((odds) => odds !== undefined);
  const [first] = found;
  if (first === undefined || isChance(first)) return (value) => value;
  const ends = found.flatMap(between);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const span = Math.max(1, high - low);
  return towards(first.kind) === 1 ? (value) => (value - low) / span : (value) => (high - value) / span;
}
