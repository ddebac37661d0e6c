import type { Reader, Seat } from '@turnpoint/kernel';

/** Reads a step of the log: where a bot played it for somebody, the bot is named instead, also to whom it played for. */
export function readerBy(reader: Reader, { seat, by }: { readonly seat: Seat | null; readonly by?: string }): Reader {
  if (by === undefined) return reader;
  const { you, ...others } = reader;
  const names = reader.names.map((name, at) => (at === seat ? by : name));
  return { ...others, names, ...(you !== undefined && you !== seat && { you }) };
}
