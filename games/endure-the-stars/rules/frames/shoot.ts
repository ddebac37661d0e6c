import { automatic } from '@turnpoint/kernel';
import { POWER_CELL } from '../../content/index.ts';
import { dice } from '../board/chance.ts';
import { survivorAt, zoneOf } from '../board/crew/crew.ts';
import { takeOut } from '../board/kit/inventory.ts';
import { diceOf, weaponOf } from '../board/kit/shots.ts';
import type { Context, Endure, Table, Who } from '../types.ts';
import { cannotAttack } from '../verbs/attack.ts';
import { canGoOn } from './aim.ts';

/** The roll of an attack, unless its noise has brought about that it cannot be made any more (ETS-R108, R112). */
export const shoot = automatic<Endure, 'shoot'>(({ table: t }, { shot, line, from }, _picks, ctx) => {
  const { who, item, pair, zone } = shot;
  if (!canGoOn(t, who) || zoneOf(t, who) !== from) return;
  if (cannotAttack(t, who, { kind: 'attack', item, pair, zone }) !== null) return;
  if (weaponOf(item).needsCell) loadCell(t, who, ctx);
  ctx.push({ kind: 'fired', shot, line, dice: dice(t, ctx, diceOf(t, shot)) });
});

/** ETS-7.18: a half-used one first (ETS-R85). */
function loadCell(t: Table, who: Who, ctx: Context): void {
  const survivor = survivorAt(t, who);
  takeOut(survivor, (held) => held.item === POWER_CELL && held.half) ??
    takeOut(survivor, (held) => held.item === POWER_CELL);
  t.itemDiscard.push(POWER_CELL);
  ctx.log({ type: 'dropped', clause: 'ETS-7.18', who, item: POWER_CELL });
}
