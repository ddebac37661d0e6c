import { stepTo, WAYS, type Way } from '../content/index.ts';
import { type Cell, START, type Table } from '../rules/types.ts';
import { type Course, canFinish, courseOf } from './course.ts';
import { canBeFilled } from './filling.ts';
import { afterTurn, type Hand, TURNS } from './hands.ts';
import type { Target } from './targets.ts';

/** A step a line may take: into this cell, travelling this way, with these hands possible before a card lies there. */
interface Step {
  readonly course: Course;
  readonly cell: Cell;
  readonly way: number;
  readonly hands: readonly Hand[];
  readonly rank: number;
}

export type Verdict = 'found' | 'impossible' | 'limit';

/**
 * Looks for paths that fill every cell, one per task. Which face lies in a cell is left open: the search keeps all
 * hands that could be left after the turns taken so far, so that it branches on cells alone. Since the paths never
 * meet, the order in which the players lay their cards does not matter.
 */
export class Search {
  readonly #next: Int16Array;
  readonly #free: Uint8Array;
  readonly #courses: readonly Course[];
  readonly #noise: () => number;
  /** Cells that stay empty. */
  readonly #spare: number;
  #nodes = 0;
  #limit = 0;
  #left: number;
  #deepest: readonly (readonly Cell[])[] = [];
  #fewestLeft = Number.POSITIVE_INFINITY;

  constructor(t: Table, target: Target, noise: () => number) {
    this.#next = Int16Array.from({ length: t.cells.length * 4 }, (_, i) => stepTo(t.size, i >> 2, WAYS[i & 3] as Way));
    this.#free = Uint8Array.from(t.cells, (card) => (card === null ? 1 : 0));
    this.#courses = target.map(courseOf);
    this.#left = target.reduce((sum, { length }) => sum + length, 0);
    this.#spare = t.cells.filter((card) => card === null).length - this.#left;
    this.#noise = noise;
  }

  get nodes(): number {
    return this.#nodes;
  }

  /** The paths found, or else those that came nearest: cells in order, one list per task. */
  get paths(): readonly (readonly Cell[])[] {
    return this.#deepest;
  }

  run(limit: number): Verdict {
    this.#limit = limit;
    if (this.#goOn()) return 'found';
    return this.#nodes >= limit ? 'limit' : 'impossible';
  }

  #goOn(): boolean {
    if (this.#left < this.#fewestLeft) {
      this.#fewestLeft = this.#left;
      this.#deepest = this.#courses.map(({ path }) => path.slice());
    }
    if (this.#left === 0) return true;
    if (this.#nodes++ >= this.#limit) return false;
    const steps = this.#steps();
    for (const { course, cell, way, hands } of steps) {
      const { at, way: before, hands: held } = course;
      this.#free[cell] = 0;
      course.path.push(cell);
      course.at = cell;
      course.way = way;
      course.hands = hands;
      this.#left--;
      if (this.#isHopeful(course) && this.#goOn()) return true;
      this.#left++;
      course.path.pop();
      course.at = at;
      course.way = before;
      course.hands = held;
      this.#free[cell] = 1;
      if (this.#nodes >= this.#limit) return false;
    }
    return false;
  }

  #isHopeful(course: Course): boolean {
    if (course.path.length === course.task.length && !canFinish(course)) return false;
    return canBeFilled(this.#next, this.#free, this.#courses, this.#spare);
  }

  /** The steps of the line that has fewest, the most promising first. None when some line is stuck. */
  #steps(): Step[] {
    let fewest: Step[] | null = null;
    for (const course of this.#courses) {
      if (course.path.length === course.task.length) continue;
      const steps = this.#stepsOf(course);
      if (fewest === null || steps.length < fewest.length) fewest = steps;
      if (fewest.length === 0) break;
    }
    return (fewest ?? []).sort((a, b) => a.rank - b.rank);
  }

  #stepsOf(course: Course): Step[] {
    const { line } = course.task;
    const placed = course.path.length;
    const drawn = course.draws[placed] as Hand;
    const steps: Step[] = [];
    if (placed > 0) {
      for (const turn of TURNS) {
        const way = (course.way + turn) & 3;
        const cell = this.#next[course.at * 4 + way] as Cell;
        if (this.#free[cell] === 0) continue;
        const hands = afterTurn(course.hands, turn, drawn);
        if (hands.length > 0) steps.push(this.#step(course, cell, way, hands));
      }
    } else if (line.head === START) {
      const hands = course.hands.map((hand) => hand + drawn);
      if (this.#free[line.entry] === 1) steps.push(this.#step(course, line.entry, line.entryWay, hands));
    } else {
      for (const way of line.opens) {
        const cell = this.#next[line.head * 4 + way] as Cell;
        const hands = course.hands.map((hand) => hand + drawn);
        if (this.#free[cell] === 1) steps.push(this.#step(course, cell, way, hands));
      }
    }
    return steps;
  }

  /** Narrow cells first (Warnsdorff), with a little noise so that a new attempt takes other paths. */
  #step(course: Course, cell: Cell, way: number, hands: readonly Hand[]): Step {
    let open = 0;
    for (let i = 0; i < 4; i++) open += this.#free[this.#next[cell * 4 + i] as Cell] as number;
    return { course, cell, way, hands, rank: open + this.#noise() };
  }
}
