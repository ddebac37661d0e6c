import { automatic } from '@turnpoint/kernel';
import { isOnMap, othersInZone, suffers, survivorAt, zoneOf } from '../board/crew/crew.ts';
import { didDeed } from '../board/crew/deeds.ts';
import { othersInSight } from '../board/crew/sight.ts';
import { figuresIn } from '../board/foes/foes.ts';
import { shipOf } from '../board/ship.ts';
import type { Context, Endure, Frame, Table, Who, ZoneId } from '../types.ts';
import { ACTIONS } from './ready.ts';

const CROWD = 3;

const NEAR = 3;

/** ETS-10.31: accomplishments, then persistent Resolve cards; their tests are still of this turn. */
export const endTurn = automatic<Endure, 'end-turn'>(({ table: t }, { who }, _picks, ctx) => {
  const survivor = survivorAt(t, who);
  survivor.turn = 'over';
  if (isOnMap(t, who) && survivor.stun !== 'acting') countTurn(t, who, ctx);
  if (t.lasting.length > 0) t.lasting = t.lasting.filter((kept) => kept.kind !== 'slip-past' || kept.who !== who);
  survivor.actions = 0;
  const tests: Frame[] = isOnMap(t, who) ? phobias(t, who) : [];
  ctx.push(...tests, { kind: 'notice' });
});

function countTurn(t: Table, who: Who, ctx: Context): void {
  const survivor = survivorAt(t, who);
  const zone = zoneOf(t, who);
  const { noise, start } = shipOf(t);
  const isInReach = (foe: { readonly zone: ZoneId }) => (noise[zone]?.[foe.zone] ?? 99) <= NEAR;
  const isNear = t.figures.some(isInReach) || t.tokens.some(isInReach);
  if (figuresIn(t, zone).length >= CROWD) didDeed(t, who, 'crowded-end', ctx);
  if (othersInSight(t, who).length === 0) didDeed(t, who, 'lone-end', ctx);
  if (othersInZone(t, who).length >= 2 && zone !== start) didDeed(t, who, 'team-end', ctx);
  if (survivor.actions > 0) didDeed(t, who, 'idle-end', ctx);
  if (survivor.spent >= ACTIONS && !survivor.isLoud && isNear) didDeed(t, who, 'silent-turn', ctx);
}

const CLOSET = 4;

function phobias(t: Table, who: Who): Frame[] {
  const survivor = survivorAt(t, who);
  const here = shipOf(t).zones[zoneOf(t, who)];
  const isTight = here?.kind === 'room' && here.cells <= CLOSET;
  const alone = suffers(survivor, 'eremophobia') && othersInSight(t, who).length === 0;
  const shut = suffers(survivor, 'claustrophobia') && isTight;
  return [alone, shut].filter(Boolean).map((): Frame => ({ kind: 'test', who, clause: 'ETS-8.30' }));
}
