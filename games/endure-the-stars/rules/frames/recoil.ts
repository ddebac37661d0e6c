import { automatic } from '@turnpoint/kernel';
import { LOW_GRAVITY } from '../../content/index.ts';
import { direction } from '../board/chance.ts';
import { isOnMap } from '../board/crew/crew.ts';
import { turned } from '../board/directions.ts';
import { isRanged } from '../board/kit/shots.ts';
import { isEvent } from '../board/ship.ts';
import type { Endure, Frame } from '../types.ts';

/** ETS-14.23 to 14.26, 14.32: in low gravity a ranged attack pushes the attacker back, then those it hit away. */
export const recoil = automatic<Endure, 'recoil'>(({ table: t }, { shot, line, hit }, _picks, ctx) => {
  const { who, item } = shot;
  if (!isEvent(t, LOW_GRAVITY) || !isRanged(item) || !isOnMap(t, who)) return;
  // ETS-14.25: into one's own zone, one roll and opposite ways; a Resolve card may have taken the attacker out of it since.
  const back = line.here === true ? direction(ctx) : turned(line.direction, 2);
  const away = hit.map(
    (figure): Frame => ({
      kind: 'drift',
      who: null,
      figure,
      towards: turned(back, 2),
      passed: [],
      clause: 'ETS-14.24',
    }),
  );
  ctx.push({ kind: 'drift', who, figure: -1, towards: back, passed: [], clause: 'ETS-14.23' }, ...away);
});
