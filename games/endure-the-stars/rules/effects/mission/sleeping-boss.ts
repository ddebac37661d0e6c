import { BOSSES, type EnemyType } from '../../../content/index.ts';
import { inTurnOrder } from '../../board/crew/crew.ts';
import { seesZone } from '../../board/crew/sight.ts';
import { place } from '../../board/foes/place.ts';
import { missionIn, zoneIn } from '../../board/ship.ts';
import type { Clause } from '../../clauses.ts';
import type { Context, Table } from '../../types.ts';
import { meetBoss } from '../boss/meet.ts';

/** The boss that stands offline on the map: scenery until it is started (ETS-M15.11). */
const sleeper = (t: Table) =>
  missionIn(t).figures.find(({ what, state }) => state === 'offline' && BOSSES.includes(what as EnemyType));

/** ETS-M15.8, RM20: it is revealed where it stood, and acts in the next Enemy Phase (ETS-RM44). */
export function startBoss(t: Table, clause: Clause, ctx: Context): void {
  const offline = sleeper(t);
  if (offline === undefined || t.boss === null || t.boss.isDead) return;
  const type = offline.what as EnemyType;
  const [zone] = place(t, type, 1, zoneIn(t, offline.zone), ctx, t.boss.full);
  if (zone === undefined) return;
  ctx.log({ type: 'revealed', clause, zone, enemy: type, count: 1 });
  const watching = inTurnOrder(t).filter((who) => seesZone(t, who, zone));
  ctx.push(...meetBoss(t, type, watching, ctx), { kind: 'notice' });
}

/** ETS-M15.10: a Mood is taken from the deck and put in play. */
export function playMood(t: Table, card: string, clause: Clause, ctx: Context): void {
  const { boss } = t;
  const type = sleeper(t)?.what ?? t.figures.find((figure) => BOSSES.includes(figure.type))?.type;
  if (boss === null || type === undefined || !boss.deck.includes(card)) return;
  boss.deck.splice(boss.deck.indexOf(card), 1);
  if (boss.mood !== null) boss.discard.push(boss.mood);
  boss.mood = card;
  ctx.log({ type: 'boss-card', clause, enemy: type as EnemyType, card });
}
