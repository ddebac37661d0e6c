import type { Seat } from '@turnpoint/kernel';
import type { StandIn } from '@turnpoint/protocol';
import type { Aside } from './aside.ts';

/** Milliseconds at least for who takes their seat back. */
const FRESH = 30_000;

/** The bot that plays for a seat now. */
export function standInOf(aside: Aside | null, seat: Seat): StandIn | null {
  return aside?.standIns.find((each) => each.seat === seat && each.to === null) ?? null;
}

/** A bot takes the seat. */
export function stoodIn(aside: Aside, standIn: Omit<StandIn, 'to'>): Aside {
  const { seat } = standIn;
  if (standInOf(aside, seat) !== null) return aside;
  const ballots = aside.ballots.filter(({ motion }) => motion.kind !== 'stand-in' || motion.seat !== seat);
  return { ...aside, ballots, standIns: [...aside.standIns, { ...standIn, to: null }] };
}

/** The person is back: the seat is theirs again at once, with fresh time for what is asked. */
export function handedBack(aside: Aside, seat: Seat, step: number, now: number): Aside {
  if (standInOf(aside, seat) === null) return aside;
  const asked = aside.asked.map((each, i) =>
    i === aside.asked.length - 1 ? { ...each, since: now, turn: now } : each,
  );
  return {
    ...aside,
    asked,
    banks: aside.banks.map((left, at) => (at === seat ? Math.max(left, FRESH) : left)),
    standIns: aside.standIns.map((each) => (each.seat === seat && each.to === null ? { ...each, to: step } : each)),
  };
}
