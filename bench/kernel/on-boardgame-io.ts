// END OF LINE Versus written the way boardgame.io asks for it: moves that change a draft, `endIf`, one reducer. It shares
// nothing with our rules but the deal, so that equal results mean something.
import { createRequire } from 'node:module';
import type { State } from '@turnpoint/end-of-line/rules';
import { random } from '../lib/random.ts';
import type { Result } from './deals.ts';
import type { Recorded } from './on-kernel.ts';

interface Store {
  G: G;
  ctx: { gameover?: unknown };
}
interface Internal {
  ProcessGameConfig(game: object): object;
  InitializeGame(setup: { game: object; numPlayers: number }): Store;
  CreateGameReducer(setup: { game: object }): (store: Store, action: object) => Store;
}
// Its package has no `exports` and its modules are CommonJS without an extension: only `require` finds them.
const require = createRequire(new URL('../../tools/peers/package.json', import.meta.url));
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: string };
const { ProcessGameConfig, InitializeGame, CreateGameReducer } = require('boardgame.io/internal') as Internal;

const SIZE = 7;
const FACES = ['S', 'CL', 'CR', 'FL', 'FR', 'T', 'X'];
const TURNS: Record<string, number[]> = { S: [0], CL: [3], CR: [1], FL: [0, 3], FR: [0, 1], T: [3, 1], X: [0, 3, 1] };
const VALUE: Record<string, number> = { S: 1, CL: 2, CR: 2, FL: 3, FR: 3, T: 4, X: 5 };
const WAYS = ['N', 'E', 'S', 'W'];

interface Card {
  seat: number;
  face: string;
  way: number;
  parent: number;
  n: number;
}
interface Player {
  entry: number;
  way: number;
  head: number;
  energy: number;
  effect: string | null;
  hand: string[];
  deck: string[];
  ended: boolean;
}
interface G {
  cells: (Card | null)[];
  players: Player[];
  first: number[];
  order: number[];
  round: number;
  place: number;
  laid: number;
  n: number;
  winner: number | null;
}
type Move = { kind: string; face: string; cell: number };

const step = (cell: number, way: number): number => {
  const x = ((cell % SIZE) + (way === 1 ? 1 : way === 3 ? SIZE - 1 : 0)) % SIZE;
  const y = (Math.floor(cell / SIZE) + (way === 2 ? 1 : way === 0 ? SIZE - 1 : 0)) % SIZE;
  return y * SIZE + x;
};
const waysOf = (card: Card): number[] => (TURNS[card.face] ?? []).map((turn) => (card.way + turn) % 4);

function open(g: G, player: Player, at: number): number[] {
  if (at < 0) return g.cells[player.entry] === null ? [player.entry] : [];
  return waysOf(g.cells[at] as Card)
    .map((way) => step(at, way))
    .filter((cell) => g.cells[cell] === null);
}
const mine = (g: G): Player => g.players[g.order[g.place] as number] as Player;
const due = (g: G): number => (g.round === 1 ? 1 : 2);
const canSpend = (g: G, p: Player): boolean => g.round >= 3 && p.effect === null && p.energy > 0;
const parentOf = (g: G, p: Player): number => (p.head < 0 ? -1 : (g.cells[p.head] as Card).parent);

function lays(g: G, p: Player, kind: string, at: number): Move[] {
  const cells = open(g, p, at);
  return FACES.filter((face) => p.hand.includes(face)).flatMap((face) => cells.map((cell) => ({ kind, face, cell })));
}

function enumerate(g: G): Move[] {
  const p = mine(g);
  const plain = (kind: string): Move => ({ kind, face: '', cell: -1 });
  if (g.laid === due(g)) return [...lays(g, p, 'boost', p.head), plain('end')];
  const moves = lays(g, p, 'lay', p.head);
  const isFree = moves.length > 0;
  if (canSpend(g, p)) {
    if (parentOf(g, p) >= 0) moves.push(...lays(g, p, 'turnaround', parentOf(g, p)));
    if (g.laid === 1) moves.push(plain('brake'));
  }
  if (!isFree) moves.push(plain('give-up'));
  return moves;
}

function mustDecide(g: G, p: Player): boolean {
  const canLay = (at: number) => p.hand.length > 0 && open(g, p, at).length > 0;
  if (g.laid === due(g)) return canLay(p.head) && canSpend(g, p);
  return canLay(p.head) || (canSpend(g, p) && (g.laid === 1 || (parentOf(g, p) >= 0 && canLay(parentOf(g, p)))));
}

function newRound(g: G): void {
  g.round++;
  g.place = 0;
  g.laid = 0;
  if (g.round > 1) g.order = orderOf(g);
  for (const p of g.players) {
    p.effect = null;
    while (p.hand.length < 5 && p.deck.length > 0) p.hand.push(p.deck.pop() as string);
  }
}

function orderOf(g: G): number[] {
  let [a, b] = g.players.map((p) => p.head) as [number, number];
  while (a >= 0 && b >= 0) {
    const [x, y] = [g.cells[a] as Card, g.cells[b] as Card];
    const difference = (VALUE[x.face] as number) - (VALUE[y.face] as number);
    if (difference !== 0) return difference < 0 ? [0, 1] : [1, 0];
    [a, b] = [x.parent, y.parent];
  }
  return [...g.first];
}

