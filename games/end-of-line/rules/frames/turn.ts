import { type FrameRules, only, othersThan, type Seat } from '@turnpoint/kernel';
import { cannotSpend } from '../board/energy.ts';
import { isPuzzle } from '../board/modes.ts';
import { canPlace, completesFreely, due, place, placements } from '../board/placing.ts';
import { finishScored, isFull } from '../ending/ending.ts';
import { refuseTurn } from '../refusals/turn.ts';
import type { Choice, Context, EndOfLine, LayChoice, Player, State, Table, TurnFrame } from '../types.ts';

const BRAKE: Choice = { kind: 'brake' };
const END: Choice = { kind: 'end' };
const GIVE_UP: Choice = { kind: 'give-up' };
const STOP: Choice = { kind: 'stop' };

/** A turn of the action phase: placing cards (section 6) and energy (section 7), one card at a time. */
export const turn: FrameRules<EndOfLine, TurnFrame> = {
  deciders: (_, frame) => only(frame.seat),

  prompt({ table }, { laid }) {
    if (laid === due(table)) return { key: 'prompt.boost-or-end' };
    return { key: 'prompt.lay', args: { card: laid + 1, due: due(table) } };
  },

  choices: ({ table }, frame) => turnChoices(table, frame),

  refuse: ({ table }, frame, _, choice) => refuseTurn(table, frame, choice),

  resolve(s, frame, [choice], ctx) {
    if (choice?.kind === 'brake') brake(s, frame, ctx);
    else if (choice?.kind === 'end') end(s, frame, ctx);
    else if (choice?.kind === 'give-up') endLine(s, frame.seat, frame.place, true, ctx);
    else if (choice?.kind === 'stop') stop(s, frame, ctx);
    else lay(s, frame, choice as LayChoice, ctx);
  },
};

function turnChoices(t: Table, frame: TurnFrame): Choice[] {
  const { seat, laid } = frame;
  if (laid === due(t)) return [...placements(t, seat, 'boost', laid), END];
  const found: Choice[] = placements(t, seat, 'lay', laid);
  const free = isPuzzle(t.mode) ? laid > 0 || hasFreeTurn(t, seat, found as LayChoice[]) : found.length > 0;
  if (cannotSpend(t, seat) === null) {
    for (const choice of placements(t, seat, 'turnaround', laid)) found.push(choice);
    if (laid === 1) found.push(BRAKE);
  }
  if (!free) found.push(GIVE_UP);
  if (laid === 0 && mayStop(t, frame)) found.push(STOP);
  return found;
}

/** EOL-10.11: does some complete turn cost no energy? */
function hasFreeTurn(t: Table, seat: Seat, firsts: readonly LayChoice[]): boolean {
  return firsts.some((first) => completesFreely(t, seat, first));
}

/** EOL-10.10, 11.10 */
function mayStop(t: Table, frame: TurnFrame): boolean {
  return isPuzzle(t.mode) && !frame.proposed;
}

/** Begins the turn of the player at this place, or ends their line when nothing can be placed (EOL-6.15, 10.9). */
export function beginTurn(s: State, seat: Seat, place: number, ctx: Context): void {
  const { head } = s.table.players[seat] as Player;
  const frame: TurnFrame = { kind: 'turn', seat, place, laid: 0, since: s.table.laid, head, proposed: false };
  goOn(s, frame, ctx);
}

/** Asks for the next card, if there is anything to decide; otherwise the turn, or the line, is over. */
function goOn(s: State, frame: TurnFrame, ctx: Context): void {
  const t = s.table;
  const { seat, laid } = frame;
  if (laid < due(t)) {
    if (hasPlacement(t, frame)) ctx.push(frame);
    else endLine(s, seat, frame.place, false, ctx);
  } else if (laid === due(t) && canPlace(t, seat, 'boost') && cannotSpend(t, seat) === null) ctx.push(frame);
  else endTurn(s, frame.place, ctx);
}

/** Is there a card to place, or an effect that does without? */
function hasPlacement(t: Table, { seat, laid }: TurnFrame): boolean {
  const canSpend = cannotSpend(t, seat) === null;
  if (laid === 0 && isPuzzle(t.mode)) {
    if (placements(t, seat, 'lay', 0).length > 0) return true;
    return canSpend && placements(t, seat, 'turnaround', 0).length > 0;
  }
  return canPlace(t, seat, 'lay') || (canSpend && (laid === 1 || canPlace(t, seat, 'turnaround')));
}

function lay(s: State, frame: TurnFrame, choice: LayChoice, ctx: Context): void {
  place(s.table, frame.seat, choice, ctx);
  if (!isPuzzle(s.table.mode)) ctx.learns(othersThan(frame.seat, s.seats));
  goOn(s, withLaid(frame, frame.laid + 1), ctx);
}

function withLaid(f: TurnFrame, laid: number): TurnFrame {
  return { kind: 'turn', seat: f.seat, place: f.place, laid, since: f.since, head: f.head, proposed: f.proposed };
}

/** EOL-7.7, 7.15 */
function brake(s: State, frame: TurnFrame, ctx: Context): void {
  const player = s.table.players[frame.seat] as Player;
  player.energy--;
  player.effect = 'brake';
  ctx.log({ type: 'brake', clause: 'EOL-7.7', seat: frame.seat, energy: player.energy });
  endTurn(s, frame.place, ctx);
}

/** EOL-7.16 */
function end(s: State, frame: TurnFrame, ctx: Context): void {
  ctx.log({ type: 'end', clause: 'EOL-7.16', seat: frame.seat });
  endTurn(s, frame.place, ctx);
}

/** A full area ends a puzzle at once (EOL-10.7, 11.9); otherwise the next player follows. */
function endTurn(s: State, place: number, ctx: Context): void {
  if (isPuzzle(s.table.mode) && isFull(s.table)) finishScored(s, ctx);
  else ctx.push({ kind: 'next', place: place + 1 });
}

/** EOL-6.15: what was placed stays and the turn is over; the check will put the player out. */
function endLine(s: State, seat: Seat, place: number, chosen: boolean, ctx: Context): void {
  (s.table.players[seat] as Player).ended = true;
  const clause = isPuzzle(s.table.mode) ? (chosen ? 'EOL-10.11' : 'EOL-10.9') : 'EOL-6.15';
  ctx.log({ type: 'line-ends', clause, seat, chosen });
  ctx.push({ kind: 'next', place: place + 1 });
}

/** Solo: the puzzle is over. Co-operative: the partner is asked, unless they left (EOL-11.10). */
function stop(s: State, frame: TurnFrame, ctx: Context): void {
  const partner = 1 - frame.seat;
  if (s.table.mode === 'solo' || s.table.players[partner]?.out?.how === 'left') {
    finishScored(s, ctx);
    return;
  }
  ctx.log({ type: 'propose', clause: 'EOL-11.10', seat: frame.seat });
  ctx.push({ kind: 'answer', seat: partner }, { ...frame, proposed: true });
}
