import { type Message, type Ruling, type Section, sameJson, type Types } from '@turnpoint/kernel';
import { between, type Gain, type PastSight, type ToldStep, together } from '@turnpoint/protocol';
import type { Replay } from '../replay.svelte.ts';
import type { Study } from './study.svelte.ts';

/** How the reader's own turn did beside the best. */
export type Answer =
  | { readonly kind: 'found' }
  /** So much was left, with its doubt. */
  | { readonly kind: 'missed'; readonly left: Gain };

/** Games that no line was chosen by. */
const FRESH = { sets: 4, worlds: 25, part: 3000 };

/** A decision of the past, asked again: the seat sees what it saw then, and plays its turn. Nothing counts. */
export class Quiz {
  readonly study: Study;
  readonly #replay: Replay;
  readonly #onanswer: (answer: Answer) => void;
  #first: PastSight | null = null;
  #log: readonly ToldStep[] = [];
  sight = $state.raw<PastSight | null>(null);
  log = $state.raw<readonly ToldStep[]>([]);
  fresh = $state.raw<readonly Types['entry'][]>([]);
  line = $state.raw<readonly object[]>([]);
  isOver = $state(false);
  answer = $state.raw<Answer | null>(null);
  /** How many hints were asked for. */
  hints = $state(0);

  constructor(replay: Replay, study: Study, onanswer: (answer: Answer) => void) {
    this.#replay = replay;
    this.study = study;
    this.#onanswer = onanswer;
  }

  /** The table as the seat saw it; of the log nothing that came later. */
  async begin(): Promise<void> {
    const { match, review } = this.#replay.fetched;
    const [sight, { log }] = await Promise.all([
      review.sightAt(match.id, this.study.seat, this.study.step, 'then'),
      review.replay(match.id, this.study.seat),
    ]);
    this.#first = sight;
    this.#log = log.filter(({ step }) => step <= this.study.step);
    this.again();
  }

  again(): void {
    this.sight = this.#first;
    this.log = this.#log;
    this.fresh = [];
    this.line = [];
    this.isOver = false;
    this.answer = null;
  }

  /** What its seat chooses now; gives the rule where it may not. */
  async choose(choices: readonly object[]): Promise<Ruling | null> {
    return this.#play([...this.line, ...choices]);
  }

  async takeBack(): Promise<void> {
    if (this.line.length > 0) await this.#play(this.line.slice(0, -1));
  }

  async why(choice: object): Promise<Ruling | null> {
    const after = await this.#after([...this.line, choice]);
    return after.ok ? null : after.ruling;
  }

  text(): Promise<readonly Section[]> {
    const { match, review } = this.#replay.fetched;
    return review.textAt(match.id, this.study.seat, this.study.step, 'then');
  }

  /** Nothing that the seat could not know: first why, then where the best line begins. */
  get told(): readonly Message[] {
    const { found } = this.study;
    const all = [found?.why ?? null, found?.best?.labels[0] ?? null].filter((one) => one !== null);
    return all.slice(0, this.hints);
  }

  async #play(line: readonly object[]): Promise<Ruling | null> {
    if (this.isOver) return null;
    const after = await this.#after(line);
    if (!after.ok) return after.ruling;
    this.fresh = line.length > this.line.length ? (after.log.at(-1)?.entries ?? []) : [];
    this.line = line;
    this.log = [...this.#log, ...after.log];
    this.sight = after.sight;
    if (this.#ends(after.log, after.sight)) {
      this.isOver = true;
      this.answer = await this.#judged();
      this.#onanswer(this.answer);
    }
    return null;
  }

  #after(choices: readonly object[]) {
    const { match, review } = this.#replay.fetched;
    return review.lineOf(match.id, { seat: this.study.seat, step: this.study.step, choices, eyes: 'then' });
  }

  /** Has another turn begun, or the match ended? */
  #ends(log: readonly ToldStep[], { look }: PastSight): boolean {
    if (look.outcome !== null) return true;
    const { story } = this.#replay.fetched;
    return log.some(({ entries }) =>
      entries.some((entry) => {
        const begun = story.begins(entry, look);
        return begun !== undefined && !(begun.isOwn && begun.seat === this.study.seat);
      }),
    );
  }

  /** Any turn within the doubt of the best counts as found. */
  async #judged(): Promise<Answer> {
    await this.study.find();
    const best = this.study.found?.best;
    const guess = this.line;
    if (!best || sameJson(best.choices, guess)) return { kind: 'found' };
    const { match, review } = this.#replay.fetched;
    const lines = [guess, best.choices];
    let left: Gain | null = null;
    for (let set = 0; set < FRESH.sets; set++) {
      const [, rival] = await review.compare(match.id, {
        seat: this.study.seat,
        step: this.study.step,
        lines,
        worlds: FRESH.worlds,
        part: FRESH.part + set,
      });
      const more = rival?.gain ?? null;
      if (more !== null) left = left === null ? more : together(left, more);
    }
    return left !== null && between(left)[0] > 0 ? { kind: 'missed', left } : { kind: 'found' };
  }
}
