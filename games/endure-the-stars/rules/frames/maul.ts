import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { alliesOf, allySeat } from '../board/allies.ts';
import { figureById, figuresIn, isBoss } from '../board/foes/foes.ts';
import { hurtBoss } from '../effects/boss/hurt.ts';
import { kill } from '../effects/kill.ts';
import { sparedIn } from '../effects/mission/hidden-boss.ts';
import type { Ally, Choice, Context, Endure, FrameOf, Table } from '../types.ts';
import { healthOf } from './assign.ts';

type Maul = FrameOf<'maul'>;

const givenTo = (hits: readonly number[], figure: number): number => hits.filter((id) => id === figure).length;

/** Targets that a success left over can be given to: one for all that are alike. */
function options(t: Table, { ally, left, hits }: Maul): Choice[] {
  if (left === 0) return [];
  const { zone } = alliesOf(t)[ally] as Ally;
  const spared = sparedIn(t, zone);
  const open = figuresIn(t, zone).filter(
    (figure) => !spared.includes(figure.id) && givenTo(hits, figure.id) < healthOf(figure),
  );
  const groups = Map.groupBy(open, ({ id, type, stun }) => `${type} ${givenTo(hits, id)} ${stun > 0}`);
  return [...groups.values()].flatMap(([figure]) => (figure === undefined ? [] : [{ kind: 'hit', figure: figure.id }]));
}

/** ETS-M13.21: the successes of an ally, one after another, on enemies in its zone. */
export const maul: FrameRules<Endure, Maul> = {
  deciders: ({ table }, frame) => (options(table, frame).length > 1 ? only(allySeat(table)) : NOBODY),
  prompt: (_s, { left }) => ({ key: 'prompt.assign', args: { n: left } }),
  choices: ({ table }, frame) => options(table, frame),
  refuse: () => no('ETS-M13.21', 'why.target'),
  resolve({ table: t }, frame, [choice], ctx) {
    const taken = choice ?? options(t, frame)[0];
    if (taken?.kind === 'hit') ctx.push({ ...frame, left: frame.left - 1, hits: [...frame.hits, taken.figure] });
    else settle(t, frame.hits, ctx);
  },
  rest: false,
};

/** ETS-RM18: its attack is melee, so it shuts others down as well; nobody's kill. */
function settle(t: Table, hits: readonly number[], ctx: Context): void {
  const beaten = [...new Set(hits)].filter((id) => {
    const figure = figureById(t, id);
    if (figure === undefined) return false;
    if (isBoss(figure)) return hurtBoss(t, figure, givenTo(hits, id), 'ETS-15.7', ctx);
    return givenTo(hits, id) >= healthOf(figure);
  });
  kill(t, beaten, ctx, { by: null, isMelee: true, noise: 0, clause: 'ETS-M13.21' });
}
