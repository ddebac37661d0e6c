import type { EnemyType } from '../../../content/index.ts';
import { suffers } from '../../board/crew/crew.ts';
import { isWatched } from '../../board/crew/sight.ts';
import { blockedZones } from '../../board/foes/space.ts';
import { movesLeft, strain, strides } from '../../board/kit/values.ts';
import { reachFrom } from '../../board/routes.ts';
import { waysIn } from '../../board/ship.ts';
import { typesInView } from '../../frames/notice.ts';
import type { Look, Survivor, Table, Who, ZoneId } from '../../types.ts';
import { needsCheck } from '../../verbs/move.ts';
import { type Blow, blowsOf, type Threat, threatsAt } from './threats.ts';

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
  /** What a failed test would leave of Resolve, where it would turn up a card; null when it would turn up none. */
  readonly card: number | null;
  /** Radar tokens that would turn up. */
  readonly reveals: readonly number[];
  readonly threats: readonly Threat[];
}

export function risksOf(t: Table, { choices, view }: Pick<Look, 'choices' | 'view'>): Risk[] {
  const who = t.active;
  const from = who === null ? null : (t.team[who]?.zone ?? null);
  if (who === null || from === null || !choices.some(({ kind }) => kind === 'move')) return [];
  const { steps } = waysIn(t);
  const walked = reachFrom(waysIn(t), from, blockedZones(t));
  const far = Math.min((t.team[who] as Survivor).actions * strides(t), movesLeft(t, who));
  const isNear = (n: number) => n > 0 && n <= Math.max(1, far);
  const blows = blowsOf(view);
  const top = view.stack.at(-1);
  const isSafe = top?.kind === 'stride' && top.isSafe;
  const at = new Map(walked.flatMap((n, zone) => (isNear(n) ? [[zone, riskAt(t, who, zone, blows)] as const] : [])));
  return [...at.keys()].map((zone): Risk => {
    const path = [zone];
    for (let last = zone, left = (walked[zone] as number) - 1; left > 0; left--) {
      last = steps[last]?.find(({ to }) => walked[to] === left)?.to ?? last;
      path.unshift(last);
    }
    const risk = along(path.flatMap((each) => at.get(each) ?? []));
    return { ...risk, check: isSafe ? null : risk.check, path };
  });
}

/** Checks as shares: several on one way are rounded once. */
type Stop = Omit<Risk, 'path'> & { readonly leaves: number | null };

/** A longer walk meets what each of its zones shows; who could attack is told for its end. */
function along(stops: readonly Stop[]): Omit<Risk, 'path'> {
  const { leaves: _, ...last } = stops.at(-1) as Stop;
  const checks = [stops[0]?.check ?? null, ...stops.slice(0, -1).map(({ leaves }) => leaves)];
  const taken = checks.filter((chance) => chance !== null);
  return {
    ...last,
    check: taken.length === 0 ? null : Math.round(100 * taken.reduce((all, share) => all * share, 1)),
    tests: [...new Set(stops.flatMap(({ tests }) => tests))],
    reveals: [...new Set(stops.flatMap(({ reveals }) => reveals))],
  };
}

/** Of 36 throws of two dice, the share of those that are lower than this. */
function shareBelow(limit: number): number {
  let passed = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b < limit) passed++;
  return passed / 36;
}

/** In percent. */
export const chanceBelow = (limit: number): number => Math.round(100 * shareBelow(limit));

/** `leaves` is the check that going on from there would take. */
function riskAt(t: Table, who: Who, zone: ZoneId, blows: readonly Blow[]): Stop {
  const survivor = t.team[who] as Survivor;
  const there: Table = { ...t, team: t.team.map((one, n) => (n === who ? { ...one, zone } : one)) };
  return {
    zone,
    check: checkIn(t, who),
    leaves: checkIn(there, who),
    tests: typesInView(there, who).filter((type) => !survivor.inView.includes(type)),
    pass: chanceBelow(survivor.resolve - strain(there, who, false)),
    card: turnsUpAt(survivor),
    reveals: t.tokens.flatMap(({ id, zone: at }) => (isWatched(there, at) ? [id] : [])),
    threats: threatsAt(there, who, zone, blows),
  };
}

/** ETS-8.26, 8.27: a point or, under Acute Stress, two; a card that waits comes with any failed test (ETS-22.4). */
function turnsUpAt(survivor: Survivor): number | null {
  const { resolve, resolves } = survivor;
  const left = Math.max(0, resolve - (suffers(survivor, 'acute-stress') ? 2 : 1));
  const isReached = resolves.some((held) => !held.isUp && (held as unknown as { number: number }).number >= left);
  return resolve > 0 && isReached ? left : null;
}

/** The share of throws that pass the check that leaving takes; null where it takes none (ETS-8.18). */
export function checkIn(t: Table, who: Who): number | null {
  return needsCheck(t, who) ? shareBelow((t.team[who] as Survivor).resolve - strain(t, who, true)) : null;
}
