import { ANCHORPOINTS, FRACTURE_AT, type Index, LINCHPINS, RIPPLEPOINTS, TIMELINE } from '../../content/index.ts';
import type { Board } from '../types.ts';

const BITS = new Map<string, number>(LINCHPINS.map((index, n) => [index, 1 << n]));

/** The bit of a Linchpin in `linchpins`; 0 for any other card. */
export function bitOf(index: string): number {
  return BITS.get(index) ?? 0;
}

const maskOf = (on: readonly Index[]): number => on.reduce((mask, index) => mask | bitOf(index), 0);

/** Dependencies as masks, made once: a search asks for them all the time. */
const RIPPLES = new Map(
  RIPPLEPOINTS.map((index) => {
    const { how, on } = TIMELINE[index].dependency ?? { how: 'all', on: [] };
    return [index, { all: how === 'all', mask: maskOf(on) }] as const;
  }),
);
const FRACTURE_MASKS = new Map(
  Object.entries(FRACTURE_AT).map(([spot, { condition }]) => [
    spot,
    condition.kind === 'altered' ? maskOf(condition.on) : 0,
  ]),
);

/** Which side lies up, whatever lies on top (CT-5.5 to 5.7, 13.4): a pure function of Linchpins and anomaly (R14). */
export function isAltered(board: Pick<Board, 'linchpins' | 'anomaly'>, index: Index): boolean {
  const bit = bitOf(index);
  if (bit !== 0) return (board.linchpins & bit) !== 0;
  const ripple = RIPPLES.get(index);
  if (ripple === undefined) return ANCHORPOINTS.indexOf(index) < board.anomaly;
  const altered = board.linchpins & ripple.mask;
  return ripple.all ? altered === ripple.mask : altered !== 0;
}

/** CT-5.12: shows this side with no Fracture on top. */
export function isVisible(board: Board, index: Index, altered: boolean): boolean {
  return isAltered(board, index) === altered && !board.fractures.includes(index);
}

/** Is the Fracture's printed condition true now (CT-12.3, 12.11, R17, R18)? */
export function isTrue(board: Pick<Board, 'linchpins' | 'players'>, spot: Index): boolean {
  const condition = FRACTURE_AT[spot]?.condition;
  if (condition === undefined) return false;
  if (condition.kind === 'altered') {
    const mask = FRACTURE_MASKS.get(spot) ?? 0;
    return (board.linchpins & mask) === mask;
  }
  return !board.players.some(({ artifacts }) => artifacts.includes(condition.artifact));
}

/** Ripplepoints that show another side once the Linchpins stand so, in time order (CT-5.4, 5.8). */
export function ripplesOf(before: number, after: number): Index[] {
  const side = (linchpins: number, index: Index) => isAltered({ linchpins, anomaly: 0 }, index);
  return RIPPLEPOINTS.filter((index) => side(before, index) !== side(after, index));
}

/** Fractures on the Timeline whose condition no longer holds, in time order (CT-12.9, R19). */
export function fallenFractures(board: Board): Index[] {
  return board.fractures.filter((spot) => !isTrue(board, spot));
}

/** "B6" or "B6'", as the rules write it. */
export function mark(index: Index, altered: boolean): string {
  return altered ? `${index}'` : index;
}
