import type { Seat } from '@turnpoint/kernel';
import type { Index, Pips } from '../../content/index.ts';
import type { Board, CardId, CharacterId, Options, Playing, Seen } from '../types.ts';
import type { Frame } from './frames.ts';

export interface PlayerView {
  readonly handCount: number;
  /** The viewer's own, or everybody's once the match is over. */
  readonly hand: readonly CardId[] | null;
  /** Cards the viewer has seen go to this hand (R52). */
  readonly known: readonly CardId[];
  readonly artifacts: readonly CardId[];
  /** Null while hidden. */
  readonly pips: Pips | null;
  /** The viewer's own, or everybody's once the match is over. */
  readonly character: CharacterId | null;
  /** What the viewer saw by Mind Meld. */
  readonly seen: Seen | null;
  readonly mulligan: boolean;
  /** Linchpins flipped and Fractures placed by this player's choice since the last Deep Cover: "B6'", 'B8"'. */
  readonly deeds: readonly string[];
  readonly out: boolean;
}

/** One place of the grid as it lies there. */
export interface Face {
  readonly index: Index;
  readonly altered: boolean;
  /** The Fracture on top. */
  readonly fracture: CardId | null;
}

export interface View extends Board {
  readonly options: Options;
  readonly timeline: readonly Face[];
  readonly players: readonly PlayerView[];
  readonly pileCount: number;
  readonly discard: readonly CardId[];
  readonly playing: readonly Playing[];
  readonly aside: readonly CardId[];
  readonly unusedCount: number;
  readonly setAsideCount: number;
  readonly offerCount: number;
  /** For the player of Deep Cover only. */
  readonly offer: readonly CharacterId[] | null;
  /** What the draw pile holds, sorted: for the player of Starfleet Archive only. */
  readonly search: readonly CardId[] | null;
  /** The viewer's own: the ID given back, and IDs known to be unused. */
  readonly rejected: CharacterId | null;
  readonly away: readonly CharacterId[];
  readonly revealed: boolean;
  readonly active: Seat | null;
  readonly turns: number;
  readonly quiet: number;
  /** Without the part of an announcement that is still its player's own (R53). */
  readonly stack: readonly Frame[];
}
