import type { Odds, Summary, WatchPort } from '@turnpoint/protocol';
import { door } from '../client/door.ts';
import type { Shareable } from '../share/shareable.ts';
import { Course } from './course.svelte.ts';

/** So many games at each turn's end: enough to see how wide the water is. */
const GAMES = 24;
const EVERY = 4;

/** How a seat stood after a step, as it is kept with the match. */
interface Kept {
  readonly step: number;
  readonly odds: Odds;
}

/** A match with all its branches: those that are over with their chances, those that run as they go on. */
export class River {
  courses = $state.raw<readonly Course[]>([]);
  /** How many branches have their chances yet. */
  estimated = $state.raw({ done: 0, of: 0 });
  readonly #replay: Shareable;
  readonly #watched = new Map<string, Promise<WatchPort>>();
  #isLeft = false;

  constructor(replay: Shareable) {
    this.#replay = replay;
  }

  get trunk(): Course | undefined {
    return this.courses[0];
  }

  courseOf(id: string | undefined): Course | undefined {
    return this.courses.find((course) => course.id === id);
  }

  /** Reads it anew: after a branch was made, named, removed or has ended. What is known stays. */
  async read(): Promise<void> {
    const { review, match } = this.#replay.fetched;
    const river = await review.branches(match.id);
    const before = new Map(this.courses.map((course) => [course.id, course]));
    const courses = river.map((summary, place) => this.#courseOf(summary, place, before.get(summary.id)));
    await Promise.all(courses.map((course) => (course.log.length > 0 && course.isOver ? null : this.#tell(course))));
    if (this.#isLeft) return;
    this.courses = courses;
    await this.#estimate();
  }

  async leave(): Promise<void> {
    this.#isLeft = true;
    for (const port of this.#watched.values()) await (await port.catch(() => null))?.close();
  }

  #courseOf(summary: Summary, place: number, before: Course | undefined): Course {
    if (before?.place !== place) return new Course(summary, place, this.#replay);
    before.match = summary;
    return before;
  }

  async #tell(course: Course): Promise<void> {
    const { review } = this.#replay.fetched;
    if (course.isOver) course.log = (await review.replay(course.id)).log;
    else await this.#follow(course);
  }

  /** A branch that runs goes on while somebody looks: bots play in it, and the water grows. */
  async #follow(course: Course): Promise<void> {
    if (this.#watched.has(course.id)) return;
    const heard = new Promise<void>((told) => {
      const port = door.watch(course.id, {
        sight: ({ look, log, from }) => {
          course.log = [...course.log.slice(0, from), ...log];
          course.match = { ...course.match, look, asked: look.asked };
          told();
          if (look.outcome !== null) void this.read();
        },
        fault: () => told(),
      });
      this.#watched.set(course.id, port);
      port.catch(() => told());
    });
    await heard;
  }

  /** Coarse first, one branch after another; what was found before is not asked for again. */
  async #estimate(): Promise<void> {
    const wanting = this.courses.filter((course) => course.isOver && this.#needs(course));
    this.estimated = { done: 0, of: wanting.length };
    for (const [i, course] of wanting.entries()) {
      await this.#find(course);
      if (this.#isLeft) return;
      this.estimated = { done: i + 1, of: wanting.length };
    }
  }

  /** Of the match that is looked at the page itself finds them. */
  #needs(course: Course): boolean {
    return this.#replay.chances !== null && course.id !== this.#replay.fetched.match.id && course.known.length === 0;
  }

  async #find(course: Course): Promise<void> {
    const { review } = this.#replay.fetched;
    const { own } = this.#replay;
    const key = `river-${own}`;
    const kept = (await review.study(course.id, key).catch(() => null)) as readonly Kept[] | null;
    if (kept !== null) {
      course.known = course.turns.map(({ last }) => kept.find(({ step }) => step === last)?.odds);
      return;
    }
    const after = course.turns.map((_, turn) => turn).filter((turn) => turn >= Math.floor(course.start));
    const isFirst = (turn: number) => turn % EVERY === 0 || turn === course.end;
    for (const turn of [...after.filter(isFirst), ...after.filter((each) => !isFirst(each))]) {
      if (this.#isLeft) return;
      const odds = await review.odds(course.id, own, course.stepAfter(turn), GAMES);
      course.known = Object.assign([...course.known], { [turn]: odds });
    }
    const found = course.turns.flatMap(({ last }, turn): Kept[] => {
      const odds = course.known[turn];
      return odds === undefined ? [] : [{ step: last, odds }];
    });
    await review.keepStudy(course.id, key, found);
  }

  /** How the seat stood after a turn of a match: what the page has found itself is finer. */
  oddsOf(course: Course, turn: number): Odds | undefined {
    const isShown = course.id === this.#replay.fetched.match.id;
    const known = isShown ? (this.#replay.chances?.known ?? []) : course.known;
    return known[turn] ?? (course.isTrunk ? undefined : this.#before(course, turn));
  }

  /** Before it left, a branch is what it left. */
  #before(course: Course, turn: number): Odds | undefined {
    const parent = this.courseOf(course.match.from?.id);
    return parent !== undefined && turn <= Math.floor(course.start) ? this.oddsOf(parent, turn) : undefined;
  }
}
