import { type EnemyType, enemyOf, type Module } from '../../../content/index.ts';
import { die, oneOf } from '../../board/chance.ts';
import { everyone, inTurnOrder } from '../../board/crew/crew.ts';
import { isWatched, seesZone } from '../../board/crew/sight.ts';
import { figuresIn } from '../../board/foes/foes.ts';
import { place } from '../../board/foes/place.ts';
import { moduleOf } from '../../board/module.ts';
import { shipOf, zoneIn } from '../../board/ship.ts';
import type { Context, Frame, Table, ZoneId } from '../../types.ts';
import { meetBoss } from '../boss/meet.ts';

type Hidden = Extract<Module, { kind: 'hiddenBoss' }>;

const LAIR = 'lair';
const lairOf = (t: Table): ZoneId | null => t.lasting.find(({ kind }) => kind === LAIR)?.zone ?? null;

/** What his appearing brings: the loss of Resolve comes before the tests for him, his card after them (ETS-8.14). */
interface Appearance {
  readonly losses: readonly Frame[];
  readonly card: readonly Frame[];
}

const NOT_HERE: Appearance = { losses: [], card: [] };

/** ETS-M19.9, M19.10: where he hides is rolled for when a shrine is reached; he appears when that zone is seen. */
export function seekBoss(t: Table, ctx: Context): Appearance {
  const hidden = moduleOf(t, 'hiddenBoss');
  if (hidden === undefined || t.boss === null || t.boss.isDead || t.phase === 'set-up') return NOT_HERE;
  if (t.figures.some(({ type }) => type === hidden.boss)) return NOT_HERE;
  if (lairOf(t) === null) findLair(t, hidden, ctx);
  const zone = lairOf(t);
  return zone !== null && isWatched(t, zone) ? appear(t, hidden, zone, ctx) : NOT_HERE;
}

/** The first hiding place whose tile somebody has entered. */
function reachedIn(t: Table, { zones }: Hidden): ZoneId | undefined {
  const { zones: all } = shipOf(t);
  return zones
    .map((name) => zoneIn(t, name))
    .find((hiding) => {
      const tiles = all[hiding]?.tiles ?? [];
      return t.team.some(({ zone }) => zone !== null && all[zone]?.tiles.some((tile) => tiles.includes(tile)));
    });
}

function findLair(t: Table, hidden: Hidden, ctx: Context): void {
  const reached = reachedIn(t, hidden);
  if (reached === undefined) return;
  const rolled = die(t, ctx);
  const others = hidden.zones.map((name) => zoneIn(t, name)).filter((zone) => zone !== reached);
  const zone = rolled >= hidden.from ? reached : oneOf(ctx, others);
  ctx.learns(everyone(t));
  t.lasting.push({ kind: LAIR, who: 0, zone, until: 'mission' });
  ctx.log({ type: 'lair', clause: 'ETS-M19.9', die: rolled, zone });
}

/** With his escort; then his first card is drawn, without a step (ETS-RM24). */
function appear(t: Table, { boss, escort, escorts }: Hidden, zone: ZoneId, ctx: Context): Appearance {
  const type = boss as EnemyType;
  const id = t.next;
  const [at] = place(t, type, 1, zone, ctx, t.boss?.full);
  if (at === undefined) return NOT_HERE;
  ctx.log({ type: 'revealed', clause: 'ETS-M19.10', zone: at, enemy: type, count: 1 });
  const guards = place(t, escort as EnemyType, escorts, zone, ctx);
  ctx.log({ type: 'revealed', clause: 'ETS-M19.11', zone, enemy: escort as EnemyType, count: guards.length });
  const watching = inTurnOrder(t).filter((who) => seesZone(t, who, at));
  return { losses: meetBoss(t, type, watching, ctx), card: [{ kind: 'boss', figure: id, actions: null }] };
}

/** ETS-M19.12: whom an attack on this zone can do nothing to, because others there, or one who comes, shield them. */
export function sparedIn(t: Table, zone: ZoneId, comes: readonly EnemyType[] = []): number[] {
  const hidden = moduleOf(t, 'hiddenBoss');
  if (hidden === undefined) return [];
  const here = figuresIn(t, zone);
  if (![...here.map(({ type }) => type), ...comes].some((type) => hidden.shields.includes(type))) return [];
  return here.flatMap(({ id, type }) => (type === hidden.boss && enemyOf(type).isBoss ? [id] : []));
}
