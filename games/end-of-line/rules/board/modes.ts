import type { Mode } from '../../content/index.ts';

export function isPuzzle(mode: Mode): boolean {
  return mode === 'solo' || mode === 'co-op';
}
