import { ruling, tell } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { cardAt } from '../content/index.ts';
import { timestream } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { parse } from './notation.ts';
import { scene } from './scene.ts';

/** Why something that ana wants to do is refused, with its facts. */
const because = (t: ReturnType<typeof scene>, words: string) =>
  ruling(timestream, t.state, 0, parse(t.state, 0, words))?.because;

test('TS-10.11 TS-10.15 who cannot pay is told the card, its cost and the cell that it takes besides', () => {
  const t = scene({ ana: { hand: 'A02 I10' }, lanes: { 'bo 1': { location: 'E102' } } });
  expect(because(t, 'play A02 ana 1')).toEqual({
    key: 'why.cost',
    args: { card: { key: 'card.A02' }, cost: { list: [{ key: 'cells.A', args: { n: 1 } }] } },
  });
  expect(because(t, 'intervene I10')?.key).toBe('why.cost-and-cell');
});

test('TS-10.1 what a card costs is told in words, on its button, when it is paid for and when it cannot be', () => {
  const t = scene({ ana: { hand: 'I05 I04 A02', cells: 'A A A A F' }, lanes: { 'ana 1': { advances: 'A12' } } });
  const told = (code: string) => {
    const look = t.look('ana');
    const choice = look.choices.find((one) => one.kind === 'play' && cardAt(one.card).code === code);
    return timestream.label(look, choice!).args?.cost;
  };
  const words = {
    list: [
      { key: 'cost.any', args: { n: 3 } },
      { key: 'cells.A', args: { n: 1 } },
      { key: 'cost.voided', args: { n: 1 } },
    ],
  };
  expect([told('I05'), told('I04')]).toEqual([words, { key: 'cost.free' }]);
  t.as('ana').choose(parse(t.state, 0, 'intervene I05'));
  expect(t.look('ana').prompt).toEqual({ key: 'prompt.pay-cells', args: { card: { key: 'card.I05' }, cost: words } });
  const poor = scene({ ana: { hand: 'I05 A02', cells: 'A A A' } });
  expect(because(poor, 'intervene I05')?.args?.cost).toEqual(words);
});

test('TS-13.12 a cell that does not serve a Power Link is told which do', () => {
  const t = scene({ ana: { cells: 'A' }, lanes: { 'ana 1': { advances: 'A16' } } });
  const choice = { kind: 'power-link', piece: t.table.lanes[0]!.advances[0]!.id, slot: 0, cell: 0 } as const;
  expect(ruling(timestream, t.state, 0, choice)).toMatchObject({
    clause: 'TS-13.12',
    because: { key: 'why.wrong-cell', args: { type: { key: 'cell.F' } } },
  });
});

test('TS-9.1 TS-9.5 TS-8.1 TS-17.4 TS-21.7 a cell and a draw name the rule that they follow: the step, or an ability', () => {
  const t = scene({ step: 'draw', ana: { hand: 'P01 P02 A06 A18', cells: 'A A F F' } });
  t.ana('cell P01', 'play A06 ana 1', 'cell P02', 'play A18 ana 1');
  expect(t.entries('cell').map(({ clause }) => clause)).toEqual(['TS-9.1', 'TS-9.5']);
  expect(t.entries('drew').map(({ clause }) => clause)).toEqual(['TS-8.1', 'TS-17.4']);
  const none = scene({ step: 'draw', ana: { hand: 'A18', deck: '', cells: 'F F' } }).ana('none', 'play A18 ana 1');
  expect(none.entries('nothing-to-draw').map(({ clause }) => clause)).toEqual(['TS-8.3', 'TS-21.7']);
});

test('TS-12.6 TS-13.9 TS-14.11 a card that is played in another way than its kind names the rule that lets it', () => {
  const t = scene({
    ana: { hand: 'E209 A28 A24 A02 E102', cells: 'F F F F F A A' },
    lanes: { 'ana 2': { location: 'E203', advances: 'A04' } },
  });
  t.ana('play E209 ana 1', 'link A28 A04', 'play A24 ana 2 first', 'play A02 ana 3');
  expect(t.entries('played').map(({ clause }) => clause)).toEqual(['TS-14.11', 'TS-13.9', 'TS-12.6', 'TS-12.1']);
});

test('TS-14.2 TS-14.18 who has played all Event Chain cards of a turn is told how many it allows', () => {
  const t = scene({ ana: { hand: 'E203', cells: 'A' }, rest: { chains: 2, chainLimit: 2 } });
  expect(because(t, 'fill E203')).toEqual({ key: 'why.chain-limit', args: { n: 2 } });
});

