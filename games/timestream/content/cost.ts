/** What a card costs: cells of a type, cells of any type, and cards voided from hand (TS-10.1 to 10.6). */
export interface Cost {
  /** As printed: `1*2F`, or `free`. */
  readonly text: string;
  readonly ancient: number;
  readonly future: number;
  readonly universal: number;
  readonly any: number;
  readonly voided: number;
}

const TERM = /^(?:(\d+)([AFU]?)|V(\d+))$/;

/** `free`, or terms joined by `*` (TS-R25). */
export function cost(text: string): Cost {
  const found = { text, ancient: 0, future: 0, universal: 0, any: 0, voided: 0 };
  for (const term of text === 'free' ? [] : text.split('*')) {
    const [, n, letter, cards] = TERM.exec(term) ?? [];
    if (n === undefined && cards === undefined) throw new Error(`"${term}" is no term of a cost`);
    if (cards !== undefined) found.voided += Number(cards);
    else if (letter === 'A') found.ancient += Number(n);
    else if (letter === 'F') found.future += Number(n);
    else if (letter === 'U') found.universal += Number(n);
    else found.any += Number(n);
  }
  return found;
}

/** Power Cells in all. */
export const cellsOf = ({ ancient, future, universal, any }: Cost): number => ancient + future + universal + any;
