import { no } from '@turnpoint/kernel';
import { across, distance, type EffectOf, isPlace, PLACES, streamOf, THIS } from '../../content/index.ts';
import { commit } from '../board/commit.ts';
import { operatorAt } from '../board/things.ts';
import { cannotTravel, travel } from '../board/travel.ts';
import { cardName } from '../refusals/facts.ts';
import type { EffectFrame, OperatorNo, Place, Ruling, Table } from '../types.ts';
import { askTarget } from './ask-target.ts';
import { hereOf, thisOperator } from './targets.ts';
import { type Ask, asking, type WordRules } from './word.ts';

type Stream = EffectOf<'stream'>;

/** STREAM (ES-12.12): who, then where; it always ends in another turnpoint (ES-9.13). */
export const stream: WordRules<Stream> = {
  ask(t, f, e, picks) {
    if (e.who !== THIS && picks.length === 0)
      return askTarget(t, f, e.who, { also: (thing) => cannotGo(t, f, e, thing) });
    const { operator, rest } = traveller(t, f, e, picks);
    return rest.length > 0 || e.range === 'random' || e.range === 'here' ? null : askEnd(t, f, e, operator);
  },
  cannot: (t, f, e) => (e.who === THIS ? cannotGo(t, f, e, thisOperator(t, f)) : null),
  run(s, f, e, picks, ctx) {
    const t = s.table;
    const { operator, rest } = traveller(t, f, e, picks);
    const ends = endsOf(t, f, e, operator);
    if (e.range === 'random') {
      travel(s, operator, ends[ctx.int(ends.length)] as Place, 'STREAM', ctx);
      commit(s, ctx);
    } else travel(s, operator, (rest[0] ?? ends[0]) as Place, 'STREAM', ctx);
  },
};

function traveller(
  t: Table,
  f: EffectFrame,
  e: Stream,
  picks: readonly number[],
): { operator: OperatorNo; rest: readonly number[] } {
  if (e.who === THIS) return { operator: thisOperator(t, f), rest: picks };
  return { operator: picks[0] as OperatorNo, rest: picks.slice(1) };
}

function isInRange(t: Table, f: EffectFrame, { range }: Stream, operator: OperatorNo, to: Place): boolean {
  const { at } = operatorAt(t, operator);
  if (range === 'any') return true;
  if (range === 'here') return to === hereOf(t, f);
  if (range === 'cross-stream') return to === across(at);
  if (range === 'own stream') return streamOf(to) === f.seat;
  if (range === 'its stream' || range === 'random') return streamOf(to) === streamOf(at);
  return (distance(at, to) ?? Number.POSITIVE_INFINITY) <= range;
}

function endsOf(t: Table, f: EffectFrame, e: Stream, operator: OperatorNo): Place[] {
  return PLACES.filter((to) => isInRange(t, f, e, operator, to) && cannotTravel(t, operator, to) === null);
}

function cannotGo(t: Table, f: EffectFrame, e: Stream, operator: OperatorNo): Ruling | null {
  if (endsOf(t, f, e, operator).length > 0) return null;
  const barred = PLACES.filter((to) => isInRange(t, f, e, operator, to)).map((to) => cannotTravel(t, operator, to));
  return barred.find((ruling) => ruling !== null && ruling.clause !== 'ES-9.13') ?? noEnd(t, operator);
}

function noEnd(t: Table, operator: OperatorNo): Ruling {
  return no('ES-9.13', 'why.no-end', { operator: cardName(operatorAt(t, operator).card) });
}

function askEnd(t: Table, f: EffectFrame, e: Stream, operator: OperatorNo): Ask {
  const why = (to: Place): Ruling => {
    if (!isPlace(to)) return no('ES-9.4', 'why.no-such-place');
    if (!isInRange(t, f, e, operator, to)) return no('ES-12.12', 'why.out-of-range');
    return cannotTravel(t, operator, to) ?? noEnd(t, operator);
  };
  return asking('place', endsOf(t, f, e, operator), 'prompt.stream', why);
}
