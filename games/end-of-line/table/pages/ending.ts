import type { LogStep, Message } from '@turnpoint/kernel';
import type { Ending } from '@turnpoint/ui';
import { cellName } from '../../content/index.ts';
import type { Cell, EndOfLine, Look, PlayerView, View } from '../../rules/types.ts';
import { stepFrom, waysOut } from '../draw/geometry.ts';
import { seatStates } from '../rail/seat-state.ts';
import { cellSpot } from '../spots.ts';

type Log = readonly LogStep<EndOfLine>[];

/** The card that closed the line's last way on: one that came after its head, or the head itself. */
function closerOf({ size, cells }: View, { head }: PlayerView): Cell {
  const last = cells[head];
  if (last == null || last.face === 'start') return head;
  const around = waysOut(last.face, last.way).map((way) => stepFrom(size, head, way));
  const numberAt = (cell: Cell): number => cells[cell]?.n ?? 0;
  return around.reduce((found, cell) => (numberAt(cell) > numberAt(found) ? cell : found), head);
}

/** The step before the viewer's last turn with a card. */
function lastTurn(log: Log, seat: number): number | null {
  const laid = log.filter(({ entries }) => entries.some((entry) => entry.type === 'lay' && entry.seat === seat));
  const last = laid.at(-1);
  if (last === undefined) return null;
  // The cards of one turn follow each other without a gap.
  let first = last.step;
  while (laid.some(({ step }) => step === first - 1)) first--;
  return first - 1;
}

/** What went wrong for the viewer, in one sentence. */
export function whyOut(view: View, seat: number): Message {
  const player = view.players[seat] as PlayerView;
  const round = player.out?.round ?? view.round;
  if (player.out?.how === 'left') return { key: 'ending.left', args: { round } };
  const closer = view.cells[closerOf(view, player)];
  if (closer == null || closer.seat === seat) return { key: 'ending.closed-self', args: { round } };
  return { key: 'ending.closed', args: { by: { seat: closer.seat }, round } };
}

/** The card that closed a line: where it lies, what it is, and after which step it lay there. */
function closing(view: View, player: PlayerView, log: Log) {
  const at = closerOf(view, player);
  const card = view.cells[at];
  const laid = log.findLast(({ entries }) => entries.some((entry) => entry.type === 'lay' && entry.cell === at));
  const args = { at: cellName(view.size, at), face: { key: `face.${card?.face ?? 'S'}` } };
  const seen = laid && { step: laid.step, spots: [cellSpot(at)] };
  return { by: card?.seat ?? null, args, laid, ...(seen && { seen }) };
}

function momentOf(view: View, seat: number, log: Log): Ending['moment'] {
  const player = view.players[seat] as PlayerView;
  const step = lastTurn(log, seat);
  if (step === null || player.out?.how === 'left') return null;
  const { by, args, laid, ...seen } = closing(view, player, log);
  if (by === null || by === seat) return { step, says: { key: 'ending.moment-self', args }, ...seen };
  return { step, says: { key: 'ending.moment', args: { ...args, by: { seat: by } } }, ...seen };
}

/** The card that closed the last line but the viewer's own. */
function momentWon(view: View, seat: number, log: Log): Ending['moment'] {
  const age = ({ out }: PlayerView): number => (out?.how === 'check' ? out.round * view.cells.length + out.n : -1);
  const rivals = view.players.filter((player, other) => other !== seat && age(player) >= 0);
  const [last] = rivals.sort((a, b) => age(b) - age(a));
  if (last === undefined) return null;
  const { by, args, laid, ...seen } = closing(view, last, log);
  if (laid === undefined || by === null) return null;
  const loser = { seat: view.players.indexOf(last) };
  const key = by === seat ? 'ending.moment-won' : by === loser.seat ? 'ending.moment-won-self' : 'ending.moment-won-by';
  return { step: laid.step, says: { key, args: { ...args, loser, by: { seat: by } } }, ...seen };
}

function puzzleLines({ view, outcome }: Look): Message[] {
  const laid = view.cells.filter((card) => card !== null && card.face !== 'start').length;
  if (outcome?.scores?.[0] === 0) return [{ key: 'ending.perfect', args: { laid } }];
  const { unplaced, energy, empty, total } = view.score ?? { unplaced: 0, energy: 0, empty: 0, total: 0 };
  return [{ key: 'log.score', args: { unplaced, energy, empty, total } }, { key: 'ending.lower' }];
}

/** What the match came to for the viewer: why, where they stand, and the turn that decided it. */
export function endingOf(look: Look, log: Log): Ending {
  const { view, outcome } = look;
  if (outcome?.kind === 'scored') return { lines: puzzleLines(look), moment: null };
  const seat = look.seat ?? 0;
  const of = view.players.length;
  if (outcome?.winners.includes(seat)) {
    const key = view.mode === 'team' ? 'ending.won-team' : `ending.won.${outcome.by.key.replace('outcome.', '')}`;
    const moment = view.mode === 'team' ? null : momentWon(view, seat, log);
    return { lines: [{ key, args: { round: view.round, n: of - 1 } }], moment };
  }
  const place = seatStates(view, seat, outcome).findIndex((one) => one.isYou) + 1;
  const ranked: Message[] = of > 2 && view.mode !== 'team' ? [{ key: 'ending.place', args: { place, of } }] : [];
  const [winner = 0] = outcome?.winners ?? [];
  const by: Message = { key: 'ending.winner', args: { player: { seat: winner } } };
  return { lines: [whyOut(view, seat), ...ranked, by], moment: momentOf(view, seat, log) };
}
