import type { RecordedChoice, Unsealed } from './record.ts';
import { sha256 } from './sha256.ts';
import type { Saved, Turn, Turns } from './turns.ts';
import type { State, Types } from './types.ts';

/**
 * What the first choices of a match have come to, as JSON: kept beside a long record, so that it need not be played again
 * from the deal. The record alone counts. A snapshot of other rules, another deal or other choices is passed over.
 */
export interface Snapshot {
  /** What it follows from. */
  readonly of: string;
  readonly step: number;
  readonly state: State;
  readonly turns: readonly Pick<Turn<Types>, 'log' | 'sealed' | 'waits'>[];
}

/** Of the first so many choices. */
export function snapshotOf<T extends Types>(record: Unsealed, turns: Turns<T>, step: number): Snapshot {
  return {
    of: originOf(record, step),
    step,
    state: turns.stateAt(step) as unknown as State,
    turns: turns
      .from(0)
      .slice(0, step)
      .map(({ log, sealed, waits }) => ({ log, sealed, waits })),
  };
}

export function fits({ of, step }: Snapshot, record: Unsealed, length: number): boolean {
  return step <= Math.min(length, record.choices.length) && of === originOf(record, step);
}

/** The turns of a match that was dealt like this, as if the choices had just been made. */
export function restored<T extends Types>(
  { state, turns, step }: Snapshot,
  choices: readonly RecordedChoice[],
  dealt: State<T>,
): Saved<T> {
  const made = choices.slice(0, step).map(({ seat, choice }, i) => ({
    ...(turns[i] as Snapshot['turns'][number]),
    seat,
    choice: choice as T['choice'],
    before: i === 0 ? dealt : null,
  }));
  return { turns: made, state: state as unknown as State<T> };
}

/** By the rules' version, the deal and the choices. One that is spelled otherwise only costs a replay. */
function originOf({ game, version, seats, options, seed, choices }: Unsealed, step: number): string {
  return sha256(JSON.stringify([game, version, seats, options, seed, choices.slice(0, step)]));
}
