import { type Seat, sameJson, type Types, tell } from '@turnpoint/kernel';
import type { Odds, Summary, ToldStep } from '@turnpoint/protocol';
import { headlineOf, type Turn, turnsOf } from '@turnpoint/ui';
import type { Shareable } from '../share/shareable.ts';
import { placeOfStep } from './layout.ts';
import { colourOf, letterOf } from './look.ts';
import { say } from './words.ts';

/** One match of the river: what happened, or a branch. */
export class Course {
  /** In the river: 0 is what happened. */
  readonly place: number;
  match = $state.raw() as Summary;
  /** Up to now, as everybody may read it. */
  log = $state.raw<readonly ToldStep[]>([]);
  /** After each turn of this match; undefined where it is not known. */
  known = $state.raw<readonly (Odds | undefined)[]>([]);
  readonly #replay: Shareable;
  readonly #left: () => Course | undefined;

  /** `left` finds what it left. */
  constructor(match: Summary, place: number, replay: Shareable, left: () => Course | undefined) {
    this.match = match;
    this.place = place;
    this.#replay = replay;
    this.#left = left;
  }

  get id(): string {
    return this.match.id;
  }

  get isTrunk(): boolean {
    return this.place === 0;
  }

  get isOver(): boolean {
    return this.match.outcome !== null;
  }

  get letter(): string {
    return this.isTrunk ? '' : letterOf(this.place - 1);
  }

  get colour(): string {
    return this.isTrunk ? '#7fb9bd' : colourOf(this.place - 1);
  }

  readonly turns: readonly Turn<Types>[] = $derived.by(() =>
    turnsOf(this.log, this.#replay.fetched.story, this.match.look),
  );

  /** Where it leaves, in turns. */
  readonly start: number = $derived(
    this.match.from === null ? 0 : placeOfStep(this.turns, Math.min(this.match.from.step, this.match.look.step)),
  );

  get end(): number {
    return Math.max(0, this.turns.length - 1);
  }

  /** What was done otherwise in it first: its name, until somebody gives it another one. */
  readonly name: string = $derived.by(() => {
    if (this.isTrunk) return say('branches.trunk');
    if (this.match.name !== undefined) return this.match.name;
    const step = this.#otherwise;
    const turn = this.turns.find(
      ({ seat, first, last }) => seat !== null && first > 0 && step !== null && step <= last,
    );
    if (turn === undefined) return say('branches.branch', { letter: this.letter });
    const played = { look: this.match.look, log: this.log };
    return tell(this.#reader, headlineOf(this.#replay.fetched.story, turn, played, { came: null, step }));
  });

  /** The first step in which it goes another way than what it left; null before it goes any. */
  get #otherwise(): number | null {
    const before = new Map((this.#left()?.log ?? []).map(({ step, entries }) => [step, entries]));
    const from = this.match.from?.step ?? 0;
    const steps = this.log.filter(({ step }) => step > from);
    const other = steps.find(({ step, entries }) => !sameJson(before.get(step) ?? [], entries));
    return (other ?? steps[0])?.step ?? null;
  }

  get #reader() {
    const { you: _, ...reader } = this.#replay.reader;
    const names = this.match.players.map(({ name }) => name);
    const own = this.#replay.own;
    return { ...reader, names, ...(this.isMine && { you: own }) };
  }

  /** Has the reader played it, in the seat that the match is told of? */
  get isMine(): boolean {
    return this.match.seats.includes(this.#replay.own);
  }

  /** Who plays it: "you, against Greedy". */
  get by(): string {
    const { players } = this.match;
    const { own, isMine } = this.#replay;
    const persons = players.filter(({ kind }) => kind === 'person');
    const others = players.filter((_, seat) => seat !== own).map(({ name }) => name);
    if (this.isMine)
      return others.length === 0 ? say('branches.you') : say('branches.you-against', { others: { list: others } });
    if (persons.length === 0) return say('branches.by-bots');
    if (isMine && players[own]?.kind === 'person')
      return say('branches.in-your-seat', { name: players[own]?.name ?? '' });
    return say('branches.by', { names: { list: players.map(({ name }) => name) } });
  }

  /** How many turns its longest-playing seat has had. */
  get length(): number {
    return Math.max(0, ...this.turns.map(({ n }) => n));
  }

  /** The step at which a turn is over; of a turn after the last, the end. */
  stepAfter(turn: number): number {
    return this.turns[Math.min(turn, this.end)]?.last ?? 0;
  }

  isWonBy(seat: Seat): boolean {
    return this.match.outcome?.kind === 'won' && this.match.outcome.winners.includes(seat);
  }
}
