import { automatic } from '@turnpoint/kernel';
import { die } from '../board/chance.ts';
import { isGifted, isOnMap, survivorAt } from '../board/crew/crew.ts';
import { didDeed } from '../board/crew/deeds.ts';
import { hurt } from '../board/crew/spirit.ts';
import { turned } from '../board/directions.ts';
import { cannotDie, saveOf } from '../board/kit/values.ts';
import type { Context, Endure, Frame, Injury, Strike, Table, Who } from '../types.ts';

/** ETS-13.20: the save, the loss, the injury die, death, and what else the attack does. */
export const strike = automatic<Endure, 'strike'>(({ table: t }, { who, strike: blow }, _picks, ctx) => {
  if (!isOnMap(t, who)) return;
  const save = blow.armour ? saveOf(t, who) : 7;
  const rolled = save <= 6 ? die(t, ctx) : 0;
  if (rolled >= save) {
    ctx.log({ type: 'saved', clause: 'ETS-15.34', who, die: rolled, save });
    didDeed(t, who, 'unhurt', ctx);
    ctx.push(...recoilOf(blow));
    return;
  }
  const before = survivorAt(t, who).health;
  hurt(t, who, blow.damage, 'ETS-13.1', ctx, cannotDie(t, who) ? 1 : 0);
  if (survivorAt(t, who).health === before) didDeed(t, who, 'unhurt', ctx);
  else if (survivorAt(t, who).health > 0) rollInjury(t, who, ctx);
  ctx.push({ kind: 'deaths' }, { kind: 'aftermath', who, strike: blow }, ...recoilOf(blow), ...pushedAway(who, blow));
});

/** ETS-14.32: pushes come after all else, the attacker's first. */
function recoilOf({ pushes }: Strike): Frame[] {
  if (pushes === null) return [];
  return [{ kind: 'drift', who: null, figure: pushes.figure, towards: turned(pushes.towards, 2), passed: [] }];
}

function pushedAway(who: Who, { pushes }: Strike): Frame[] {
  return pushes === null ? [] : [{ kind: 'drift', who, figure: -1, towards: pushes.towards, passed: [] }];
}

const FACES: readonly (Injury | null)[] = [null, null, null, 'head', 'chest', 'legs'];

/** ETS-13.3, 13.5, 13.9: once for an attack. */
export function rollInjury(t: Table, who: Who, ctx: Context): void {
  const survivor = survivorAt(t, who);
  const injury = FACES[ctx.int(FACES.length)] ?? null;
  if (injury === null || survivor.injuries.includes(injury)) return;
  // The Impact Helmet and Self-diagnosis.
  if (injury === 'head' && survivor.head?.item === 'impact-helmet') return;
  if (injury === 'chest' && isGifted(t, who, 'self-diagnosis')) return;
  survivor.injuries = [...survivor.injuries, injury];
  ctx.log({ type: 'injured', clause: 'ETS-13.5', who, injury });
}
