import { differences, headlineOf, whyOf } from '@turnpoint/ui';
import { expect, test } from 'vitest';
import type { Entry, Look } from '../../rules/types.ts';
import { position } from '../../test/position.ts';
import { story } from '../story/index.ts';

const two = () => position({ lines: { a: { line: '2,2S' }, b: { line: '4,2CR' } } }).look(null) as Look;

const lay = (seat: number, cell: number, more: Partial<Extract<Entry, { type: 'lay' }>> = {}): Entry => ({
  type: 'lay',
  clause: null,
  seat,
  face: 'S',
  cell,
  way: 'N',
  from: cell + 7,
  kind: 'lay',
  wrapped: false,
  crossed: null,
  energy: 3,
  ...more,
});
const at = (x: number, y: number): number => y * 7 + x;

function told(before: readonly Entry[], entries: readonly Entry[]) {
  const turn = { seat: 0, n: 2, first: 2, last: 3, entries };
  return headlineOf(story, turn, { look: two(), log: [{ step: 1, seat: 1, entries: before }] });
}

test('a card that closes the last way on of a rival is what the turn is told by, and the win with it', () => {
  const rival = lay(1, at(4, 2));
  expect(told([rival], [lay(0, at(4, 1), { way: 'E' })])).toMatchObject({
    key: 'headline.cut',
    args: { player: { seat: 0 }, rival: { seat: 1 } },
  });
  const won: Entry = { type: 'won', clause: null, winners: [0] };
  expect(told([rival], [lay(0, at(4, 1), { way: 'E' }), won]).key).toBe('headline.cut-won');
  // The check of the same turn may make somebody else the winner.
  const other: Entry = { type: 'won', clause: null, winners: [2] };
  expect(told([rival], [lay(0, at(4, 1), { way: 'E' }), other]).key).toBe('headline.cut');
});

test('of two ways one is left: which, and from where', () => {
  const rival = lay(1, at(4, 2), { face: 'FL' });
  expect(told([rival], [lay(0, at(4, 1), { way: 'E' })])).toMatchObject({
    key: 'headline.narrowed',
    args: { way: { key: 'way.W' }, at: '4,2' },
  });
  expect(told([rival], [lay(0, at(0, 0))]).key).toBe('headline.went-single');
});

test('a line that closes itself came to a dead end; energy and edges are told before the way itself', () => {
  expect(told([lay(1, at(2, 0))], [lay(0, at(2, 1))]).key).toBe('headline.dead-end');
  expect(told([], [lay(0, at(2, 6)), lay(0, at(2, 5), { kind: 'boost' })]).key).toBe('headline.boost');
  expect(told([], [lay(0, at(2, 6), { wrapped: true })]).key).toBe('headline.over-edge');
  expect(told([], [lay(0, at(2, 6)), lay(0, at(3, 6), { way: 'E' })]).key).toBe('headline.turned-single');
});

test('a card is marked where it is laid, and a line of more ways is a reason', () => {
  expect(story.marks({ kind: 'lay', face: 'S', cell: 12 }, two())).toEqual(['cell-12']);
  expect(story.marks({ kind: 'brake' }, two())).toEqual([]);
  const facts = story.facts(two(), 0);
  const shut = facts.map((fact) => (fact.id === 'ways-1' ? { ...fact, value: 0 } : fact));
  expect(whyOf(differences([facts], [shut]))).toMatchObject({
    key: 'why.ways-less',
    args: { player: { seat: 1 } },
  });
  expect(whyOf(differences([shut], [facts]))).toBeNull();
});

test("EOL-12.4 a way over a team-mate's card is a way on", () => {
  const cell = (x: number, y: number) => y * 9 + x;
  const mates = { a: { line: '' }, b: { line: '' }, c: { line: '' }, d: { line: '' } };
  const look = position({ mode: 'team', lines: mates }).look(null) as Look;
  const tell = (before: readonly Entry[], entries: readonly Entry[]) =>
    headlineOf(
      story,
      { seat: 0, n: 2, first: 2, last: 3, entries },
      { look, log: [{ step: 1, seat: 1, entries: before }] },
    );
  const rival = lay(1, cell(0, 4));
  const mate = lay(3, cell(0, 3));
  const head = lay(0, cell(5, 8), { way: 'N' });
  // b's only way on leads over d's card to 0,2: it is closed by a card there and not by one of d's.
  expect(tell([rival, mate], [head]).key).toBe('headline.went-single');
  expect(tell([rival, mate], [head, lay(0, cell(0, 2))]).key).toBe('headline.cut');
  const own = [lay(2, cell(5, 7))];
  expect(tell(own, [head]).key).toBe('headline.went-crossing');
  expect(tell([...own, lay(1, cell(5, 6))], [head]).key).toBe('headline.dead-end');
});
