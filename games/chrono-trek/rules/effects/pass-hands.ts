import { neighbour, playerAt, seatsIn } from '../board/seats.ts';
import type { CardId, Context, Direction, State } from '../types.ts';

/** Whole hands go round; what others have seen of a hand goes with it, and its giver knows all of it (R44, R52). */
export function passHands(s: State, to: Direction, ctx: Context): void {
  const t = s.table;
  const seats = seatsIn(t);
  const hands = seats.map((seat) => playerAt(t, seat).hand);
  const marks = t.marks.map((byHolder) => seats.map((seat) => byHolder[seat] as CardId[]));
  ctx.learns(seats);
  ctx.log({ type: 'passing', clause: 'CT-15.9', to, counts: t.players.map(({ hand }) => hand.length) });
  seats.forEach((from, n) => {
    const receiver = neighbour(t, from, to);
    const hand = hands[n] as CardId[];
    playerAt(t, receiver).hand = hand;
    t.marks.forEach((byHolder, viewer) => {
      if (viewer === receiver) byHolder[receiver] = [];
      else byHolder[receiver] = viewer === from ? hand.slice() : (marks[viewer]?.[n] as CardId[]);
    });
    ctx.log(
      { type: 'passed', clause: 'CT-15.9', from, to: receiver, cards: hand.slice() },
      { to: [from, receiver], others: null },
    );
  });
}
