import { spotsIn } from '@turnpoint/ui';

/** A line as it is to be drawn: of each choice, the spots that it touches. */
export interface ToDraw {
  /** `same`: what both lines have in common. */
  readonly as: 'played' | 'better' | 'same';
  readonly spots: readonly (readonly string[])[];
  /** What is written at them; left out: from 1 on. */
  readonly numbers?: readonly number[];
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Place {
  readonly width: number;
  readonly height: number;
}

export interface Drawn {
  readonly as: ToDraw['as'];
  /** Each spot once, with the numbers of the choices that touch it. */
  readonly marks: readonly { readonly box: Box; readonly numbers: string }[];
  /** From where to where, of choices that touch two spots. */
  readonly arrows: readonly { readonly from: Place; readonly to: Place }[];
}

/** More numbers than this at one spot are written as the first and the last. */
const MANY = 2;

/** Where lines lie on a board, in its own coordinates, and all else that lies there. What is not in sight is left out. */
export function drawnOn(board: HTMLElement, lines: readonly ToDraw[]): { drawn: Drawn[]; lying: Box[] } {
  const { left, top } = board.getBoundingClientRect();
  const boxes = new Map<string, Box>();
  for (const [spot, { box }] of spotsIn(board))
    boxes.set(spot, { x: box.left - left, y: box.top - top, width: box.width, height: box.height });
  return { drawn: lines.map((line) => drawnLine(line, (spot) => boxes.get(spot) ?? null)), lying: [...boxes.values()] };
}

export function drawnLine({ as, spots, numbers }: ToDraw, boxOf: (spot: string) => Box | null): Drawn {
  const marks = new Map<string, { box: Box; touched: number[] }>();
  const arrows: { from: Place; to: Place }[] = [];
  spots.forEach((touched, i) => {
    const seen = touched.flatMap((spot) => {
      const box = boxOf(spot);
      return box === null ? [] : [{ spot, box }];
    });
    const [first] = seen;
    const last = seen.at(-1);
    if (first === undefined || last === undefined) return;
    const mark = marks.get(last.spot) ?? { box: last.box, touched: [] };
    mark.touched.push(numbers?.[i] ?? i + 1);
    marks.set(last.spot, mark);
    if (first !== last) arrows.push({ from: middleOf(first.box), to: middleOf(last.box) });
  });
  return { as, arrows, marks: [...marks.values()].map(({ box, touched }) => ({ box, numbers: numbersOf(touched) })) };
}

const middleOf = ({ x, y, width, height }: Box): Place => ({ x: x + width / 2, y: y + height / 2 });

function numbersOf(touched: readonly number[]): string {
  const once = [...new Set(touched)];
  return once.length > MANY ? `${once[0]}-${once.at(-1)}` : once.join(' ');
}
