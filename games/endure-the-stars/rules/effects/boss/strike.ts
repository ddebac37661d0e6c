import type { BossAttack, EnemyType, Mood, Victim } from '../../../content/index.ts';
import { allyAt, everybody, placeOf } from '../../board/allies.ts';
import { dice, oneOf } from '../../board/chance.ts';
import { survivorAt } from '../../board/crew/crew.ts';
import { didDeed } from '../../board/crew/deeds.ts';
import { isSight } from '../../board/crew/sight.ts';
import { solomonsHelp } from '../../board/foes/helped.ts';
import { isShielded } from '../../board/foes/space.ts';
import { isVanished } from '../../board/kit/values.ts';
import { makeNoise } from '../../board/noise-made.ts';
import { shipOf, waysIn } from '../../board/ship.ts';
import { NOWHERE } from '../../board/types.ts';
import type { Context, Figure, Frame, Strike, Table, Who, ZoneId } from '../../types.ts';
import { holdTile } from '../powers/power.ts';
import { pushedBack, pushOf } from '../push.ts';

/** What an attack card reaches, with the card in play. */
type Reach = Pick<BossAttack, 'range' | 'isRadial'>;

export const reachOf = ({ range, isRadial }: BossAttack, mood: Mood): Reach => ({
  range: range + mood.range,
  isRadial,
});

/** ETS-19.21, 19.24, 19.32: survivors whom the attack reaches. */
export function inRange(t: Table, { zone }: Figure, attack: BossAttack, mood: Mood): Who[] {
  const reach = reachOf(attack, mood);
  return everybody(t).filter((who) => !isVanished(t, who) && isReached(t, zone, placeOf(t, who) as ZoneId, reach));
}

/** The zones from which it reaches this one. */
export const zonesToReach = (t: Table, at: ZoneId, reach: Reach): ZoneId[] =>
  shipOf(t).zones.flatMap(({ id }) => (isReached(t, id, at, reach) ? [id] : []));

/** A shield stops it both ways (ETS-17.16, 17.18). */
function isReached(t: Table, from: ZoneId, at: ZoneId, { range, isRadial }: Reach): boolean {
  if (at !== from && (isShielded(t, from) || isShielded(t, at))) return false;
  if (isRadial) return (shipOf(t).noise[from]?.[at] ?? 99) <= range;
  return at === from || (isSight(t, from, at) && isOpenLine(t, from, at, range));
}

/** Enemies do not stand in a boss's way (ETS-19.21), but no attack goes through a shield (ETS-17.16). */
const isOpenLine = (t: Table, from: ZoneId, to: ZoneId, reach: number): boolean =>
  waysIn(t)
    .lines(from, to)
    .some(({ between }) => between.length < reach && !between.some((zone) => isShielded(t, zone)));

const rangeBetween = (t: Table, from: ZoneId, to: ZoneId): number =>
  from === to ? 0 : (waysIn(t).range[from]?.[to] ?? 99);

/** ETS-19.22, 19.23: whom the card names, or the nearest zone, whose survivors roll for the lowest. */
function victims(
  t: Table,
  { zone }: Figure,
  attack: BossAttack,
  mood: Mood,
  near: readonly Who[],
  ctx: Context,
): Who[] {
  if (attack.isRadial) return [...near];
  const wanted = attack.victim ?? mood.victim;
  const at = wanted === null ? nearestZone(t, zone, near, ctx) : placeOf(t, named(t, wanted, near, ctx));
  const there = near.filter((who) => placeOf(t, who) === at);
  if (attack.each || wanted === null) return there;
  return [named(t, wanted, there, ctx)];
}

function nearestZone(t: Table, zone: ZoneId, near: readonly Who[], ctx: Context): ZoneId {
  const zones = [...new Set(near.map((who) => placeOf(t, who) as ZoneId))];
  const least = Math.min(...zones.map((at) => rangeBetween(t, zone, at)));
  return oneOf(
    ctx,
    zones.filter((at) => rangeBetween(t, zone, at) === least),
  );
}

