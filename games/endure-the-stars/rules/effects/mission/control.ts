import { no } from '@turnpoint/kernel';
import { enemyOf, tokenOf } from '../../../content/index.ts';
import { alliesOf, alliesOut, allyAt, allyNumber, controlledAs } from '../../board/allies.ts';
import { inTurnOrder, isOfClass } from '../../board/crew/crew.ts';
import { figureById, remove } from '../../board/foes/foes.ts';
import { moduleOf } from '../../board/module.ts';
import type { Clause } from '../../clauses.ts';
import type { Ally, Context, Deed, Figure, Ruling, Table, Who } from '../../types.ts';
import { stunFigures } from '../stun.ts';

/** ETS-M13.8: a melee attack shuts them down instead. Those that it kills. */
export function layDown(t: Table, beaten: readonly Figure[], ctx: Context): Figure[] {
  const laid = beaten.filter(({ type }) => controlledAs(t, type) !== null);
  if (laid.length > 0) stunFigures(t, laid, 'ETS-M13.8', ctx);
  return beaten.filter((figure) => !laid.includes(figure));
}

const onMap = (t: Table): Ally[] => alliesOf(t).filter((ally) => ally !== null);

/** ETS-M13.17 */
export function cannotTakeOver(t: Table): Ruling | null {
  const most = moduleOf(t, 'control')?.most ?? 0;
  return onMap(t).length < most ? null : no('ETS-M13.17', 'why.allies-enough', { n: most });
}

/** ETS-M13.11, M13.18: it stands up under control, and does nothing in this turn. */
export function takeOver(t: Table, who: Who, { figure: id }: Deed, clause: Clause, ctx: Context): void {
  const figure = id === null ? undefined : figureById(t, id);
  const under = figure === undefined ? null : controlledAs(t, figure.type);
  if (figure === undefined || under === null) return;
  const { type, zone } = figure;
  remove(t, [figure.id]);
  t.allies ??= [];
  const free = t.allies.indexOf(null);
  const place = free < 0 ? t.allies.length : free;
  t.allies[place] = { id: figure.id, type, zone, health: under.health, walked: 0, attacked: false, over: true };
  // Whoever had this number before is not this one.
  for (const other of t.figures) other.seen &= ~(1 << allyNumber(t, place));
  ctx.log({ type: 'controlled', clause, who, enemy: type, zone });
}

/** ETS-M13.22: no armour, no injury; it keeps the damage. True where it lost any. */
export function hurtAlly(t: Table, who: Who, damage: number, ctx: Context): boolean {
  const ally = allyAt(t, who);
  if (ally === null || damage === 0) return false;
  ally.health = Math.max(0, ally.health - damage);
  ctx.log({ type: 'ally-hurt', clause: 'ETS-M13.16', enemy: ally.type, zone: ally.zone, left: ally.health });
  return true;
}

/** ETS-M13.22: destroyed without a loss of Resolve for anybody. */
export function loseAllies(t: Table, ctx: Context): boolean {
  const lost = onMap(t).filter(({ health }) => health === 0);
  for (const { type, zone } of lost) ctx.log({ type: 'ally-destroyed', clause: 'ETS-M13.22', enemy: type, zone });
  if (lost.length > 0) t.allies = alliesOf(t).map((ally) => (ally?.health === 0 ? null : ally));
  return lost.length > 0;
}

const isSentry = (type: Ally['type']): boolean => enemyOf(type).family === 'sentry' && !enemyOf(type).isBoss;

/** ETS-M13.20, RM18: how many have been or can be brought out; without a Technician only those under control. */
export function sentriesLeft(t: Table): number {
  const ours = alliesOut(t) + onMap(t).length;
  const wanted = moduleOf(t, 'control')?.class ?? '';
  if (!inTurnOrder(t).some((who) => isOfClass(t, who, wanted))) return ours;
  const faces = [...t.tokens.map(({ face }) => face), ...t.pile].map(tokenOf);
  const hidden = faces.reduce((sum, { type, count }) => (isSentry(type) ? sum + count : sum), 0);
  return ours + t.figures.filter(({ type }) => isSentry(type)).length + hidden;
}
