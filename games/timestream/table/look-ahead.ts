import type { TableProps } from '@turnpoint/ui';
import type { Choice, TimeStream } from '../rules/types.ts';
import { othersIn, type PayChoice, sensibleWay, wayOf } from './payment.ts';

export interface Ahead {
  /** What pays, cells by type; null while it is still to be chosen. */
  readonly cells: readonly [number, number, number] | null;
  /** The payment that goes without saying; null when the rules ask for none or it is a choice. */
  readonly way: PayChoice | null;
}

/** How a play would be paid for. */
export async function lookAhead(
  { foresee }: Pick<TableProps<TimeStream>, 'foresee'>,
  play: Extract<Choice, { kind: 'play' }>,
): Promise<Ahead> {
  const seen = (await foresee?.([play])) ?? null;
  if (seen === null || seen.sealed) return { cells: null, way: null };
  const { view, choices, seat } = seen.look;
  const ways = choices.filter((choice) => choice.kind === 'pay');
  if (ways.length > 0 && seat !== null) {
    const { unlinked, hand } = view.players[seat as 0 | 1];
    const way = sensibleWay(ways, unlinked, othersIn(hand ?? [], play.card));
    return { cells: way && wayOf(way), way };
  }
  const frame = view.stack.at(-1);
  const played = seen.entries.find((entry) => entry.type === 'played');
  return { cells: (frame?.kind === 'pay' ? frame.cells : played?.cells) ?? null, way: null };
}
