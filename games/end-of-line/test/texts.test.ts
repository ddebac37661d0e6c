import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { type Message, ruling, tell } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { COLOURS, cellAt, FACES, MODES, WAYS } from '../content/index.ts';
import { CLAUSES, type Entry, endOfLine, type Ruling } from '../rules/index.ts';
import clauses from '../texts/clauses.json' with { type: 'json' };
import { texts } from '../texts/index.ts';
import { position } from './position.ts';
import { longLine } from './published.ts';
import { Scene } from './scene.ts';

const names = ['Ana', 'Bo', 'Cleo', 'Dan'];
const languages = ['en', 'de'] as const;
const say = (message: Message, language: (typeof languages)[number] = 'en') =>
  tell({ language, texts: texts[language], names }, message);

const root = new URL('../../../', import.meta.url);
const rules = new URL('../rules/', import.meta.url);
const sources = readdirSync(rules, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(new URL(file, rules), 'utf8'));

/** Keys that the rules put together from parts. */
const MADE = [
  ...[...FACES, 'start'].map((face) => `face.${face}`),
  ...WAYS.map((way) => `way.${way}`),
  ...['boost', 'brake', 'turnaround'].map((effect) => `effect.${effect}`),
  ...['lay', 'turnaround', 'boost', 'brake', 'end', 'give-up', 'stop', 'agree', 'decline', 'resign', 'time-out'].map(
    (kind) => `label.${kind}`,
  ),
  ...['turnaround', 'boost', 'resign', 'time-out'].map((kind) => `log.${kind}`),
  ...['EOL-8.5', 'EOL-8.6', 'EOL-8.11'].map((clause) => `outcome.${clause}`),
];
const ending = readFileSync(new URL('../table/pages/ending.ts', import.meta.url), 'utf8');
const ENDING = [...ending.matchAll(/'(ending\.[\w-]+)'/g)];
/** Keys for the tables around the rules. */
const SHOWN = [
  'game.name',
  'agreement.mode',
  ...MODES.map((mode) => `mode.${mode}`),
  ...COLOURS.map((colour) => `colour.${colour}`),
  ...['won', 'won-team'].flatMap((won) => ['EOL-8.5', 'EOL-8.6', 'EOL-8.11'].map((by) => `ending.${won}.${by}`)),
  ...ENDING.map(([, key]) => key as string),
];
const WRITTEN = sources.flatMap((source) => [
  ...source.matchAll(/'((?:why|log|label|prompt|text|outcome)\.[\w.-]+)'/g),
]);
const KEYS = [...new Set([...MADE, ...SHOWN, ...WRITTEN.map(([, key]) => key as string)])];
/** Released rules say these for ever, whatever today's say. */
const kept = new URL('../frozen/', import.meta.url);
const frozen = readdirSync(kept)
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(new URL(file, kept), 'utf8'));
const isKept = (key: string) => frozen.some((code) => code.includes(`\`${key}\``));

test.each(languages)('every key that rules of any version can say exists in %s, and no other', (language) => {
  expect(KEYS.length).toBeGreaterThan(100);
  const keys = Object.keys(texts[language]);
  expect(keys.filter((key) => KEYS.includes(key) || !isKept(key)).sort()).toEqual(KEYS.sort());
});

test('both languages use the same values', () => {
  const values = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
  for (const key of KEYS) expect([key, values(texts.de[key] ?? '')]).toEqual([key, values(texts.en[key] ?? '')]);
});

test('the clauses are those of the specification', () => {
  const { stderr } = spawnSync(process.execPath, ['scripts/clauses.mjs', '--check'], { cwd: root, encoding: 'utf8' });
  expect(stderr).not.toContain('end-of-line');
  // Beside them stands what each chapter is called.
  const isChapter = (id: string) => /^EOL-\d+$/.test(id);
  expect(Object.keys(clauses).filter((id) => !isChapter(id))).toEqual([...CLAUSES]);
  for (const id of CLAUSES.filter((id) => !id.startsWith('EOL-R')))
    expect(clauses).toHaveProperty([id.split('.')[0] ?? '']);
  const numbered = CLAUSES.filter((id) => /^EOL-\d+\.\d+$/.test(id));
  expect(numbered).toHaveLength(141);
  expect(CLAUSES.length - numbered.length).toBe(35);
  expect(endOfLine.clauses).toBe(CLAUSES);
});

