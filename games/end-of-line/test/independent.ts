/**
 * END OF LINE a second time, from the specification alone: other data, no code of rules/, no thought for speed. It lists
 * and makes the moves of one's turn in the words of `notation.ts`; what the rules offer must agree with it everywhere.
 */
type Dir = 0 | 1 | 2 | 3;
type Key = string;

/** Way outs by face as quarter turns from the travel direction, and the initiative. */
const CARDS: Record<string, { outs: number[]; initiative: number }> = {
  S: { outs: [0], initiative: 1 },
  CL: { outs: [-1], initiative: 2 },
  CR: { outs: [1], initiative: 2 },
  FL: { outs: [0, -1], initiative: 3 },
  FR: { outs: [0, 1], initiative: 3 },
  T: { outs: [-1, 1], initiative: 4 },
  X: { outs: [0, -1, 1], initiative: 5 },
};

interface Card {
  who: number;
  face: string;
  dir: Dir;
  from: Key | null;
  time: number;
}

interface Person {
  entry: Key;
  entryDir: Dir;
  head: Key | null;
  energy: number;
  spent: boolean;
  hand: string[];
  /** Top first. */
  deck: string[];
  failed: boolean;
  gone: '' | 'out' | 'left';
}

export interface Game {
  mode: string;
  n: number;
  cards: Map<Key, Card>;
  people: Person[];
  first: number[];
  order: number[];
  round: number;
  place: number;
  inTurn: number;
  proposed: boolean;
  /** The partner is asked whether to stop. */
  asking: boolean;
  time: number;
  over: null | { winners: number[] } | { score: number };
}

/** The parts of the rules' state that are read; it is plain data. */
export interface Given {
  readonly table: {
    readonly mode: string;
    readonly size: number;
    readonly cells: readonly ({ seat: number; face: string; way: string; parent: number; n: number } | null)[];
    readonly players: readonly {
      readonly entry: number;
      readonly entryWay: string;
      readonly head: number;
      readonly energy: number;
      readonly effect: string | null;
      readonly hand: readonly string[];
      readonly deck: readonly string[];
      readonly ended: boolean;
      readonly out: { readonly how: string } | null;
    }[];
    readonly first: readonly number[];
    readonly order: readonly number[];
    readonly round: number;
    readonly laid: number;
  };
  readonly stack: readonly { readonly kind: string }[];
}

export function read({ table: t, stack }: Given): Game {
  const key = (cell: number): Key => `${cell % t.size},${Math.floor(cell / t.size)}`;
  const dir = (way: string) => 'NESW'.indexOf(way) as Dir;
  const cards = new Map<Key, Card>();
  t.cells.forEach((card, cell) => {
    if (card === null) return;
    const from = card.parent < 0 ? null : key(card.parent);
    cards.set(key(cell), { who: card.seat, face: card.face, dir: dir(card.way), from, time: card.n });
  });
  const turn = stack.find(({ kind }) => kind === 'turn') as unknown as Record<'place' | 'laid', number> & {
    proposed: boolean;
  };
  return {
    mode: t.mode,
    n: t.size,
    cards,
    people: t.players.map((p) => ({
      entry: key(p.entry),
      entryDir: dir(p.entryWay),
      head: p.head < 0 ? null : key(p.head),
      energy: p.energy,
      spent: p.effect !== null,
      hand: [...p.hand],
      deck: [...p.deck].reverse(),
      failed: p.ended,
      gone: p.out === null ? '' : p.out.how === 'left' ? 'left' : 'out',
    })),
    first: [...t.first],
    order: [...t.order],
    round: t.round,
    place: turn.place,
    inTurn: turn.laid,
    proposed: turn.proposed,
    asking: stack.at(-1)?.kind === 'answer',
    time: t.laid,
    over: null,
  };
}

const DX = [0, 1, 0, -1];
const DY = [-1, 0, 1, 0];

function neighbour(n: number, at: Key, dir: Dir): Key {
  const [x, y] = at.split(',').map(Number) as [number, number];
  return `${(x + (DX[dir] as number) + n) % n},${(y + (DY[dir] as number) + n) % n}`;
}

const isPuzzle = (g: Game) => g.mode === 'solo' || g.mode === 'co-op';
const who = (g: Game) => g.order[g.place] as number;
const sideOf = (g: Game, seat: number) => (g.mode === 'team' ? seat % 2 : seat);

