import { automatic } from '@turnpoint/kernel';
import { die } from '../board/chance.ts';
import { isGifted, isOnMap, survivorAt } from '../board/crew/crew.ts';
import { didDeed } from '../board/crew/deeds.ts';
import { hurt } from '../board/crew/spirit.ts';
import { NO_SAVE, saveOf } from '../board/kit/values.ts';
import { pushedBack } from '../effects/push.ts';
import type { Context, Endure, Frame, Injury, Strike, Table, Who } from '../types.ts';

/**
 * ETS-13.20: the save, the loss, the injury die, death, and what else the attack does. Those whom one attack strikes die
 * together (ETS-13.19).
 */
export const strike = automatic<Endure, 'strike'>(({ table: t }, { whom, strike: blow }, _picks, ctx) => {
  const struck = whom.filter((who) => isOnMap(t, who) && !isSaved(t, who, blow, ctx));
  for (const who of struck) wound(t, who, blow, ctx);
  const further = struck.map((who): Frame => ({ kind: 'aftermath', who, strike: blow }));
  ctx.push({ kind: 'deaths' }, ...further, ...pushes(struck, blow));
});

function isSaved(t: Table, who: Who, { armour }: Strike, ctx: Context): boolean {
  const save = armour ? saveOf(t, who) : NO_SAVE;
  const rolled = save < NO_SAVE ? die(t, ctx) : 0;
  if (rolled < save) return false;
  ctx.log({ type: 'saved', clause: 'ETS-15.34', who, die: rolled, save });
  didDeed(t, who, 'unhurt', ctx);
  return true;
}

function wound(t: Table, who: Who, { damage }: Strike, ctx: Context): void {
  const before = survivorAt(t, who).health;
  hurt(t, who, damage, 'ETS-13.1', ctx);
  if (survivorAt(t, who).health === before) didDeed(t, who, 'unhurt', ctx);
  else if (survivorAt(t, who).health > 0) rollInjury(t, who, ctx);
}

/** ETS-14.32: pushes come after all else, the attacker's first. */
function pushes(struck: readonly Who[], { pushes: push }: Strike): Frame[] {
  if (push === null) return [];
  const { towards } = push;
  const away = struck.map(
    (who): Frame => ({ kind: 'drift', who, figure: -1, towards, passed: [], clause: 'ETS-14.24' }),
  );
  return [...pushedBack(push), ...away];
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
