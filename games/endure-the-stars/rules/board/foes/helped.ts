import { enemyOf } from '../../../content/index.ts';
import type { Figure, Table } from '../../types.ts';
import { captiveZone } from '../captive.ts';
import { figuresIn } from './foes.ts';

/** ETS-20.5, 20.6, 20.27: a Solomon in the zone adds 1 to what a GEP deals, unless it is jammed. */
export function solomonsHelp(t: Table, { type, zone }: Figure): number {
  if (enemyOf(type).family !== 'gep') return 0;
  // ETS-M08.15: a captive one helps like any other.
  if (captiveZone(t) === zone) return 1;
  const isHelped = figuresIn(t, zone).some((other) => other.type === 'solomon');
  return isHelped && !isJammed(t) ? 1 : 0;
}

/** ETS-M10.10: Solomons help nobody and walk like any other enemy, still without attacking. */
export const isJammed = (t: Table): boolean => t.lasting.some(({ kind }) => kind === 'solomon jammed');
