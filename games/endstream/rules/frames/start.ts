import { automatic, type Seat } from '@turnpoint/kernel';
import { ownerOf, ownPlaces, techCard } from '../../content/index.ts';
import { agendaState } from '../board/agendas.ts';
import { removeGear } from '../board/gear.ts';
import { gearHolds, zoneCount } from '../board/standing.ts';
import { playerAt } from '../board/things.ts';
import { wake } from '../effects/reactivate.ts';
import type { Agenda, Context, EndStream, State } from '../types.ts';

/** The start step (ES-4.3), up to and with contamination. */
export const start = automatic<EndStream, 'start'>((s, { seat }, _, ctx) => {
  const t = s.table;
  t.turn = seat;
  t.phase = 'start';
  playerAt(t, seat).turns++;
  ctx.log({ type: 'turn', clause: 'ES-4.1', seat, turn: playerAt(t, seat).turns });
  expire(s, seat, ctx);
  resetAgendas(s, seat, ctx);
  reactivate(s, seat, ctx);
  contaminate(s, ctx);
  const left = t.gear.flatMap((gear) => (gear.by === seat && gearHolds(gear, 'start of turn') ? [gear.id] : []));
  ctx.push({ kind: 'starting', seat, left });
});

/** Step 1: what lasts until the start of this player's next turn. */
function expire(s: State, seat: Seat, ctx: Context): void {
  const t = s.table;
  t.marks = t.marks.filter(({ until, by }) => until !== 'start' || by !== seat);
  for (const gear of t.gear.filter(({ by, card }) => by === seat && techCard(card).lasts === 'start')) {
    removeGear(s, gear.id, 'ES-4.3', ctx);
  }
}

/** Step 2: not in the first turn (ES-3.13); a pushed agenda misses one (ES-5.15, 5.16). */
function resetAgendas(s: State, seat: Seat, ctx: Context): void {
  const t = s.table;
  if (playerAt(t, seat).turns === 1) return;
  const places = ownPlaces(seat).filter((place) => {
    const agenda = t.agendas[place] as Agenda;
    if (agenda.pushed > 0) agenda.pushed--;
    const isReset = agenda.activated && agenda.pushed === 0;
    if (isReset) agenda.activated = false;
    return isReset && agendaState(t, place) === 'ready';
  });
  if (places.length > 0) ctx.log({ type: 'reset', clause: 'ES-5.4', seat, places });
}

/** Step 3: at the second start of the owner's turn since (ES-11.11). */
function reactivate(s: State, seat: Seat, ctx: Context): void {
  for (const [no, op] of s.table.operators.entries()) {
    if (ownerOf(no) !== seat || op.disabled === 0) continue;
    op.disabled--;
    if (op.disabled === 0) wake(s, no, 'ES-11.11', ctx);
  }
}

/** What one CONTAMINATE takes (ES-13.6). */
const CONTAMINATION = 2;

/** Step 4 begins with it, at one time, on both sides (ES-4.9); it never touches defense (ES-13.7). */
function contaminate(s: State, ctx: Context): void {
  const t = s.table;
  for (const [operator, op] of t.operators.entries()) {
    const amount = Math.min(op.armor, CONTAMINATION * zoneCount(t, op.at, 'CONTAMINATE'));
    if (amount === 0) continue;
    op.armor -= amount;
    ctx.log({ type: 'contaminated', clause: 'ES-13.6', operator, amount });
  }
}
