import { type EnemyType, enemyOf } from '../../../content/index.ts';
import type { Clause } from '../../clauses.ts';
import type { Context, Figure, Table, Token, ZoneId } from '../../types.ts';
import { alliesOf } from '../allies.ts';

export const figureById = (t: Table, id: number): Figure | undefined => t.figures.find((figure) => figure.id === id);
export const tokenById = (t: Table, id: number): Token | undefined => t.tokens.find((token) => token.id === id);
export const figuresIn = (t: Table, zone: ZoneId): Figure[] => t.figures.filter((figure) => figure.zone === zone);
/** Any miniature, a stunned one too (ETS-8.25). */
export const hasEnemies = (t: Table, zone: ZoneId): boolean => t.figures.some((figure) => figure.zone === zone);
/** No enemy and no radar token on the map. */
export const isClear = (t: Table): boolean => t.figures.length === 0 && t.tokens.length === 0;
/** Stunned enemies of a family in a zone, bosses aside. */
export const stunnedIn = (t: Table, zone: ZoneId, family: string): Figure[] =>
  figuresIn(t, zone).filter((figure) => figure.stun > 0 && enemyOf(figure.type).family === family && !isBoss(figure));
export const isBoss = ({ type }: Pick<Figure, 'type'>): boolean => enemyOf(type).isBoss;
/** Under control or not (ETS-1.6). */
export const onBoard = (t: Table, type: EnemyType): number =>
  [...t.figures, ...alliesOf(t)].reduce((n, figure) => (figure?.type === type ? n + 1 : n), 0);
/** Miniatures left in the box (ETS-1.6). */
export const supplyOf = (t: Table, type: EnemyType): number => enemyOf(type).supply - onBoard(t, type);

/** Tokens leave the map for good; a face that nobody saw stays hidden. */
export function takeAway(t: Table, goes: (token: Token) => boolean, clause: Clause, ctx: Context): void {
  const gone = t.tokens.filter(goes);
  for (const { face, spawned, known } of gone) if (!known) t.away.push({ face, spawned });
  for (const [zone, { length: count }] of Map.groupBy(gone, (token) => token.zone))
    ctx.log({ type: 'tokens-gone', clause, zone, count });
  t.tokens = t.tokens.filter((token) => !goes(token));
}

export function remove(t: Table, ids: readonly number[]): void {
  if (ids.length > 0) t.figures = t.figures.filter(({ id }) => !ids.includes(id));
}
