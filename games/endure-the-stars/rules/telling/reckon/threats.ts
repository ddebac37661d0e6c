import { type BossAttack, bossCardOf, type EnemyType, enemyOf, mostDamage } from '../../../content/index.ts';
import { isSight } from '../../board/crew/sight.ts';
import { solomonsHelp } from '../../board/foes/helped.ts';
import { zonesToStrike } from '../../board/foes/hunt.ts';
import { decoyFor } from '../../board/foes/mind.ts';
import { moodOf } from '../../board/foes/mood.ts';
import { blockedZones } from '../../board/foes/space.ts';
import { isUnnoticed } from '../../board/foes/unnoticed.ts';
import { isVanished, strides } from '../../board/kit/values.ts';
import { moduleOf } from '../../board/module.ts';
import { reachFrom } from '../../board/routes.ts';
import { waysIn } from '../../board/ship.ts';
import { NOWHERE } from '../../board/types.ts';
import { reachOf, zonesToReach } from '../../effects/boss/strike.ts';
import { isReviving } from '../../effects/mission/reviving-boss.ts';
import type { Boss, Figure, Table, View, Who, ZoneId } from '../../types.ts';

/** Enemies of one type in one zone that would see the survivor, and whether they could attack in this round. */
export interface Threat {
  readonly type: EnemyType;
  readonly count: number;
  readonly zone: ZoneId;
  readonly attacks: boolean;
  /** They would not see the survivor there, but have in this round and come after (ETS-11.5); rules before 1.5 do not tell. */
  readonly hunts?: true;
  /** The most that one attack takes, with a Solomon's help; a boss's, by its cards. Rules before 1.6 do not tell. */
  readonly damage?: number;
}

/** What a boss may strike with: an attack card that it may draw, and the card that lies in play then. */
export interface Blow {
  readonly attack: BossAttack;
  readonly mood: Boss['mood'];
}

/** Cards are drawn until an attack comes (ETS-19.12); where none is left, the discards are shuffled (ETS-19.25). */
export function blowsOf({ boss, bossLeft }: Pick<View, 'boss' | 'bossLeft'>): Blow[] {
  if (boss === null) return [];
  const attacksIn = (cards: readonly string[]) => cards.flatMap((id) => bossCardOf(id).attack ?? []);
  const left = attacksIn(bossLeft);
  const attacks = left.length > 0 ? left : attacksIn(boss.discard);
  const drawn = left.length > 0 ? bossLeft : [...bossLeft, ...boss.discard];
  const moods = [boss.mood, ...drawn.filter((id) => bossCardOf(id).mood !== null)];
  return [...new Set(attacks)].flatMap((attack) => [...new Set(moods)].map((mood) => ({ attack, mood })));
}

/** Those who would see the survivor there, and of those who come after them unseen whoever can come as far. */
export function threatsAt(t: Table, who: Who, zone: ZoneId, blows: readonly Blow[]): Threat[] {
  // ETS-R83
  if (isVanished(t, who)) return [];
  const found = new Map<string, Threat>();
  const blocked = blockedZones(t);
  for (const figure of t.figures) {
    const { type, zone: at, seen, stun } = figure;
    const sees = isSight(t, at, zone) && !isUnnoticed(t, who, at);
    // ETS-M20.9
    const hunts = !sees && (((seen >> who) & 1) === 1 || isReviving(t, figure));
    if (stun > 0 || !(sees || hunts)) continue;
    const walked = reachFrom(waysIn(t), at, blocked);
    const damage = enemyOf(type).isBoss
      ? damageByCards(t, figure, zone, walked, blows)
      : damageOf(t, figure, zone, walked);
    if (hunts && damage === null) continue;
    const key = `${type} ${at}`;
    const known = found.get(key);
    found.set(key, {
      ...{ type, zone: at, count: (known?.count ?? 0) + 1, attacks: damage !== null || known?.attacks === true },
      ...(hunts && { hunts }),
      damage: Math.max(damage ?? 0, known?.damage ?? 0),
    });
  }
  return [...found.values()];
}

/** Of the zones from which it could strike those that are the fewest steps away, and how many; null where none can be reached. */
function nearest(walked: readonly number[], goals: readonly ZoneId[]) {
  const far = (goal: ZoneId) => walked[goal] as number;
  const open = goals.filter((goal) => far(goal) !== NOWHERE);
  const steps = Math.min(...open.map(far));
  return open.length === 0 ? null : { steps, zones: open.filter((goal) => far(goal) === steps) };
}

/** With a Solomon where it would stand (ETS-20.6). */
const helpIn = (t: Table, figure: Figure, zones: readonly ZoneId[]): number =>
  Math.max(...zones.map((zone) => solomonsHelp(t, { ...figure, zone })));

/** What its attack takes; null where it cannot attack. */
function damageOf(t: Table, figure: Figure, zone: ZoneId, walked: readonly number[]): number | null {
  const { range, actions, damage } = enemyOf(figure.type);
  if (damage === 0) return null;
  const decoy = decoyFor(t, figure.zone);
  // ETS-11.35: beside the decoy it strikes whoever stands there.
  const goals = decoy === null ? zonesToStrike(t, zone, range) : decoy === zone ? [zone] : [];
  const way = nearest(walked, goals);
  // Suppressing Fire.
  const left = actions - (figure.slowed ? 1 : 0);
  if (way === null || left - Math.ceil(way.steps / strides(t)) <= 0) return null;
  return damage + helpIn(t, figure, way.zones);
}

/** The most that a card takes with which a boss can strike there, 0 where they take no Health; null where none reaches. */
function damageByCards(
  t: Table,
  figure: Figure,
  zone: ZoneId,
  walked: readonly number[],
  blows: readonly Blow[],
): number | null {
  const rolled = isReviving(t, figure) ? moduleOf(t, 'revivingBoss')?.actions : undefined;
  const own = Math.max(...(rolled ?? [enemyOf(figure.type).actions])) - (figure.slowed ? 1 : 0);
  const ways = new Map<string, ReturnType<typeof nearest>>();
  const wayFor = (reach: ReturnType<typeof reachOf>) => {
    const key = `${reach.range} ${reach.isRadial}`;
    if (!ways.has(key)) ways.set(key, nearest(walked, zonesToReach(t, zone, reach)));
    return ways.get(key) ?? null;
  };
  const taken = blows.flatMap(({ attack, mood: card }): number[] => {
    const mood = moodOf({ boss: t.boss === null ? null : { ...t.boss, mood: card } }, figure);
    const way = wayFor(reachOf(attack, mood));
    const left = (own + mood.actions + attack.actions) * strides(t);
    if (way === null || way.steps > Math.max(0, left)) return [];
    const most = mostDamage(attack, mood);
    return [most === 0 ? 0 : most + helpIn(t, figure, way.zones)];
  });
  return taken.length === 0 ? null : Math.max(...taken);
}
