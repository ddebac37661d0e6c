import type { Seat } from '@turnpoint/kernel';
import { type ArtifactClass, CARDS, FRACTURE_AT, FRACTURE_ON, type Index } from '../content/index.ts';
import { ownerOf } from '../rules/board/change.ts';
import type { Board, CardId } from '../rules/types.ts';
import type { Goal } from './goals.ts';
import { holdsUp } from './paths.ts';
import { type Role, rolesOf } from './roles.ts';
import type { Whereabouts } from './unseen.ts';

/** What a player has to go on with. */
export interface Means {
  readonly cards: readonly CardId[];
  readonly roles: Role;
  /** Cards that the viewer cannot name: those of a rival's hand, or those about to be drawn. */
  readonly unknown: number;
}

export function meansOf(cards: readonly CardId[], unknown: number): Means {
  return { cards, roles: rolesOf(cards), unknown };
}

/** Cards to be played, and cards to be drawn until they are found, one search after the other and the longest alone. */
export interface Missing {
  readonly plays: number;
  readonly draws: number;
  readonly longest: number;
  /** Cards of the hand spoken for that could also play a flip again. */
  readonly rewinds: number;
}

/** No search is hopeless: others play cards, and piles are shuffled. */
const LONGEST = 36;
/** Two searches at a time go faster than one after the other. */
const BESIDE = 0.4;
/** Cards seen in a turn that is spent on searching. */
const PER_TURN = 3;

/** The turns that are needed: one for each card to be played, and those it takes to find what is missing. */
export function turnsFor(missing: Missing, flips: number, { roles, unknown }: Means, at: Whereabouts): number {
  let { plays, draws, longest } = missing;
  if (flips > 0) {
    const { roles: out, count, flipDiscarded } = at;
    const perCard = Math.max(0.02, (out.flips + (flipDiscarded ? out.rewind : 0)) / count);
    const rewinds = flipDiscarded ? Math.max(0, roles.rewind - missing.rewinds) : 0;
    const search = Math.min(LONGEST, Math.max(0, flips - roles.flips - rewinds) / perCard);
    plays += flips;
    draws += search;
    longest = Math.max(longest, search);
  }
  const wanted = Math.min(LONGEST, longest + BESIDE * (draws - longest));
  // Each card that may be what is wanted shortens the search by one, on average.
  return plays + Math.max(0, wanted - unknown) / PER_TURN;
}

/** What is missing besides flips. */
export function missingFor(
  board: Board,
  seat: Seat,
  goal: Goal,
  blocking: readonly Index[],
  means: Means,
  at: Whereabouts,
): Missing {
  const count = new Count(board, seat, means, at);
  for (const artifact of goal.artifacts) count.artifact(artifact);
  for (const kind of goal.classes) count.class(kind, goal);
  for (const spot of goal.fractures) count.fracture(spot);
  for (const spot of blocking) if (holdsUp(spot) === 0) count.breakUp(spot);
  return count;
}

class Count implements Missing {
  plays = 0;
  draws = 0;
  longest = 0;
  rewinds = 0;
  readonly #board: Board;
  readonly #seat: Seat;
  readonly #means: Means;
  readonly #at: Whereabouts;
  /** Cards of the hand that are spoken for. */
  #searches = 0;
  #fetches = 0;
  #salvages = 0;
  #takes = 0;

  constructor(board: Board, seat: Seat, means: Means, at: Whereabouts) {
    this.#board = board;
    this.#seat = seat;
    this.#means = means;
    this.#at = at;
  }

  /** One by name, in front of this seat. */
  artifact(card: CardId): void {
    const owner = ownerOf(this.#board, card);
    if (owner === this.#seat) return;
    this.plays++;
    if (this.#means.cards.includes(card)) return;
    if (owner < 0) this.#find(card, true);
    else if (!this.#take()) this.#look(Math.max(0.5, this.#at.roles.take));
  }

  /** Any of a class that is not wanted by name besides (R36). */
  class(kind: ArtifactClass, goal: Goal): void {
    const fits = (card: CardId) => CARDS[card]?.class === kind && !goal.artifacts.includes(card);
    if (this.#board.players[this.#seat]?.artifacts.some(fits)) return;
    this.plays++;
    if (this.#means.cards.some(fits)) return;
    const { roles, artifacts, lost } = this.#at;
    const isTaken = this.#board.players.some((player) => player.artifacts.some(fits));
    const isLost = lost[kind].some(fits);
    if ((isTaken && this.#take()) || (isLost && this.#fetch(true)) || this.#search()) return;
    const others = (isTaken ? roles.take : 0) + (isLost ? roles.salvage + roles.fetch + roles.rewind : 0);
    this.#look(Math.max(1, artifacts[kind] + others));
  }

  fracture(spot: Index): void {
    if (this.#board.fractures.includes(spot)) return;
    const card = FRACTURE_ON[spot] as CardId;
    this.plays++;
    if (!this.#means.cards.includes(card)) this.#find(card, false);
    // One that an Artifact keeps away waits until that is out of play.
    const condition = FRACTURE_AT[spot]?.condition;
    if (condition?.kind === 'not-in-play' && ownerOf(this.#board, condition.artifact) >= 0) this.plays += 3;
  }

  /** A Fracture that only an Artifact removes: somebody has to play it. */
  breakUp(spot: Index): void {
    const condition = FRACTURE_AT[spot]?.condition;
    if (condition?.kind !== 'not-in-play') return;
    this.plays++;
    if (!this.#means.cards.includes(condition.artifact)) this.#find(condition.artifact, true);
  }

  #find(card: CardId, isArtifact: boolean): void {
    const { roles, unseen, discard } = this.#at;
    if (discard.has(card)) {
      if (!this.#fetch(isArtifact))
        this.#look(Math.max(1, roles.fetch + roles.rewind + (isArtifact ? roles.salvage : 0)));
    } else if (unseen(card) <= 0) this.#look(0);
    else if (!this.#search()) this.#look(1 + roles.search);
  }

  /** So many of the unseen cards would do. */
  #look(ways: number): void {
    const draws = ways === 0 ? LONGEST : Math.min(LONGEST, this.#at.count / ways);
    this.draws += draws;
    this.longest = Math.max(this.longest, draws);
  }

  #take(): boolean {
    if (this.#takes >= this.#means.roles.take) return false;
    this.#takes++;
    return true;
  }

  #fetch(isArtifact: boolean): boolean {
    const { salvage, rewind, fetch } = this.#means.roles;
    if (isArtifact && this.#salvages < salvage) this.#salvages++;
    else if (this.rewinds < rewind) this.rewinds++;
    else if (this.#fetches < fetch) {
      this.#fetches++;
      this.plays++;
    } else return false;
    return true;
  }

  #search(): boolean {
    if (this.#at.pile === 0 || this.#searches >= this.#means.roles.search) return false;
    this.#searches++;
    this.plays++;
    return true;
  }
}
