import { no } from '@turnpoint/kernel';
import { suffers, survivorAt } from '../board/crew/crew.ts';
import { kinds } from '../board/kit/inventory.ts';
import { mayCarry } from '../effects/mission/traits.ts';
import type { FrameOf, Ruling, Table } from '../types.ts';

/** Why a card or an objective does not go there. */
export function refuseArranging(t: Table, { who, with: other, laid }: FrameOf<'arrange'>, choice: unknown): Ruling {
  const { kind, who: owner, objective, to } = (choice ?? {}) as Readonly<Record<string, unknown>>;
  const sides = [who, other];
  if (laid.length > 0) return no('ETS-7.14', 'why.put-down-first');
  if (other === null)
    return no('ETS-10.18', kinds(survivorAt(t, who)).length === 0 ? 'why.nothing-carried' : 'why.arrange');
  if (kind === 'lay' && sides.includes(owner as number) && suffers(survivorAt(t, owner as number), 'hoarder'))
    return no('ETS-8.30', 'why.hoarder');
  const isPassed = kind === 'pass' && typeof objective === 'number' && sides.includes(to as number);
  if (isPassed && !mayCarry(t, to as number, objective)) return no('ETS-O.6', 'why.carries-enough');
  return no('ETS-10.19', 'why.arrange');
}
