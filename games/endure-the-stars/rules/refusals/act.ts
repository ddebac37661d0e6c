import { no } from '@turnpoint/kernel';
import { survivorAt } from '../board/crew/crew.ts';
import { isPilot, isPowered } from '../board/kit/values.ts';
import { cannotPayInteract } from '../effects/mission/interact.ts';
import type { Ruling, Table, Who } from '../types.ts';
import { cannotSpendReward, cannotUseAbility } from '../verbs/ability.ts';
import { refuseAttack } from '../verbs/attack.ts';
import { cannotDiscard, cannotReorganise, cannotTrade, cannotUseItem } from '../verbs/kit.ts';
import { cannotEnter, cannotLeaveLoader } from '../verbs/loader.ts';
import { cannotDoMission } from '../verbs/mission-action.ts';
import { cannotExit, cannotMove } from '../verbs/move.ts';
import { cannotSearch } from '../verbs/search.ts';

type Loose = Readonly<Record<string, unknown>>;

/** By kind: why it cannot be done now. */
const WHY: Readonly<Record<string, (t: Table, who: Who, choice: Loose) => Ruling | null>> = {
  move: (t, who, { zone }) => cannotMove(t, who, zone),
  exit: (t, who, { exit }) => cannotExit(t, who, exit),
  attack: refuseAttack,
  search: cannotSearch,
  interact: (t, who, { objective }) => cannotPayInteract(t, who, objective),
  'mission-action': cannotDoMission,
  ability: (t, who, { which }) => cannotUseAbility(t, who, which),
  use: (t, who, { item }) => cannotUseItem(t, who, item),
  trade: (t, who, { with: other }) => cannotTrade(t, who, other),
  reorganise: cannotReorganise,
  noise: () => no('ETS-10.24', 'why.noise'),
  'enter-loader': cannotEnter,
  'leave-loader': cannotLeaveLoader,
};

const FREE: Readonly<Record<string, (t: Table, who: Who, choice: Loose) => Ruling | null>> = {
  reward: cannotSpendReward,
  discard: (t, who, { card }) => cannotDiscard(t, who, card),
};

/** Why this is nothing that a turn offers. */
export function refuseAct(t: Table, who: Who, choice: unknown): Ruling {
  const loose = (typeof choice === 'object' && choice !== null ? choice : {}) as Loose;
  const kind = typeof loose.kind === 'string' ? loose.kind : '';
  const free = Object.hasOwn(FREE, kind) ? FREE[kind] : undefined;
  if (free !== undefined) return free(t, who, loose) ?? no('ETS-10.26', 'why.malformed');
  const why = Object.hasOwn(WHY, kind) ? WHY[kind] : undefined;
  if (why === undefined) return no('ETS-10.1', 'why.no-such-action');
  if (survivorAt(t, who).actions === 0) return no('ETS-10.1', 'why.no-actions');
  if (isPilot(t, who) && !isPowered(t, who) && kind !== 'leave-loader') return no('ETS-18.9', 'why.no-power');
  return why(t, who, loose) ?? no('ETS-10.1', 'why.malformed');
}
