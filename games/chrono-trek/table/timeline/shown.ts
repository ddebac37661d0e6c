import { type Index, type Need, TIMELINE } from '../../content/index.ts';
import type { MissionStatus } from '../../rules/board/mission.ts';
import type { Ahead } from '../../rules/telling/reckon.ts';
import type { Face } from '../../rules/types.ts';

export type Side = 'original' | 'altered' | 'fractured';
/** How an event of the viewer's own ID stands: it holds, would hold, would be lost, or does not hold. */
export type NeedMark = 'met' | 'would' | 'lost' | 'open';

/** A place of the Timeline as it is drawn: as it lies, or as it would lie. */
export interface Shown {
  readonly index: Index;
  readonly side: Side;
  readonly preview: 'turns' | 'falls' | null;
  readonly need: NeedMark | null;
  /** The same of the viewer's own ID where another one's is marked: at the end, when somebody else has won. */
  readonly lost: 'met' | 'open' | null;
  /** A Fracture here blocks the viewer's mission (CT-12.12). */
  readonly blocks: boolean;
}

export function shownAt(
  face: Face,
  mission: MissionStatus | null,
  ahead: Ahead | null,
  lost: MissionStatus | null = null,
): Shown {
  const { index } = face;
  const turned = ahead?.turned.find((one) => one.index === index);
  const falls = ahead?.falls.includes(index) ?? false;
  const altered = turned?.altered ?? face.altered;
  const covered = face.fracture !== null && !falls;
  return {
    index,
    side: covered ? 'fractured' : altered ? 'altered' : 'original',
    preview: falls ? 'falls' : turned === undefined || covered ? null : 'turns',
    need: needMark(mission, ahead?.mission ?? null, index),
    lost: hadAt(lost, index),
    blocks: mission?.blockers.includes(index) ?? false,
  };
}

export const isAt = (need: Need, index: Index): boolean => 'at' in need && need.at === index;

function hadAt(mission: MissionStatus | null, index: Index): Shown['lost'] {
  const found = mission?.needs.find(({ need }) => isAt(need, index));
  return found === undefined ? null : found.met ? 'met' : 'open';
}

function needMark(now: MissionStatus | null, then: MissionStatus | null, index: Index): NeedMark | null {
  const at = now?.needs.findIndex(({ need }) => isAt(need, index)) ?? -1;
  const met = now?.needs[at]?.met;
  return met === undefined ? null : markOf(met, then?.needs[at]?.met ?? met);
}

export function markOf(now: boolean, then: boolean): NeedMark {
  if (now) return then ? 'met' : 'lost';
  return then ? 'would' : 'open';
}

/** Linchpins that this place follows, or the places that follow this Linchpin: pairs from cause to effect. */
export function linksOf(index: Index, controlled: readonly Index[]): { from: Index; to: Index }[] {
  const on = TIMELINE[index].dependency?.on ?? [];
  return [...on.map((from) => ({ from, to: index })), ...controlled.map((to) => ({ from: index, to }))];
}

export const hatch = (side: Side): string => ({ original: '', altered: '′', fractured: '″' })[side];

/** The colour of a side, by the name of its token; an altered Anchorpoint is the anomaly's. */
export function tintOf(index: Index, side: Side): Side | 'anomaly' {
  return TIMELINE[index].kind === 'anchorpoint' && side === 'altered' ? 'anomaly' : side;
}
