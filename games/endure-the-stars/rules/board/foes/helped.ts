import { enemyOf } from '../../../content/index.ts';
import type { Figure, Table } from '../../types.ts';
import { figuresIn } from './foes.ts';

/** ETS-20.5, 20.6, 20.27: a Solomon in the zone adds 1 to what a GEP deals, unless it is jammed. */
export function solomonsHelp(t: Table, { type, zone }: Figure): number {
  const isHelped = enemyOf(type).family === 'gep' && figuresIn(t, zone).some((other) => other.type === 'solomon');
  return isHelped && !t.lasting.some(({ kind }) => kind === 'solomon jammed') ? 1 : 0;
}
