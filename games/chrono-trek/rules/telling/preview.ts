import type { Index } from '../../content/index.ts';
import { bitOf, fallenFractures, isAltered, ripplesOf } from '../board/board.ts';
import type { Board, Turned } from '../types.ts';

export interface Preview {
  readonly linchpin: Turned;
  /** In time order. */
  readonly ripples: readonly Turned[];
  /** Spots whose Fracture would be discarded. */
  readonly falls: readonly Index[];
  /** The board as it would lie then: `missionStatus` can be asked about it. */
  readonly after: Board;
}

/** What flipping this Linchpin would change, from public facts only (CT-8.3). Null when it is no Linchpin. */
export function previewInversion(board: Board, index: Index): Preview | null {
  const bit = bitOf(index);
  if (bit === 0) return null;
  const { anomaly, players } = board;
  const flipped: Board = { linchpins: board.linchpins ^ bit, anomaly, fractures: board.fractures, players };
  const turned = (at: Index): Turned => ({ index: at, altered: isAltered(flipped, at) });
  const falls = fallenFractures(flipped);
  return {
    linchpin: turned(index),
    ripples: ripplesOf(board.linchpins, flipped.linchpins).map(turned),
    falls,
    after: { ...flipped, fractures: board.fractures.filter((spot) => !falls.includes(spot)) },
  };
}
