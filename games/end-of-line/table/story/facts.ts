import type { Seat, Value } from '@turnpoint/kernel';
import type { Fact } from '@turnpoint/ui';
import { type Cell, cellName, WAYS } from '../../content/index.ts';
import type { Look, View } from '../../rules/types.ts';
import { stepFrom } from '../draw/geometry.ts';

/** On one side: the same, a team-mate, or anybody in a puzzle. */
export const isMate = (view: View, a: Seat, b: Seat): boolean =>
  a === b || view.mode === 'co-op' || (view.mode === 'team' && a % 2 === b % 2);

/** How many free cells a line can come to, one by one, as long as no other does. */
function roomOf({ size, cells }: View, from: readonly Cell[]): number {
  const seen = new Set(from);
  const next = [...from];
  for (let cell = next.pop(); cell !== undefined; cell = next.pop())
    for (const way of WAYS) {
      const to = stepFrom(size, cell, way);
      if (cells[to] !== null || seen.has(to)) continue;
      seen.add(to);
      next.push(to);
    }
  return seen.size;
}

function ofLine(view: View, seat: Seat, viewer: Seat): Fact[] {
  const line = view.players[seat];
  if (line === undefined) return [];
  const good = isMate(view, seat, viewer) ? 'more' : 'less';
  const isIn = line.out === null && !line.ended;
  const open = isIn ? line.open : [];
  const says = (key: string): Fact['says'] => ({ key: `fact.${key}`, args: { player: { seat } satisfies Value } });
  const at =
    line.head < 0 ? { key: 'fact.at-start' } : { key: 'fact.cell', args: { at: cellName(view.size, line.head) } };
  return [
    { id: `in-${seat}`, says: says('in'), value: isIn ? 1 : 0, as: 'fact.in-as', isYesNo: true, good, worth: 6 },
    { id: `ways-${seat}`, says: says('ways'), value: open.length, good, worth: 1.5 },
    { id: `room-${seat}`, says: says('room'), value: roomOf(view, open), good, worth: 0.1 },
    { id: `energy-${seat}`, says: says('energy'), value: line.energy, good, worth: 0.6 },
    { id: `head-${seat}`, says: says('head'), value: at, good: null, worth: 0.5 },
    { id: `left-${seat}`, says: says('left'), value: line.handCount + line.deckCount, good: null, worth: 0.1 },
  ];
}

function ofPuzzle({ score }: View): Fact[] {
  if (score === null) return [];
  const { total, empty, unplaced } = score;
  return [
    { id: 'total', says: { key: 'fact.total' }, value: total, good: 'less', worth: 1 },
    { id: 'empty', says: { key: 'fact.empty' }, value: empty, good: 'less', worth: 0.2 },
    { id: 'unplaced', says: { key: 'fact.unplaced' }, value: unplaced, good: 'less', worth: 0.1 },
  ];
}

/** Open ways, room and energy of each line, and what a puzzle would score. */
export const facts = ({ view }: Look, seat: Seat): readonly Fact[] => [
  ...ofPuzzle(view),
  ...view.players.flatMap((_, line) => ofLine(view, line, seat)),
];
