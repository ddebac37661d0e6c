import type { Message, Seat, Value } from '@turnpoint/kernel';
import { type Headline, ofType, says, type Told, type Tone, type Turn } from '@turnpoint/ui';
import { cellName } from '../../content/index.ts';
import type { EndOfLine, Entry, Look } from '../../rules/types.ts';
import { isMate } from './facts.ts';
import { crosses, type Lines, linesAfter, waysOn } from './laid.ts';

/** A turn with the lines before and after it. */
interface Seen {
  readonly turn: Turn<EndOfLine>;
  readonly look: Look;
  readonly before: Lines;
  readonly after: Lines;
}

const inTurn = <Type extends Entry['type']>({ turn }: Seen, type: Type) => ofType(turn.entries, type);
const player = (seat: Seat): Value => ({ seat });
const way = (name: string): Message => ({ key: `way.${name}` });

/** Rivals of a seat that were in the match when its turn began. */
const rivalsOf = ({ look: { view }, before }: Seen, seat: Seat): Seat[] =>
  view.players.flatMap((_, other) => (isMate(view, seat, other) || before.gone.has(other) ? [] : [other]));

/** Whom the turn's cards left with no way on, or with a single one. */
function harmed(seen: Seen): Headline[] {
  const { turn, before, after } = seen;
  if (turn.seat === null) return [];
  const by = player(turn.seat);
  const own = turn.seat;
  // A check in the same turn may make a third the winner.
  const hasWon = inTurn(seen, 'won').some(({ winners }) => winners.includes(own));
  return rivalsOf(seen, turn.seat).flatMap((seat): Headline[] => {
    const had = waysOn(before, seat).length;
    const left = waysOn(after, seat);
    const head = after.heads.get(seat);
    if (had === 0 || head === undefined || head.cell !== before.heads.get(seat)?.cell) return [];
    if (left.length === 0) return [says(90, hasWon ? 'cut-won' : 'cut', { player: by, rival: player(seat) }, 'good')];
    if (left.length > 1 || had === 1) return [];
    const at = cellName(after.size, head.cell);
    return [says(50, 'narrowed', { player: by, rival: player(seat), at, way: way(left[0] ?? 'N') }, 'good')];
  });
}

/** How the own line went. */
function went(seen: Seen): Headline[] {
  const { turn, after } = seen;
  const lays = inTurn(seen, 'lay');
  const [first] = lays;
  const last = lays.at(-1);
  if (first === undefined || last === undefined) return [];
  const name = (cell: number) => cellName(after.size, cell);
  const ways = waysOn(after, last.seat);
  const n = ways.length;
  const args = { player: player(last.seat), at: name(last.cell), way: way(last.way), n };
  const { mode } = seen.look.view;
  const left = after.size ** 2 - after.taken.size;
  // In a puzzle what counts is what is still to be filled, not who is hemmed in.
  const isCrossing = n > 0 && ways.every((out) => crosses(after, last.seat, out));
  const inMatch = isCrossing ? '-crossing' : n === 1 ? '-single' : '';
  const stands = mode === 'solo' || mode === 'co-op' ? '-left' : inMatch;
  const found = [says(10, (first.way === last.way ? 'went' : 'turned') + stands, { ...args, left })];
  if (n === 0) found.push(says(80, 'dead-end', args, 'bad'));
  const over = lays.find(({ wrapped }) => wrapped);
  if (over !== undefined) found.push(says(30, 'over-edge', { ...args, way: way(over.way) }));
  for (const { kind, crossed, from } of lays) {
    if (kind === 'boost') found.push(says(40, 'boost', args));
    if (kind === 'turnaround') found.push(says(45, 'turnaround', { ...args, from: name(from) }));
    if (crossed !== null) found.push(says(35, 'crossed', { ...args, from: name(crossed) }));
  }
  if (turn.entries.some(({ type }) => type === 'brake')) found.push(says(38, 'brake', args));
  return found;
}

/** Who went out or away, and how it ended. */
function ends(seen: Seen): Headline[] {
  const { after, turn, look } = seen;
  const found: Headline[] = [];
  /** What befalls these is bad for them, and good for whom they play against. */
  const loss = (...seats: readonly Seat[]): Tone | undefined => {
    const isOwn = (seat: Seat) => turn.seat !== null && isMate(look.view, turn.seat, seat);
    return seats.every(isOwn) ? 'bad' : seats.some(isOwn) ? undefined : 'good';
  };
  for (const { seat, why } of inTurn(seen, 'left')) found.push(says(100, why, { player: player(seat) }, loss(seat)));
  for (const { seat, chosen } of inTurn(seen, 'line-ends'))
    found.push(says(70, chosen ? 'gave-up' : 'no-card', { player: player(seat) }, loss(seat)));
  const outs = inTurn(seen, 'out');
  const [out] = outs;
  const players = { list: outs.map(({ seat }) => player(seat)) };
  const [won] = inTurn(seen, 'won');
  if (won !== undefined && out !== undefined) {
    const winners = { list: won.winners.map(player) };
    const isTogether = outs.some(({ seat }) => won.winners.includes(seat));
    const tone = turn.seat !== null && won.winners.includes(turn.seat) ? 'good' : 'bad';
    found.push(says(85, isTogether ? 'together' : 'won', { winners, players, n: won.winners.length }, tone));
  } else if (out !== undefined) {
    const head = after.heads.get(out.seat);
    const at = head === undefined ? '' : cellName(after.size, head.cell);
    found.push(
      outs.length === 1 && head !== undefined
        ? says(60, 'out', { player: player(out.seat), at }, loss(out.seat))
        : says(60, 'outs', { players, n: outs.length, round: out.round }, loss(...outs.map(({ seat }) => seat))),
    );
  }
  for (const { score } of inTurn(seen, 'score'))
    found.push(says(95, score.total === 0 ? 'perfect' : 'score', { total: score.total }));
  for (const { seat } of inTurn(seen, 'propose')) found.push(says(20, 'proposed', { player: player(seat) }));
  return found;
}

function dealt(seen: Seen): Headline {
  const [order] = inTurn(seen, 'order');
  const first = order?.compared[0]?.seat;
  return first === undefined ? says(5, 'deal-solo') : says(5, 'deal', { player: player(first) });
}

/** What a turn came to: whom it hurt, else how the line went. */
export function headlines(turn: Turn<EndOfLine>, { look, before }: Told<EndOfLine>): readonly Headline[] {
  const seen = { turn, look, before: linesAfter(look, before), after: linesAfter(look, [...before, turn]) };
  const opening = turn.n === 0 ? [dealt(seen)] : [];
  return [says(0, 'nothing'), ...harmed(seen), ...ends(seen), ...went(seen), ...opening];
}
