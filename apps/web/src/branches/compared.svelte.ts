import { type Look, type Reader, type Seat, type Types, tell } from '@turnpoint/kernel';
import type { PastSight, Review, ToldStep } from '@turnpoint/protocol';
import { type Difference, differences, type Story } from '@turnpoint/ui';
import type { Course } from './course.svelte.ts';
import { say } from './words.ts';

/** One line of what differs: what it is, and both sides of it. */
export interface Row {
  readonly id: string;
  readonly says: string;
  readonly sides: readonly [string, string];
  /** Which side is better for the seat; null where neither is. */
  readonly better: 0 | 1 | null;
}

/** The board of a match at a place of the river, fetched when the place is there. */
export class Board {
  sight = $state.raw<PastSight | null>(null);
  /** As far as the match had come there. */
  log = $state.raw<readonly ToldStep[]>([]);
  #asked = '';

  async show(review: Review, course: Course, step: number, seat: Seat): Promise<void> {
    const asked = `${course.id} ${step} ${seat}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    const sight = await review.sightAt(course.id, seat, step, 'open');
    if (this.#asked !== asked) return;
    this.sight = sight;
    this.log = course.log.filter((one) => one.step <= step);
  }
}

interface Beside {
  readonly story: Story<Types>;
  readonly reader: Reader;
  readonly seat: Seat;
}

/** What two boards leave different, what counts most first. */
export function rowsOf(a: Look, b: Look, { story, reader, seat }: Beside): Row[] {
  const found = differences([story.facts(a, seat)], [story.facts(b, seat)]);
  const weight = ({ gain, fact }: Difference) => Math.abs(gain) || fact.worth;
  return [...found]
    .sort((one, other) => weight(other) - weight(one))
    .map((one) => ({
      id: one.fact.id,
      says: tell(reader, one.fact.says),
      sides: [sideOf(one, one.played, reader), sideOf(one, one.better, reader)],
      better: one.gain === 0 ? null : one.gain > 0 ? 1 : 0,
    }));
}

function sideOf({ fact }: Difference, value: Difference['played'], reader: Reader): string {
  if (value === null) return say('branches.not-there');
  if (typeof value !== 'number') return tell(reader, value);
  const n = Math.round(value * 10) / 10;
  return fact.as === undefined ? String(n) : tell(reader, { key: fact.as, args: { n } });
}
