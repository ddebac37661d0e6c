import { allSeats, type FrameRules, NOBODY } from '@turnpoint/kernel';
import type { Face } from '../../content/index.ts';
import { findOrder } from '../board/turn-order.ts';
import { no } from '../refusals/no.ts';
import type { Context, EndOfLine, Entry, Frame, Player, State } from '../types.ts';
import { beginTurn } from './turn.ts';

type Automatic<K extends Frame['kind']> = FrameRules<EndOfLine, Extract<Frame, { kind: K }>>;

/** Nobody decides in these frames: order, drawing and the passing of turns follow from the rules. */
export function automatic<K extends Frame['kind']>(resolve: Automatic<K>['resolve']): Automatic<K> {
  return {
    deciders: () => NOBODY,
    prompt: () => ({ key: 'prompt.none' }),
    choices: () => [],
    refuse: () => no('EOL-4.1', 'why.nothing-to-decide'),
    resolve,
  };
}

const HAND = 5;

/** Phase 1 (EOL-4.1 to 4.8). The solo puzzle has none (EOL-10.2). */
export const order = automatic<'order'>((s, _frame, _picks, ctx) => {
  const t = s.table;
  t.round++;
  for (const player of t.players) player.effect = null;
  const compared = findOrder(t);
  t.order = compared.map(({ seat }) => seat);
  if (t.mode !== 'solo') ctx.log({ type: 'order', clause: orderClause(s, compared), round: t.round, compared });
  ctx.push({ kind: 'draw' }, { kind: 'next', place: 0 });
});

function orderClause(s: State, compared: ReturnType<typeof findOrder>): Entry['clause'] {
  if (s.table.round === 1) return 'EOL-4.2';
  if (compared.some(({ byFirst }) => byFirst)) return 'EOL-4.6';
  return compared.some(({ initiatives }) => initiatives.length > 1) ? 'EOL-4.5' : 'EOL-4.3';
}

/** Phase 2 (section 5). */
export const draw = automatic<'draw'>((s, _frame, _picks, ctx) => {
  for (const seat of s.table.order) {
    const player = s.table.players[seat] as Player;
    const faces: Face[] = [];
    while (player.hand.length < HAND && player.deck.length > 0) {
      const face = player.deck.pop() as Face;
      player.hand.push(face);
      faces.push(face);
    }
    logDraw(s, seat, faces, player.hand.length < HAND, ctx);
  }
});

function logDraw(s: State, seat: number, faces: readonly Face[], short: boolean, ctx: Context): void {
  const readers = s.table.mode === 'co-op' ? allSeats(s.seats) : [seat];
  if (faces.length > 0) ctx.learns(readers);
  const entry = { type: 'draw', clause: short ? 'EOL-5.3' : 'EOL-5.1', seat, count: faces.length } as const;
  ctx.log({ ...entry, faces }, { to: readers, others: { ...entry, faces: null } });
}

/** Phase 3: one turn after another in this round's order, without those who left (EOL-6.1, 8.11). */
export const next = automatic<'next'>((s, { place }, _picks, ctx) => {
  const seat = s.table.order[place];
  if (seat === undefined) ctx.push({ kind: 'check' });
  else if (s.table.players[seat]?.out !== null) ctx.push({ kind: 'next', place: place + 1 });
  else beginTurn(s, seat, place, ctx);
});
