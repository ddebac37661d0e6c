import { Match } from '@turnpoint/kernel';
import { differences, headlineOf, whyOf } from '@turnpoint/ui';
import { expect, test } from 'vitest';
import { cardNo } from '../../content/index.ts';
import { type Entry, timestream } from '../../rules/index.ts';
import { story } from '../story/index.ts';

const match = Match.create(timestream, { options: timestream.defaults(2), seats: 2, seed: 'story' });
if (!(match instanceof Match)) throw new Error('the match is refused');
const look = match.look(0);

const told = (...entries: readonly Entry[]) =>
  headlineOf(story, { seat: 0, n: 1, first: 1, last: 5, entries }, { look, log: [] });
const played = (as: string, code: string, at: number): Entry =>
  ({ type: 'played', clause: null, seat: 0, card: cardNo(code), as, at, piece: 3, cells: [0, 0, 0] }) as Entry;
const targets = (from: ReturnType<typeof side>, to: ReturnType<typeof side>) =>
  ({ type: 'targeted', clause: null, seat: 0, from, to }) as Entry;
const side = (code: string, voided: boolean) => ({
  lane: 0,
  piece: 1,
  card: cardNo(code),
  energy: 1,
  resistance: 1,
  voided,
});

test('a turn is told by who did it: the own phase that was filled, the phase of the other that was attacked', () => {
  expect(told(played('obstacle', 'O17', 3))).toMatchObject({
    key: 'headline.obstacle',
    args: { by: { seat: 0 }, player: { seat: 1 }, phase: { key: 'phase.1' } },
  });
  expect(told(played('obstacle', 'O17', 3), played('fill', 'E101', 0)).key).toBe('headline.fill');
});

test('a card of a chain that a target voids is told before anything that was played', () => {
  const targeted = targets(side('O17', false), side('E203', true));
  expect(told(played('fill', 'E101', 0), targeted).key).toBe('headline.voids');
});

test('the card that wins says so, and a turn without anything is waited through', () => {
  const over: Entry = { type: 'over', clause: null, winners: [0] };
  const home = { ...played('timestream', 'E101', -1) } as Entry;
  expect(told(home, over).key).toBe('headline.timestream-won');
  expect(told({ type: 'cell', clause: null, seat: 0, card: cardNo('E101') }).key).toBe('headline.cell');
  expect(told({ type: 'ended', clause: null, seat: 0 }).key).toBe('headline.waited');
});

test('a card goes from the hand to its phase, and a phase more is a reason', () => {
  const [card = 0] = look.view.players[0].hand ?? [];
  expect(story.marks({ kind: 'play', card, as: 'fill', at: 1, first: false }, look)).toEqual(['hand-0', 'location-1']);
  expect(story.marks({ kind: 'none' }, look)).toEqual([]);
  const facts = story.facts(look, 0);
  const more = facts.map((fact) => (fact.id === 'filled-0' ? { ...fact, value: 1 } : fact));
  expect(whyOf(differences([facts], [more]))).toMatchObject({ key: 'why.filled', args: { n: 1 } });
});

test('TS-9.10 a power-linked cell is in play and counts among the Power Cells', () => {
  const cells = (view: typeof look.view) =>
    Number(story.facts({ ...look, view }, 0).find(({ id }) => id === 'cells-0')?.value);
  const linked = { piece: 9, by: 0, card: cardNo('E101'), powers: [{}, {}] };
  const lanes = look.view.lanes.map((lane, at) => (at === 0 ? { ...lane, location: [linked] } : lane));
  expect(cells({ ...look.view, lanes } as unknown as typeof look.view)).toBe(cells(look.view) + 2);
});

test('what was done is told before a Power Cell, also of a turn that it did no good', () => {
  const cell: Entry = { type: 'cell', clause: null, seat: 0, card: cardNo('E101') };
  const entries = [cell, played('obstacle', 'O17', 3)];
  const turn = { seat: 0, n: 1, first: 1, last: 5, entries };
  expect(headlineOf(story, turn, { look, log: [] }, { came: 'bad', step: null }).key).toBe('headline.obstacle');
  // That nothing came of a target says more than that a cell was laid.
  const vain = [cell, targets(side('O17', false), side('E203', false))];
  const of = (came: 'good' | 'bad') =>
    headlineOf(story, { ...turn, entries: vain }, { look, log: [] }, { came, step: null });
  expect([of('bad').key, of('good').key]).toEqual(['headline.in-vain', 'headline.cell']);
});
