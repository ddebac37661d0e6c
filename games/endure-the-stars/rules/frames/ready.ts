import { automatic } from '@turnpoint/kernel';
import { BLACKOUT, LOW_GRAVITY, personaOf } from '../../content/index.ts';
import { isOnMap, suffers, survivorAt } from '../board/crew/crew.ts';
import { isPowered } from '../board/kit/values.ts';
import { isEvent } from '../board/ship.ts';
import { fewerActionsOf } from '../effects/mission/traits.ts';
import { canBegin } from '../effects/powers/index.ts';
import type { Endure, Frame } from '../types.ts';

export const ACTIONS = 3;

const LOADER_ACTIONS = 4;

/** ETS-10.28: how many actions, and what else a turn begins with. */
export const ready = automatic<Endure, 'ready'>(({ table: t }, { who, base: rolled }, _picks, ctx) => {
  if (!isOnMap(t, who)) return;
  const survivor = survivorAt(t, who);
  const base = rolled ?? (isPowered(t, who) ? LOADER_ACTIONS : ACTIONS);
  const fewer =
    (survivor.stun === 'slower' ? 1 : 0) +
    (suffers(survivor, 'barophobia') && isEvent(t, LOW_GRAVITY) ? 1 : 0) +
    fewerActionsOf(t, who);
  survivor.actions = survivor.stun === 'acting' ? 0 : Math.max(0, base + survivor.bonus - fewer);
  if (survivor.stun === 'slower') survivor.stun = null;
  survivor.barred = survivor.stun === 'acting';
  survivor.bonus = 0;
  survivor.turn = 'now';
  const { passive } = personaOf(survivor.id);
  const gifts: Frame[] = ['reassurance', 'sense-life'].flatMap((gift): Frame[] =>
    gift === passive && canBegin(t, who, gift) ? [{ kind: 'name', who, power: gift, picked: [], from: 'passive' }] : [],
  );
  const dread: Frame[] =
    suffers(survivor, 'nyctophobia') && isEvent(t, BLACKOUT)
      ? [{ kind: 'lose', who, points: 1, clause: 'ETS-8.30' }]
      : [];
  ctx.push(...dread, ...gifts);
});
