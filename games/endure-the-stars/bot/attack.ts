import { BLACKOUT, enemyOf, type ItemId, itemOf } from '../content/index.ts';
import { isGifted } from '../rules/board/crew/crew.ts';
import { damageOf, diceOf, freeLines, isRanged, LOADER, rangeOf } from '../rules/board/kit/shots.ts';
import { isPowered } from '../rules/board/kit/values.ts';
import { isEvent } from '../rules/board/ship.ts';
import { hitIn } from '../rules/effects/hit.ts';
import { sparedIn } from '../rules/effects/mission/hidden-boss.ts';
import { mayDualWield, targetHealth, targetsIn } from '../rules/effects/mission/traits.ts';
import { PLAIN_SHOT } from '../rules/frames/aim.ts';
import type { Figure, Mods, ZoneId } from '../rules/index.ts';
import { missionOf, rangeTo, steps } from './chart.ts';
import { isTameable, lacking, tamerTo } from './control.ts';
import { isHurt } from './danger.ts';
import { toWeaken } from './loader.ts';
import { needsOf } from './needs.ts';
import { meanOf, successes } from './odds.ts';
import { damageOfFoe, gapTo, type Turn, walkOfFoe, zoneAt } from './turn.ts';
import { blastIn, lossIn, sixIn } from './vests.ts';

/** Enemy Phases that a killed enemy would have acted in. */
const PHASES = 1.7;
/** What an objective that must be broken is worth, in Health. */
const TARGET = 6;
const SOLOMON = 1.5;
const BOSS_POINT = 1.2;

export interface Blow {
  readonly item: ItemId;
  readonly pair: boolean;
  readonly zone: ZoneId;
}

/** What something in a zone is worth when it is destroyed, and the damage that this takes of one attack. */
export interface Prize {
  readonly worth: number;
  readonly health: number;
}

/** Health that killing it saves the team: less where it cannot reach anybody soon. */
export function worthOfFoe(turn: Turn, figure: Figure): number {
  if (figure.type === 'solomon') return SOLOMON;
  const reach = walkOfFoe(turn, figure);
  const isNear = [turn.who, ...turn.mates].some((other) => gapTo(turn, figure, zoneAt(turn, other)) <= reach);
  return damageOfFoe(turn, figure) * (isNear ? PHASES : PHASES / 2);
}

/** What is shot can no longer be brought out. */
const SHOT = 0.6;
/** What lies there can be brought under control soon. */
const LAID = 4;

/** Where the team wants enemies under control: what laying one down is worth, or shooting it; null anywhere else. */
function controlWorth(turn: Turn, figure: Figure, isShot: boolean): number | null {
  const { view } = turn;
  if (!isTameable(view, figure)) return null;
  if (figure.stun > 0) return isShot && lacking(view) === 0 ? worthOfFoe(turn, figure) : 0;
  if (isShot) return lacking(view) > 0 ? SHOT * worthOfFoe(turn, figure) : null;
  const isTimely = lacking(view) > 0 && tamerTo(view, figure.zone) <= 2;
  return worthOfFoe(turn, figure) * (1 / PHASES) + (isTimely ? LAID : 0);
}

export function prizesIn(turn: Turn, zone: ZoneId, item: ItemId): Prize[] {
  const spared = sparedIn(turn.table, zone);
  const foes = (turn.foes.get(zone) ?? []).flatMap((figure): Prize[] => {
    const { health, isBoss } = enemyOf(figure.type);
    if (spared.includes(figure.id)) return [];
    const points = needsOf(missionOf(turn.view)).pin ? toWeaken(turn.view, figure.health) : figure.health;
    if (isBoss) return Array<Prize>(points).fill({ worth: BOSS_POINT, health: 1 });
    return [{ worth: controlWorth(turn, figure, isRanged(item)) ?? worthOfFoe(turn, figure), health }];
  });
  const targets = targetsIn(turn.table, turn.who, zone).map((n) => ({
    worth: TARGET,
    health: targetHealth(turn.table, n),
  }));
  return [...foes, ...targets].sort((a, b) => b.worth / b.health - a.worth / a.health);
}

