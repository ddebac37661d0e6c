import { type Anytime, allSeats, type Seat } from '@turnpoint/kernel';
import { forgetHand } from '../board/marks.ts';
import { playerAt, seatsIn } from '../board/seats.ts';
import { announce } from '../frames/announce.ts';
import { putAway } from '../frames/window.ts';
import { withoutOpenPlay } from '../telling/open-play.ts';
import type { CharacterId, ChronoTrek, Context, State, Table } from '../types.ts';
import { finishWithoutWinner } from './ending.ts';

/** R47: where no bot takes over, whoever leaves gives up hand, Artifacts and ID. */
export const leave: Anytime<ChronoTrek> = {
  kinds: ['leave'],
  leaves: 'leave',
  choices: ({ table }, seat) =>
    table.options.takeOver || table.players[seat]?.out !== false ? [] : [{ kind: 'leave' }],
  resolve(s, seat, _choice, ctx) {
    ctx.learns(allSeats(s.seats));
    ctx.log({ type: 'left', clause: 'CT-6.11', seat });
    giveUp(s.table, seat);
    if (seatsIn(s.table).length < 2) finishWithoutWinner(s, 'CT-R47', ctx);
    else if (s.table.active === seat) endTurn(s, seat, ctx);
    else startAgain(s, ctx);
  },
};

function giveUp(t: Table, seat: Seat): void {
  const player = playerAt(t, seat);
  const character = player.character as CharacterId;
  t.discard.push(...player.hand, ...player.artifacts);
  t.unused.push(character);
  player.hand = [];
  player.artifacts = [];
  player.character = null;
  player.rejected = null;
  player.away = [];
  player.deeds = [];
  player.out = true;
  forgetHand(t, seat);
  for (const other of t.players) {
    // R58: whoever has seen this ID knows where it went.
    if (other.seen[seat]?.stale === false) other.away.push(character);
    other.seen[seat] = null;
  }
  player.seen = player.seen.map(() => null);
}

/** The card in resolution and Events set aside are discarded as things stand, and the turn ends. */
function endTurn(s: State, seat: Seat, ctx: Context): void {
  const t = s.table;
  for (const frame of s.stack) if (frame.kind === 'announce' && frame.via === 'rewind') t.discard.push(frame.card);
  for (const play of t.playing.splice(0).reverse()) putAway(t, play);
  t.discard.push(...t.aside);
  t.aside = [];
  t.unused.push(...t.offer);
  t.offer = [];
  s.stack.length = 0;
  // Leaving is no pass: the round of CT-15.6 begins anew, perhaps with cards to draw again.
  t.quiet = -1;
  ctx.push({ kind: 'end', seat });
}

/** What another player was about to name may be gone: an open announcement begins again. */
function startAgain(s: State, ctx: Context): void {
  s.stack = withoutOpenPlay(s.stack, null);
  const top = s.stack.at(-1);
  if (top?.kind !== 'announce') return;
  s.stack.pop();
  announce(s, { seat: top.seat, card: top.card, via: top.via, answers: [] }, ctx);
}
