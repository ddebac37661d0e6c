import { nextAsk } from '@turnpoint/host/study';
import { type Odds, type Summary, together, type WatchPort } from '@turnpoint/protocol';
import { door } from '../client/door.ts';
import type { Shareable } from '../share/shareable.ts';
import { Course } from './course.svelte.ts';
import { keepChances, keptChances } from './kept-chances.ts';

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

  get isEstimated(): boolean {
    return this.courses.length > 0 && this.estimated.done === this.estimated.of;
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
    // One that was removed meanwhile has no chances any more.
    void this.#estimate().catch(() => {});
  }

  async leave(): Promise<void> {
    this.#isLeft = true;
    for (const port of this.#watched.values()) await (await port.catch(() => null))?.close();
  }

  #courseOf(summary: Summary, place: number, before: Course | undefined): Course {
    if (before?.place !== place) return new Course(summary, place, this.#replay, () => this.courseOf(summary.from?.id));
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

  /** Up to where the water can be drawn. It is kept where the branch's own replay goes on from it. */
  async #find(course: Course): Promise<void> {
    const { review } = this.#replay.fetched;
    const { own } = this.#replay;
    const known = new Map(await keptChances(review, course.id, own));
    const turns = course.turns
      .slice(Math.floor(course.start))
      .map(({ seat, first, last }) => ({ seat, from: first, to: last }));
    const show = () => {
      course.known = course.turns.map(({ last }) => known.get(last));
    };
    show();
    for (let ask = nextAsk(turns, [], known); ask !== null && !this.#isLeft; ask = nextAsk(turns, [], known)) {
      const { step, worlds, part } = ask;
      const more = await review.odds(course.id, own, step, worlds, part);
      const before = known.get(step);
      known.set(step, before === undefined ? more : together(before, more));
      show();
    }
    await keepChances(review, course.id, own, known);
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
