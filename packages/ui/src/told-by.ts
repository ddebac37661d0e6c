import type { Reader, Seat } from '@turnpoint/kernel';

/** Reads a step of the log: where a bot played it for somebody, the bot is named instead. */
export function readerBy(reader: Reader, { seat, by }: { readonly seat: Seat | null; readonly by?: string }): Reader {
  return by === undefined ? reader : { ...reader, names: reader.names.map((name, at) => (at === seat ? by : name)) };
}