const b = { line: '4,2S 4,1S 4,0S' };
const third = position({ lines: { a: { line: '2,2FR 2,1FL 2,0S', hand: 'S S S CL X' }, b } });
const second = position({ round: 2, lines: { a: { line: '2,2X 2,1S', hand: 'S S S CL X' }, b } });
const coop = position({ mode: 'co-op', lines: { a: { line: 'S S S' }, b: { line: 'S S S' } } });
const solo = position({
  mode: 'solo',
  lines: { a: { line: '2,4S 2,3S 2,2CL 1,2CL', hand: 'CL S CR T X', energy: 0 } },
});
const team = position({
  mode: 'team',
  lines: {
    a: { start: '2,4W', line: '1,4CR 1,3CR 2,3S 3,3S 4,3S 5,3CL 5,2CR 6,2FL', hand: 'S S S S S' },
    b: { start: '4,2N', line: '4,1S' },
    c: { start: '6,4E', line: '7,4CL 7,3S 7,2CR 8,2S' },
    d: { start: '4,6S', line: '4,7S' },
  },
});
const bare = { line: longLine(24), hand: 'CR', deck: '' };

/** Every refusal once, as it is said. */
const REFUSALS: Record<string, [() => Ruling | null, string]> = {
  'why.seats': [() => endOfLine.cannotStart({ mode: 'versus' }, 9), 'This needs 1 to 8 players'],
  'why.seats-exactly': [() => endOfLine.cannotStart({ mode: 'solo' }, 2), 'This needs exactly 1 player'],
  'why.mode': [() => endOfLine.cannotStart({}, 2), 'There is no such mode'],
  'why.colours': [() => endOfLine.cannotStart({ mode: 'versus' }, 2), 'Every player needs a colour of their own'],
  'why.no-seat': [() => endOfLine.idle(third.state, 4), 'There is no line for this seat'],
  'why.clock': [() => ruling(endOfLine, third.state, 0, { kind: 'time-out' }), 'Only the clock says that time is out'],
  'why.over': [() => third.play('a', 'resign').ruling('b', 'end'), 'The match is over'],
  'why.out': [
    () => {
      const three = { a: { line: 'S' }, b: { line: 'S' }, c: { line: 'S' } };
      return position({ mode: 'battle-royale', lines: three }).play('a', 'resign').ruling('a', 'end');
    },
    'Your line has ended',
  ],
  'why.not-your-turn': [() => third.ruling('b', 'end'), 'It is Ana’s turn'],
  'why.await-answer': [() => coop.play('a', 'stop').ruling('a', 'stop'), 'Bo must answer first'],
  'why.answer-first': [() => coop.play('a', 'stop').ruling('b', 'stop'), 'Answer the proposal first: agree or play on'],
  'why.no-proposal': [() => coop.ruling('a', 'agree'), 'Nobody has proposed to stop'],
  'why.unknown': [
    () => third.ruling('a', 'dance'),
    'A turn places a card of your hand on an available way out of your last card',
  ],
  'why.must-place': [() => third.play('a', 'S 2,6').ruling('a', 'end'), '1 of 2 cards placed: the rest must follow'],
  'why.enough': [
    () => third.play('a', 'S 2,6', 'S 2,5').ruling('a', 'S 2,4'),
    'You have placed 2 cards, which is all for this turn',
  ],
  'why.can-place': [() => third.ruling('a', 'give-up'), 'A card can still be placed without energy'],
  'why.can-complete': [() => solo.ruling('a', 'give-up'), 'The turn can be completed without energy'],
  'why.must-complete': [
    () => solo.play('a', solo.offers()[0] as string).ruling('a', { kind: 'give-up' }),
    'A turn that has begun must be completed, by Brake if nothing else is left',
  ],
  'why.energy-too-early': [() => second.ruling('a', 'brake'), 'Energy can be used from round 3 on; this is round 2'],
  'why.energy-used': [
    () => third.play('a', 'turnaround S 1,1').ruling('a', 'brake'),
    'Turnaround was already used this round: one effect a round',
  ],
  'why.energy-gone': [() => solo.play('a', 'S 1,3').ruling('a', 'brake'), 'No energy is left'],
  'why.boost-third': [
    () => third.play('a', 'S 2,6').ruling('a', 'boost S 2,5'),
    'Boost adds a third card; 1 card is placed',
  ],
  'why.brake-too-early': [
    () => third.ruling('a', 'brake'),
    'Brake ends the turn after the first card; none is placed yet',
  ],
  'why.brake-too-late': [
    () => third.play('a', 'S 2,6', 'S 2,5').ruling('a', 'brake'),
    'Brake ends the turn after one card; two are placed',
  ],
  'why.turnaround-third': [
    () => third.play('a', 'S 2,6', 'S 2,5').ruling('a', 'turnaround S 2,4'),
    'A third card cannot be a Turnaround',
  ],
  'why.turnaround-start': [
    () => position({ lines: { a: { line: 'X' }, b } }).ruling('a', 'turnaround S 2,3'),
    'The Start of Line cannot be branched from',
  ],
  'why.turnaround-closed': [
    () => third.play('a', 'S 2,6').ruling('a', 'turnaround S 2,5'),
    'The card before, at 2,0, has no free way out',
  ],
  'why.stop-competitive': [() => third.ruling('a', 'stop'), 'Only a puzzle can be stopped and scored'],
  'why.stop-inside': [
    () => coop.play('a', 'S 2,3').ruling('a', 'stop'),
    'A puzzle can be stopped only before the first card of a turn',
  ],
  'why.stop-proposed': [
    () => coop.play('a', 'stop').play('b', 'decline').ruling('a', 'stop'),
    'A stop was already proposed in this turn',
  ],
  'why.no-cards': [
    () =>
      position({ round: 14, lines: { a: bare, b } })
        .play('a', 'CR 1,2')
        .ruling('a', 'S 1,3'),
    'There is no card in your hand',
  ],
  'why.no-such-card': [() => third.ruling('a', 'Q 2,6'), 'There is no such card'],
  'why.not-in-hand': [() => third.ruling('a', 'T 2,6'), 'You hold no tee'],
  'why.no-such-cell': [() => third.ruling('a', { kind: 'lay', face: 'S', cell: 49 }), 'The area has 7 by 7 cells'],
  'why.occupied': [() => third.ruling('a', 'S 4,3'), '4,3 holds Bo’s Start of Line'],
  'why.incomplete': [() => solo.ruling('a', 'CL 1,3'), 'After this card at 1,3 the turn could not be completed'],
  'why.start-way': [
    () => position({ round: 1, lines: { a: {}, b: {} } }).ruling('a', 'S 2,1'),
    'The Start of Line leads to 2,2 only',
  ],
  'why.blocked': [
    () => position({ lines: { a: { line: '2,2S 2,1CR 3,1FL' }, b } }).ruling('a', 'S 5,1'),
    'Bo’s card at 4,1 is in the way',
  ],
  'why.cannot-cross': [
    () => team.ruling('a', 'S 0,2'),
    'The way over 7,2 cannot be crossed: only one single line card of your team-mate can',
  ],
  'why.way-lost': [() => second.ruling('a', 'S 1,2'), 'Only the last card leads on; the way out of 2,2 is lost'],
  'why.not-follow': [
    () => {
      const head = { start: '6,4E', line: '7,4CL 7,3S 7,2S 7,1S' };
      const lines = { a: { start: '2,4W', line: '1,4S' }, b: { start: '4,2N' }, c: head, d: { start: '4,6S' } };
      return position({ mode: 'team', lines }).ruling('a', 'S 7,0');
    },
    'That is the way of your team-mate from 7,1: cross it, never follow it',
  ],
  'why.no-way': [() => second.ruling('a', 'S 6,6'), 'No way out leads here: straight at 2,1 opens north'],
};

