import { isAsked, type Match, type Seat, type Types } from '@turnpoint/kernel';
import { Refused } from '@turnpoint/protocol';
import type { Header } from '../storage.ts';
import { type Aside, blankAside } from '../together/aside.ts';
import { questionOf } from '../together/question.ts';
import type { MatchWindows } from './windows.ts';

/** What a seat has left to be answered by. Nobody but the seat itself is ever told of it. */
export function ordersOf(aside: Aside | null, seat: Seat | null): object | null {
  return aside?.orders?.find((each) => each.seat === seat)?.orders ?? null;
}

/** From the next window on this seat is answered for by these; null: its person is asked about everything. */
export function withOrders(aside: Aside | null, windows: MatchWindows | null, seat: Seat, left: object | null): Aside {
  const orders = left === null ? null : ((windows?.rules.read(left) ?? null) as object | null);
  if (windows === null || (left !== null && orders === null)) throw new Refused('bad-orders');
  const known = aside ?? blankAside();
  const others = (known.orders ?? []).filter((each) => each.seat !== seat);
  return { ...known, orders: orders === null ? others : [...others, { seat, orders }] };
}

interface Answering {
  readonly windows: MatchWindows;
  readonly players: Header['players'];
  readonly aside: Aside | null;
  /** The step of the question that was asked before: only what is asked anew is answered by orders. */
  readonly before: number;
}

/**
 * Answers for every person whose orders, or whose hand, say what to answer, as soon as a window opens: in the same change,
 * so that neither time nor number tells who was asked.
 */
export function answerByOrders(match: Match<Types>, { windows, players, aside, before }: Answering): void {
  for (let last = before; ; ) {
    const { step, asked } = questionOf(match);
    const closing = step === last ? null : windows.closing(match);
    if (closing === null || closing.kind === 'last-answer') return;
    last = step;
    for (const seat of asked) {
      if (players[seat]?.kind !== 'person' || !isAsked(match.game, match.state, seat)) continue;
      const choice = windows.rules.answer(match.look(seat), ordersOf(aside, seat));
      if (choice !== null) match.choose(seat, choice);
    }
  }
}
