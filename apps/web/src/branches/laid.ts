import type { Course } from './course.svelte.ts';
import { lanesOf } from './lanes.ts';
import type { Stretch } from './layout.ts';
import { fullness } from './look.ts';
import type { River } from './river.svelte.ts';

/** A match of the river with its place on the page. */
export interface Laid {
  readonly course: Course;
  readonly stretch: Stretch;
  /** Of the water, where it is empty and where it is full. */
  readonly narrow: number;
  readonly wide: number;
}

interface Room {
  /** Across the river, from the first lane's rim to the last one's. */
  readonly from: number;
  readonly to: number;
  /** Between two lanes, for words. */
  readonly words: number;
  readonly widest: number;
}

/** Where nothing is known yet. */
const EVEN = 0.5;

/** Lays the river into its room: lanes side by side, each as full as its chances. */
export function laidOut(river: River, { from, to, words, widest }: Room): Laid[] {
  const lanes = lanesOf(river.courses.map((course) => ({ id: course.id, from: course.match.from, course })));
  const apart = (to - from) / Math.max(1, lanes.length);
  const wide = Math.max(10, Math.min(widest, apart - words));
  const laneOf = new Map(lanes.map(({ id }, i) => [id, from + (i + 0.5) * apart]));
  const most = Math.max(0, ...river.courses.flatMap(({ known }) => known.map((odds) => odds?.value ?? 0)));
  return river.courses.map((course) => {
    const full = course.turns.map((_, turn) => {
      const odds = river.oddsOf(course, turn);
      return odds === undefined ? undefined : fullness(odds, most);
    });
    const before = Math.floor(course.start);
    const parent = course.isTrunk ? undefined : river.courseOf(course.match.from?.id);
    const start = parent === undefined ? undefined : river.oddsOf(parent, before);
    const stretch: Stretch = {
      start: course.start,
      first: (start === undefined ? full[before] : fullness(start, most)) ?? EVEN,
      full: course.isOver ? full : [],
      end: course.end,
      lane: laneOf.get(course.id) ?? from,
      leaves: parent === undefined ? null : (laneOf.get(parent.id) ?? from),
    };
    return { course, stretch, narrow: Math.max(3, wide / 10), wide };
  });
}
