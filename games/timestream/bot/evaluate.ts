import { determinize, type Seat, stream } from '@turnpoint/kernel';
import { cellsInPlay } from '../rules/board/cells-in-play.ts';
import { isFilled, laneAt, lanesOf, playerAt } from '../rules/board/lanes.ts';
import { energyOf, resistanceOf } from '../rules/board/values.ts';
import { type Look, type Table, timestream } from '../rules/index.ts';
import { hold } from './hold.ts';
import { handWorth } from './worth.ts';

/**
 * What a lead is worth, as the exponent of the odds to win: fitted to how 500 matches of the policy went on from the beginning
 * of each turn. What a filled phase counts beyond how likely it is to stay so is less than nothing: that likelihood says it all.
 */
const ODDS = { hold: 1.74, chain: 1.07, filled: -0.53, guard: 0.03, cell: 0.093, card: 0.158, hand: 0.04 } as const;
/** What a hand is usually worth. */
const USUAL_HAND = 5.7;

/** How each seat stands, from 0 to 1; together 1. A seat knows its own hand; of the others only their number counts. */
export function evaluate(look: Look): number[] {
  const { outcome, seat } = look;
  if (outcome !== null) {
    return [0, 1].map((one) => (outcome.winners.length === 0 ? 0.5 : outcome.winners.includes(one) ? 1 : 0));
  }
  // Which world is imagined does not matter: hidden cards are only counted.
  const { table } = determinize(timestream, look, stream('evaluate'));
  const known = seat === null ? 0 : ODDS.hand * (handWorth(table, seat) - USUAL_HAND) * (seat === 0 ? 1 : -1);
  const first = 1 / (1 + Math.exp(open(table, 1) - open(table, 0) - known));
  return [first, 1 - first];
}

/** What everybody sees of a seat. */
function open(t: Table, seat: Seat): number {
  let sum = ODDS.cell * cellsInPlay(t, seat) + ODDS.card * playerAt(t, seat).hand.length;
  let chain = 1;
  for (const lane of lanesOf(seat)) {
    const chance = hold(t, lane);
    chain *= chance;
    sum += ODDS.hold * chance + (isFilled(t, lane) ? ODDS.filled : 0);
    for (const piece of laneAt(t, lane).advances) sum += ODDS.guard * (energyOf(t, piece) + resistanceOf(t, piece));
  }
  return sum + ODDS.chain * chain;
}
