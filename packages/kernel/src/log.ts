import type { Turns } from './turns.ts';
import type { Game, Logged, Seat, Types, Viewer } from './types.ts';

/** A part of the log: what one choice (or, at step 0, the deal) brought about, as one viewer sees it. */
export interface LogStep<T extends Types> {
  readonly step: number;
  /** Null for the deal, and for what comes of a decision of several seats. */
  readonly seat: Seat | null;
  readonly entries: readonly T['entry'][];
}

/** What one viewer sees of a log. */
export function entriesFor<T extends Types>(log: readonly Logged<T['entry']>[], viewer: Viewer): T['entry'][] {
  const seen: T['entry'][] = [];
  for (const { entry, secret } of log) {
    if (secret === null || (viewer !== null && secret.to.includes(viewer))) seen.push(entry);
    else if (secret.others !== null) seen.push(secret.others);
  }
  return seen;
}

/**
 * What one viewer is told of these steps. Answers to a decision of several seats are told by what comes of them: nobody
 * learns, now or later, who answered before whom. One's own answer is no step either, for its number would tell how many
 * came before; it stands in the look.
 */
export function logOf<T extends Types>(
  game: Game<T>,
  turns: Turns<T>,
  viewer: Viewer,
  first: number,
  last: number,
): LogStep<T>[] {
  const steps: LogStep<T>[] = [];
  for (let step = first; step <= last; step++) {
    const turn = turns.at(step);
    if (turn === undefined) break;
    const isAnytime = game.anytime.kinds.includes(turn.choice.kind);
    if (turn.waits && !isAnytime) continue;
    const closes = !turn.waits && !isAnytime && turns.at(step - 1)?.waits === true;
    steps.push({ step, seat: closes ? null : turn.seat, entries: entriesFor(turn.log, viewer) });
  }
  return steps;
}
