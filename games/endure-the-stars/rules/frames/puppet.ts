import { automatic } from '@turnpoint/kernel';
import { enemyOf } from '../../content/index.ts';
import { figureById } from '../board/foes/foes.ts';
import { mayPass } from '../board/foes/space.ts';
import { harm } from '../effects/harm.ts';
import { stunFigures } from '../effects/stun.ts';
import type { Endure } from '../types.ts';

/** Take Control: it walks zone by zone, each of which counts for sight (ETS-4.32), strikes, and is stunned. */
export const puppet = automatic<Endure, 'puppet'>(({ table: t }, frame, _picks, ctx) => {
  const { who, figure: id, zones, struck } = frame;
  const figure = figureById(t, id);
  if (figure === undefined) return;
  const [to, ...rest] = zones;
  if (to !== undefined && mayPass(t, figure.zone, to)) {
    ctx.log({ type: 'foe-moved', clause: 'ETS-6.5', enemy: figure.type, count: 1, from: figure.zone, to });
    figure.zone = to;
    ctx.push({ kind: 'notice' }, { ...frame, zones: rest });
    return;
  }
  const here = struck.filter((other) => figureById(t, other)?.zone === figure.zone);
  harm(t, here, enemyOf(figure.type).damage, ctx, { by: who, clause: 'ETS-15.45' });
  stunFigures(t, [figure], 'ETS-6.5', ctx);
});
