import type { Seat } from '@turnpoint/kernel';
import { MEMO } from '../content/index.ts';
import { conditionsHold } from '../rules/board/mission.ts';
import type { Board, CardId, CharacterId, Look } from '../rules/types.ts';
import { type Suspect, suspectsOf } from './belief.ts';
import { roundsToDoom } from './doom.ts';
import { goalFor } from './goals.ts';
import { type Ground, inRace, Runner } from './race.ts';
import { meansOf } from './turns.ts';
import { type Whereabouts, whereabouts } from './unseen.ts';

/** All that may go wrong besides. It makes a rival who is far off no worry: who hinders everybody only helps the rest. */
export const MISHAP = 0.3;
/** What a card is worth besides bringing the own goal nearer, in parts of the logarithm of a chance. */
const ANY_CARD = 0.012;
const A_MEMO = 0.2;

/** What I would have after a play. */
export interface Prospect {
  readonly cards: readonly CardId[];
  /** Drawn from the pile, where the anomaly waits too. */
  readonly draws: number;
  /** Got from other hands. */
  readonly gains: number;
  /** Turns saved, by extra plays. */
  readonly saved: number;
  /** What cannot be counted in turns. */
  readonly bonus: number;
  /** The turns left, where they do not follow from the cards. */
  readonly turns: number | null;
}

export function holding(cards: readonly CardId[], draws = 0): Prospect {
  return { cards, draws, gains: 0, saved: 0, bonus: 0, turns: null };
}

/** A seat as somebody that it may be. */
interface Rival {
  readonly weight: number;
  readonly runner: Runner;
}

/** What one seat makes of a look: who the others may be, and what a board is worth to it. */
export class Outlook {
  readonly look: Look;
  readonly me: Seat;
  readonly suspects: readonly (readonly Suspect[])[];
  readonly at: Whereabouts;
  readonly #ground: Ground;
  readonly #rivals: (readonly Rival[])[] = [];
  readonly #reckoned = new Map<string, number>();
  readonly #without = new Map<CardId, readonly CardId[]>();
  readonly #mine = new Map<readonly CardId[], Map<CharacterId, Runner>[]>();
  readonly #others = new WeakMap<object, Map<number, number>>();

  constructor(look: Look) {
    const { view, seat } = look;
    this.look = look;
    this.me = seat ?? -1;
    this.suspects = suspectsOf(view, seat);
    this.at = whereabouts(view, seat);
    this.#ground = { board: view, at: this.at };
  }

  get character(): CharacterId {
    return this.look.view.players[this.me]?.character ?? 'q';
  }

  get hand(): readonly CardId[] {
    return this.look.view.players[this.me]?.hand ?? [];
  }

  /** My hand once this card is played. */
  handWithout(card: CardId): readonly CardId[] {
    let left = this.#without.get(card);
    if (left === undefined) {
      const at = this.hand.indexOf(card);
      left = at < 0 ? this.hand : this.hand.filter((_, n) => n !== at);
      this.#without.set(card, left);
    }
    return left;
  }

  /** What was reckoned already under this name. */
  once(name: string, reckon: () => number): number {
    const known = this.#reckoned.get(name) ?? reckon();
    this.#reckoned.set(name, known);
    return known;
  }

  /** Wins by the anomaly, and so has nothing to fear from it. */
  get wantsDoom(): boolean {
    return goalFor(this.character).byAnomaly;
  }

  /** The turns that I would need as this character, with these cards. */
  turnsAs(board: Board, character: CharacterId, cards: readonly CardId[], unknown = 0): number {
    const byUnknown = this.#mine.get(cards) ?? [];
    if (byUnknown.length === 0) this.#mine.set(cards, byUnknown);
    const known = byUnknown[unknown] ?? new Map<CharacterId, Runner>();
    byUnknown[unknown] = known;
    const runner = known.get(character) ?? new Runner(this.#ground, this.me, character, meansOf(cards, unknown));
    known.set(character, runner);
    return runner.turns(board);
  }

  /** How a seat stands in the race, over all that it may be. */
  standing(board: Board, seat: Seat): number {
    const rivals = this.#rivals[seat] ?? this.#rivalsAt(seat);
    let sum = 0;
    for (const { runner, weight } of rivals) sum += weight * runner.place(board);
    return sum;
  }

  #rivalsAt(seat: Seat): readonly Rival[] {
    const { hand = null, known = [], handCount = 0 } = this.look.view.players[seat] ?? {};
    const cards = hand ?? known;
    const means = meansOf(cards, handCount - cards.length);
    const rivals = (this.suspects[seat] ?? []).map(({ character, weight }) => ({
      weight,
      runner: new Runner(this.#ground, seat, character, means),
    }));
    this.#rivals[seat] = rivals;
    return rivals;
  }

  /** How all the others stand, counted once for boards that lie alike. */
  #threat(board: Board): number {
    const { view } = this.look;
    const isAlike = board.players === view.players && board.anomaly === view.anomaly;
    const known = isAlike ? this.#threatsOn(board.fractures) : null;
    let sum = known?.get(board.linchpins);
    if (sum === undefined) {
      sum = 0;
      for (let seat = 0; seat < board.players.length; seat++) if (seat !== this.me) sum += this.standing(board, seat);
      known?.set(board.linchpins, sum);
    }
    return sum;
  }

  #threatsOn(fractures: object): Map<number, number> {
    let known = this.#others.get(fractures);
    if (known === undefined) {
      known = new Map();
      this.#others.set(fractures, known);
    }
    return known;
  }

  /** How far the anomaly gets in so many rounds, for those who lose by it; its end may come at any time. */
  dread(board: Board, rounds: number, draws = 0): number {
    return rounds / Math.max(0.5, roundsToDoom(board.anomaly, board.players.length, this.at, draws));
  }

  /** The logarithm of my chance to be first, and what the cards left are good for besides. */
  worth(board: Board, { cards, draws, gains, saved, bonus, turns }: Prospect): number {
    const left = Math.max(1, (turns ?? this.turnsAs(board, this.character, cards, draws + gains)) - saved);
    const mine = inRace(left);
    const first = Math.log(mine / (mine + MISHAP + this.#threat(board)));
    const doom = this.wantsDoom ? 0 : this.dread(board, left, draws);
    return first - doom + inHand(cards) + ANY_CARD * (draws + gains) + bonus;
  }

  /** The chance that this seat wins if the board comes to lie so on its own turn. */
  chanceToWin(board: Board, seat: Seat): number {
    let sum = 0;
    for (const { character, weight } of this.suspects[seat] ?? []) {
      if (conditionsHold(board, seat, character)) sum += weight;
    }
    return sum;
  }
}

function inHand(cards: readonly CardId[]): number {
  let sum = ANY_CARD * cards.length;
  for (const card of cards) if (card === MEMO) sum += A_MEMO;
  return sum;
}
