import {
  type Choice,
  type Entry,
  type Frame,
  type Game,
  type Imagined,
  type Look,
  type Outcome,
  only,
  type Seat,
  type Types,
} from '@turnpoint/kernel';

/** Connect Four: the smallest game with open information, and what the bench measures the bare kernel with. */
export interface ConnectFour extends Types {
  table: Table;
  frame: Turn;
  choice: Drop;
  entry: Entry & { readonly type: 'drop'; readonly seat: Seat; readonly column: number };
  view: { readonly cells: readonly number[]; readonly turn: Seat | null };
  options: Record<string, never>;
  clause: Clause;
}

interface Table {
  /** 0 empty, otherwise seat + 1. Empty cells all around, so that a walk needs no test for the border. */
  cells: number[];
  heights: number[];
  /** One bit per column that is not full. */
  open: number;
}

interface Turn extends Frame {
  readonly kind: 'turn';
  readonly seat: Seat;
}

interface Drop extends Choice {
  readonly kind: 'drop';
  readonly column: number;
}

const CLAUSES = ['C4-1.1', 'C4-1.2', 'C4-1.3', 'C4-2.1'] as const;
type Clause = (typeof CLAUSES)[number];

const COLUMNS = 7;
const ROWS = 6;
/** A column is one longer than it is high: the empty cell on top keeps columns apart. */
const COLUMN = ROWS + 1;
const MARGIN = COLUMN + 1;
const DIRECTIONS = [1, COLUMN - 1, COLUMN, COLUMN + 1] as const;

const DROPS: readonly Drop[] = Array.from({ length: COLUMNS }, (_, column) => Object.freeze({ kind: 'drop', column }));
const TURNS: readonly Turn[] = [Object.freeze({ kind: 'turn', seat: 0 }), Object.freeze({ kind: 'turn', seat: 1 })];
const FULL_BOARD = 0;
/** The legal drops for every set of open columns, made once. */
const OFFERS = Array.from({ length: 1 << COLUMNS }, (_, open) =>
  Object.freeze(DROPS.filter(({ column }) => open & (1 << column))),
) as Drop[][];

function cellOf(column: number, row: number): number {
  return MARGIN + column * COLUMN + row;
}

/** Four in a row through this cell, the disc dropped last. */
function isFour(cells: readonly number[], cell: number): boolean {
  const disc = cells[cell];
  for (const direction of DIRECTIONS) {
    let run = 1;
    for (let at = cell + direction; cells[at] === disc; at += direction) run++;
    for (let at = cell - direction; cells[at] === disc; at -= direction) run++;
    if (run >= 4) return true;
  }
  return false;
}

function won(seat: Seat): Outcome {
  return { kind: 'won', winners: [seat], ranking: [[seat], [1 - seat]], scores: null, by: { key: 'outcome.four' } };
}

const DRAWN: Outcome = { kind: 'drawn', winners: [], ranking: [[0, 1]], scores: null, by: { key: 'outcome.full' } };

export const connectFour: Game<ConnectFour> = {
  id: 'connect-four',
  version: '1',
  complete: true,
  seats: { min: 2, max: 2 },
  clauses: CLAUSES,
  agreements: [],
  privateTurns: false,

  defaults: () => ({}),
  cannotStart: (_, seats) => (seats === 2 ? null : { clause: 'C4-1.1', because: { key: 'no.seats' } }),
  setup(_options, _seats, ctx) {
    ctx.push(TURNS[0] as Turn);
    const cells = Array.from({ length: 2 * MARGIN + COLUMNS * COLUMN - 1 }, () => 0);
    return { cells, heights: Array.from({ length: COLUMNS }, () => 0), open: (1 << COLUMNS) - 1 };
  },

  frames: {
    turn: {
      deciders: (_, frame) => only(frame.seat),
      prompt: () => ({ key: 'prompt.drop' }),
      choices: (s) => OFFERS[s.table.open] as Drop[],
      refuse: (_s, _frame, _seat, choice) =>
        DROPS.some(({ column }) => column === (choice as Drop | null)?.column)
          ? { clause: 'C4-1.3', because: { key: 'no.full' } }
          : { clause: 'C4-1.2', because: { key: 'no.column' } },
      resolve(s, frame, [choice], ctx) {
        const { cells, heights } = s.table;
        const { column } = choice as Drop;
        const row = heights[column] as number;
        const cell = cellOf(column, row);
        cells[cell] = frame.seat + 1;
        heights[column] = row + 1;
        if (row + 1 === ROWS) s.table.open &= ~(1 << column);
        ctx.log({ type: 'drop', clause: 'C4-1.2', seat: frame.seat, column });
        if (isFour(cells, cell)) ctx.finish(won(frame.seat));
        else if (s.table.open === FULL_BOARD) ctx.finish(DRAWN);
        else ctx.push(TURNS[1 - frame.seat] as Turn);
      },
    },
  },
  anytime: { kinds: [], choices: () => [], resolve: () => {} },
  idle: (s) => ({ clause: 'C4-2.1', because: { key: s.outcome === null ? 'no.turn' : 'no.over' } }),

  view: (s) => ({ cells: s.table.cells, turn: s.stack[0]?.seat ?? null }),
  determinize: fromLook,
  bound: () => COLUMNS * ROWS,
  copyTable: ({ cells, heights, open }) => ({ cells: cells.slice(), heights: heights.slice(), open }),

  describe: (_, entry) => ({ key: 'log.drop', args: { seat: { seat: entry.seat }, column: entry.column + 1 } }),
  label: (_, choice) => ({ key: 'choice.drop', args: { column: choice.column + 1 } }),
  text: ({ view }) => [{ title: { key: 'text.board' }, lines: drawn(view.cells) }],
};

function fromLook({ view }: Look<ConnectFour>): Imagined<ConnectFour> {
  const columns = DROPS.map(({ column }) => view.cells.slice(cellOf(column, 0), cellOf(column, ROWS)));
  const heights = columns.map((column) => column.filter((disc) => disc > 0).length);
  const open = heights.reduce((mask, height, column) => (height < ROWS ? mask | (1 << column) : mask), 0);
  const stack = view.turn === null ? [] : [TURNS[view.turn] as Turn];
  return { table: { cells: [...view.cells], heights, open }, stack };
}

function drawn(cells: readonly number[]): string[] {
  const rows = Array.from({ length: ROWS }, (_, i) => ROWS - 1 - i);
  return rows.map((row) => DROPS.map(({ column }) => '.XO'[cells[cellOf(column, row)] ?? 0]).join(' '));
}
