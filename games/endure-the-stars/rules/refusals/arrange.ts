import { no } from '@turnpoint/kernel';
import { captiveIn } from '../board/captive.ts';
import { suffers, survivorAt } from '../board/crew/crew.ts';
import { kinds } from '../board/kit/inventory.ts';
import { limitOf } from '../board/limits.ts';
import { mayCarry } from '../effects/mission/traits.ts';
import type { FrameOf, Ruling, Table, Who } from '../types.ts';

/** Whose card was taken up last, if that is a Hoarder: they arrange their cards in a trade, but give none away. */
export function hoarded(t: Table, { with: other, laid }: FrameOf<'arrange'>): Who | null {
  const last = laid.at(-1);
  return other !== null && last !== undefined && suffers(survivorAt(t, last.who), 'hoarder') ? last.who : null;
}

/** Why a card or an objective does not go there. */
export function refuseArranging(t: Table, frame: FrameOf<'arrange'>, choice: unknown): Ruling {
  const { who, with: other, laid } = frame;
  const { kind, who: owner, objective, to } = (choice ?? {}) as Readonly<Record<string, unknown>>;
  const sides = [who, other];
  if (kind === 'set' && owner !== hoarded(t, frame) && hoarded(t, frame) !== null) return no('ETS-8.30', 'why.hoarder');
  if (laid.length > 0) return no('ETS-7.14', 'why.put-down-first');
  if (other === null)
    return no('ETS-10.18', kinds(survivorAt(t, who)).length === 0 ? 'why.nothing-carried' : 'why.arrange');
  const isPassed = kind === 'pass' && typeof objective === 'number' && sides.includes(to as number);
  if (isPassed && objective === captiveIn(t)) return no('ETS-M08.9', 'why.captive');
  if (isPassed && !mayCarry(t, to as number, objective)) return no(limitOf(t, 'most', 'ETS-O.6'), 'why.carries-enough');
  return no('ETS-10.19', 'why.arrange');
}
