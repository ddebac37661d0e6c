import type { SetUp } from '@turnpoint/catalogue';
import { type MatchRecord, type Reader, type Seat, type Texts, type Types, tell } from '@turnpoint/kernel';
import type { Replayed, Review, Summary } from '@turnpoint/protocol';
import { type GameTable, type Story, stepsTold, withTexts } from '@turnpoint/ui';
import { decidingOf } from '../share/deciding.ts';
import { readerOf } from '../words.svelte.ts';
import { BetterLens } from './better/lens.svelte.ts';
import { Chances, decidedOf, type TurningPoint } from './chances.svelte.ts';
import { Playback } from './playback.svelte.ts';
import { headlinesOf } from './tell-turns.ts';
import { type Played, type PlayedTurn, playedTurns, turnAt, turnEnd } from './turns.ts';
import { say } from './words.ts';

/** What a replay is made of, fetched. */
export interface Fetched {
  readonly match: Summary;
  readonly setUp: SetUp;
  readonly table: GameTable<Types>;
  readonly texts: Texts;
  readonly replayed: Replayed;
  readonly review: Review;
  /** Was it dealt fairly? */
  readonly check: Review['check'];
  readonly story: Story<Types>;
  readonly storyTexts: Texts;
  /** Whose chance somebody has asked for or sent along; null where nobody did. */
  readonly seat: Seat | null;
  /** Tells it again as another's. */
  tellFor(seat: Seat): void;
}

/** A finished match that is looked at: its turns, what each of them came to, and where the playhead stands. */
export class Replay {
  readonly fetched: Fetched;
  readonly playback: Playback;
  readonly turns: readonly PlayedTurn[];
  /** Whose match it is told as: the one person at this screen, or the first of several. */
  readonly own: Seat;
  /** Is the reader one of those who played? Then they are "you". */
  readonly isMine: boolean;
  readonly chances: Chances;
  readonly better: BetterLens;
  #record: Promise<MatchRecord> | null = null;
  readonly #told = new Map<string, readonly number[]>();

  constructor(fetched: Fetched) {
    this.fetched = fetched;
    const { match, replayed, review, story } = fetched;
    const person = match.players.findIndex(({ kind }) => kind === 'person');
    this.isMine = match.seats.length === 1;
    const mine = match.seats[0];
    this.own = (this.isMine ? mine : (fetched.seat ?? mine)) ?? Math.max(0, person);
    this.playback = new Playback({ id: match.id, review, replayed, own: this.own });
    this.turns = playedTurns(this.#played, story);
    this.better = new BetterLens(this);
    this.chances = new Chances({ id: match.id, seat: this.own, review, turns: this.turns });
  }

  get #played(): Played {
    const { replayed, match } = this.fetched;
    return { log: replayed.log, steps: replayed.steps, look: match.look };
  }

  readonly reader: Reader = $derived.by(() => {
    const { match, texts, storyTexts } = this.fetched;
    const reader = readerOf(
      texts,
      match.players.map(({ name }) => name),
    );
    return withTexts(this.isMine ? { ...reader, you: this.own } : reader, storyTexts);
  });

