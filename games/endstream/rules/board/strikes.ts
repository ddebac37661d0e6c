import {
  gearOfThing,
  isControllerThing,
  isGearThing,
  isOperatorThing,
  type StateWord,
  seatOfController,
  stepOf,
} from '../../content/index.ts';
import type { Context, EffectFrame, Gear, OperatorNo, State, Thing } from '../types.ts';
import { hurt, isSaved, reckon } from './damage.ts';
import { removeGear } from './gear.ts';
import { equippedWith, gearHolds, servingGear, standingBonus } from './standing.ts';
import { gearAt, operatorAt, playerAt } from './things.ts';
import { cannotTravel, travel } from './travel.ts';

export interface Strike {
  readonly amount: number;
  readonly pierce: boolean;
  readonly also: readonly StateWord[];
  /** Chosen as targets: Mirror and Reflector answer only that. */
  readonly targets: readonly Thing[];
  readonly isAimed: boolean;
  /** Who gets the one-time bonus or rider of each tech of the striker (ES-R56). */
  readonly riders: ReadonlyMap<Gear, OperatorNo>;
}

/** What of a STRIKE arrives at one thing. */
interface Blow {
  readonly on: Thing;
  readonly amount: number;
  readonly states: readonly StateWord[];
  /** Rounds that are spent when it hits. */
  readonly rounds: readonly Gear[];
}

/** One STRIKE: all are hit at the same time (ES-11.27). What falls is looked at afterwards. */
export function strike(s: State, f: EffectFrame, struck: Strike, ctx: Context): void {
  const blows = struck.targets.map((on) => blowAt(s, f, struck, on));
  for (const gear of struck.riders.keys()) if (gearHolds(gear, 'next strike')) removeGear(s, gear.id, 'ES-8.9', ctx);
  const landing = struck.isAimed ? blows.flatMap((blow) => answer(s, f, blow, ctx)) : blows;
  // Tech last: hit by the same STRIKE, an amulet still saves its bearer, whatever was chosen first (ES-R59).
  const hit = [...new Set(landing.map((blow) => blow.on))].sort(
    (a, b) => Number(isGearThing(a)) - Number(isGearThing(b)),
  );
  for (const on of hit) {
    land(
      s,
      f,
      struck.pierce,
      landing.filter((blow) => blow.on === on),
      ctx,
    );
  }
}

/** Bonuses count against operators only (constraint C16). */
function blowAt({ table: t }: State, f: EffectFrame, struck: Strike, on: Thing): Blow {
  if (!isOperatorThing(on)) return { on, amount: struck.amount, states: [], rounds: [] };
  const mine = [...struck.riders].flatMap(([gear, to]) => (to === on ? [gear] : []));
  const more = mine.reduce((sum, gear) => sum + (gearHolds(gear, 'next strike')?.amount ?? 0), 0);
  const standing = isOperatorThing(f.user) ? standingBonus(t, f.user) : 0;
  const rounds = mine.filter((gear) => gearHolds(gear, 'next hit') !== null);
  const states = rounds.map((gear) => gearHolds(gear, 'next hit')?.state as StateWord);
  return { on, amount: struck.amount + standing + more, states: [...struck.also, ...states], rounds };
}

/** Mirror, then Reflector (ES-R56): the blow goes elsewhere, or nowhere. */
function answer(s: State, f: EffectFrame, blow: Blow, ctx: Context): Blow[] {
  const t = s.table;
  if (!isOperatorThing(blow.on)) return [blow];
  const mirror = isOperatorThing(f.user) ? hostile(equippedWith(t, blow.on, 'mirror'), f) : null;
  if (mirror !== null) {
    ctx.log({ type: 'redirected', clause: 'ES-11.29', from: blow.on, to: f.user, gear: mirror.id });
    removeGear(s, mirror.id, 'ES-8.9', ctx);
    return [{ ...blow, on: f.user }];
  }
  const reflector = hostile(equippedWith(t, blow.on, 'reflector'), f);
  if (reflector === null) return [blow];
  ctx.log({ type: 'cancelled', clause: 'ES-11.29', target: blow.on, gear: reflector.id });
  removeGear(s, reflector.id, 'ES-8.9', ctx);
  const { at } = operatorAt(t, blow.on);
  const up = at + 1;
  if (stepOf(up) > stepOf(at) && cannotTravel(t, blow.on, up) === null) travel(s, blow.on, up, 'STREAM', ctx);
  return [];
}

/** "Enemy" in a tech's text is the enemy of the player who controls the tech (ES-R55). */
function hostile(gear: Gear | null, f: EffectFrame): Gear | null {
  return gear !== null && gear.by !== f.seat ? gear : null;
}

function land(s: State, f: EffectFrame, pierce: boolean, blows: readonly Blow[], ctx: Context): void {
  const t = s.table;
  const on = blows[0]?.on as Thing;
  const amount = blows.reduce((sum, blow) => sum + blow.amount, 0);
  if (isGearThing(on)) {
    const gear = gearAt(t, gearOfThing(on));
    // Spent on this very STRIKE or its price: nothing is left to hit.
    if (gear === null) return;
    const clause = gear.on < 0 ? 'ES-8.12' : 'ES-8.8';
    ctx.log({ type: 'struck', clause, by: f.user, target: on, amount, armor: 0, damage: 0 });
    removeGear(s, gear.id, clause, ctx);
  } else if (isControllerThing(on)) {
    const player = playerAt(t, seatOfController(on));
    player.armor -= amount;
    t.progress = true;
    ctx.log({ type: 'struck', clause: 'ES-11.20', by: f.user, target: on, amount, armor: amount, damage: 0 });
  } else {
    const blow = reckon(t, on, amount, pierce);
    if (isSaved(s, on, blow, ctx)) return;
    hurt(t, on, blow);
    ctx.log({ type: 'struck', clause: 'ES-11.1', by: f.user, target: on, amount, ...blow });
    for (const state of blows.flatMap(({ states }) => states)) giveState(s, f, on, state, ctx);
    for (const gear of blows.flatMap(({ rounds }) => rounds)) removeGear(s, gear.id, 'ES-8.9', ctx);
  }
}

function giveState(s: State, f: EffectFrame, on: OperatorNo, state: StateWord, ctx: Context): void {
  s.table.marks.push({ what: state, on, amount: 0, by: f.seat, until: 'start', unlessController: false });
  ctx.log({ type: 'state', clause: 'ES-11.29', operator: on, state });
}

/** Tech of the striker that is used up by a STRIKE at an operator, in the order in which it was equipped. */
export function ridersOf(s: Pick<State, 'table'>, f: EffectFrame): Gear[] {
  if (!isOperatorThing(f.user)) return [];
  return [...servingGear(s.table, f.user, 'next strike'), ...servingGear(s.table, f.user, 'next hit')];
}