describe('refusals', () => {
  test('all of them are here', () => {
    expect(Object.keys(REFUSALS).sort()).toEqual(KEYS.filter((key) => key.startsWith('why.')).sort());
  });
  test.each(Object.entries(REFUSALS))('%s', (key, [refuse, sentence]) => {
    const refused = refuse();
    expect(refused?.because.key).toBe(key);
    expect(say((refused as Ruling).because)).toBe(sentence);
    expect(say((refused as Ruling).because, 'de').length).toBeGreaterThan(5);
  });
});

describe('the log', () => {
  const look = third.look('a');
  const at = (x: number, y: number) => cellAt(7, x, y);
  const lay = {
    type: 'lay',
    clause: 'EOL-6.5',
    seat: 0,
    face: 'CL',
    cell: at(2, 6),
    way: 'N',
    from: at(2, 0),
    kind: 'lay',
    wrapped: false,
    crossed: null,
    energy: 2,
  } as const;
  const score = { unplaced: 9, energy: 1, empty: 3, total: 13 };
  const ENTRIES: [Entry, string][] = [
    [{ type: 'deal', clause: 'EOL-13.2', seat: 0, entry: at(2, 2), way: 'N' }, 'Ana starts towards 2,2, going north'],
    [{ type: 'reveal', clause: 'EOL-2.6', seat: 1, faces: ['X'] }, 'Bo reveals cross'],
    [
      {
        type: 'order',
        clause: 'EOL-4.2',
        round: 1,
        compared: [
          { seat: 1, initiatives: [], byFirst: true },
          { seat: 0, initiatives: [], byFirst: true },
        ],
      },
      'First-round order: Bo and Ana',
    ],
    [
      {
        type: 'order',
        clause: 'EOL-4.5',
        round: 4,
        compared: [
          { seat: 1, initiatives: [1, 2], byFirst: false },
          { seat: 0, initiatives: [1, 3], byFirst: false },
        ],
      },
      'In round 4 the order is Bo (1-2) and Ana (1-3)',
    ],
    [{ type: 'draw', clause: 'EOL-5.1', seat: 0, count: 2, faces: ['S', 'T'] }, 'Ana draws straight and tee'],
    [{ type: 'draw', clause: 'EOL-5.1', seat: 0, count: 2, faces: null }, 'Ana draws 2 cards'],
    [{ type: 'draw', clause: 'EOL-5.1', seat: 0, count: 1, faces: null }, 'Ana draws 1 card'],
    [{ type: 'draw', clause: 'EOL-5.3', seat: 0, count: 0, faces: [] }, 'Ana has no card to draw'],
    [lay, 'Ana lays curve left at 2,6, going north'],
    [{ ...lay, wrapped: true }, 'Ana lays curve left at 2,6, going north over the edge'],
    [{ ...lay, crossed: at(2, 1) }, 'Ana crosses 2,1 and lays curve left at 2,6, going north'],
    [
      { ...lay, kind: 'turnaround', way: 'W' },
      'Ana uses Turnaround and lays curve left at 2,6, going west. Energy left: 2',
    ],
    [{ ...lay, kind: 'boost', way: 'S' }, 'Ana uses Boost and lays curve left at 2,6, going south. Energy left: 2'],
    [{ type: 'brake', clause: 'EOL-7.7', seat: 1, energy: 0 }, 'Bo uses Brake. Energy left: 0'],
    [{ type: 'end', clause: 'EOL-7.16', seat: 1 }, 'Bo ends the turn'],
    [{ type: 'line-ends', clause: 'EOL-6.15', seat: 1, chosen: false }, 'Bo cannot place the next card: the line ends'],
    [{ type: 'line-ends', clause: 'EOL-6.15', seat: 1, chosen: true }, 'Bo lets the line end'],
    [
      {
        type: 'check',
        clause: 'EOL-8.1',
        round: 3,
        open: [
          { seat: 0, ways: 2 },
          { seat: 1, ways: 0 },
        ],
      },
      'Check: ways out for Ana (2) and Bo (0)',
    ],
    [{ type: 'out', clause: 'EOL-8.1', seat: 1, round: 3 }, 'Bo is out in round 3'],
    [{ type: 'left', clause: 'EOL-8.11', seat: 0, why: 'resign' }, 'Ana resigns'],
    [{ type: 'left', clause: 'EOL-8.11', seat: 0, why: 'time-out' }, 'Ana has run out of time'],
    [{ type: 'taken-back', clause: 'EOL-10.12', seat: 0, cells: [1, 2], energy: 3 }, '2 cards go back to Ana’s hand'],
    [{ type: 'taken-back', clause: 'EOL-10.12', seat: 0, cells: [1], energy: 3 }, '1 card goes back to Ana’s hand'],
    [{ type: 'propose', clause: 'EOL-11.10', seat: 0 }, 'Ana proposes to stop'],
    [{ type: 'answer', clause: 'EOL-11.10', seat: 1, agreed: true }, 'Bo agrees to stop'],
    [{ type: 'answer', clause: 'EOL-11.10', seat: 1, agreed: false }, 'Bo wants to play on'],
    [{ type: 'won', clause: 'EOL-8.5', winners: [1] }, 'Bo wins'],
    [{ type: 'won', clause: 'EOL-8.5', winners: [1, 3] }, 'Bo and Dan win'],
    [{ type: 'score', clause: 'EOL-10.3', score }, 'Unplaced 9 + energy 1 + empty cells 3 = 13'],
  ];
  test.each(ENTRIES)('%j: %s', (entry, sentence) => {
    expect(say(endOfLine.describe(look, entry))).toBe(sentence);
    expect(say(endOfLine.describe(look, entry), 'de').length).toBeGreaterThan(5);
  });
});