/** Where the available way outs of a card lead, with the travel direction there. */
function exits(g: Game, seat: number, at: Key | null): { to: Key; dir: Dir }[] {
  const person = g.people[seat] as Person;
  if (at === null) return g.cards.has(person.entry) ? [] : [{ to: person.entry, dir: person.entryDir }];
  const card = g.cards.get(at) as Card;
  return (CARDS[card.face] as { outs: number[] }).outs.flatMap((quarter) => {
    const dir = ((card.dir + quarter + 4) % 4) as Dir;
    const next = neighbour(g.n, at, dir);
    const there = g.cards.get(next);
    if (there === undefined) return [{ to: next, dir }];
    const mate = g.mode === 'team' && there.who !== seat && there.who % 2 === seat % 2;
    if (!mate || there.face === 'start') return [];
    const beyond = neighbour(g.n, next, dir);
    return g.cards.has(beyond) ? [] : [{ to: beyond, dir }];
  });
}

function maySpend(g: Game, p: Person): boolean {
  return g.round >= 3 && !p.spent && p.energy > 0;
}

function parentOf(g: Game, p: Person): Key | null {
  return p.head === null ? null : (g.cards.get(p.head) as Card).from;
}

/** Who must choose now. */
export function mover(g: Game): number {
  return g.asking ? 1 - who(g) : who(g);
}

/** All that may be chosen, but for leaving. */
export function moves(g: Game): string[] {
  if (g.over !== null) return [];
  if (g.asking) return ['agree', 'decline'];
  const all = cardMoves(g);
  if (!isPuzzle(g) || g.inTurn > 0) return all;
  // A puzzle's turn must be completed: try every way to go on, with copies.
  const legal = all.filter((move) => move !== 'give-up' && canFinish(after(g, move), who(g)));
  if (legal.length === 0) return [];
  const free = legal.some((move) => isFree(move) && finishesFree(after(g, move), who(g)));
  return [...legal, ...(free ? [] : ['give-up']), ...(g.proposed ? [] : ['stop'])];
}

const isFree = (move: string) => move !== 'brake' && !move.startsWith('turnaround') && !move.startsWith('boost');

function cardMoves(g: Game): string[] {
  const seat = who(g);
  const p = g.people[seat] as Person;
  const due = g.round === 1 ? 1 : 2;
  const faces = [...new Set(p.hand)];
  const at = (from: Key | null, prefix: string) =>
    exits(g, seat, from).flatMap(({ to }) => faces.map((face) => `${prefix}${face} ${to}`));
  if (g.inTurn === due) return [...at(p.head, 'boost '), 'end'];
  const plain = at(p.head, '');
  const parent = parentOf(g, p);
  const extra = maySpend(g, p)
    ? [...(parent === null ? [] : at(parent, 'turnaround ')), ...(g.inTurn === 1 ? ['brake'] : [])]
    : [];
  const mayGiveUp = plain.length === 0 && !(isPuzzle(g) && g.inTurn > 0);
  return [...plain, ...extra, ...(mayGiveUp ? ['give-up'] : [])];
}

/** After a first card: is there anything that completes the turn? */
function canFinish(g: Game, seat: number): boolean {
  return isDone(g, seat) || cardMoves(g).some((move) => move !== 'give-up');
}

function finishesFree(g: Game, seat: number): boolean {
  return isDone(g, seat) || cardMoves(g).some((move) => isFree(move) && move !== 'give-up');
}

function isDone(g: Game, seat: number): boolean {
  return who(g) !== seat || g.inTurn >= (g.round === 1 ? 1 : 2);
}

export function copy(g: Game): Game {
  return {
    ...g,
    cards: new Map(g.cards),
    people: g.people.map((p) => ({ ...p, hand: [...p.hand], deck: [...p.deck] })),
  };
}

/** Only the card itself; nothing that follows. */
function after(g: Game, move: string): Game {
  const next = copy(g);
  const seat = who(next);
  const p = next.people[seat] as Person;
  const parts = move.split(' ');
  if (parts.length > 1) {
    const [to, face, kind] = parts.reverse() as [Key, string, string?];
    const from = kind === 'turnaround' ? parentOf(next, p) : p.head;
    const { dir } = exits(next, seat, from).find((exit) => exit.to === to) as { dir: Dir };
    if (kind !== undefined) spend(p);
    next.cards.set(to, { who: seat, face, dir, from, time: ++next.time });
    p.hand.splice(p.hand.indexOf(face), 1);
    p.head = to;
    next.inTurn++;
  }
  return next;
}

function spend(p: Person): void {
  p.energy--;
  p.spent = true;
}

