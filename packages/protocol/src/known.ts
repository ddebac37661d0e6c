import { sha256 } from '@turnpoint/kernel';
import type { ToldStep } from './sight.ts';

/** What somebody has been told of a match before they lost its host: so many steps of the log, as these bytes. */
export interface Known {
  readonly steps: number;
  readonly digest: string;
}

export function knownOf(told: readonly ToldStep[]): Known {
  return { steps: told.length, digest: sha256(JSON.stringify(told)) };
}
