import type { Step } from '@turnpoint/protocol';

export interface Band {
  readonly round: number;
  readonly from: number;
  readonly to: number;
}

/** Neighbouring steps of one round, together. Steps outside any round have no band. */
export function roundsOf(steps: readonly Step[]): Band[] {
  const bands: Band[] = [];
  steps.forEach(({ round }, step) => {
    if (round === null) return;
    const band = bands.at(-1);
    if (band?.round === round) bands[bands.length - 1] = { ...band, to: step };
    else bands.push({ round, from: step, to: step });
  });
  return bands;
}
