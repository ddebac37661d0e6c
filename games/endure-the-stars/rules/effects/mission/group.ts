import { type PlainEffect, tokenOf } from '../../../content/index.ts';
import { markedTokens } from '../../board/grouped.ts';
import type { Context, Table } from '../../types.ts';

/** ETS-M11.9: the boss and some others among the marked places, the rest on those that are left. */
export function groupPlaces(
  t: Table,
  { mark, boss, others }: Extract<PlainEffect, { kind: 'groupPlaces' }>,
  ctx: Context,
): void {
  const marked = markedTokens(t, mark);
  const faces = t.tokens.map(({ face }) => face);
  const named = faces.findIndex((face) => tokenOf(face).type === boss);
  if (named < 0) return;
  const [chief = ''] = faces.splice(named, 1);
  ctx.shuffle(faces);
  const group = [chief, ...faces.splice(0, others)];
  ctx.shuffle(group);
  t.tokens = t.tokens.map((token) => {
    const face = (marked.includes(token.id) ? group.pop() : undefined) ?? faces.pop() ?? group.pop();
    return { ...token, face: face ?? token.face };
  });
}
