import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { isOnMap, seatOf, survivorAt } from '../board/crew/crew.ts';
import { didDeed } from '../board/crew/deeds.ts';
import { spend } from '../board/crew/turn.ts';
import { walkTo } from '../board/crew/walk.ts';
import { onLeaving, onWalking } from '../effects/mission/hooks.ts';
import { sneak, unawareOf } from '../effects/mission/not-noticed.ts';
import type { Context, Endure, Frame, FrameOf, State, Stride, Who } from '../types.ts';
import { cannotExit, cannotMove, exitChoices, moveChoices, needsCheck } from '../verbs/move.ts';

/** Leaves the zone, after a check where one is needed (ETS-8.18). */
export function setOut(s: State, who: Who, step: Stride, ctx: Context): void {
  if (needsCheck(s.table, who) && !step.isSafe) ctx.push({ kind: 'check', who, step });
  else takeStep(s, who, step, ctx);
}

/** One zone by choice, or out of the map (ETS-4.28, 4.33). */
export function takeStep(s: State, who: Who, step: Stride, ctx: Context): void {
  const t = s.table;
  const survivor = survivorAt(t, who);
  spend(t, who, step.cost);
  survivor.moved += 1;
  if (step.exit !== null) {
    ctx.log({ type: 'left', clause: 'ETS-4.33', who });
    survivor.fate = 'left';
    survivor.zone = null;
    survivor.actions = 0;
    survivor.inView = [];
    if (t.loader?.pilot === who) t.loader = null;
    ctx.push(...onLeaving(t, who, step.exit), { kind: 'notice' });
    return;
  }
  const unaware = unawareOf(t, who, step.zone);
  walkTo(t, who, step.zone, 'ETS-4.28', ctx);
  sneak(t, who, unaware, ctx);
  // Burst of Speed is about one turn.
  if (t.active === who) didDeed(t, who, 'zone-moved', ctx);
  ctx.push(...onWalking(t, who), { kind: 'notice' }, ...goingOn(who, step));
}

/** The rest of a longer move, or the attack that the step was for (ETS-6.11). */
function goingOn(who: Who, { shot, left, isSafe, mayExit }: Stride): Frame[] {
  if (shot !== null) return [{ kind: 'aim', shot }];
  return left > 1 ? [{ kind: 'stride', who, left: left - 1, isSafe, mayExit }] : [];
}

/** Further zones of the same move: go on or stay. */
export const stride: FrameRules<Endure, FrameOf<'stride'>> = {
  deciders: ({ table: t }, frame) => (canGoOn(t, frame) ? only(seatOf(t, frame.who)) : NOBODY),
  prompt: (_s, { left }) => ({ key: 'prompt.stride', args: { n: left } }),
  choices: ({ table }, frame) => [...further(table, frame), { kind: 'stay' }],
  refuse: ({ table }, { who, mayExit }, _seat, choice) => {
    const { kind, zone, exit } = (choice ?? {}) as { kind?: unknown; zone?: unknown; exit?: unknown };
    if (kind === 'move') return cannotMove(table, who, zone) ?? no('ETS-4.28', 'why.malformed');
    if (kind === 'exit' && !mayExit) return no('ETS-4.33', 'why.no-exit-by-free-move');
    if (kind === 'exit') return cannotExit(table, who, exit) ?? no('ETS-4.33', 'why.malformed');
    return no('ETS-14.22', 'why.move-or-stay');
  },
  resolve(s, { who, left, isSafe, mayExit }, [choice], ctx) {
    const go = { cost: 0, left, isSafe, mayExit, shot: null };
    if (choice?.kind === 'move') setOut(s, who, { ...go, zone: choice.zone, exit: null }, ctx);
    else if (choice?.kind === 'exit') setOut(s, who, { ...go, zone: 0, exit: choice.exit }, ctx);
  },
  rest: false,
};

function further(t: State['table'], { who, mayExit }: FrameOf<'stride'>) {
  return mayExit ? [...moveChoices(t, who), ...exitChoices(t, who)] : moveChoices(t, who);
}

function canGoOn(t: State['table'], frame: FrameOf<'stride'>): boolean {
  const { who } = frame;
  if (!isOnMap(t, who)) return false;
  // A survivor stunned on the way stops (ETS-16.2).
  return survivorAt(t, who).stun !== 'acting' && further(t, frame).length > 0;
}