test('TS-17.17 TS-17.11 what an ability cannot choose says why: cloaked, locked or sealed, or nothing that it names', () => {
  const lanes = {
    'bo 1': { location: 'E101', advances: 'A02+L01 A04' },
    'bo 2': { location: 'E203 E203' },
    'ana 1': { advances: 'A07', obstacles: 'O01+L01' },
  };
  const recall = scene({ ana: { hand: 'I06', cells: 'F' }, lanes }).ana('intervene I06');
  expect(because(recall, 'on A02')).toEqual({ key: 'why.cloaked', args: { card: { key: 'card.A02' } } });
  // A cloaked Obstacle and a locked City are no Advances in the first place.
  for (const other of ['on A07', 'on O01', 'on E203']) expect(because(recall, other)?.key).toBe('why.not-that');
  expect(recall.refusal('ana', 'on A02')).toBe('TS-17.17');
  const broken = scene({ ana: { hand: 'I10 A12', cells: 'U A A A' }, lanes }).ana(
    'intervene I10',
    'give P01',
    'void A12',
  );
  expect(because(broken, 'on E203')?.key).toBe('why.protected');
  expect([because(broken, 'on A04')?.key, because(broken, 'play A12 ana 1')?.key]).toEqual([
    'why.not-that',
    'why.answer-first',
  ]);
  const sealed = scene({
    turn: 'bo',
    bo: { hand: 'I11', cells: 'U' },
    ana: { hand: 'I10 A12', cells: 'U A A A' },
    lanes,
  });
  sealed.bo('intervene I11', 'lane bo 1').endTurn();
  expect(because(sealed.ana('none'), 'intervene I10')?.key).toBe('why.no-object-in-play');
  const burnt = scene({ ana: { hand: 'I13', cells: 'A F' }, bo: { cells: 'A' } }).ana('intervene I13', 'give P01');
  expect(because(burnt, 'linked P01')?.key).toBe('why.not-that');
});

test('TS-2.13 TS-6.7 TS-7.3 TS-18.10 the table in words names held cells, a skipped Target step and cards that are new', () => {
  const t = scene({ ana: { hand: 'A02 O11 I16', cells: 'A A A A A U', deck: '' }, bo: { linked: 'A F' } });
  const said = (language: 'en' | 'de') => {
    const reader = { language, texts: texts[language], names: ['Ana', 'Bo'] };
    return timestream
      .text(t.look(null))
      .flatMap(({ lines }) => lines.map((line) => (typeof line === 'string' ? line : tell(reader, line))));
  };
  const before = said('en').join();
  for (const words of ['held', 'skip', 'new this turn']) expect(before).not.toContain(words);
  t.ana('play A02 ana 1', 'play O11 bo 1', 'linked P02', 'intervene I16');
  expect(said('en')).toEqual(
    expect.arrayContaining([
      "Bo's held Power Cells: 1 Future",
      'Bo will skip the next Target step',
      'Advances: Galilean Boatmen 4/2 (new this turn)',
    ]),
  );
  expect(said('de')).toEqual(
    expect.arrayContaining(['Festgehaltene Zellen von Bo: 1 künftige', 'Bo setzt beim nächsten Zielen aus']),
  );
  t.endTurn();
  expect(said('en').join()).not.toContain('new this turn');
});

test('TS-12.6 in an empty column a card with Vanguard has one place, and is told so', () => {
  const t = scene({ ana: { hand: 'A21 A02', cells: 'F A' } });
  expect([because(t, 'play A21 ana 1 first')?.key, t.refusal('ana', 'play A21 ana 1 first')]).toEqual([
    'why.empty-column',
    'TS-12.6',
  ]);
  expect(because(t, 'play A02 ana 1 first')?.key).toBe('why.end-of-column');
});

test('TS-19.2 TS-19.3 TS-19.4 a target is told with both cards as they were, and which of them goes', () => {
  const lanes = { 'ana 1': { location: 'E101', advances: 'A04', obstacles: 'O01' } };
  const t = scene({ step: 'target', lanes });
  expect(t.look('ana').prompt?.key).toBe('prompt.target');
  t.ana('target ana 1');
  expect(t.entries('targeted')).toMatchObject([
    {
      from: { lane: 0, energy: 2, resistance: 3, voided: true },
      to: { lane: 0, energy: 3, resistance: 3, voided: false },
    },
  ]);
  expect(t.entries('voided').map(({ clause }) => clause)).toEqual(['TS-19.3']);
});

