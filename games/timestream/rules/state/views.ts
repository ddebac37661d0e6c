import type { Seat } from '@turnpoint/kernel';
import type { CardNo } from '../../content/index.ts';
import type { Cells, LaneNo, Piece, Reaction, Step, Table } from '../types.ts';
import type { Frame } from './frames.ts';

/** A card in play with what it counts for now. */
export interface PieceView extends Readonly<Omit<Piece, 'links' | 'powers'>> {
  readonly links: readonly CardNo[];
  readonly powers: Readonly<Piece['powers']>;
  readonly energy: number;
  readonly resistance: number;
  readonly cloaked: boolean;
}

export interface LaneView {
  readonly location: readonly PieceView[];
  readonly advances: readonly PieceView[];
  readonly obstacles: readonly PieceView[];
  readonly filled: boolean;
  readonly locked: boolean;
}

export interface PlayerView {
  /** Null when the viewer may not read it (TS-5.11). */
  readonly list: readonly CardNo[] | null;
  /** Null when hidden; the number is always known. */
  readonly hand: readonly CardNo[] | null;
  readonly handSize: number;
  readonly deckSize: number;
  readonly knownTop: number;
  readonly knownBottom: number;
  /** The known cards, from the top down and from the bottom up; null when hidden. */
  readonly top: readonly CardNo[] | null;
  readonly bottom: readonly CardNo[] | null;
  readonly shown: readonly CardNo[];
  readonly hidden: readonly CardNo[] | null;
  readonly hiddenSize: number;
  readonly unlinked: Readonly<Cells>;
  readonly linked: Readonly<Cells>;
  readonly held: Readonly<Cells>;
  readonly sealed: readonly [boolean, boolean, boolean];
  readonly closed: readonly [boolean, boolean, boolean];
  readonly skipsTarget: boolean;
  readonly turns: number;
}

/** A target that could be declared now, and what would come of it. */
export interface TargetView {
  readonly lane: LaneNo;
  readonly from: number;
  readonly to: number;
  readonly voidsFrom: boolean;
  readonly voidsTo: boolean;
}

export interface View
  extends Readonly<
    Pick<Table, 'powerStart' | 'openLists' | 'first' | 'turn' | 'turns' | 'nextPiece' | 'chains' | 'chainLimit'>
  > {
  readonly step: Step;
  readonly plays: number;
  readonly quiet: number;
  readonly moved: boolean;
  readonly timeUp: Seat | null;
  readonly players: readonly [PlayerView, PlayerView];
  readonly lanes: readonly LaneView[];
  readonly used: readonly boolean[];
  readonly reactions: readonly Reaction[];
  /** What the player on turn may target now. */
  readonly targets: readonly TargetView[];
  /** The opponent's hand while an ability lets the viewer look at it and choose. */
  readonly seenHand: readonly CardNo[] | null;
  /** Without what is not final yet. */
  readonly stack: readonly Frame[];
}
