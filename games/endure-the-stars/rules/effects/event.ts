import {
  enemyOf,
  HULL_NOISE,
  HULL_STRESS,
  LIFE_SUPPORT,
  LOCKDOWN,
  personaOf,
  tileOf,
  VOICES,
} from '../../content/index.ts';
import { oneOf } from '../board/chance.ts';
import { inTurnOrder, survivorAt } from '../board/crew/crew.ts';
import { hurt } from '../board/crew/spirit.ts';
import { allDoors, hold, letGo } from '../board/doors.ts';
import { makeNoise } from '../board/noise-made.ts';
import { shipOf } from '../board/ship.ts';
import type { Context, Frame, Table } from '../types.ts';
import { harm } from './harm.ts';
import { kill, killOf } from './kill.ts';
import { spawnOnTile } from './spawn.ts';

/** The old event expires, and with it what it did to doors (ETS-14.1, 14.10). */
export function endEvent(t: Table, ctx: Context): void {
  if (t.event !== null) {
    ctx.log({ type: 'expired', clause: 'ETS-14.3', event: t.event });
    t.eventDiscard.push(t.event);
  }
  t.event = null;
  letGo(t, (until) => until === 'event');
}

/** ETS-14.5 */
export function refillEvents(t: Table, ctx: Context): void {
  if (t.events.length > 0) return;
  t.events = t.eventDiscard;
  t.eventDiscard = [];
  ctx.shuffle(t.events);
  ctx.log({ type: 'reshuffled', clause: 'ETS-14.5', deck: 'events' });
}

/** Nothing is left but what the team buried. */
export const isTopBuried = ({ events, buried }: Table): boolean => events.length > 0 && buried === events.length;

/** What the card does at once. Blackout, low gravity and Power Failure work by being there. */
export function takeEffect(t: Table, event: string, ctx: Context): void {
  const tile = tileOf(event);
  if (tile !== null) {
    // ETS-14.7
    if (spawnOnTile(t, tile, ctx)) return;
    ctx.log({ type: 'ignored', clause: 'ETS-14.7', event });
    t.event = null;
    return;
  }
  switch (event) {
    case LOCKDOWN:
      hold(t, allDoors(t), 'locked', 'event');
      return;
    case LIFE_SUPPORT:
      failAir(t, ctx);
      return;
    case HULL_STRESS: {
      const { rooms } = oneOf(ctx, shipOf(t).tiles);
      makeNoise(t, oneOf(ctx, rooms), HULL_NOISE, 'ETS-14.29', ctx);
      return;
    }
    case VOICES:
      ctx.push(...inTurnOrder(t).map((who): Frame => ({ kind: 'test', who, clause: 'ETS-8.3' })));
      return;
  }
}

/** ETS-14.15 to 14.21: every biological life form; of enemies that one such loss kills, half in each zone die. */
function failAir(t: Table, ctx: Context): void {
  const loss = t.airLoss;
  for (const who of inTurnOrder(t)) {
    if (!personaOf(survivorAt(t, who).id).isMachine) hurt(t, who, loss, 'ETS-14.15', ctx);
  }
  const breathing = t.figures.filter(({ type }) => enemyOf(type).family !== 'sentry');
  const bosses = breathing.filter(({ type }) => enemyOf(type).isBoss).map(({ id }) => id);
  const groups = new Map<string, number[]>();
  for (const { id, type, zone } of breathing) {
    if (enemyOf(type).isBoss || enemyOf(type).health > loss) continue;
    groups.set(`${zone} ${type}`, [...(groups.get(`${zone} ${type}`) ?? []), id]);
  }
  kill(
    t,
    [...groups.values()].flatMap((ids) => ids.slice(0, Math.ceil(ids.length / 2))),
    ctx,
    killOf(null, 'ETS-14.16'),
  );
  harm(t, bosses, loss, ctx, { by: null, clause: 'ETS-14.18' });
  ctx.push({ kind: 'deaths' });
}