test('TS-17.21 what a card does after its target is told', () => {
  const t = scene({ step: 'target', lanes: { 'bo 2': { location: 'E101', obstacles: 'O17' } } }).ana('target bo 2');
  expect(t.entries('ability')).toMatchObject([{ clause: 'TS-17.21', seat: 0, at: 'O17.target' }]);
  expect(t.entries('voided').at(-1)).toMatchObject({ clause: 'TS-17.22', seat: 0 });
});

test('TS-6.1 TS-6.5 TS-7.1 TS-7.2 a turn tells that it ends, whose begins, and how many cells return', () => {
  const t = scene({ bo: { linked: 'A F' }, lanes: { 'bo 1': { advances: 'A16@P02' } } }).endTurn();
  expect(t.entries('ended')).toMatchObject([{ seat: 0 }]);
  expect(t.entries('turn')).toMatchObject([{ seat: 1, turn: t.player('bo').turns }]);
  expect(t.entries('unlinked')).toMatchObject([{ seat: 1, n: 3 }]);
});

test('TS-7.9 who orders delayed abilities is told that the step is Unlink', () => {
  const lanes = { 'ana 1': { advances: 'A02', obstacles: 'O23:1' }, 'ana 2': { advances: 'A02', obstacles: 'O23:1' } };
  const t = scene({ lanes }).endTurn();
  t.awaits('bo', 'delayed');
  expect(t.look('bo').view.step).toBe('unlink');
});

test('TS-20.2 who discards is told that the step is Discard', () => {
  const t = scene({ ana: { hand: 'A02 '.repeat(11).trim() } }).ana('none');
  t.awaits('ana', 'discard');
  expect(t.look('ana').view.step).toBe('discard');
});

test('TS-22.3 TS-22.1 the outcome of an adjudication says why it came to that, what decided and by how much', () => {
  const lanes = { 'bo 1': { location: 'E101' }, 'bo 2': { location: 'E203' }, 'ana 1': { location: 'E101' } };
  const t = scene({ turn: 'bo', turns: 120, step: 'end', lanes, rest: { moved: true } });
  expect(t.state.outcome).toMatchObject({
    ranking: [[1], [0]],
    by: {
      key: 'outcome.TS-22.3',
      args: {
        winner: { seat: 1 },
        reason: { key: 'ended.TS-22.1' },
        what: { key: 'standing.0', args: { more: 2, less: 1 } },
      },
    },
  });
  expect(t.entries('over')).toMatchObject([{ clause: 'TS-22.3', winners: [1] }]);
});

test('TS-22.4 TS-22.2 a draw says why it came to that, and is told', () => {
  const t = scene({ step: 'end', rest: { quiet: 5 } });
  expect(t.state.outcome?.by).toEqual({ key: 'outcome.TS-22.4', args: { reason: { key: 'ended.TS-22.2' } } });
  expect(t.entries('over')).toMatchObject([{ clause: 'TS-22.4', winners: [] }]);
});

test('TS-15.4 TS-22.5 a win names winner and loser, and is told', () => {
  const t = scene({});
  t.as('ana').choose({ kind: 'concede' });
  expect(t.state.outcome).toMatchObject({
    ranking: [[1], [0]],
    by: { args: { winner: { seat: 1 }, loser: { seat: 0 } } },
  });
  expect(t.entries('over')).toMatchObject([{ clause: 'TS-22.5', winners: [1] }]);
});

test.each([
  ['en', 'Both have taken 60 turns. ana wins with 1 filled phase against 0'],
  ['de', 'Beide haben 60 Züge gespielt. ana gewinnt mit 1 gefüllter Phase gegen 0'],
] as const)('TS-22.3 one phase is told as one in %s', (language, sentence) => {
  const lanes = { 'ana 1': { location: 'E101' } };
  const { outcome } = scene({ turn: 'bo', turns: 120, step: 'end', lanes, rest: { moved: true } }).state;
  const reader = { language, texts: texts[language], names: ['ana', 'bo'] };
  expect(tell(reader, outcome!.by)).toBe(sentence);
});

test('what is mine is told as mine: no lane, card or hand "of you"', () => {
  const t = scene({ ana: { hand: 'A02', cells: 'A A' } }).ana('play A02 ana 1');
  const look = t.look('ana');
  const reader = { language: 'en', names: ['Ana', 'Bo'], texts: texts.en, you: 0 };
  const said = t.entries('played').map((entry) => tell(reader, timestream.describe(look, entry)));
  expect(said).toEqual([expect.stringMatching(/^You play .+ into your Journey lane, paying /)]);
  expect(Object.values(texts.en).filter((text) => / of \{player\}/.test(text))).toEqual([]);
});
