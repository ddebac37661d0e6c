import { alliesOf } from '../board/allies.ts';
import { isExitOpen } from '../board/doors.ts';
import { figuresIn, isClear } from '../board/foes/foes.ts';
import { blockedZones, isShielded } from '../board/foes/space.ts';
import { strides } from '../board/kit/values.ts';
import { moduleOf } from '../board/module.ts';
import { firstSteps, routesTo } from '../board/routes.ts';
import { shipOf, waysIn } from '../board/ship.ts';
import { cannotLeave } from '../effects/mission/traits.ts';
import type { Ally, Choice, Table } from '../types.ts';

/** ETS-M13.14, M13.19, RM39: zones that one of them moves in a turn. */
function movesOf(t: Table): number {
  const { moves, haste } = moduleOf(t, 'control') ?? { moves: 0, haste: 0 };
  return (moves + (isClear(t) ? haste : 0)) * strides(t);
}

/** Exits that can be used now. */
const openExits = (t: Table): number[] =>
  [...shipOf(t).exits.keys()].filter((exit) => isExitOpen(t, exit) && cannotLeave(t, exit) === null);

/** ETS-M13.14, M13.23, RM18: one zone on a shortest way to an exit, or out of it; none where there is no way. */
function steps(t: Table, ally: number, { zone, walked }: Ally): Choice[] {
  if (walked >= movesOf(t) || isShielded(t, zone)) return [];
  const { exits } = shipOf(t);
  const open = openExits(t);
  const here = open.filter((exit) => exits[exit]?.zone === zone);
  if (here.length > 0) return here.map((exit) => ({ kind: 'ally-exit', ally, exit }));
  const blocked = blockedZones(t);
  const goals = open.flatMap((exit) => exits[exit]?.zone ?? []);
  const next = firstSteps(waysIn(t), zone, blocked, routesTo(waysIn(t), goals, blocked, []));
  return next.map((to) => ({ kind: 'ally-move', ally, zone: to }));
}

/** What one of them can do: its move, which it must make, and before or after it one attack (ETS-M13.21). */
function choicesOf(t: Table, place: number): Choice[] {
  const ally = alliesOf(t)[place] ?? null;
  if (ally === null || ally.over) return [];
  const moves = steps(t, place, ally);
  const isMidway = ally.walked > 0 && moves.length > 0;
  if (ally.attacked || isMidway || figuresIn(t, ally.zone).length === 0) return moves;
  const attack: Choice = { kind: 'ally-attack', ally: place };
  return moves.length > 0 ? [...moves, attack] : [attack, { kind: 'ally-done', ally: place }];
}

/** What can be done with them now: whoever has begun goes on first. */
export function allyChoices(t: Table): Choice[] {
  const allies = alliesOf(t);
  const places = [...allies.keys()].filter(
    (place) => allies.findIndex((other) => isAlike(other, allies[place])) === place,
  );
  const begun = places.find((place) => hasBegun(allies[place] ?? null) && choicesOf(t, place).length > 0);
  return (begun === undefined ? places : [begun]).flatMap((place) => choicesOf(t, place));
}

/** Of those that are alike one is asked for. */
const isAlike = (a: Ally | null, b: Ally | null | undefined): boolean =>
  JSON.stringify({ ...a, id: 0 }) === JSON.stringify({ ...b, id: 0 });

const hasBegun = (ally: Ally | null): boolean => ally !== null && (ally.walked > 0 || ally.attacked);
