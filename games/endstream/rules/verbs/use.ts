import type { Seat } from '@turnpoint/kernel';
import { type Address, abilityAt, isOperatorThing, seatOfController } from '../../content/index.ts';
import { operatorAt, playerAt } from '../board/things.ts';
import type { Context, State, Table, Thing } from '../types.ts';

/** Once-per-turn abilities this card has used (ES-7.22). */
export function usedBy(t: Table, user: Thing): Address[] {
  return isOperatorThing(user) ? operatorAt(t, user).used : playerAt(t, seatOfController(user)).used;
}

export interface Used {
  readonly seat: Seat;
  readonly user: Thing;
  readonly at: Address;
  readonly picks: readonly number[];
}

/** The price is paid and everything is chosen: it happens. */
export function useAbility(s: State, { seat, user, at, picks }: Used, ctx: Context): void {
  if (abilityAt(at).oncePerTurn) usedBy(s.table, user).push(at);
  ctx.log({ type: 'ability', clause: 'ES-7.1', seat, user, at });
  ctx.push({ kind: 'effect', seat, user, gear: -1, at, picks, stage: 'do' });
}