test('every choice has a label', () => {
  const labels = (s: Scene, name: string) =>
    s.offered(name).map((choice) => say(endOfLine.label(s.look(name), choice)));
  const one = position({ lines: { a: { line: '2,2S 2,1S 2,0FR', hand: 'S S S S S' }, b: { line: '4,2CR' } } }).play(
    'a',
    'S 2,6',
  );
  expect(labels(one, 'a')).toEqual(['Lay straight at 2,5', 'Turnaround: straight at 3,0', 'Brake: stop at one card']);
  expect(labels(one.play('a', 'S 2,5'), 'a')).toEqual(['Boost: straight at 2,4', 'End turn']);
  expect(labels(coop, 'a').at(-1)).toBe('Propose to stop and score');
  expect(labels(solo, 'a').at(-1)).toBe('Stop and score');
  expect(labels(coop.play('a', 'stop'), 'b')).toEqual(['Agree', 'Play on']);
  const anytime = third.look('b').anytime.map((choice) => say(endOfLine.label(third.look('b'), choice)));
  expect(anytime).toEqual(['Resign']);
  expect(say(endOfLine.label(third.look('b'), { kind: 'time-out' }))).toBe('Out of time');
  expect(say(endOfLine.label(third.look('a'), { kind: 'give-up' }))).toBe('Let the line end');
});

