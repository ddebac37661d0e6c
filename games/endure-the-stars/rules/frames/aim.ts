import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { isGifted, isOnMap, seatOf, survivorAt, zoneOf } from '../board/crew/crew.ts';
import { noticedBy } from '../board/foes/unnoticed.ts';
import { freeLines, isRanged, noiseOf, rangeOf } from '../board/kit/shots.ts';
import { makeNoiseBy } from '../board/noise-made.ts';
import type { Context, Endure, FrameOf, Line, Shot, State, Table, Who } from '../types.ts';
import { cannotAttack } from '../verbs/attack.ts';
import { setOut } from './stride.ts';

export const PLAIN_SHOT = { dice: 0, hit: 0, noJam: false, slows: false } as const;

/** An attack that has been paid for (ETS-15.43): the free move of Juggernaut first, where it goes elsewhere. */
export function beginAttack(s: State, shot: Shot, ctx: Context): void {
  const { who, item, zone } = shot;
  noticedBy(s.table, who, zone);
  if (!isRanged(item) && zone !== zoneOf(s.table, who)) {
    setOut(s, who, { cost: 0, left: 1, isSafe: false, mayExit: false, zone, exit: null, shot }, ctx);
  } else ctx.push({ kind: 'aim', shot });
}

/** ETS-6.11: if the check fails he attacks where he stands. */
export function chargeFails(s: State, shot: Shot, ctx: Context): void {
  ctx.push({ kind: 'aim', shot: { ...shot, zone: zoneOf(s.table, shot.who) } });
}

/** Still there, and not stunned in this phase (ETS-16.2). */
export const canGoOn = (t: Table, who: Who): boolean => isOnMap(t, who) && !survivorAt(t, who).barred;

function linesOf(t: Table, { who, item, zone }: Shot): Line[] {
  return freeLines(t, who, zone, Math.max(rangeOf(t, who, item), 0));
}

/** ETS-15.41: of several lines that differ the attacker picks one. */
export const aim: FrameRules<Endure, FrameOf<'aim'>> = {
  deciders: ({ table: t }, { shot }) =>
    canGoOn(t, shot.who) && linesOf(t, shot).length > 1 ? only(seatOf(t, shot.who)) : NOBODY,
  prompt: () => ({ key: 'prompt.aim' }),
  choices: ({ table }, { shot }) => linesOf(table, shot).map((_, line) => ({ kind: 'line', line })),
  refuse: () => no('ETS-15.41', 'why.line'),
  resolve({ table: t }, { shot }, [choice], ctx) {
    const attack = { kind: 'attack', item: shot.item, pair: shot.pair, zone: shot.zone } as const;
    // A reveal or a test on the way may have changed what is there, or stunned the attacker (ETS-16.2).
    if (!canGoOn(t, shot.who) || cannotAttack(t, shot.who, attack) !== null) return;
    // ETS-R112: a Resolve card took him elsewhere after his step.
    if (!isRanged(shot.item) && shot.zone !== zoneOf(t, shot.who)) return;
    const lines = linesOf(t, shot);
    fire(t, shot, lines[choice?.kind === 'line' ? choice.line : 0] as Line, ctx);
  },
  rest: false,
};

/** The noise first: what it brings about comes before the roll (ETS-15.43). */
function fire(t: Table, shot: Shot, line: Line, ctx: Context): void {
  const { who } = shot;
  const from = zoneOf(t, who);
  ctx.push({ kind: 'shoot', shot, line, from });
  const level = noiseOf(t, shot, isGifted(t, who, 'soft-steps'));
  makeNoiseBy(t, who, { zone: from, level }, 'ETS-15.9', ctx);
}
