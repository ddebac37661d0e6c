import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { enemyOf } from '../../content/index.ts';
import { dice } from '../board/chance.ts';
import { isGifted, seatOf, survivorAt } from '../board/crew/crew.ts';
import { didDeed } from '../board/crew/deeds.ts';
import { hasUsed, markUsed } from '../board/crew/spirit.ts';
import { figuresIn } from '../board/foes/foes.ts';
import { change } from '../board/kit/inventory.ts';
import { hasReward, useUpReward } from '../board/kit/reward.ts';
import { damageOf, isRanged } from '../board/kit/shots.ts';
import { hitIn } from '../effects/hit.ts';
import { sparedIn } from '../effects/mission/hidden-boss.ts';
import type { Context, Endure, FrameOf, Line, Shot, Table } from '../types.ts';

/** The dice lie there; The Gambit may roll them again before they count. */
export const fired: FrameRules<Endure, FrameOf<'fired'>> = {
  deciders: ({ table: t }, { shot: { who } }) =>
    t.active === who && hasReward(t, who, 'the-gambit') ? only(seatOf(t, who)) : NOBODY,
  prompt: (_s, { dice: rolled }) => ({ key: 'prompt.again', args: { dice: { list: rolled.map(String) } } }),
  choices: () => [{ kind: 'keep' }, { kind: 'again' }],
  refuse: () => no('ETS-R91', 'why.again-or-keep'),
  resolve({ table: t }, { shot, line, dice: rolled }, [choice], ctx) {
    if (choice?.kind === 'again') useUpReward(t, shot.who, ctx);
    count(t, shot, { line, rolled: choice?.kind === 'again' ? dice(t, ctx, rolled.length) : rolled }, ctx);
  },
  rest: false,
};

function count(t: Table, shot: Shot, { line, rolled }: { line: Line; rolled: readonly number[] }, ctx: Context): void {
  const { who, item, zone } = shot;
  const hit = hitIn(t, shot);
  const jams = isJam(t, shot, rolled);
  const isRaised = !jams && rolled.includes(hit - 1) && canRaise(t, shot);
  const raised = isRaised ? { raised: hit - 1 } : {};
  ctx.log({ type: 'fired', clause: 'ETS-15.3', who, item, zone, dice: rolled, hit, ...raised });
  if (jams) {
    jam(t, shot, ctx);
    return;
  }
  if (isRaised) markUsed(survivorAt(t, who), DATABASE);
  const successes = successesOf(rolled, hit, isRaised);
  const sixes = rolled.filter((n) => n === SIX).length;
  if (sixes >= 2) didDeed(t, who, 'sixes', ctx);
  if (successes.length === 0) didDeed(t, who, 'all-missed', ctx);
  const misses = isRanged(item) ? rolled.length - successes.length : 0;
  ctx.push(
    // ETS-20.20, 20.25: before the successes are given to targets.
    ...(sixes > 0 ? [{ kind: 'explode', zone, by: who } as const] : []),
    {
      kind: 'assign',
      shot,
      line,
      dice: successes,
      damage: damageOf(t, shot),
      hits: [],
      spared: sparedIn(t, zone),
      misses,
    },
  );
}

const SIX = 6;

const DATABASE = 'target-database';

/** Target Database makes one die of a turn count 1 higher, but not against Sentries. */
export function canRaise(t: Table, { who, zone }: Pick<Shot, 'who' | 'zone'>): boolean {
  // ETS-10.30: what works once in a turn works in one's own.
  const isOpen = t.active === who && isGifted(t, who, DATABASE) && !hasUsed(survivorAt(t, who), DATABASE);
  return isOpen && !figuresIn(t, zone).some(({ type }) => enemyOf(type).family === 'sentry');
}

/** ETS-15.3, 15.4, rising. */
function successesOf(rolled: readonly number[], hit: number, isRaised: boolean): number[] {
  const counted = rolled.toSorted((a, b) => a - b);
  if (isRaised) counted[counted.indexOf(hit - 1)] = hit;
  return counted.filter((n) => n >= hit);
}

/** ETS-15.28, 15.32: a ranged attack of more than one die, all alike. */
function isJam(t: Table, { who, item, mods }: Shot, rolled: readonly number[]): boolean {
  if (!isRanged(item) || rolled.length < 2 || mods.noJam || isGifted(t, who, 'weapon-drill')) return false;
  return rolled.every((n) => n === rolled[0]);
}

/** ETS-15.29 to 15.31 */
function jam(t: Table, { who, item, pair }: Shot, ctx: Context): void {
  const survivor = survivorAt(t, who);
  for (let n = pair ? 2 : 1; n > 0; n--) {
    change(
      survivor,
      (held) => held.item === item && !held.jammed,
      (held) => ({ ...held, jammed: true }),
    );
  }
  ctx.log({ type: 'jammed', clause: 'ETS-15.29', who, item });
  ctx.push({ kind: 'notice' });
}
