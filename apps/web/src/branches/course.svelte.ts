import { type Seat, type Types, tell } from '@turnpoint/kernel';
import type { Odds, Summary, ToldStep } from '@turnpoint/protocol';
import { type Turn, turnsOf } from '@turnpoint/ui';
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

  constructor(match: Summary, place: number, replay: Shareable) {
    this.match = match;
    this.place = place;
    this.#replay = replay;
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

  /** What was done first in it: its name, until somebody gives it another one. */
  readonly name: string = $derived.by(() => {
    if (this.isTrunk) return say('branches.trunk');
    if (this.match.name !== undefined) return this.match.name;
    const { story } = this.#replay.fetched;
    const turn = this.turns.find(
      ({ first, seat, last }) => last > (this.match.from?.step ?? 0) && seat !== null && first > 0,
    );
    if (turn === undefined) return say('branches.branch', { letter: this.letter });
    const before = this.log.filter(({ step }) => step < turn.first);
    return tell(this.#reader, story.headline(turn, { look: this.match.look, before }));
  });

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
