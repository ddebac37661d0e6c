import type { Seat } from '@turnpoint/kernel';
import { DUELLISTS } from '@turnpoint/testkit';
import { type CardNo, cardNo } from '../content/index.ts';
import { noCells } from '../rules/board/payment.ts';
import type { Cells, Frame, Lane, Piece, Player, Step, Table } from '../rules/index.ts';
import { laneNamed } from './notation.ts';

/** Codes of cards in a row; for cells also A, F and U. Left out: none. */
export interface PlayerPosition {
  readonly hand?: string;
  /** The top card first; left out: ten Walls of Damascus. */
  readonly deck?: string;
  readonly cells?: string;
  readonly linked?: string;
  /** The Void: open, and face down. */
  readonly shown?: string;
  readonly hidden?: string;
  readonly turns?: number;
}

/**
 * Columns from the first card on: `A04+L03 A07*` is an Advance with a link and one brought into play this turn; `A16@P02` has
 * a cell power-linked, `O23:2` counters.
 */
export interface LanePosition {
  /** Own Event Chain cards, or an Obstacle of the opponent. */
  readonly location?: string;
  readonly advances?: string;
  readonly obstacles?: string;
}

export interface Position {
  readonly ana?: PlayerPosition;
  readonly bo?: PlayerPosition;
  /** By name: `ana 1`. */
  readonly lanes?: Readonly<Record<string, LanePosition>>;
  readonly turn?: 'ana' | 'bo';
  /** The step that is about to begin; left out: play. `end` is after the last. */
  readonly step?: Step | 'end';
  readonly openLists?: boolean;
  /** Turns begun by both. */
  readonly turns?: number;
  readonly rest?: Partial<Table>;
}

const CELL = { A: 'P01', F: 'P02', U: 'P03' } as const;
const codes = (text = ''): CardNo[] =>
  text
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => cardNo(CELL[one as 'A'] ?? one));
const STEPS: readonly Step[] = ['unlink', 'draw', 'cell', 'play', 'target', 'discard'];

function cellsIn(text: string | undefined): Cells {
  const cells = noCells();
  for (const cell of codes(text)) cells[cell]!++;
  return cells;
}

export function build(position: Position): { table: Table; stack: Frame[] } {
  const turn: Seat = position.turn === 'bo' ? 1 : 0;
  const turns = position.turns ?? 9;
  const step = position.step ?? 'play';
  const lanes: Lane[] = [0, 1, 2, 3, 4, 5].map(() => ({ location: [], advances: [], obstacles: [] }));
  let nextPiece = 0;
  const pieces = (text: string | undefined, by: (card: CardNo) => Seat): Piece[] =>
    (text ?? '')
      .split(' ')
      .filter((one) => one !== '')
      .map((one) => pieceFrom(one, nextPiece++, turns, by));
  for (const [name, lane] of Object.entries(position.lanes ?? {})) {
    const [who, n] = name.split(' ');
    const owner = DUELLISTS.indexOf(who as 'ana');
    lanes[laneNamed(who, n)] = {
      location: pieces(lane.location, (card) => (card >= cardNo('O01') && card <= cardNo('O28') ? 1 - owner : owner)),
      advances: pieces(lane.advances, () => owner),
      obstacles: pieces(lane.obstacles, () => 1 - owner),
    };
  }
  const players = [playerFrom(position.ana ?? {}, 0, lanes), playerFrom(position.bo ?? {}, 1, lanes)] as [
    Player,
    Player,
  ];
  const table: Table = {
    powerStart: true,
    openLists: position.openLists ?? true,
    first: 0,
    turn,
    step: step === 'end' ? 'discard' : step,
    turns,
    players,
    lanes,
    nextPiece,
    chains: 0,
    chainLimit: 1,
    plays: 0,
    used: lanes.map(() => false),
    reactions: [],
    quiet: 0,
    moved: false,
    timeUp: null,
    ...position.rest,
  };
  return { table, stack: stackFrom(step, turn) };
}

/** The frames of the steps that are still to come, the next one on top. */
function stackFrom(step: Step | 'end', seat: Seat): Frame[] {
  const left = step === 'end' ? [] : STEPS.slice(STEPS.indexOf(step));
  // The first step pushes the others itself.
  if (step === 'unlink') return [{ kind: 'unlink', seat }];
  const frames = left.map(
    (kind): Frame => (kind === 'cell' ? { kind, seat, additional: false } : ({ kind, seat } as Frame)),
  );
  return [...frames, { kind: 'end', seat } as Frame].reverse();
}

function pieceFrom(text: string, id: number, turns: number, by: (card: CardNo) => Seat): Piece {
  const [body = '', ...powers] = text.replace('*', '').split('@');
  const [code = '', counters = '0'] = (body.split('+')[0] ?? '').split(':');
  const card = cardNo(code);
  const links = body.split('+').slice(1).map(cardNo);
  return {
    id,
    card,
    by: by(card),
    since: text.includes('*') ? turns : turns - 2,
    counters: Number(counters),
    links,
    // Cells go to the first Power Link of the card.
    powers: powers.map((cell) => ({ slot: links.indexOf(cardNo('L07')) + 1, cell: cardNo(cell) })),
  };
}

function playerFrom(p: PlayerPosition, seat: Seat, lanes: readonly Lane[]): Player {
  const zones = [p.hand, p.deck ?? 'A12 '.repeat(10), p.cells, p.linked, p.shown, p.hidden].flatMap((text) =>
    codes(text),
  );
  const inPlay = lanes
    .flatMap(({ location, advances, obstacles }) => [...location, ...advances, ...obstacles])
    .filter(({ by }) => by === seat)
    .flatMap(({ card, links, powers }) => [card, ...links, ...powers.map(({ cell }) => cell)]);
  return {
    list: [...zones, ...inPlay].sort((a, b) => a - b),
    hand: codes(p.hand),
    deck: codes(p.deck ?? 'A12 '.repeat(10)).reverse(),
    knownTop: 0,
    knownBottom: 0,
    shown: codes(p.shown),
    hidden: codes(p.hidden),
    unlinked: cellsIn(p.cells),
    linked: cellsIn(p.linked),
    held: noCells(),
    sealed: [false, false, false],
    closed: [false, false, false],
    skipsTarget: false,
    turns: p.turns ?? 5,
  };
}