export function make(g: Game, move: string): Game {
  const next = after(g, move);
  const seat = who(next);
  const p = next.people[seat] as Person;
  if (move === 'brake') {
    spend(p);
    return turnOver(next);
  }
  if (move === 'end') return turnOver(next);
  if (move === 'give-up') {
    p.failed = true;
    return nextTurn(next);
  }
  if (move === 'stop') {
    if (next.mode === 'solo' || next.people[1 - seat]?.gone === 'left') return scored(next);
    next.asking = true;
    next.proposed = true;
    return next;
  }
  if (move === 'agree') return scored(next);
  if (move === 'decline') {
    next.asking = false;
    return next;
  }
  return goOn(next);
}

function goOn(g: Game): Game {
  const seat = who(g);
  const p = g.people[seat] as Person;
  const due = g.round === 1 ? 1 : 2;
  if (g.inTurn > due) return turnOver(g);
  if (g.inTurn === due) {
    const mayBoost = maySpend(g, p) && p.hand.length > 0 && exits(g, seat, p.head).length > 0;
    return mayBoost ? g : turnOver(g);
  }
  const open = moves(g).filter((move) => move !== 'give-up' && move !== 'stop');
  if (open.length > 0) return g;
  p.failed = true;
  return nextTurn(g);
}

function turnOver(g: Game): Game {
  return isPuzzle(g) && g.cards.size === g.n * g.n ? scored(g) : nextTurn(g);
}

function nextTurn(g: Game): Game {
  g.inTurn = 0;
  g.proposed = false;
  do g.place++;
  while (g.place < g.order.length && (g.people[who(g)] as Person).gone !== '');
  return g.place < g.order.length ? goOn(g) : check(g);
}

function check(g: Game): Game {
  const failing = g.order.filter((seat) => {
    const p = g.people[seat] as Person;
    if (p.gone !== '') return false;
    const noCards = isPuzzle(g) && p.hand.length + p.deck.length === 0;
    return p.failed || noCards || exits(g, seat, p.head).length === 0;
  });
  for (const seat of failing) (g.people[seat] as Person).gone = 'out';
  const left = g.people.flatMap((p, seat) => (p.gone === '' ? [seat] : []));
  if (isPuzzle(g)) return left.length === 0 ? scored(g) : newRound(g);
  const sides = new Set(left.map((seat) => sideOf(g, seat)));
  if (sides.size > 1) return newRound(g);
  const placed = (seat: number) => g.cards.get(g.people[seat]?.head ?? '')?.time ?? 0;
  const latest = failing.sort((a, b) => placed(b) - placed(a))[0] as number;
  const side = sides.size === 1 ? [...sides][0] : sideOf(g, latest);
  g.over = { winners: g.people.flatMap((_, seat) => (sideOf(g, seat) === side ? [seat] : [])) };
  return g;
}

function newRound(g: Game): Game {
  g.round++;
  const still = g.first.filter((seat) => (g.people[seat] as Person).gone === '');
  const lines = new Map(still.map((seat) => [seat, initiatives(g, seat)]));
  g.order = orderOf(still, lines, 0);
  for (const p of g.people) p.spent = false;
  for (const seat of g.order) {
    const p = g.people[seat] as Person;
    while (p.hand.length < 5 && p.deck.length > 0) p.hand.push(p.deck.shift() as string);
  }
  g.place = 0;
  return goOn(g);
}

/** Newest first. */
function initiatives(g: Game, seat: number): number[] {
  const found: number[] = [];
  for (let at = (g.people[seat] as Person).head; at !== null; at = (g.cards.get(at) as Card).from) {
    found.push((CARDS[(g.cards.get(at) as Card).face] as { initiative: number }).initiative);
  }
  return found;
}

function orderOf(tied: number[], lines: Map<number, number[]>, back: number): number[] {
  const values = tied.map((seat) => lines.get(seat)?.[back]);
  if (tied.length < 2 || values.includes(undefined)) return tied;
  return [1, 2, 3, 4, 5].flatMap((value) => {
    const group = tied.filter((_, i) => values[i] === value);
    return orderOf(group, lines, back + 1);
  });
}

function scored(g: Game): Game {
  let score = g.n * g.n - g.cards.size;
  for (const p of g.people) {
    score += 3 - p.energy;
    for (const face of [...p.hand, ...p.deck]) score += (CARDS[face] as { initiative: number }).initiative;
  }
  g.over = { score };
  return g;
}

/** Sequences of so many moves. */
export function count(g: Game, depth: number): number {
  if (depth === 0) return 1;
  let found = 0;
  for (const move of moves(g)) found += count(make(g, move), depth - 1);
  return found;
}
