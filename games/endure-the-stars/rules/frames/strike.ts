import { automatic } from '@turnpoint/kernel';
import type { Mood } from '../../content/index.ts';
import { allyAt } from '../board/allies.ts';
import { die } from '../board/chance.ts';
import { isGifted, isOnMap, survivorAt } from '../board/crew/crew.ts';
import { didDeed } from '../board/crew/deeds.ts';
import { hurt as loseHealth } from '../board/crew/spirit.ts';
import { isBoss } from '../board/foes/foes.ts';
import { moodOf } from '../board/foes/mood.ts';
import { NO_SAVE, saveOf } from '../board/kit/values.ts';
import { healBoss } from '../effects/boss/hurt.ts';
import { hurtAlly } from '../effects/mission/control.ts';
import { pushedBack } from '../effects/push.ts';
import type { Context, Endure, Figure, Frame, Injury, Strike, Table, Who } from '../types.ts';

/**
 * ETS-13.20: the save, the loss, the injury die, death, and what else the attack does. Those whom one attack strikes die
 * together (ETS-13.19).
 */
export const strike = automatic<Endure, 'strike'>(({ table: t }, { whom, strike: blow }, _picks, ctx) => {
  const struck = whom.filter((who) => allyAt(t, who) === null && isOnMap(t, who) && !isSaved(t, who, blow, ctx));
  const hurt = struck.filter((who) => wound(t, who, blow, ctx));
  const allies = whom.filter((who) => hurtAlly(t, who, blow.damage, ctx));
  if (hurt.length + allies.length > 0) feed(t, blow, ctx);
  const further = struck.map((who): Frame => ({ kind: 'aftermath', who, strike: blow }));
  ctx.push({ kind: 'deaths' }, ...further, ...pushes(struck, blow));
});

/** The card in play of the boss that strikes; none of any other attack. */
function striker(t: Table, { by }: Strike): { figure: Figure; mood: Mood } | null {
  const figure = t.figures.find((known) => known.type === by && isBoss(known));
  return figure === undefined ? null : { figure, mood: moodOf(t, figure) };
}

/** Ravenous: once for an attack that damaged somebody. */
function feed(t: Table, blow: Strike, ctx: Context): void {
  const boss = striker(t, blow);
  if (boss !== null) healBoss(t, boss.figure, boss.mood.feeds, ctx);
}

function isSaved(t: Table, who: Who, blow: Strike, ctx: Context): boolean {
  const save = blow.armour ? saveOf(t, who) + (striker(t, blow)?.mood.piercing ?? 0) : NO_SAVE;
  const rolled = save < NO_SAVE ? die(t, ctx) : 0;
  if (rolled < save) return false;
  ctx.log({ type: 'saved', clause: 'ETS-15.34', who, die: rolled, save });
  didDeed(t, who, 'unhurt', ctx);
  return true;
}

/** Whether any Health was lost. */
function wound(t: Table, who: Who, { damage }: Strike, ctx: Context): boolean {
  const before = survivorAt(t, who).health;
  if (damage > 0) loseHealth(t, who, damage, 'ETS-13.1', ctx);
  const isHurt = survivorAt(t, who).health < before;
  if (!isHurt) didDeed(t, who, 'unhurt', ctx);
  else if (survivorAt(t, who).health > 0) rollInjury(t, who, ctx);
  return isHurt;
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
