import type { Outcome } from '@turnpoint/kernel';
import type { Cell, Compared, Entry, PlayerView, View } from '../../rules/types.ts';
import { partnerOf } from '../draw/ahead.ts';

export type Doing = 'turn' | 'answer' | 'done' | 'waiting' | 'ended' | 'out' | 'won';

/** One player as the rail shows them. */
export interface SeatState {
  readonly seat: number;
  readonly player: PlayerView;
  /** In this round's order, from 1; among those who are out, the final rank. */
  readonly place: number;
  readonly doing: Doing;
  /** While on turn: which card of how many. */
  readonly card: { readonly n: number; readonly due: number } | null;
  readonly isYou: boolean;
  readonly isPartner: boolean;
}

/** What a seat's card and a seat's row are given. */
export interface SeatProps {
  readonly one: SeatState;
  readonly view: View;
  readonly name: string;
  /** The word for its level; null for a person. */
  readonly bot: string | null;
  /** Open ways, with the previewed card counted. */
  readonly open: number;
}

/** Those in this round's order first, then those who are out, the later the better (EOL-8.10). */
export function seatStates(view: View, you: number | null, outcome: Outcome | null): SeatState[] {
  const top = view.stack.findLast((frame) => frame.kind === 'turn' || frame.kind === 'answer');
  const turn = view.stack.findLast((frame) => frame.kind === 'turn');
  const now = turn === undefined ? -1 : view.order.indexOf(turn.seat);
  const left = view.order.filter((seat) => view.players[seat]?.out === null);
  const gone = view.players
    .map((player, seat) => ({ seat, out: player.out }))
    .filter((one): one is { seat: number; out: NonNullable<PlayerView['out']> } => one.out !== null)
    .sort((a, b) => b.out.round - a.out.round || compareHow(a.out, b.out) || b.out.n - a.out.n)
    .map(({ seat }) => seat);
  const ranks = outcome?.ranking.flat() ?? [];
  const seats = ranks.length > 0 ? ranks : [...left, ...gone];
  // While motion lags behind, somebody may be in neither list yet.
  view.players.forEach((_, seat) => {
    if (!seats.includes(seat)) seats.push(seat);
  });
  const partner = you === null ? null : partnerOf(view.mode, you);

  const doing = (seat: number, player: PlayerView): Doing => {
    if (outcome?.winners.includes(seat)) return 'won';
    if (player.out !== null) return 'out';
    if (outcome === null && top?.seat === seat) return top.kind;
    if (player.ended) return 'ended';
    return outcome === null && view.order.indexOf(seat) > now ? 'waiting' : 'done';
  };
  return seats.flatMap((seat, i) => {
    const player = view.players[seat];
    if (player === undefined) return [];
    const isTurn = top?.kind === 'turn' && top.seat === seat && outcome === null;
    return {
      seat,
      player,
      place: i + 1,
      doing: doing(seat, player),
      card: isTurn ? { n: top.laid + 1, due: view.round === 1 ? 1 : Math.max(2, top.laid + 1) } : null,
      isYou: seat === you,
      isPartner: seat === partner,
    };
  });
}

const compareHow = (a: { how: string }, b: { how: string }): number =>
  Number(b.how === 'check') - Number(a.how === 'check');

export const headOf = (view: View, player: PlayerView) => {
  const card = player.head < 0 ? null : view.cells[player.head as Cell];
  return card == null || card.face === 'start' ? null : { face: card.face, cell: player.head };
};

/** The latest finding of an order: what was compared, and the clause that decided. */
export function lastOrder(log: readonly { readonly entries: readonly Entry[] }[], round: number) {
  for (const { entries } of [...log].reverse()) {
    const found = entries.findLast((entry) => entry.type === 'order');
    if (found?.type === 'order' && found.round <= round) return found;
  }
  return null;
}

/** "3 = 3, 1 < 4": how the first of two came before the second; null where first-round order decided. */
export function comparison(first: Compared, second: Compared): string | null {
  const parts: string[] = [];
  for (let i = 0; i < Math.max(first.initiatives.length, second.initiatives.length); i++) {
    const a = first.initiatives[i];
    const b = second.initiatives[i];
    if (a === undefined || b === undefined) break;
    if (a !== b) return [...parts, `${a} < ${b}`].join(', ');
    parts.push(`${a} = ${b}`);
  }
  return parts.length === 0 ? null : parts.join(', ');
}
