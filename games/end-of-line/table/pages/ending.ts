import type { LogStep, Message, Seat } from '@turnpoint/kernel';
import type { Ending } from '@turnpoint/ui';
import { cellName } from '../../content/index.ts';
import type { Cell, EndOfLine, Look, PlayerView, View } from '../../rules/types.ts';
import { partnerOf } from '../draw/ahead.ts';
import { stepFrom, waysOut } from '../draw/geometry.ts';
import { seatStates } from '../rail/seat-state.ts';
import { cellSpot } from '../spots.ts';

type Log = readonly LogStep<EndOfLine>[];
type Line = PlayerView & { readonly seat: Seat };

const lineOf = ({ players }: View, seat: Seat): Line => ({ ...(players[seat] as PlayerView), seat });

/**
 * The card that closed the line's last way on: one that came after its head, or the head itself. A way over a team-mate's
 * card was closed only when the cell beyond was taken too (EOL-12.4).
 */
function closerOf({ size, cells, mode }: View, { seat, head }: Line): Cell {
  const last = cells[head];
  if (last == null || last.face === 'start') return head;
  const mate = mode === 'team' ? partnerOf(mode, seat) : null;
  const numberAt = (cell: Cell): number => cells[cell]?.n ?? 0;
  const later = (a: Cell, b: Cell): Cell => (numberAt(b) > numberAt(a) ? b : a);
  const closers = waysOut(last.face, last.way).map((way) => {
    const next = stepFrom(size, head, way);
    const card = cells[next];
    const isCrossed = card != null && card.face !== 'start' && card.seat === mate;
    return isCrossed ? later(next, stepFrom(size, head, way, 2)) : next;
  });
  return closers.reduce(later, head);
}

/** No card was left to go on with: then nobody's card closed the line. */
const isSpent = ({ score }: View, { handCount, deckCount, ended }: Line): boolean =>
  handCount + deckCount === 0 && (ended || score !== null);

/** The step before the viewer's last turn with a card. */
function lastTurn(log: Log, seat: number): number | null {
  const laid = log.filter(({ entries }) => entries.some((entry) => entry.type === 'lay' && entry.seat === seat));
  const last = laid.at(-1);
  if (last === undefined) return null;
  // The cards of one turn follow each other without a gap, and no check comes between them.
  const goesOn = ({ entries }: Log[number]): boolean => entries.every(({ type }) => type !== 'check');
  let first = last.step;
  while (laid.some((before) => before.step === first - 1 && goesOn(before))) first--;
  return first - 1;
}

/** What went wrong for the viewer, in one sentence. */
export function whyOut(view: View, seat: number): Message {
  const line = lineOf(view, seat);
  const round = line.out?.round ?? view.round;
  if (line.out?.how === 'left') return { key: 'ending.left', args: { round } };
  if (isSpent(view, line)) return { key: 'ending.no-cards', args: { round } };
  // EOL-10.9, 10.11: in the puzzles a line may end with ways on.
  if (line.ended && view.score !== null) return { key: 'ending.no-turn', args: { round } };
  const closer = view.cells[closerOf(view, line)];
  if (closer == null || closer.seat === seat) return { key: 'ending.closed-self', args: { round } };
  return { key: 'ending.closed', args: { by: { seat: closer.seat }, round } };
}

/** The card that closed a line: where it lies, what it is, and after which step it lay there. */
function closing(view: View, line: Line, log: Log) {
  const at = closerOf(view, line);
  const card = view.cells[at];
  const laid = log.findLast(({ entries }) => entries.some((entry) => entry.type === 'lay' && entry.cell === at));
  const args = { at: cellName(view.size, at), face: { key: `face.${card?.face ?? 'S'}` } };
  const seen = laid && { step: laid.step, spots: [cellSpot(at)] };
  return { by: card?.seat ?? null, args, laid, ...(seen && { seen }) };
}

/** Was a card held that would have left a way on where the last one lies? */
function hadAnother({ size, cells }: View, { head, hand }: Line): boolean {
  const last = cells[head];
  if (last == null || hand === null) return false;
  const wasFree = (cell: Cell): boolean => (cells[cell]?.n ?? Number.POSITIVE_INFINITY) > last.n;
  return hand.some((face) => waysOut(face, last.way).some((way) => wasFree(stepFrom(size, head, way))));
}

function momentOf(view: View, seat: number, log: Log): Ending['moment'] {
  const line = lineOf(view, seat);
  const step = lastTurn(log, seat);
  if (step === null || line.out?.how === 'left' || isSpent(view, line)) return null;
  const { by, args, laid, ...seen } = closing(view, line, log);
  if (by === null || by === seat) {
    const key = hadAnother(view, line) ? 'ending.moment-self' : 'ending.moment-self-only';
    return { step, says: { key, args }, ...seen };
  }
  return { step, says: { key: 'ending.moment', args: { ...args, by: { seat: by } } }, ...seen };
}

/** The card that closed the last line but the viewer's own; nothing where that line ran out of cards. */
function momentWon(view: View, seat: number, log: Log): Ending['moment'] {
  const age = ({ out }: Line): number => (out?.how === 'check' ? out.round * view.cells.length + out.n : -1);
  const rivals = view.players.map((_, other) => lineOf(view, other)).filter((line) => line.seat !== seat);
  const [last] = rivals.filter((line) => age(line) >= 0).sort((a, b) => age(b) - age(a));
  if (last === undefined || isSpent(view, last)) return null;
  const { by, args, laid, ...seen } = closing(view, last, log);
  if (laid === undefined || by === null) return null;
  const loser = { seat: last.seat };
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
    const isTeam = view.mode === 'team';
    const key = `ending.won${isTeam ? '-team' : ''}.${outcome.by.key.replace('outcome.', '')}`;
    const moment = isTeam || key.endsWith('EOL-8.11') ? null : momentWon(view, seat, log);
    return { lines: [{ key, args: { round: view.round, n: of - 1 } }], moment };
  }
  const place = seatStates(view, seat, outcome).findIndex((one) => one.isYou) + 1;
  const ranked: Message[] = of > 2 && view.mode !== 'team' ? [{ key: 'ending.place', args: { place, of } }] : [];
  const list = (outcome?.winners ?? []).map((winner) => ({ seat: winner }));
  const by: Message = { key: 'ending.winner', args: { player: { list } } };
  return { lines: [whyOut(view, seat), ...ranked, by], moment: momentOf(view, seat, log) };
}