  /** One sentence for each turn. */
  readonly headlines: readonly string[] = $derived.by(() => {
    const { story } = this.fetched;
    return headlinesOf(this.turns, { played: this.#played, story, reader: this.reader }, this.chances.points);
  });

  async #choices(): Promise<MatchRecord['choices']> {
    this.#record ??= this.fetched.review.record(this.fetched.match.id);
    return (await this.#record).choices;
  }

  /** The spots that the choice of a step touched, as the table lay before it. */
  async spotsOf(step: number): Promise<readonly string[]> {
    const { story, review, match } = this.fetched;
    const [choices, before] = await Promise.all([
      this.#choices(),
      review.sightAt(match.id, this.own, Math.max(0, step - 1), 'open'),
    ]);
    const chosen = choices[step - 1];
    return chosen === undefined ? [] : story.marks(chosen.choice, before.look);
  }

  /** What the choices of a turning point's sentence touched; where that is nothing, those of its whole turn. */
  async spotsAt(point: TurningPoint): Promise<readonly (readonly string[])[]> {
    const { first = 1, last = 0 } = this.turns[point.turn] ?? {};
    const touched = (steps: readonly number[]) => Promise.all(steps.map((step) => this.spotsOf(step)));
    const told = await touched(this.toldBy(point));
    return told.flat().length > 0 ? told : touched(Array.from({ length: last - first + 1 }, (_, i) => first + i));
  }

  /** What the seat of a turn chose in it. */
  async choicesOf(turn: number): Promise<readonly object[]> {
    const played = this.turns[turn];
    if (played === undefined) return [];
    return (await this.#choices())
      .slice(played.first - 1, played.last)
      .filter(({ seat }) => seat === played.seat)
      .map(({ choice }) => choice);
  }

  /** The step before the first choice that the seat of a turn made in it: others may be asked something first. */
  decisionOf(turn: number): number {
    const { seat, first, last } = this.turns[turn] ?? { seat: null, first: 1, last: 1 };
    const own = this.playback.steps.findIndex((step, at) => at >= first && at <= last && step.seat === seat);
    return (own < 0 ? first : own) - 1;
  }

  /** The turn under the playhead. */
  readonly now: number = $derived.by(() => turnAt(this.turns, this.playback.step));

  nameOf(seat: Seat): string {
    return this.reader.names[seat] ?? '';
  }

  isYou(seat: Seat | null): boolean {
    return this.isMine && seat === this.own;
  }

  /** Is it a turn that the reader, or their team, could have played better? */
  isOurs(turn: number): boolean {
    const seat = this.turns[turn]?.seat ?? null;
    return this.chances.known[turn]?.kind === 'team' ? seat !== null : seat === this.own;
  }

  /** "You 2", "Bo 3": a turn in two words. */
  tagOf({ seat, n }: PlayedTurn): string {
    if (n === 0) return say('replay.deal');
    if (seat === null) return this.#nobody(n);
    return this.isYou(seat) ? say('replay.tag-you', { n }) : say('replay.tag', { name: this.nameOf(seat), n });
  }

  /** "Your turn 2". */
  titleOf({ seat, n, last }: PlayedTurn): string {
    if (n === 0) return say(last === 0 ? 'replay.deal' : 'replay.set-up');
    if (seat === null) return this.#nobody(n);
    return this.isYou(seat) ? say('replay.your-turn', { n }) : say('replay.turn-of', { name: this.nameOf(seat), n });
  }

  /** "Enemies 3", where the game has a name for them. */
  #nobody(n: number): string {
    const { nobody } = this.fetched.story;
    return nobody === undefined ? say('replay.nobody') : say('replay.tag', { name: tell(this.reader, nobody), n });
  }

  /** "your turn 2", inside a sentence. */
  turnTold(turn: PlayedTurn): string {
    return this.isYou(turn.seat) && turn.n > 0 ? say('replay.your-turn-told', { n: turn.n }) : this.titleOf(turn);
  }

  /** To the end of a turn: what was done in it is on the table, and nobody has answered yet. */
  toTurn(at: number): void {
    void this.playback.go(this.turns[at]?.last ?? 0);
  }

  /** The turn that a turning point is named by: its own, or the one of the answer that decided more. */
  deciderOf(point: TurningPoint): PlayedTurn | undefined {
    const decider = decidingOf(point, this)?.turn;
    return this.turns.find((turn) => turn === decider);
  }

  /** Whose match it may be told as, where it is nobody's in particular; none where all have one chance. */
  readonly sides: readonly Seat[] = $derived.by(() => {
    const { players } = this.fetched.match;
    const kind = this.chances.known.find((odds) => odds !== undefined)?.kind;
    return this.isMine || kind !== 'win' ? [] : players.map((_, seat) => seat);
  });

  /** The steps that the sentence of a turning point tells of. */
  toldBy(point: TurningPoint): readonly number[] {
    const { turn } = point;
    const decided = decidedOf(point);
    const key = `${turn} ${decided.came} ${decided.step}`;
    const played = this.turns[turn];
    const told = this.#told.get(key) ?? (played ? stepsTold(this.fetched.story, played, this.#played, decided) : []);
    this.#told.set(key, told);
    return told;
  }

  /** Where a turning point is looked at: when what its sentence tells of was done, else at the end of its turn. */
  stepOf(point: TurningPoint): number {
    return this.toldBy(point).at(-1) ?? point.step ?? this.turns[point.turn]?.last ?? 0;
  }

  toPoint(point: TurningPoint): void {
    void this.playback.go(this.stepOf(point));
  }

  turnBy(by: 1 | -1): void {
    void this.playback.go(turnEnd(this.turns, this.playback.step, by));
  }

  /** To the next or former turning point; past the last one to the end, before the first to the start. */
  pointBy(by: 1 | -1): void {
    const steps = this.chances.points.map((point) => this.stepOf(point));
    const { step, last } = this.playback;
    const next = by === 1 ? steps.find((at) => at > step) : steps.findLast((at) => at < step);
    void this.playback.go(next ?? (by === 1 ? last : 0));
  }
}
