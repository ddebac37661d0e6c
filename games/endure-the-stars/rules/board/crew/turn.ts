import type { Table, Who } from '../../types.ts';
import { survivorAt } from './crew.ts';

/** Pays for an action. */
export function spend(t: Table, who: Who, actions = 1): void {
  const survivor = survivorAt(t, who);
  survivor.actions -= actions;
  survivor.spent += actions;
}
