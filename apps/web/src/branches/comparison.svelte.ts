import type { Odds } from '@turnpoint/protocol';
import { door } from '../client/door.ts';
import { figureTold } from '../replay/figures.ts';
import { go } from '../router.svelte.ts';
import type { Shareable } from '../share/shareable.ts';
import { branchNames } from './branch-names.ts';
import { Board, type Row, rowsOf } from './compared.svelte.ts';
import type { Course } from './course.svelte.ts';
import { River } from './river.svelte.ts';
import { afterTold } from './telling.ts';
import { say } from './words.ts';

/** So many turns after a fork are looked at for the first that left something different. */
const AHEAD = 12;

/** What happened beside one of its branches, at one place of the river. */
export class Comparison {
  readonly replay: Shareable;
  readonly river: River;
  readonly boards = [new Board(), new Board()] as const;
  /** In turns. */
  cursor = $state(0);
  #picked = $state<string | null>(null);

  constructor(replay: Shareable) {
    this.replay = replay;
    this.river = new River(replay);
  }

  async begin(): Promise<void> {
    await this.river.read();
    const course = this.chosen ?? this.river.courseOf(this.replay.fetched.match.id);
    this.cursor = course === undefined ? 0 : await this.#firstDifference(course);
  }

  get trunk(): Course | undefined {
    return this.river.trunk;
  }

  readonly branches: readonly Course[] = $derived.by(() => this.river.courses.filter(({ isTrunk }) => !isTrunk));

  readonly chosen: Course | undefined = $derived.by(
    () =>
      this.branches.find(({ id }) => id === this.#picked) ??
      this.branches.find(({ id }) => id === this.replay.fetched.match.id) ??
      this.branches.find(({ isOver }) => isOver),
  );

  /** Those that lie open: a branch that runs hides what its player may not know. */
  readonly pair: readonly [Course | undefined, Course | undefined] = $derived.by(() => [
    this.trunk,
    this.chosen?.isOver ? this.chosen : undefined,
  ]);

  /** Fetches both boards where the cursor is. */
  show(): void {
    const { review } = this.replay.fetched;
    for (const [i, course] of this.pair.entries())
      if (course !== undefined)
        void this.boards[i]?.show(review, course, course.stepAfter(this.cursor), this.replay.own);
  }

  readonly odds: readonly (Odds | undefined)[] = $derived.by(() =>
    this.pair.map((course) =>
      course === undefined ? undefined : this.river.oddsOf(course, Math.min(this.cursor, course.end)),
    ),
  );

  figure(at: 0 | 1): string {
    const odds = this.odds[at];
    return odds === undefined ? '' : figureTold(odds);
  }

  /** Both are still one match here. */
  readonly isShared: boolean = $derived.by(
    () =>
      this.chosen !== undefined && this.cursor <= this.chosen.start && this.chosen.match.from?.id === this.trunk?.id,
  );

  /** What differs, what counts most first. */
  readonly rows: readonly Row[] = $derived.by(() => {
    const [a, b] = this.boards.map(({ sight }) => sight?.look ?? null);
    if (!a || !b || this.pair[1] === undefined || this.isShared) return [];
    const { fetched, reader, own } = this.replay;
    return [...this.#chanceRow(), ...rowsOf(a, b, { story: fetched.story, reader, seat: own })];
  });

  isBetter(at: 0 | 1): boolean {
    const [first] = this.rows;
    return first?.id === 'chance' && first.better === at;
  }

  #chanceRow(): Row[] {
    const [a, b] = this.odds;
    if (a === undefined || b === undefined) return [];
    const { isMine, reader, own } = this.replay;
    const key = { win: isMine ? 'chance' : 'chance-of', team: 'chance-team', score: 'score', 'low-score': 'score' }[
      a.kind
    ];
    const sides = [figureTold(a), figureTold(b)] as const;
    if (sides[0] === sides[1]) return [];
    const more = (b.value - a.value) * (a.kind === 'low-score' ? -1 : 1);
    const says = say(`branches.${key}`, { name: reader.names[own] ?? '' });
    return [{ id: 'chance', says, sides, better: more > 0 ? 1 : 0 }];
  }

  /** "after your turn 3". */
  readonly where: string = $derived.by(() => {
    const course = this.pair[1] ?? this.trunk;
    return afterTold(course?.turns[Math.min(this.cursor, course.end)], this.replay);
  });

  get last(): number {
    return Math.max(0, ...this.river.courses.map(({ end }) => end));
  }

  move(to: number): void {
    this.cursor = Math.max(0, Math.min(this.last, to));
  }

  choose(course: Course): void {
    this.#picked = course.id;
    if (this.cursor <= course.start) void this.#firstDifference(course).then((to) => this.move(to));
  }

  next(by: 1 | -1): void {
    const at = this.chosen === undefined ? -1 : this.branches.indexOf(this.chosen);
    const course = this.branches[(at + by + this.branches.length) % this.branches.length];
    if (course !== undefined) this.choose(course);
  }

  /** The first turn after a fork that left something different; where none did, the one after the fork. */
  async #firstDifference(course: Course): Promise<number> {
    const first = Math.min(Math.ceil(course.start) + 1, course.end);
    const { trunk } = this;
    if (trunk === undefined || course === trunk || !course.isOver) return first;
    const { fetched, reader, own } = this.replay;
    const lookAt = async (of: Course, turn: number) =>
      (await fetched.review.sightAt(of.id, own, of.stepAfter(turn), 'open')).look;
    for (let turn = first; turn <= Math.min(first + AHEAD, course.end); turn++) {
      const [a, b] = await Promise.all([lookAt(trunk, turn), lookAt(course, turn)]);
      if (rowsOf(a, b, { story: fetched.story, reader, seat: own }).length > 0) return turn;
    }
    return first;
  }

  /** What is played on from: the branch that is compared, or what happened. */
  readonly source: Course | undefined = $derived.by(() => {
    const [, branch] = this.pair;
    return branch !== undefined && this.cursor > branch.start ? branch : this.trunk;
  });

  get sourceStep(): number {
    return this.source?.stepAfter(this.cursor) ?? 0;
  }

  get canPlayOn(): boolean {
    return this.source !== undefined && this.sourceStep < this.source.match.look.step;
  }

  /** Plays on from the cursor; without a person bots play at all seats. */
  async branch(person: number | null): Promise<void> {
    const { source } = this;
    if (source === undefined || !this.canPlayOn) return;
    const { review } = this.replay.fetched;
    const names = branchNames(source.match, person);
    const made = await review.branch(source.id, { step: this.sourceStep, person, names });
    if (person !== null) return go(`/match/${made}`);
    this.#picked = made;
    await this.river.read();
  }

  async rename(course: Course, name: string): Promise<void> {
    await this.replay.fetched.review.nameBranch(course.id, name);
    await this.river.read();
  }

  async remove(course: Course): Promise<void> {
    await door.library.remove(course.id);
    this.#picked = null;
    if (course.id === this.replay.fetched.match.id) go(`/replay/${this.trunk?.id}?lens=branches`, 'replace');
    else await this.river.read();
  }
}