test('every question has a prompt', () => {
  const ask = (s: Scene, name: string) => say(s.look(name).prompt as Message);
  expect(ask(position({ round: 1, lines: { a: {}, b: {} } }), 'a')).toBe('Lay card 1 of 1');
  expect(ask(third, 'a')).toBe('Lay card 1 of 2');
  expect(ask(third.play('a', 'S 2,6'), 'a')).toBe('Lay card 2 of 2');
  expect(ask(third.play('a', 'S 2,6', 'S 2,5'), 'a')).toBe('Boost with a third card, or end your turn');
  expect(ask(coop.play('a', 'stop'), 'b')).toBe('Ana proposes to stop and score the puzzle. Do you agree?');
});

test('the outcome is told', () => {
  const told = (s: Scene) => say(s.state.outcome?.by as Message);
  expect(told(third.play('a', 'resign'))).toBe('Bo: the last of the others has left');
  expect(told(coop.play('a', 'stop').play('b', 'agree'))).toBe('Score 147');
});

describe('the text view', () => {
  const text = (s: Scene, name: string | null) =>
    endOfLine
      .text(s.look(name))
      .map(({ title, lines }) => [say(title), ...lines.map((line) => (typeof line === 'string' ? line : say(line)))]);

  test('draws the area: letters for players, capitals for heads, lines for ways', () => {
    const s = position({
      mode: 'solo',
      lines: { a: { line: '2,4CR 3,4S 4,4CL 4,3FL 4,2T 0,2X', hand: 'S T CL S S' } },
    });
    expect(text(s, 'a')).toEqual([
      [
        'Area 5 by 5, edges joined',
        '    0  1  2  3  4',
        ' 0  ·  ·  ·  ·  ·',
        ' 1  ·  ·  ·  ·  ·',
        ' 2  A┼ ·  ·  ·  a┬',
        ' 3  ·  ·  ·  ·  a┤',
        ' 4  ·  ·  a┌ a─ a┘',
      ],
      ['Round 3', 'a Ana: cross at 0,2; open 1,2, 0,1, and 0,3; energy 3; hand 5, deck 14'],
      ['Hands', 'Ana holds straight, tee, curve left, straight, and straight'],
      [
        'Not on the table yet, in hand and deck together',
        'Ana: straight ×8, curve left ×3, curve right ×3, fork left ×1, fork right ×2, tee ×1, and cross ×1',
      ],
      ['Score if it ended now', 'Unplaced 38 + energy 0 + empty cells 19 = 57'],
    ]);
    // The same for a spectator, without the hand.
    expect(text(s, null).map(([title]) => title)).toEqual([
      'Area 5 by 5, edges joined',
      'Round 3',
      'Not on the table yet, in hand and deck together',
      'Score if it ended now',
    ]);
  });

  test('names players in this round’s order, then those who are out; Starts are diamonds', () => {
    const out = { round: 2, how: 'check', n: 1 } as const;
    const lines = { a: { line: 'S', energy: 1 }, b: { out, energy: 2 }, c: { line: '1,5CL 2,5CL 2,4CL' } };
    const s = position({ mode: 'battle-royale', order: 'c a', at: { turn: 'a' }, lines });
    const [area, players] = text(s, null) as [string[], string[]];
    expect(area[1 + 1 + 4]).toBe(' 4  ·  c◆ C┐ ·  ·  ·  ·');
    expect(players).toEqual([
      'Round 3',
      'c Cleo: curve left at 2,4; open nowhere; energy 3; hand 5, deck 17',
      'a Ana: straight at 2,0; open 2,6; energy 1; hand 5, deck 19',
      'b Bo: out since round 2; energy 2; hand 5, deck 20',
    ]);
  });

  test('tells all that everybody can count: effects used, and cards that are not on the table', () => {
    const used = third.play('a', 'S 2,6', 'brake');
    expect(text(used, 'b')[1]).toContain(
      'a Ana: straight at 2,6; open 2,5; energy 2, Brake used this round; hand 4, deck 17',
    );
    const unseen = text(used, 'b').find(([title]) => title?.startsWith('Not on the table')) ?? [];
    expect(unseen.map((line) => line.split(':')[0]).slice(1)).toEqual(['Ana', 'Bo']);
    expect(text(used, null).find(([title]) => title?.startsWith('Not on the table'))).toEqual(unseen);
  });

  test('before the first card, and with an empty hand', () => {
    const first = position({ round: 1, lines: { a: {}, b: {} } });
    expect(text(first, 'a')[1]?.[1]).toBe('a Ana: at the Start of Line; open 2,2; energy 3; hand 5, deck 20');
    const none = position({ round: 14, lines: { a: bare, b } }).play('a', 'CR 1,2');
    expect(text(none, 'a')[2]).toEqual(['Hands', 'Ana holds no card']);
  });

  test('tells the result, with all hands open', () => {
    const over = text(third.play('a', 'resign'), null);
    expect(over.at(-1)).toEqual(['Result', 'Bo: the last of the others has left']);
    expect(over.find(([title]) => title === 'Hands')).toHaveLength(3);
  });

  test('has a place for every seat before the order is known', () => {
    const s = Scene.deal('versus', 2, 'places');
    const state = { ...s.state, table: { ...s.state.table, order: [] } };
    const look = { ...s.look(null), view: endOfLine.view(state, null) };
    expect(endOfLine.text(look)[1]?.lines).toHaveLength(2);
  });
});
