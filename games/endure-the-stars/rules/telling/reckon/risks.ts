import { type EnemyType, enemyOf } from '../../../content/index.ts';
import { isSight, isWatched } from '../../board/crew/sight.ts';
import { zonesToStrike } from '../../board/foes/hunt.ts';
import { blockedZones } from '../../board/foes/space.ts';
import { movesLeft, strain, strides } from '../../board/kit/values.ts';
import { reachFrom, routesTo } from '../../board/routes.ts';
import { waysIn } from '../../board/ship.ts';
import { typesInView } from '../../frames/notice.ts';
import type { Choice, Survivor, Table, Who, ZoneId } from '../../types.ts';
import { needsCheck } from '../../verbs/move.ts';

/** Enemies of one type in one zone that would see the survivor, and whether they could attack in this round. */
export interface Threat {
  readonly type: EnemyType;
  readonly count: number;
  readonly zone: ZoneId;
  readonly attacks: boolean;
}

/** What walking to a zone would bring, from what everybody knows (ETS-8.2, 8.18, 11.5, 12.20). */
export interface Risk {
  readonly zone: ZoneId;
  /** The zones on the way, the last one included. */
  readonly path: readonly ZoneId[];
  /** The chance in percent to pass the check that leaving takes; null when it takes none. */
  readonly check: number | null;
  /** Enemy types that would come into view, and the chance in percent to pass the test that each is. */
  readonly tests: readonly EnemyType[];
  readonly pass: number;
  /** The number of a Resolve card that a failed test would reach; null when none. */
  readonly card: number | null;
  /** Radar tokens that would turn up. */
  readonly reveals: readonly number[];
  readonly threats: readonly Threat[];
}

export function risksOf(t: Table, choices: readonly Choice[]): Risk[] {
  const who = t.active;
  const from = who === null ? null : (t.team[who]?.zone ?? null);
  if (who === null || from === null || !choices.some(({ kind }) => kind === 'move')) return [];
  const { steps } = waysIn(t);
  const walked = reachFrom(waysIn(t), from, blockedZones(t));
  const far = Math.min((t.team[who] as Survivor).actions * strides(t), movesLeft(t, who));
  const isNear = (n: number) => n > 0 && n <= Math.max(1, far);
  const at = new Map(walked.flatMap((n, zone) => (isNear(n) ? [[zone, riskAt(t, who, zone)] as const] : [])));
  return [...at.keys()].map((zone): Risk => {
    const path = [zone];
    for (let last = zone, left = (walked[zone] as number) - 1; left > 0; left--) {
      last = steps[last]?.find(({ to }) => walked[to] === left)?.to ?? last;
      path.unshift(last);
    }
    return { ...along(path.flatMap((each) => at.get(each) ?? [])), path };
  });
}

type Stop = Omit<Risk, 'path'> & { readonly leaves: number | null };

/** A longer walk meets what each of its zones shows; who could attack is told for its end. */
function along(stops: readonly Stop[]): Omit<Risk, 'path'> {
  const { leaves: _, ...last } = stops.at(-1) as Stop;
  const checks = [stops[0]?.check ?? null, ...stops.slice(0, -1).map(({ leaves }) => leaves)];
  const taken = checks.filter((chance) => chance !== null);
  return {
    ...last,
    check: taken.length === 0 ? null : Math.round(taken.reduce((all, chance) => (all * chance) / 100, 100)),
    tests: [...new Set(stops.flatMap(({ tests }) => tests))],
    reveals: [...new Set(stops.flatMap(({ reveals }) => reveals))],
  };
}

/** Of 36 throws of two dice, how many are lower than this, in percent. */
export function chanceBelow(limit: number): number {
  let passed = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b < limit) passed++;
  return Math.round((100 * passed) / 36);
}

/** `leaves` is the check that going on from there would take. */
function riskAt(t: Table, who: Who, zone: ZoneId): Stop {
  const survivor = t.team[who] as Survivor;
  const there: Table = { ...t, team: t.team.map((one, n) => (n === who ? { ...one, zone } : one)) };
  const numbers = survivor.resolves.flatMap((held) =>
    held.isUp ? [] : [(held as unknown as { number: number }).number],
  );
  return {
    zone,
    check: checkIn(t, who),
    leaves: checkIn(there, who),
    tests: typesInView(there, who).filter((type) => !survivor.inView.includes(type)),
    pass: chanceBelow(survivor.resolve - strain(there, who, false)),
    card: numbers.includes(survivor.resolve - 1) ? survivor.resolve - 1 : null,
    reveals: t.tokens.flatMap(({ id, zone: at }) => (isWatched(there, at) ? [id] : [])),
    threats: threatsAt(there, zone),
  };
}

function checkIn(t: Table, who: Who): number | null {
  return needsCheck(t, who) ? chanceBelow((t.team[who] as Survivor).resolve - strain(t, who, true)) : null;
}

function threatsAt(t: Table, zone: ZoneId): Threat[] {
  const found = new Map<string, { type: EnemyType; count: number; zone: ZoneId; attacks: boolean }>();
  const blocked = blockedZones(t);
  for (const { type, zone: at, stun } of t.figures) {
    if (stun > 0 || !isSight(t, at, zone)) continue;
    const key = `${type} ${at}`;
    const known = found.get(key);
    if (known !== undefined) known.count++;
    else found.set(key, { type, count: 1, zone: at, attacks: canAttack(t, { type, at, zone, blocked }) });
  }
  return [...found.values()];
}

function canAttack(
  t: Table,
  { type, at, zone, blocked }: { type: EnemyType; at: ZoneId; zone: ZoneId; blocked: readonly boolean[] },
): boolean {
  const { range, actions, damage, isBoss } = enemyOf(type);
  if (damage === 0 && !isBoss) return false;
  const steps = routesTo(waysIn(t), zonesToStrike(t, zone, range), blocked, [])[at] as number;
  return steps >= 0 && actions - Math.ceil(steps / strides(t)) > 0;
}
