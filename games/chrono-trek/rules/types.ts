import type {
  Context as KernelContext,
  Look as KernelLook,
  Ruling as KernelRuling,
  State as KernelState,
  Seat,
} from '@turnpoint/kernel';
import type { Index } from '../content/index.ts';
import type { Clause } from './clauses.ts';
import type { Choice } from './state/choices.ts';
import type { Entry } from './state/entries.ts';
import type { Frame } from './state/frames.ts';
import type { View } from './state/views.ts';

export type * from './state/choices.ts';
export type * from './state/entries.ts';
export type * from './state/frames.ts';
export type * from './state/views.ts';

/** A title of the main deck (`maximum-warp`). Copies of one title cannot be told apart. */
export type CardId = string;
/** A character (`q`). */
export type CharacterId = string;
export type Direction = 'left' | 'right';

export type Pause = 'timed' | 'by-hand' | 'by-orders';

export interface Options {
  /** Difficulty levels of the ID pool, rising: "1", "24", "1234" (CT-3.2). */
  readonly levels: string;
  /** Who begins where the pips do not decide (CT-4.14). */
  readonly first: 'random' | Seat;
  /** How the table closes its reaction windows, and a timed one's seconds (R30). */
  readonly pause: Pause;
  readonly seconds: number;
  /** A bot takes over the seat of a player who leaves; otherwise the seat is given up (R47). */
  readonly takeOver: boolean;
}

/** An ID that was seen by Mind Meld. `stale`: its owner has played Deep Cover since. */
export interface Seen {
  readonly character: CharacterId;
  readonly stale: boolean;
}

export interface Player {
  /** Null once the player has left (R47). */
  character: CharacterId | null;
  /** The ID given back at the mulligan; null when it was kept. */
  rejected: CharacterId | null;
  hand: CardId[];
  /** In play in front of the player, in order of arrival. */
  artifacts: CardId[];
  /** What this player has seen of others' IDs, by seat. */
  seen: (Seen | null)[];
  /** IDs that this player knows to be unused. */
  away: CharacterId[];
  /** What all have seen this player do to history under this ID: "B6'", "B6", 'B8"', in order. */
  deeds: string[];
  out: boolean;
}

/** How a card came to be played. */
export type Via = 'turn' | 'extra' | 'rewind' | 'memo' | 'event';

/** A card between its announcement and the end of its text. Never changed: copies of a state share it. */
export interface Playing {
  readonly card: CardId;
  readonly seat: Seat;
  readonly via: Via;
  /** One answer per question of the announcement (R24); empty where there was nothing to choose. */
  readonly answers: readonly string[];
}

/** The part of a position that everybody sees and that missions and Fractures speak of. */
export interface Board {
  /** Bit n: the nth of `LINCHPINS` is altered. */
  readonly linchpins: number;
  /** Anchorpoints altered. */
  readonly anomaly: number;
  /** Spots with a Fracture, in time order. */
  readonly fractures: readonly Index[];
  readonly players: readonly { readonly artifacts: readonly CardId[] }[];
}

export interface Table {
  readonly options: Options;
  linchpins: number;
  anomaly: number;
  fractures: readonly Index[];
  players: Player[];
  /** The top is the last. */
  pile: CardId[];
  discard: CardId[];
  /** Cards being played, the latest last. */
  playing: Playing[];
  /** Events resolved in the draw instruction in progress (CT-10.5). */
  aside: CardId[];
  /** In no order: whoever gets one gets it at random. */
  unused: CharacterId[];
  /** IDs given back while mulligans go on. */
  setAside: CharacterId[];
  /** IDs that the player of Deep Cover looks at. */
  offer: CharacterId[];
  /** Cards that a viewer has seen go to a hand (R52): by viewer (the last is the spectators), then by holder. */
  marks: CardId[][][];
  /** Pips are on show (CT-3.4). */
  revealed: boolean;
  /** Whose turn it is; null before the first. */
  active: Seat | null;
  /** Turns begun. */
  turns: number;
  /** Turns in a row without a card drawn or played; -1 when there was one in this turn (CT-15.6). */
  quiet: number;
}

export interface ChronoTrek {
  table: Table;
  frame: Frame;
  choice: Choice;
  entry: Entry;
  view: View;
  options: Options;
  clause: Clause;
}

export type State = KernelState<ChronoTrek>;
export type Look = KernelLook<ChronoTrek>;
export type Ruling = KernelRuling<Clause>;
export type Context = KernelContext<ChronoTrek>;
