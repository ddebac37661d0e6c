import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { playerAt, seatsIn } from '../board/seats.ts';
import type { CharacterId, ChronoTrek, Context, FrameOf, State, Table } from '../types.ts';

/** CT-4.4 to 4.6: once, in seat order, without a reason. */
export const mulligan: FrameRules<ChronoTrek, FrameOf<'mulligan'>> = {
  deciders: ({ table }, { seat }) => (playerAt(table, seat).out || !isAvailable(table) ? NOBODY : only(seat)),
  prompt: () => ({ key: 'prompt.mulligan' }),
  choices: () => [{ kind: 'keep' }, { kind: 'exchange' }],
  refuse: () => no('CT-4.4', 'why.keep-or-exchange'),
  resolve(s, { seat }, [choice], ctx) {
    if (choice === undefined) return;
    ctx.learns(seatsIn(s.table));
    const took = choice.kind === 'exchange';
    ctx.log({ type: 'mulligan', clause: 'CT-4.4', seat, took });
    if (took) exchange(s, seat, ctx);
  },
};

/** R6: not if no ID is left at all. */
function isAvailable(t: Table): boolean {
  return t.unused.length + t.setAside.length > 0;
}

/** R6: an ID that was never dealt, or, if none is left, one that another player gave back. */
function exchange(s: State, seat: number, ctx: Context): void {
  const t = s.table;
  const player = playerAt(t, seat);
  const from = t.unused.length > 0 ? t.unused : t.setAside;
  // Whoever gave back an ID cannot tell any more whether it is still unused.
  if (from === t.setAside) for (const other of t.players) other.away = [];
  const [drawn] = from.splice(ctx.int(from.length), 1) as [CharacterId];
  const rejected = player.character as CharacterId;
  player.rejected = rejected;
  player.away = [rejected];
  t.setAside.push(rejected);
  player.character = drawn;
  const entry = { type: 'identity', clause: 'CT-4.4', seat } as const;
  ctx.log({ ...entry, character: drawn }, { to: [seat], others: { ...entry, character: null } });
}