/** Ties are rolled off. */
function named(t: Table, wanted: NonNullable<Victim>, near: readonly Who[], ctx: Context): Who {
  const points = (who: Who) => {
    const ally = allyAt(t, who);
    if (ally !== null) return wanted === 'most-resolve' ? 0 : ally.health;
    return survivorAt(t, who)[wanted === 'most-resolve' ? 'resolve' : 'health'];
  };
  const best = wanted === 'least-health' ? Math.min(...near.map(points)) : Math.max(...near.map(points));
  return oneOf(
    ctx,
    near.filter((who) => points(who) === best),
  );
}

/** One attack: the dice once, each success 1 damage (ETS-19.20), and what else the card does. */
export function strikeWith(t: Table, figure: Figure, attack: BossAttack, mood: Mood, ctx: Context): void {
  const near = inRange(t, figure, attack, mood);
  const isSurvivor = (who: Who) => allyAt(t, who) === null;
  if (attack.noise > 0) makeNoise(t, figure.zone, attack.noise, 'ETS-5.1', ctx);
  if (attack.locks) holdTile(t, figure.zone, 'locked', 'card');
  if (attack.commands !== null) {
    command(t, figure, attack.commands, reachOf(attack, mood).range, near, ctx);
    return;
  }
  if (attack.test) {
    ctx.push(...near.filter(isSurvivor).map((who): Frame => ({ kind: 'test', who, clause: 'ETS-8.3' })), {
      kind: 'notice',
    });
    return;
  }
  const struck = victims(t, figure, attack, mood, near, ctx);
  const rolled = dice(t, ctx, attack.dice + mood.dice);
  const hit = Math.min(6, Math.max(2, attack.hit + mood.hit));
  const successes = rolled.filter((n) => n >= hit).length;
  ctx.log({ type: 'boss-attack', clause: 'ETS-19.20', enemy: figure.type, dice: rolled, hit, who: struck });
  const isOne = !attack.isRadial && !attack.each;
  const isFired = attack.range > 0 && !attack.isRadial;
  const pushes = isFired ? pushOf(t, figure, placeOf(t, struck[0] as Who) as ZoneId, ctx) : null;
  if (successes === 0) {
    // ETS-R98: of several of whom one would have been struck, nobody was attacked.
    if (!isOne || struck.length === 1) for (const who of struck.filter(isSurvivor)) didDeed(t, who, 'unhurt', ctx);
    // ETS-14.23: who fires is pushed back, whether or not it hits.
    ctx.push(...pushedBack(pushes));
    return;
  }
  const strike: Strike = {
    damage: attack.harmless ? 0 : successes + solomonsHelp(t, figure),
    armour: !attack.ignoresArmour,
    stuns: attack.stuns,
    movesAway: attack.movesAway,
    pushes,
    by: figure.type,
  };
  const blow: Frame = isOne ? { kind: 'lowest', among: struck, strike } : { kind: 'strike', whom: struck, strike };
  ctx.push(blow, { kind: 'notice' });
}

/** The nearest of that type that is not stunned is sent out, by steps to walk (ETS-4.38); without one, those in range lose heart. */
function command(t: Table, { zone }: Figure, type: EnemyType, reach: number, near: readonly Who[], ctx: Context): void {
  const far = (figure: Figure) => waysIn(t).distance[zone]?.[figure.zone] ?? NOWHERE;
  const isNear = (figure: Figure) => far(figure) !== NOWHERE && far(figure) <= reach;
  const ready = t.figures.filter((figure) => figure.type === type && figure.stun === 0 && isNear(figure));
  if (ready.length === 0) {
    const shaken = near.filter((who) => allyAt(t, who) === null);
    ctx.push(...shaken.map((who): Frame => ({ kind: 'lose', who, points: 1, clause: 'ETS-19.6' })));
    return;
  }
  const least = Math.min(...ready.map(far));
  const sent = oneOf(
    ctx,
    ready.filter((figure) => far(figure) === least),
  );
  ctx.push({ kind: 'martyr', figure: sent.id, walked: 0 });
}
