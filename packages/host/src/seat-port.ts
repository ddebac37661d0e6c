import { entriesFor, isAsked, look, type Match, play, type Seat, type Types } from '@turnpoint/kernel';
import {
  type Answer,
  type Known,
  type Listener,
  markOf,
  type Receipt,
  Refused,
  type SeatPort,
  type UndoRefused,
} from '@turnpoint/protocol';
import { fateOf } from './receipts.ts';
import type { Beside, Room } from './room.ts';
import { withPractice } from './together/aside.ts';
import { presence } from './together/company.ts';
import { onHoliday } from './together/holidays.ts';
import { voted } from './together/motions.ts';
import { questionFor } from './together/question.ts';
import { handedBack } from './together/stand-ins.ts';
import { takeBack, takingBack } from './together/take-back.ts';
import { Viewpoint } from './viewpoint.ts';
import { watchThrough } from './watch-port.ts';
import { callToWait } from './windows/close.ts';
import { withOrders } from './windows/orders.ts';

/** A seat: bound to one room and one place in it, so no call can name another. */
export function seatPort(
  room: Room,
  seat: Seat,
  listener: Listener | null,
  known: Known | null,
): Omit<SeatPort, 'say' | 'rematch'> {
  const terms = room.header.terms ?? null;
  const policy = takingBack(room.header);
  const viewpoint = listener === null ? null : new Viewpoint({ viewer: seat, policy }, listener, known);
  const own = (receipt: Receipt | null) => (receipt === null ? null : { ...receipt, seat });

  /** Is this the position that the change was made for? */
  function fits(match: Match<Types>, receipt: Receipt | null): boolean {
    if (receipt?.mark === undefined) return true;
    // Whatever changes for this seat is pushed while it is open: who has seen the latest sight knows this position.
    const isShown = viewpoint !== null && room.audience.viewpoints.has(viewpoint);
    const hasSeenAll = receipt.again !== true && isShown && receipt.seen === viewpoint.pushed;
    return hasSeenAll || receipt.mark === markOf(match.look(seat));
  }

  function stillOn({ aside }: Beside): void {
    // Who was forgotten has no seat any more, whatever they have open.
    if (room.header.holders[seat] === null) throw new Refused('not-your-seat');
    if (aside?.isOff === true) throw new Refused('called-off');
  }

  /** Whoever acts is back, and the bot that sat in for them goes. */
  function comeBack(beside: Beside): void {
    if (beside.aside !== null) beside.aside = handedBack(beside.aside, seat, room.question.step, room.now());
  }

  /** Another host may have changed the match: no is said only to what is stored now. */
  async function asStored<X>(attempt: () => Promise<X>, isDone: (result: X) => boolean): Promise<X> {
    const result = await attempt();
    return isDone(result) || !(await room.refresh()) ? result : attempt();
  }

  return {
    ...watchThrough(room, seat, viewpoint),

    owes: async () => isAsked(room.game, room.match.state, seat),

    choose(choices, at, receipt = null) {
      const choose = (match: Match<Types>, beside: Beside): Answer => {
        const fate = fateOf(room.receipts, own(receipt));
        if (fate === 'made') return { kind: 'done' };
        if (fate === 'past' || questionFor(match, seat).step !== at || !fits(match, receipt)) return { kind: 'stale' };
        stillOn(beside);
        const chosen = match.chooseAll(seat, choices as readonly Types['choice'][]);
        if (!chosen.ok) return { kind: 'refused', ruling: chosen.ruling, at: chosen.at };
        comeBack(beside);
        return { kind: 'done' };
      };
      return asStored(
        () => room.change(choose, own(receipt)),
        ({ kind }) => kind === 'done',
      );
    },

    undo(to, receipt = null) {
      const undo = (match: Match<Types>, beside: Beside): UndoRefused | null => {
        const fate = fateOf(room.receipts, own(receipt));
        if (fate === 'made') return null;
        if (fate === 'past' || !fits(match, receipt)) return 'sealed';
        stillOn(beside);
        const refused = takeBack(match, seat, policy, to);
        beside.aside = withPractice(beside.aside, match.practice);
        return refused;
      };
      return asStored(
        () => room.change(undo, own(receipt)),
        (refused) => refused === null,
      );
    },

    back: () => room.change((_, beside) => comeBack(beside)),

    holiday: (days) =>
      room.change((_, beside) => {
        if (beside.aside === null || terms === null) throw new Refused('one-device');
        beside.aside = onHoliday(beside.aside, terms, seat, days, room.now());
      }),

    leaveOrders: (orders) =>
      room.change((_, beside) => {
        stillOn(beside);
        beside.aside = withOrders(beside.aside, room.windows, seat, orders);
      }),

    callToWait: () =>
      room.change((_, beside) => {
        stillOn(beside);
        beside.aside = callToWait(room, seat, beside);
      }),

    vote: (motion, isFor) =>
      room.change((match, beside) => {
        const { header } = room;
        if (beside.aside === null || terms === null) throw new Refused('one-device');
        comeBack(beside);
        beside.aside = voted({ header, terms, match, aside: beside.aside, ...presence(room) }, seat, motion, isFor);
      }),

    why: async (choice) => room.match.ruling(seat, choice),

    async foresee(choices) {
      const { match, game } = room;
      let state = match.stateAt(match.shownTo(seat));
      const entries: Types['entry'][] = [];
      for (const choice of choices) {
        const played = play(game, state, seat, choice as Types['choice']);
        if (!played.ok) return null;
        if (played.sealed) return { sealed: true };
        state = played.state;
        entries.push(...entriesFor(played.log, seat));
      }
      const seen = look(game, state, seat);
      return { sealed: false, look: seen, entries, lines: entries.map((entry) => game.describe(seen, entry)) };
    },
  };
}