/** What so many successes destroy when they are given to the best. */
export function worthOfHits(prizes: readonly Prize[], hits: number, damage: number): number {
  let left = hits;
  let worth = 0;
  for (const prize of prizes) {
    const needed = Math.ceil(prize.health / damage);
    if (needed > left) continue;
    left -= needed;
    worth += prize.worth;
  }
  return worth;
}

/** Survivors whom misses may strike (ETS-15.21, 15.22), along the line with the fewest of them. */
function inDanger(turn: Turn, zone: ZoneId): number {
  const { table, who, mates } = turn;
  const lines = freeLines(table, who, zone, 9);
  const between = lines.map((line) => mates.filter((mate) => line.between.includes(zoneAt(turn, mate))).length);
  return mates.filter((mate) => zoneAt(turn, mate) === zone).length + (Math.min(...between, 9) % 9);
}

/** ETS-20.20: any 6 sets off the vests there, for good and for bad. */
function withVests(
  turn: Turn,
  { zone, dice, prizes, plain }: { zone: ZoneId; dice: number; prizes: readonly Prize[]; plain: number },
): number {
  const blast = blastIn(turn, zone);
  if (blast === 0) return plain;
  const all = prizes.reduce((sum, prize) => sum + (prize.health <= blast ? prize.worth : 0), 0);
  return plain + sixIn(dice) * (all - plain - lossIn(turn, zone));
}

/** What an attack is worth in Health: kills, less what misses may do to friends and what its noise draws. */
export function blowWorth(turn: Turn, { item, pair, zone }: Blow, mods: Partial<Mods> = {}): number {
  const { table, who } = turn;
  const shot = { who, item, pair, zone, mods: { ...PLAIN_SHOT, ...mods } };
  const dice = diceOf(table, shot);
  const hit = hitIn(table, shot);
  const prizes = prizesIn(turn, zone, item);
  const damage = damageOf(table, shot);
  const plain = meanOf(successes(dice, hit), (n) => worthOfHits(prizes, n, damage));
  const gain = withVests(turn, { zone, dice, prizes, plain });
  return isRanged(item) ? gain - straying(turn, zone, (dice * (hit - 1)) / 6) : gain;
}

/** What so many missed dice of a shot take from friends. */
export function straying(turn: Turn, zone: ZoneId, missed: number): number {
  const { table, who, mates } = turn;
  const misses = Math.max(0, missed - (isGifted(table, who, 'trigger-discipline') ? 1 : 0));
  return inDanger(turn, zone) > 0 ? 1.2 * misses * isHurt(turn, mates[0] ?? who) : 0;
}

/** Weapons at hand, pairs as such. */
function arms(turn: Turn): { item: ItemId; pair: boolean }[] {
  if (turn.view.loader?.pilot === turn.who)
    return isPowered(turn.table, turn.who) ? [{ item: LOADER, pair: false }] : [];
  return turn.me.packs.flatMap(([card, twin]) => {
    if (card === undefined || card.jammed || !canStrike(card.item)) return [];
    return [{ item: card.item, pair: twin !== undefined && !twin.jammed && mayDualWield(turn.table, turn.who) }];
  });
}

const canStrike = (item: ItemId): boolean => itemOf(item).weapon?.needsCell === false;

/** Could this weapon strike a zone from another? Near enough to plan by: lines that others block are not looked at. */
function reaches(turn: Turn, item: ItemId, from: ZoneId, zone: ZoneId): boolean {
  if (from === zone) return true;
  if (!isRanged(item)) return isGifted(turn.table, turn.who, 'juggernaut') && steps(turn.view, from, zone) === 1;
  if (turn.foes.has(from) || isEvent(turn.table, BLACKOUT)) return false;
  return rangeTo(turn.view, from, zone) <= rangeOf(turn.table, turn.who, item);
}

/** What the best attack from a zone is worth, 0 where there is none. */
export function bestBlow(turn: Turn, from: ZoneId): number {
  const known = turn.blows.get(from);
  if (known !== undefined) return known;
  let best = 0;
  const zones = [...turn.foes.keys(), ...(targetsIn(turn.table, turn.who, from).length > 0 ? [from] : [])];
  for (const { item, pair } of arms(turn)) {
    for (const zone of zones) {
      if (reaches(turn, item, from, zone)) best = Math.max(best, blowWorth(turn, { item, pair, zone }));
    }
  }
  turn.blows.set(from, best);
  return best;
}
