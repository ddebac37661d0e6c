import { isSure, type Odds, swingOf } from '@turnpoint/protocol';
import { type Ask, askUntil, type Chances } from './chances.ts';

/** A part of a match: from how it stood after one step to how it stood after another. */
export interface Stretch {
  readonly after: number;
  readonly to: number;
}

/** What is known of the step that decided a stretch. */
export interface Deciding {
  /** What to ask next; null when all is known. */
  readonly ask: Ask | null;
  /** Null while it is looked for, and where no single step changed the chance by more than its doubt. */
  readonly step: number | null;
}

/** Games of each step that is looked at. */
const GAMES = 96;

/**
 * The step of a stretch that changed a chance most, in the direction in which it went: found by halves, for each step has its
 * price. Nothing is looked for where the stretch as a whole did not go that way, as far as the games tell.
 */
export function decidingIn({ after, to }: Stretch, came: 1 | -1, known: Chances): Deciding {
  let [low, high] = [after, to];
  for (;;) {
    const middle = Math.floor((low + high) / 2);
    const ends = askUntil(known, [low, high], GAMES);
    if (ends !== null) return { ask: ends, step: null };
    const change = swing(known, low, high);
    if (change.value * came <= 0 || !isSure(change)) return { ask: null, step: null };
    if (high - low === 1) return { ask: null, step: high };
    const ask = askUntil(known, [middle], GAMES);
    if (ask !== null) return { ask, step: null };
    const first = swing(known, low, middle).value * came;
    const second = swing(known, middle, high).value * came;
    if (first >= second) high = middle;
    else low = middle;
  }
}

const swing = (known: Chances, from: number, to: number) => swingOf(known.get(from) as Odds, known.get(to) as Odds);
