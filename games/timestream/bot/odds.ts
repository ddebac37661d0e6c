import type { Seat } from '@turnpoint/kernel';
import { cardAt } from '../content/index.ts';
import { cellsInPlay } from '../rules/board/cells-in-play.ts';
import { isFilled, laneOf, lanesOf, PHASES_IN_ALL, playerAt } from '../rules/board/lanes.ts';
import { canPay } from '../rules/board/payment.ts';
import type { Table } from '../rules/index.ts';
import { hold } from './hold.ts';
import { handWorth, holdsReturn } from './worth.ts';

/**
 * What is counted of a position, what one of it is worth as the exponent of the odds to win, and how much of it a hand usually
 * has. Fitted to how matches of the policy went on from the beginning of each turn (`balance/odds.ts`):
 * `TURNPOINT_MATCHES=1500 npx vitest run --project unit games/timestream/test/odds.test.ts` fits them anew. What a filled
 * phase counts beyond how likely it is to stay so is less than nothing: that likelihood says it all.
 */
export const ODDS = {
  hold: { worth: 1.29, usual: 0 },
  filled: { worth: -0.22, usual: 0 },
  cell: { worth: 0.062, usual: 0 },
  earlyCell: { worth: 0.267, usual: 0 },
  card: { worth: 0.147, usual: 0 },
  hand: { worth: 0.051, usual: 7 },
  fills: { worth: 0.155, usual: 0.5 },
  home: { worth: 0.247, usual: 0.54 },
  nearly: { worth: 1.12, usual: 0.033 },
  ready: { worth: 4.69, usual: 0.035 },
} as const;
export type Fact = keyof typeof ODDS;
export const FACTS = Object.keys(ODDS) as Fact[];
type Facts = Partial<Record<Fact, number>>;

/** The first cells decide how soon anything can be played. */
const EARLY_CELLS = 4;

/** What everybody sees of a seat. */
export function open(t: Table, seat: Seat): Facts {
  const cell = cellsInPlay(t, seat);
  let filled = 0;
  let held = 0;
  for (const lane of lanesOf(seat)) {
    held += hold(t, lane);
    if (isFilled(t, lane)) filled++;
  }
  return { hold: held, filled, cell, earlyCell: Math.min(EARLY_CELLS, cell), card: playerAt(t, seat).hand.length };
}

/** What only a seat itself knows: what its hand is worth, the open phases that it could fill, and whether it leads home. */
export function known(t: Table, seat: Seat): Facts {
  const { hand, unlinked, linked } = playerAt(t, seat);
  const cells = unlinked.map((n, cell) => n + (linked[cell] as number));
  const held = new Set<number>();
  const payable = new Set<number>();
  for (const card of hand) {
    const { type, phase } = cardAt(card);
    if (type !== 'Event Chain' || isFilled(t, laneOf(seat, phase - 1))) continue;
    held.add(phase);
    if (canPay(cardAt(card), { unlinked: cells, hand })) payable.add(phase);
  }
  const missing = PHASES_IN_ALL - lanesOf(seat).filter((lane) => isFilled(t, lane)).length;
  const home = holdsReturn(t, seat);
  return {
    hand: handWorth(t, seat),
    fills: held.size,
    home: Number(home),
    nearly: Number(home && missing === 1 && payable.size === 1),
    ready: Number(home && missing === 0),
  };
}
