import type { Foreseen, TableProps } from '@turnpoint/ui';
import type { Choice, EndStream, Look } from '../rules/types.ts';
import { type Harm, harmOf } from './harm.ts';
import { sensibleWay } from './payment.ts';

/** Choices with all that goes without saying after them, and what they would lead to; null when they cannot be made. */
export interface Ahead {
  readonly choices: readonly Choice[];
  readonly seen: Foreseen<EndStream> | null;
  /** What it would cost the one who makes them, to be warned of. */
  readonly harm: Harm | null;
}

type Table = Pick<TableProps<EndStream>, 'foresee'>;

/** More answers than these are a question of their own. */
const FEW = 8;
const AIMS: readonly Choice['kind'][] = ['target', 'place'];

const frameOf = ({ view }: Look) => view.stack.at(-1);

/** An effect that asks for one thing on the board, and cannot be ended instead. */
export function aimsOf(look: Look): readonly Choice[] {
  const isAim = frameOf(look)?.kind === 'effect' && look.choices.every(({ kind }) => AIMS.includes(kind));
  return isAim ? look.choices : [];
}

/** The answer to a question about points that costs nothing that another would keep. */
function paymentIn({ view, seat, choices }: Look): Choice | null {
  const ways = choices.filter((choice) => choice.kind === 'pay');
  return seat === null || ways.length === 0 ? null : sensibleWay(view, seat, ways);
}

/** As far as payment goes without saying. */
async function paid(table: Table, begun: readonly Choice[], now: Look): Promise<Ahead> {
  const seen = (await table.foresee?.(begun)) ?? null;
  const way = seen === null || seen.sealed ? null : paymentIn(seen.look);
  return way === null ? { choices: begun, seen, harm: harmOf(now, seen) } : paid(table, [...begun, way], now);
}

/** What each answer to a question on the board would lead to. */
export function lookAtEach(
  table: Table,
  begun: readonly Choice[],
  aims: readonly Choice[],
  now: Look,
): Promise<Ahead[]> {
  return Promise.all(aims.map((aim) => paid(table, [...begun, aim], now)));
}

/** Looks ahead; the only target that does not hurt its own side is taken. */
export async function lookAhead(table: Table, begun: readonly Choice[], now: Look): Promise<Ahead> {
  const ahead = await paid(table, begun, now);
  const aims = ahead.seen === null || ahead.seen.sealed ? [] : aimsOf(ahead.seen.look);
  if (aims.length === 0 || aims.length > FEW) return ahead;
  const each = await lookAtEach(table, ahead.choices, aims, now);
  const fair = each.filter(({ seen, harm }) => seen !== null && harm === null);
  const [only] = fair.length > 0 ? fair : each;
  return only !== undefined && (fair.length === 1 || each.length === 1) ? only : ahead;
}
