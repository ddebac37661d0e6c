import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { enemyOf } from '../../content/index.ts';
import { isGifted, isOnMap, seatOf } from '../board/crew/crew.ts';
import { figureById, figuresIn } from '../board/foes/foes.ts';
import { hitOf, noiseOf, weaponOf } from '../board/kit/shots.ts';
import { hurtBoss } from '../effects/boss/hurt.ts';
import { hitOn } from '../effects/hit.ts';
import { type Kill, kill } from '../effects/kill.ts';
import { destroy, targetHealth, targetsIn } from '../effects/mission/traits.ts';
import { stunFigures } from '../effects/stun.ts';
import type { Choice, Context, Endure, Figure, FrameOf, Hit, State, Table } from '../types.ts';

type Assign = FrameOf<'assign'>;

/** What it takes to beat it in one attack. */
export const healthOf = ({ type, health }: Figure): number => (enemyOf(type).isBoss ? health : enemyOf(type).health);
const givenTo = (hits: readonly Hit[], figure: number): number =>
  hits.reduce((sum, hit) => (hit.figure === figure ? sum + hit.damage : sum), 0);
const givenToObjective = (hits: readonly Hit[], objective: number): number =>
  hits.reduce((sum, hit) => (hit.objective === objective ? sum + hit.damage : sum), 0);

/** What a die must show for this target. */
function neededFor(t: Table, { shot }: Assign, choice: Choice): number {
  const figure = choice.kind === 'hit' ? figureById(t, choice.figure) : undefined;
  return figure === undefined ? hitOf(t, shot) : hitOn(t, shot, figure);
}

/** The lowest success that is enough for this target; -1 without one. */
const dieFor = (t: Table, frame: Assign, choice: Choice): number => {
  const needed = neededFor(t, frame, choice);
  return frame.dice.findIndex((die) => die >= needed);
};

/** Targets that a success left over can still be given to. */
const options = (t: Table, frame: Assign): Choice[] =>
  frame.dice.length === 0 ? [] : targets(t, frame).filter((choice) => dieFor(t, frame, choice) >= 0);

/** One figure for all that are alike: of a type, hurt alike so far, stunned or not; and what can be attacked besides. */
function targets(t: Table, { shot, hits, spared }: Assign): Choice[] {
  const seen = new Set<string>();
  const choices: Choice[] = [];
  for (const figure of figuresIn(t, shot.zone)) {
    const given = givenTo(hits, figure.id);
    const key = `${figure.type} ${given} ${figure.stun > 0} ${figure.health}`;
    if (given >= healthOf(figure) || seen.has(key) || spared.includes(figure.id)) continue;
    seen.add(key);
    choices.push({ kind: 'hit', figure: figure.id });
  }
  for (const objective of targetsIn(t, shot.who, shot.zone)) {
    if (givenToObjective(hits, objective) < targetHealth(t, objective))
      choices.push({ kind: 'hit-objective', objective });
  }
  return choices;
}

/** ETS-15.5, 15.42: the attacker gives each success to one target, one after another. */
export const assign: FrameRules<Endure, Assign> = {
  deciders: ({ table }, frame) =>
    isOnMap(table, frame.shot.who) && options(table, frame).length > 1 ? only(seatOf(table, frame.shot.who)) : NOBODY,
  prompt: (_s, { dice }) => ({ key: 'prompt.assign', args: { n: dice.length } }),
  choices: ({ table }, frame) => options(table, frame),
  refuse: () => no('ETS-15.5', 'why.target'),
  resolve(s, frame, [choice], ctx) {
    const { dice, damage, hits } = frame;
    // ETS-20.25: an explosion may have killed the attacker.
    if (!isOnMap(s.table, frame.shot.who)) return;
    const taken = choice ?? options(s.table, frame)[0];
    if (taken === undefined) return settle(s, frame, ctx);
    const spent = dieFor(s.table, frame, taken);
    const hit =
      taken.kind === 'hit'
        ? { figure: taken.figure, objective: -1, damage }
        : { figure: -1, objective: (taken as { objective: number }).objective, damage };
    ctx.push({ ...frame, dice: dice.filter((_, n) => n !== spent), hits: [...hits, hit] });
  },
  rest: false,
};

/** The killed go together (ETS-15.43); a standard enemy that lives is unharmed (ETS-15.6), a boss is not (ETS-15.7). */
function settle(s: State, { shot, line, hits, misses }: Assign, ctx: Context): void {
  const t = s.table;
  const { who, item, mods } = shot;
  const killed: number[] = [];
  const stunned: Figure[] = [];
  for (const id of new Set(hits.flatMap(({ figure }) => (figure < 0 ? [] : [figure])))) {
    const figure = figureById(t, id);
    if (figure === undefined) continue;
    const given = givenTo(hits, id);
    if (enemyOf(figure.type).isBoss) {
      if (hurtBoss(t, figure, given, 'ETS-15.7', ctx)) killed.push(id);
    } else if (given >= healthOf(figure)) killed.push(id);
    else if (weaponOf(item).stuns) stunned.push(figure);
  }
  const hit = [...new Set(hits.flatMap(({ figure }) => (figure < 0 || killed.includes(figure) ? [] : [figure])))];
  ctx.push({ kind: 'misses', shot, line, n: misses }, { kind: 'recoil', shot, line, hit }, { kind: 'notice' });
  const how: Kill = {
    by: who,
    isMelee: weaponOf(item).range === 0,
    noise: noiseOf(t, shot, isGifted(t, who, 'soft-steps')),
    clause: 'ETS-15.6',
  };
  kill(t, killed, ctx, how);
  stunFigures(t, stunned, 'ETS-16.1', ctx);
  for (const objective of new Set(hits.flatMap(({ objective: n }) => (n < 0 ? [] : [n])))) {
    if (givenToObjective(hits, objective) >= targetHealth(t, objective)) destroy(s, objective, how, ctx);
  }
  if (mods.slows) for (const figure of figuresIn(t, shot.zone)) figure.slowed = true;
}
