import { no } from '@turnpoint/kernel';
import { cannotInteract } from '../effects/mission/interact.ts';
import type { FrameOf, Ruling, Table, Who } from '../types.ts';
import { refuseAttack } from '../verbs/attack.ts';
import { cannotReorganise, cannotTrade } from '../verbs/kit.ts';
import { cannotMove } from '../verbs/move.ts';
import { cannotSearch } from '../verbs/search.ts';

type What = FrameOf<'granted'>['what'];
type Loose = Readonly<Record<string, unknown>>;
type Why = (t: Table, who: Who, choice: Loose) => Ruling | null;

const move: Why = (t, who, { zone }) => cannotMove(t, who, zone);
const interact: Why = (t, who, { objective }) => cannotInteract(t, who, objective) ?? no('ETS-O.4', 'why.granted');

/** What each grant is about, and why it cannot be done now. */
const WHY: Readonly<Record<What, Readonly<Record<string, Why>>>> = {
  order: { move, attack: refuseAttack },
  interact: { interact },
  action: {
    move,
    attack: refuseAttack,
    search: cannotSearch,
    interact,
    trade: (t, who, { with: other }) => cannotTrade(t, who, other),
    reorganise: cannotReorganise,
    noise: () => no('ETS-10.24', 'why.noise'),
  },
};

/** Why this is nothing that another has granted (ETS-10.30, R95). */
export function refuseGranted(t: Table, who: Who, what: What, choice: unknown): Ruling {
  const loose = (typeof choice === 'object' && choice !== null ? choice : {}) as Loose;
  const kind = typeof loose.kind === 'string' ? loose.kind : '';
  const why = Object.hasOwn(WHY[what], kind) ? WHY[what][kind] : undefined;
  return why?.(t, who, loose) ?? no(what === 'action' ? 'ETS-R95' : 'ETS-10.30', 'why.granted');
}
