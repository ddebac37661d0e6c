import { type Better, better, type Rival } from '@turnpoint/host/study';
import { type Look, type Message, type Seat, type Types, tell } from '@turnpoint/kernel';
import type { Odds } from '@turnpoint/protocol';
import { differences, whyOf } from '@turnpoint/ui';
import type { Replay } from '../replay.svelte.ts';

/** A turn as one could have played it: its choices, their names, and how it did. */
export interface Line {
  readonly choices: readonly object[];
  /** Fewer than the choices where it hangs on what is drawn meanwhile how it goes on. */
  readonly labels: readonly Message[];
  readonly odds: Odds | null;
}

export interface BetterLine extends Line {
  readonly gain: Rival['gain'];
}

/** What was found about one turn, as far as it is shown. */
export interface Found {
  readonly progress: number;
  readonly tried: number;
  readonly verdict: Better['verdict'];
  readonly played: Line;
  /** Null while none is known, and where there was nothing else to play. */
  readonly best: BetterLine | null;
  readonly others: readonly BetterLine[];
  /** Why the best is better, in a sentence of the game. */
  readonly why: Message | null;
}

/** What is kept is found under this name: another one where it has another form. */
const KEPT = 'better turn';

/** The search for a better turn than one that was played. It goes on while the page is open, and is kept with the match. */
export class Study {
  readonly turn: number;
  /** Who decided, and before which choice. */
  readonly seat: Seat;
  readonly step: number;
  found = $state.raw<Found | null>(null);
  readonly #replay: Replay;
  readonly #labels = new Map<string, readonly Message[]>();
  #ready: Promise<void> | null = null;
  #isLeft = false;

  constructor(replay: Replay, turn: number) {
    this.#replay = replay;
    this.turn = turn;
    this.seat = replay.turns[turn]?.seat ?? replay.own;
    this.step = replay.decisionOf(turn);
  }

  get isDone(): boolean {
    return this.found?.verdict != null;
  }

  /** Done when it is; asked twice it looks once. */
  find(): Promise<void> {
    this.#isLeft = false;
    this.#ready ??= this.#replay.chances.during(() => this.#search());
    return this.#ready;
  }

  /** What it has found so far stays; whoever comes back begins the search anew, unless it was done. */
  leave(): void {
    this.#isLeft = true;
    if (!this.isDone) this.#ready = null;
  }

  async #search(): Promise<void> {
    const { match, review } = this.#replay.fetched;
    const { seat } = this;
    const key = `${KEPT} ${seat} ${this.step}`;
    const kept = (await review.study(match.id, key)) as Found | null;
    if (kept !== null && this.#canBeTold(kept)) {
      this.found = kept;
      return;
    }
    const played = await this.#replay.choicesOf(this.turn);
    this.found ??= {
      ...NOTHING,
      played: { choices: played, labels: await this.#labelsOf(played), odds: null },
    };
    const trying = {
      tryTurns: (trial: Parameters<typeof review.tryTurns>[1]) => review.tryTurns(match.id, trial),
      compare: (comparison: Parameters<typeof review.compare>[1]) => review.compare(match.id, comparison),
    };
    for await (const found of better(trying, { seat, step: this.step, played })) {
      if (this.#isLeft) return;
      this.found = await this.#told(found, this.found.played);
    }
    await review.keepStudy(match.id, key, this.found);
  }

  async #told({ played, best, others, ...rest }: Better, line: Line): Promise<Found> {
    const named = async ({ choices, odds, gain }: Rival): Promise<BetterLine> => ({
      choices,
      odds,
      gain,
      labels: await this.#labelsOf(choices),
    });
    return {
      ...rest,
      played: { ...line, odds: played?.odds ?? null },
      best: best && (await named(best)),
      others: await Promise.all(others.map(named)),
      why: played && best && this.#why(played.thens, best.thens),
    };
  }

  #why(played: readonly Look<Types>[], better: readonly Look<Types>[]): Message | null {
    const { story } = this.#replay.fetched;
    const { seat } = this;
    const factsOf = (looks: readonly Look<Types>[]) => looks.map((look) => story.facts(look, seat));
    return whyOf(differences(factsOf(played), factsOf(better)));
  }

  /** Words change from release to release: what was kept in others is looked for again. */
  #canBeTold({ why, played, best, others }: Found): boolean {
    const lines = [played, ...(best === null ? [] : [best]), ...others];
    try {
      for (const message of [...(why === null ? [] : [why]), ...lines.flatMap(({ labels }) => labels)])
        tell(this.#replay.reader, message);
      return true;
    } catch {
      return false;
    }
  }

  /** What the choices are called, as far as they could be made in the match as it was dealt. */
  async #labelsOf(choices: readonly object[]): Promise<readonly Message[]> {
    const key = JSON.stringify(choices);
    const known = this.#labels.get(key);
    if (known !== undefined) return known;
    const { match, review } = this.#replay.fetched;
    const ask = (some: readonly object[]) =>
      review.lineOf(match.id, { seat: this.seat, step: this.step, choices: some, eyes: 'open' });
    const whole = await ask(choices);
    const line = whole.ok ? whole : await ask(choices.slice(0, whole.at));
    const labels = line.ok ? line.labels : [];
    this.#labels.set(key, labels);
    return labels;
  }
}

const NOTHING = { progress: 0, tried: 0, verdict: null, best: null, others: [], why: null } as const;
