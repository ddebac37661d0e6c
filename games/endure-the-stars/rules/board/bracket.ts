import type { Bracket } from '../../content/index.ts';
import type { Table } from '../types.ts';

/** ETS-2.21: by the survivors that began the mission. */
export const bracketOf = ({ options: { team } }: Pick<Table, 'options'>): Bracket =>
  team >= 5 ? '5+' : team === 4 ? '4' : '3';
