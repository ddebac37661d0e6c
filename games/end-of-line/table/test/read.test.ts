import { Match, type Message, tell } from '@turnpoint/kernel';
import { withTexts } from '@turnpoint/ui/texts';
import { expect, test } from 'vitest';
import { endOfLine } from '../../rules/index.ts';
import type { EndOfLine, View } from '../../rules/types.ts';
import { position } from '../../test/position.ts';
import { texts } from '../../texts/index.ts';
import { read, type Subject } from '../cards/read.ts';
import { en } from '../texts/en.ts';

const reader = withTexts({ language: 'en', texts: texts.en, names: ['Mara', 'Jonas'] }, en);
const say = (key: string, args: Message['args'] = {}) => tell(reader, { key, args });
const said = (view: View, subject: Subject) => {
  const { title, lines } = read(subject, view, say);
  return [title, ...lines].join(' ');
};
const cell = (x: number, y: number): Subject => ({ kind: 'cell', cell: y * 7 + x });
const two = (position({ lines: { a: { line: '2,2S 2,1FR' }, b: { line: '4,2CR' } } }).look(null) as { view: View })
  .view;

test('a card on the floor tells whose it is, its ways out, when it was laid, and whether its line goes on there', () => {
  expect(said(two, cell(2, 1))).toBe(
    'Mara’s fork right At 2,1, initiative 3. Card 3 of the match. Ways out: north and east. The line is open: it can go on to 2,0 and 3,1.',
  );
  expect(said(two, cell(2, 2))).toContain('Only the last card of a line leads on.');
  expect(said(two, cell(2, 3))).toBe(
    'Mara’s Start of Line At 2,3. The line begins here. Ways out: north. Only the last card of a line leads on. This cell is taken.',
  );
  const closed = { ...two, players: two.players.map((player) => ({ ...player, open: [] })) };
  expect(said(closed, cell(2, 1))).toContain('no way out is free now');
  const out = { ...two, players: two.players.map((player) => ({ ...player, ended: true })) };
  expect(said(out, cell(2, 1))).toContain('The line has ended.');
});

test('an empty cell tells who can go on there, and what lies beside it over a joined edge', () => {
  expect(said(two, cell(2, 0))).toBe(
    '2,0, empty Mara can go on here next. Beside it: 2,6 to the north, 3,0 east, 2,1 south, 1,0 west. Opposite edges are joined.',
  );
  expect(said(two, cell(0, 6))).toContain(
    'No line can go on here next. Beside it: 0,5 to the north, 1,6 east, 0,0 south',
  );
});

test('a puzzle says above which cell the Start card lies outside', () => {
  const match = Match.create(endOfLine, {
    options: endOfLine.defaults(1),
    seats: 1,
    seed: 'outside',
  }) as Match<EndOfLine>;
  const { view } = match.look(0);
  const entry = view.players[0]?.entry ?? -1;
  expect(said(view, { kind: 'cell', cell: entry })).toContain('Mara’s Start card lies outside the area');
  expect(said(view, { kind: 'cell', cell: 0 })).not.toContain('outside');
});

test('a card in hand, a seat and an effect tell what they are', () => {
  expect(said(two, { kind: 'hand', face: 'CL', colour: 'sky' })).toBe(
    'curve left Initiative 2, 4 in each deck. Leads left.',
  );
  expect(said(two, { kind: 'seat', seat: 0 })).toContain('The line is open: it can go on to 2,0 and 3,1.');
  expect(said(two, { kind: 'effect', effect: 'brake', now: 'from round 3 on' })).toBe(
    'Brake: stop after your first card of the turn. It costs 1 energy, and only one effect may be used a round. from round 3 on',
  );
});
