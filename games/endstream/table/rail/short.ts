import { type Message, type Reader, tell } from '@turnpoint/kernel';
import { OPERATORS } from '../../content/index.ts';

const SHORT = 'short.';
/** Operators without their variants, by the key of their full name. */
export const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  OPERATORS.map(({ id, name }) => [`card.${id}`, name]),
);

/**
 * Tells the log's sentences in few words, for the list of one seat's turn: what is that seat's own goes without saying,
 * and names without their variants. Who only watches reads the other player's name instead of "your". `short.<key>` stands in for the text of that key.
 */
export function shortWords(reader: Reader, seat: number, you: number | null): (line: Message) => string {
  const texts: Record<string, string> = { ...reader.texts, ...NAMES };
  for (const [key, text] of Object.entries(reader.texts)) {
    if (key.startsWith(SHORT)) texts[key.slice(SHORT.length)] = text;
  }
  const other =
    you === null
      ? reader.names[1 - seat]
      : tell(reader, { key: seat === you ? 'table.short-enemy' : 'table.short-yours' });
  // Who is meant goes without saying: nobody is addressed.
  const { you: _, ...others } = reader;
  const short = { ...others, texts, names: [0, 1].map((each) => (each === seat ? '' : (other ?? ''))) };
  return (line) => {
    const told = tell(short, line)
      .replace(/\s+(?=[,:;.]|\s|$)/g, '')
      .trim();
    return told.slice(0, 1).toUpperCase() + told.slice(1);
  };
}
