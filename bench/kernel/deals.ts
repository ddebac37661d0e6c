import { type EndOfLine, endOfLine, type State } from '@turnpoint/end-of-line/rules';
import { start } from '@turnpoint/kernel';

/** The same dealt Versus matches for every contestant. */
export function deals(count: number): State[] {
  const options: EndOfLine['options'] = endOfLine.defaults(2);
  return Array.from({ length: count }, (_, k) => start(endOfLine, options, 2, `bench ${k}`).state);
}

/** What must be equal after the same match on every engine. */
export interface Result {
  readonly winner: number;
  readonly round: number;
  /** By cell: "seat face way" of the line cards. */
  readonly cells: readonly string[];
}
