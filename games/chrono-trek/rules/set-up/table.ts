import { allSeats } from '@turnpoint/kernel';
import { DECK, poolOf } from '../../content/index.ts';
import { noMarks } from '../board/marks.ts';
import type { CharacterId, Context, Options, Table } from '../types.ts';
import { levelsOf } from './pool.ts';

/** The order of R5: Timeline, IDs, mulligans, pips, hands, discards, first player. */
export function setUp(options: Options, seats: number, ctx: Context): Table {
  const unused = poolOf(levelsOf(options));
  ctx.shuffle(unused);
  const pile = DECK.slice();
  ctx.shuffle(pile);
  const table: Table = {
    options,
    // CT-4.2, 13.2: everything starts on its original side.
    linchpins: 0,
    anomaly: 0,
    fractures: [],
    players: allSeats(seats).map(() => ({
      character: unused.pop() as CharacterId,
      rejected: null,
      hand: [],
      artifacts: [],
      seen: Array<null>(seats).fill(null),
      away: [],
      deeds: [],
      out: false,
    })),
    pile,
    discard: [],
    playing: [],
    aside: [],
    unused,
    setAside: [],
    offer: [],
    marks: noMarks(seats),
    revealed: false,
    active: null,
    turns: 0,
    quiet: -1,
  };
  table.players.forEach(({ character }, seat) => {
    const entry = { type: 'identity', clause: 'CT-4.3', seat } as const;
    ctx.log({ ...entry, character }, { to: [seat], others: { ...entry, character: null } });
  });
  ctx.push(...allSeats(seats).map((seat) => ({ kind: 'mulligan', seat }) as const), { kind: 'deal' });
  return table;
}
