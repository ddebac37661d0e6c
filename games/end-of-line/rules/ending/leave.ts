import { type Anytime, allSeats, no, type Seat, topFrame } from '@turnpoint/kernel';
import type { Face } from '../../content/index.ts';
import { isPuzzle } from '../board/modes.ts';
import type { Cell, Context, EndOfLine, Laid, Player, State, TurnFrame } from '../types.ts';
import { finishScored, finishWon, sidesLeft } from './ending.ts';

/** Resigning and running out of time (EOL-8.11, 10.12, R22). */
export const leave: Anytime<EndOfLine> = {
  kinds: ['resign', 'time-out'],
  leaves: 'resign',

  choices: (s, seat) => (canLeave(s, seat) ? [{ kind: 'resign' }] : []),

  clock: {
    kind: 'time-out',
    choice: (s, seat) => (canLeave(s, seat) ? { kind: 'time-out' } : null),
    refusal: no('EOL-8.11', 'why.clock'),
  },

  resolve(s, seat, choice, ctx) {
    const t = s.table;
    const player = t.players[seat] as Player;
    ctx.log({
      type: 'left',
      clause: isPuzzle(t.mode) ? 'EOL-10.12' : 'EOL-8.11',
      seat,
      why: choice.kind === 'time-out' ? 'time-out' : 'resign',
    });
    ctx.learns(allSeats(s.seats));
    dropTurn(s, seat, ctx);
    player.out = { round: t.round, how: 'left', n: t.players.filter(({ out }) => out?.how === 'left').length };
    const sides = sidesLeft(t);
    if (isPuzzle(t.mode)) {
      if (sides.length === 0 || wasAsked(s, seat)) finishScored(s, ctx);
    } else if (sides.length === 1) finishWon(s, sides[0] as number, 'EOL-8.11', ctx);
  },
};

function canLeave({ table }: State, seat: Seat): boolean {
  const player = table.players[seat];
  return player?.out?.how !== 'left' && !hasLost(table.mode, player);
}

/** Out of a competitive game there is nothing left to leave; a partner whose puzzle line ended still answers. */
function hasLost(mode: State['table']['mode'], player: Player | undefined): boolean {
  return !isPuzzle(mode) && player?.out !== null;
}

/** R34: the proposal to stop stands when the partner who is asked leaves. */
function wasAsked(s: State, seat: Seat): boolean {
  const frame = topFrame(s);
  return frame?.kind === 'answer' && frame.seat === seat;
}

/** The rest of the leaving player's turn is skipped; in the puzzles what was laid in it goes back. */
function dropTurn(s: State, seat: Seat, ctx: Context): void {
  const at = s.stack.findIndex((frame) => frame.kind === 'turn' && frame.seat === seat);
  if (at < 0) return;
  const turn = s.stack[at] as TurnFrame;
  s.stack.length = at;
  if (isPuzzle(s.table.mode)) takeBack(s, turn, ctx);
  ctx.push({ kind: 'next', place: turn.place + 1 });
}

/** EOL-10.12: only complete turns count. */
function takeBack(s: State, turn: TurnFrame, ctx: Context): void {
  const t = s.table;
  const player = t.players[turn.seat] as Player;
  const cells: Cell[] = [];
  t.cells.forEach((card, cell) => {
    if (card !== null && card.n > turn.since) cells.push(cell);
  });
  if (cells.length === 0) return;
  for (const cell of cells) {
    player.hand.push((t.cells[cell] as Laid).face as Face);
    t.cells[cell] = null;
  }
  if (player.effect !== null) player.energy++;
  player.effect = null;
  player.head = turn.head;
  t.laid = turn.since;
  ctx.log({ type: 'taken-back', clause: 'EOL-10.12', seat: turn.seat, cells, energy: player.energy });
}
