import { type Look, sha256 } from '@turnpoint/kernel';
import type { ToldStep } from './sight.ts';

/** What somebody has been told of a match before they lost its host: so many steps of the log, as these bytes. */
export interface Known {
  readonly steps: number;
  readonly digest: string;
}

export function knownOf(told: readonly ToldStep[]): Known {
  return { steps: told.length, digest: sha256(JSON.stringify(told)) };
}

/**
 * A position as a number (FNV-1a of what is seen and can be chosen): after an undo another position may have the same step.
 * It guards against chance alone, so it is small and fast.
 */
export function markOf({ view, choices }: Pick<Look, 'view' | 'choices'>): number {
  const text = JSON.stringify([view, choices]);
  let mark = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) mark = Math.imul(mark ^ text.charCodeAt(i), 0x01000193);
  return mark >>> 0;
}
