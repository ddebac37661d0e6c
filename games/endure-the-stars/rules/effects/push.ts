import { LOW_GRAVITY } from '../../content/index.ts';
import { direction } from '../board/chance.ts';
import { turned } from '../board/directions.ts';
import { isEvent, waysIn } from '../board/ship.ts';
import type { Context, Figure, Frame, Strike, Table, ZoneId } from '../types.ts';

/** ETS-14.26, 14.28: in low gravity an enemy that fires pushes itself back and its victim away. */
export function pushOf(t: Table, { id, zone }: Figure, at: ZoneId, ctx: Context): Strike['pushes'] {
  if (!isEvent(t, LOW_GRAVITY)) return null;
  // ETS-14.25: into its own zone, the die gives its direction.
  const towards = zone === at ? turned(direction(ctx), 2) : waysIn(t).lines(zone, at)[0]?.direction;
  return towards === undefined ? null : { figure: id, towards };
}

/** ETS-14.23: whoever fired goes the other way. */
export const pushedBack = (push: Strike['pushes']): Frame[] =>
  push === null
    ? []
    : [
        {
          kind: 'drift',
          who: null,
          figure: push.figure,
          towards: turned(push.towards, 2),
          passed: [],
          clause: 'ETS-14.23',
        },
      ];
