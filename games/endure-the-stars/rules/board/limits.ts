import { LIMITS, type Limit } from '../../content/index.ts';
import type { Clause } from '../clauses.ts';
import type { Table } from '../types.ts';

/** The mission's own clause where it has one: it is nearer than the general rule (ETS-2.26). */
export const limitOf = ({ options }: Pick<Table, 'options'>, limit: Limit, general: Clause): Clause =>
  (LIMITS[options.mission]?.[limit] as Clause | undefined) ?? general;
