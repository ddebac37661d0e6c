import { no } from '@turnpoint/kernel';
import { type EffectOf, isOperatorThing } from '../../content/index.ts';
import { strike as deal, ridersOf } from '../board/strikes.ts';
import type { EffectFrame, Gear, OperatorNo, Table, Thing } from '../types.ts';
import { askTarget } from './ask-target.ts';
import { everyone } from './targets.ts';
import { type Ask, asking, DONE, type WordRules } from './word.ts';

type Strike = EffectOf<'strike'>;

/** ES-11.1. All targets are chosen before any damage; then who gets a one-time bonus, if several could (ES-R56). */
export const strike: WordRules<Strike> = {
  ask(t, f, e, picks) {
    const { targets, rest, next } = aim(t, f, e, picks);
    return next ?? askRider(t, f, targets, rest);
  },
  run(s, f, e, picks, ctx) {
    const { targets, rest } = aim(s.table, f, e, picks);
    const riders = new Map(
      assign(s.table, f, targets, rest).map(({ gear, options, to }) => [gear, to ?? (options[0] as number)]),
    );
    deal(
      s,
      f,
      { amount: e.amount, pierce: e.pierce, also: e.also, targets, isAimed: e.who.count !== 'all', riders },
      ctx,
    );
  },
};

interface Aim {
  readonly targets: readonly Thing[];
  /** Picks that come after the targets. */
  readonly rest: readonly number[];
  readonly next: Ask | null;
}

const STRIKING = { manner: 'strike' } as const;

/** Reads the targets from the picks; `next` is the question while there are more to choose. */
function aim(t: Table, f: EffectFrame, e: Strike, picks: readonly number[]): Aim {
  if (e.who.count === 'all') return { targets: everyone(t, f, e.who, 'strike'), rest: picks, next: null };
  const most = e.who.count === 'one' ? 1 : Math.min(e.who.count, inReach(t, f, e));
  const end = picks.indexOf(DONE);
  if (end >= 0 && end < most) return { targets: picks.slice(0, end), rest: picks.slice(end + 1), next: null };
  const targets = picks.slice(0, most);
  if (targets.length === most && most > 0) return { targets, rest: picks.slice(most), next: null };
  if (targets.length === 0) return { targets, rest: [], next: askTarget(t, f, e.who, STRIKING) };
  const also = (thing: Thing) => (targets.includes(thing) ? no('ES-R56', 'why.chosen-already') : null);
  return { targets, rest: [], next: askTarget(t, f, e.who, { manner: 'strike', also, mayStop: true }) };
}

const inReach = (t: Table, f: EffectFrame, e: Strike): number =>
  askTarget(t, f, e.who, STRIKING)?.options().length ?? 0;

interface Assigned {
  readonly gear: Gear;
  readonly options: readonly OperatorNo[];
  readonly to: OperatorNo | undefined;
}

/** Every fitting tech of the striker is used, wanted or not, on one of the operators hit. */
function assign(t: Table, f: EffectFrame, targets: readonly Thing[], rest: readonly number[]): Assigned[] {
  const options = targets.filter(isOperatorThing);
  if (options.length === 0) return [];
  return ridersOf({ table: t }, f).map((gear, i) => ({
    gear,
    options,
    to: options.length === 1 ? options[0] : rest[i],
  }));
}

function askRider(t: Table, f: EffectFrame, targets: readonly Thing[], rest: readonly number[]): Ask | null {
  const open = assign(t, f, targets, rest).find(({ to }) => to === undefined);
  if (open === undefined) return null;
  const why = () => no('ES-R56', 'why.not-hit');
  return asking('target', open.options, 'prompt.rider', why);
}