/** Goes on to the next decision, or to the end. */
function advance(g: G): void {
  for (;;) {
    if (g.place === 2) {
      const fails = g.players.map((p) => p.ended || open(g, p, p.head).length === 0);
      if (fails[0] && fails[1]) g.winner = last(g, 0) > last(g, 1) ? 0 : 1;
      else if (fails[0] || fails[1]) g.winner = fails[0] ? 1 : 0;
      if (g.winner !== null) return;
      newRound(g);
    }
    const p = mine(g);
    if (g.laid <= due(g) && mustDecide(g, p)) return;
    if (g.laid < due(g)) p.ended = true;
    g.place++;
    g.laid = 0;
  }
}
const last = (g: G, seat: number): number => {
  const { head } = g.players[seat] as Player;
  return head < 0 ? 0 : (g.cells[head] as Card).n;
};

function move({ G: g, playerID }: { G: G; playerID: string }, kind: string, face: string, cell: number) {
  const seat = g.order[g.place] as number;
  if (seat !== Number(playerID)) return INVALID_MOVE;
  if (!enumerate(g).some((legal) => legal.kind === kind && legal.face === face && legal.cell === cell)) {
    return INVALID_MOVE;
  }
  const p = g.players[seat] as Player;
  if (kind === 'end' || kind === 'brake' || kind === 'give-up') {
    if (kind === 'brake') spend(p, kind);
    if (kind === 'give-up') p.ended = true;
    g.place++;
    g.laid = 0;
  } else lay(g, p, seat, { kind, face, cell });
  advance(g);
  return undefined;
}

function spend(p: Player, effect: string): void {
  p.energy--;
  p.effect = effect;
}

function lay(g: G, p: Player, seat: number, { kind, face, cell }: Move): void {
  const from = kind === 'turnaround' ? parentOf(g, p) : p.head;
  const way = from < 0 ? p.way : (waysOf(g.cells[from] as Card).find((out) => step(from, out) === cell) as number);
  if (kind !== 'lay') spend(p, kind);
  p.hand.splice(p.hand.indexOf(face), 1);
  g.cells[cell] = { seat, face, way, parent: from, n: ++g.n };
  p.head = cell;
  g.laid++;
}

/** Our deal in this engine's shape, as it was before the first round began: its draws are made again here. */
function fromDeal(deal: State): G {
  const { table } = deal;
  const g: G = {
    cells: table.cells.map((card) => (card === null ? null : { ...card, way: WAYS.indexOf(card.way) })),
    players: table.players.map((p) => ({
      entry: p.entry,
      way: WAYS.indexOf(p.entryWay),
      head: -1,
      energy: 3,
      effect: null,
      hand: [],
      deck: [...p.deck, ...[...p.hand].reverse()],
      ended: false,
    })),
    first: [...table.first],
    order: [...table.first],
    round: 0,
    place: 0,
    laid: 0,
    n: 0,
    winner: null,
  };
  newRound(g);
  return g;
}

/** The game as its server takes it. */
export const gameOf = (deal: () => State): object => ({
  name: 'end-of-line',
  setup: () => fromDeal(deal()),
  moves: { move },
  turn: { activePlayers: { all: 'play' }, stages: { play: { moves: { move } } } },
  endIf: ({ G: g }: { G: G }) => (g.winner === null ? undefined : { winner: g.winner }),
  disableUndo: true,
});

let nextDeal: State;
const game = ProcessGameConfig(gameOf(() => nextDeal));
const reducer = CreateGameReducer({ game });

const fresh = (deal: State): Store => {
  nextDeal = deal;
  return InitializeGame({ game, numPlayers: 2 });
};
const act = (store: Store, seat: number, { kind, face, cell }: Move): Store =>
  reducer(store, {
    type: 'MAKE_MOVE',
    payload: { type: 'move', args: [kind, face, cell], playerID: String(seat), credentials: undefined },
  });

export function playout(deal: State, seed: number): { g: G; count: number } {
  const int = random(seed);
  let store = fresh(deal);
  let count = 0;
  while (store.ctx.gameover === undefined) {
    const moves = enumerate(store.G);
    store = act(store, store.G.order[store.G.place] as number, moves[int(moves.length)] as Move);
    count++;
  }
  return { g: store.G, count };
}

export function applyAll(deal: State, recorded: Recorded): number {
  let store = fresh(deal);
  for (const { seat, choice } of recorded) {
    const move = 'cell' in choice ? choice : { kind: choice.kind, face: '', cell: -1 };
    store = act(store, seat, move);
  }
  if (store.ctx.gameover === undefined) throw new Error('a recorded match did not end');
  return recorded.length;
}

export function resultOf(g: G): Result {
  return {
    winner: g.winner ?? -1,
    round: g.round,
    cells: g.cells.map((card) =>
      card === null || card.face === 'start' ? '' : `${card.seat} ${card.face} ${WAYS[card.way]}`,
    ),
  };
}
