import type { Seat } from '@turnpoint/kernel';
import { ANCHORPOINTS, cardOf, FRACTURE_ON, INDEXES, type Index, LINCHPINS } from '../../content/index.ts';
import type { Clause } from '../clauses.ts';
import { checkVictory, finishByAnomaly } from '../ending/ending.ts';
import type { Board, CardId, Context, State, Table, Turned } from '../types.ts';
import { bitOf, fallenFractures, isAltered, ripplesOf } from './board.ts';
import { takeOut } from './hands.ts';
import { playerAt } from './seats.ts';

/** Flips Linchpins together: first the ripples, then the fallen Fractures, then victory (CT-8.3, R19). */
export function flip(s: State, linchpins: readonly Index[], clause: Clause, ctx: Context): void {
  const t = s.table;
  const before = t.linchpins;
  for (const index of linchpins) t.linchpins ^= bitOf(index);
  const turn = (index: Index): Turned => ({ index, altered: isAltered(t, index) });
  ctx.log({ type: 'turned', clause, turned: linchpins.map(turn) });
  const ripples = ripplesOf(before, t.linchpins);
  if (ripples.length > 0) ctx.log({ type: 'turned', clause: 'CT-5.4', turned: ripples.map(turn) });
  dropFractures(t, ctx);
  checkVictory(s, ctx);
}

export function alteredLinchpins(t: Pick<Board, 'linchpins' | 'anomaly'>): Index[] {
  return LINCHPINS.filter((index) => isAltered(t, index));
}

/** CT-12.9, 12.10: discarded together, in time order. */
export function dropFractures(t: Table, ctx: Context): void {
  const fallen = fallenFractures(t);
  if (fallen.length === 0) return;
  t.fractures = t.fractures.filter((spot) => !fallen.includes(spot));
  for (const spot of fallen) {
    const card = FRACTURE_ON[spot] as CardId;
    t.discard.push(card);
    ctx.log({ type: 'fracture-falls', clause: spot === 'C1' ? 'CT-12.10' : 'CT-12.9', card, spot });
  }
}

/** The Fracture comes to lie on its spot; it belongs to the Timeline now (CT-12.5). */
export function placeFracture(s: State, seat: Seat, card: CardId, ctx: Context): void {
  const spot = cardOf(card).spot as Index;
  playerAt(s.table, seat).deeds.push(`${spot}"`);
  s.table.fractures = INDEXES.filter((index) => index === spot || s.table.fractures.includes(index));
  ctx.log({ type: 'fracture-placed', clause: 'CT-12.1', seat, card, spot });
  // CT-12.18: the reward follows the victory check.
  if (!checkVictory(s, ctx)) ctx.push({ kind: 'draw', seat, left: 1, why: 'reward' });
}

/** An Artifact comes into play in front of a player; with the Whales the Whaleship goes first (CT-12.20). */
export function enterPlay(s: State, seat: Seat, card: CardId, ctx: Context): void {
  playerAt(s.table, seat).artifacts.push(card);
  ctx.log({ type: 'entered', clause: 'CT-7.1', seat, card });
  dropFractures(s.table, ctx);
  checkVictory(s, ctx);
}

/** CT-7.6: straight to the new owner, still in play. */
export function moveArtifact(s: State, card: CardId, from: Seat, to: Seat, ctx: Context): void {
  takeOut(playerAt(s.table, from).artifacts, card);
  playerAt(s.table, to).artifacts.push(card);
  ctx.log({ type: 'moved', clause: 'CT-7.6', card, from, to });
}

export function discardArtifact(s: State, card: CardId, seat: Seat, ctx: Context): void {
  takeOut(playerAt(s.table, seat).artifacts, card);
  s.table.discard.push(card);
  ctx.log({ type: 'discarded', clause: 'CT-7.6', seat, card });
  checkVictory(s, ctx);
}

/** One step of growth or shrinking (CT-13.4 to 13.6). */
export function moveAnomaly(s: State, by: 1 | -1, ctx: Context): void {
  const t = s.table;
  const index = ANCHORPOINTS[by === 1 ? t.anomaly : t.anomaly - 1];
  if (index === undefined) return;
  t.anomaly += by;
  ctx.log({ type: 'anchorpoint', clause: by === 1 ? 'CT-13.4' : 'CT-13.6', index, altered: by === 1 });
  if (t.anomaly === ANCHORPOINTS.length) finishByAnomaly(s, ctx);
}

/** Who has this Artifact in play; -1 when nobody has. */
export function ownerOf(t: Pick<Board, 'players'>, card: CardId): Seat {
  return t.players.findIndex(({ artifacts }) => artifacts.includes(card));
}
