import { type LogStep, type Look, sha256, type Types } from '@turnpoint/kernel';

/** What somebody has been told of a match before they lost its host: so many steps of the log, as these bytes. */
export interface Known {
  readonly steps: number;
  readonly digest: string;
}

/** By its entries: the words for them follow. */
export function knownOf(told: readonly LogStep<Types>[]): Known {
  const steps = told.map(({ step, seat, entries }) => [step, seat, entries]);
  return { steps: steps.length, digest: sha256(JSON.stringify(steps)) };
}

/** A position by what is seen and can be chosen: after an undo another position may have the same step. */
export function markOf({ view, choices }: Pick<Look, 'view' | 'choices'>): number {
  // Half of the bits: it travels with every choice.
  return markOfText(JSON.stringify([view, choices])) % 2 ** 32;
}

/** A text as a number (FNV-1a, twice): it guards against chance alone, so it is small and fast. */
function markOfText(text: string): number {
  let [low, high] = [0x811c9dc5, 0x01000193];
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    low = Math.imul(low ^ sign, 0x01000193);
    high = Math.imul(high ^ sign, 0x85ebca6b);
  }
  // As many bits as a number holds exactly.
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}
