import { Match, stream } from '@turnpoint/kernel';
import { mustBeSaid } from '@turnpoint/testkit';
import { describe, expect, test } from 'vitest';
import { DECK_IDS, DECKS, type Deck, OPERATORS, TECHS } from '../content/index.ts';
import { cannotUseDeck, endstream, parseCode, parseDeck, printCode, printDeck } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { scene } from './scene.ts';

const deck = DECKS.meridian;
/** Every ruling can be said in words. */
const clauses = (broken: unknown, format?: 'open') =>
  cannotUseDeck(broken, format).map((ruling) => {
    mustBeSaid(endstream, texts, ruling, 2);
    return ruling.clause;
  });
const withRow = (n: number, row: object): Deck => ({
  ...deck,
  operators: deck.operators.map((old, i) => (i === n ? { ...old, ...row } : old)),
});

test('ES-2.1 one controller, seven operators, fourteen techs', () => {
  expect(clauses(deck)).toEqual([]);
  expect(clauses({ ...deck, controller: 'nobody' })).toEqual(['ES-2.1']);
  expect(clauses({ ...deck, operators: deck.operators.slice(1) })).toEqual(['ES-2.1']);
  expect(clauses({ ...deck, operators: [...deck.operators, DECKS.jerusalem.operators[0]] })).toEqual(['ES-2.1']);
  expect(cannotUseDeck({ ...deck, operators: [] })[0]?.because.args).toEqual({ n: 0 });
  for (const broken of [null, undefined, 7, [], 'x', { operators: 3 }, { operators: [null, { techs: 1 }] }])
    expect(clauses(broken)).toContain('ES-2.1');
});

test('ES-2.1 a deck is nothing but its cards: other fields would travel in every record', () => {
  expect(clauses({ ...deck, name: 'mine' })).toEqual(['ES-2.1']);
  expect(clauses(withRow(3, { note: 'x' }))).toEqual(['ES-2.1']);
});

test('ES-2.1 ES-1.11 ES-1.14 unknown cards are named', () => {
  expect(clauses(withRow(0, { operator: 'nobody' }))).toEqual(['ES-1.11']);
  expect(clauses(withRow(0, { techs: ['nothing', 'vibroblade'] }))).toEqual(['ES-1.14']);
  const named = [
    { operator: 'nobody' },
    { operator: 7 },
    { techs: ['nothing', 'sat-p'] },
    { techs: [null, 'sat-p'] },
  ].map((row) => cannotUseDeck(withRow(0, row))[0]?.because.args);
  expect(named).toEqual([{ card: 'nobody' }, { card: '?' }, { card: 'nothing' }, { card: '?' }]);
});

test('ES-2.2 every operator has exactly two tech slots', () => {
  expect(clauses(withRow(1, { techs: ['vibroblade'] }))).toEqual(['ES-2.2']);
  expect(clauses(withRow(1, { techs: ['sat-p', 'rail-gun', 'droid'] }))).toEqual(['ES-2.2']);
  expect(cannotUseDeck(withRow(1, { techs: [] }))[0]?.because.args).toMatchObject({
    n: 0,
    operator: { key: 'card.soren-echo' },
  });
});

test('ES-2.3 a slot takes any category', () => {
  for (const tech of TECHS)
    expect(clauses(withRow(0, { techs: [tech.id, 'sat-p'] })).filter((clause) => clause !== 'ES-2.6')).toEqual([]);
});

test('ES-2.4 several of one name, but not the same name and variant', () => {
  expect(clauses(withRow(0, { operator: 'soren-hollow' }))).toEqual([]);
  expect(clauses(withRow(0, { operator: 'soren-echo' }))).toEqual(['ES-2.4']);
  // What is unknown is not said to be there twice as well.
  const rows = deck.operators.map((row, i) => (i < 2 ? { ...row, operator: 'nobody' } : row));
  expect(clauses({ ...deck, operators: rows })).toEqual(['ES-1.11', 'ES-1.11']);
});

test('ES-2.5 both players may bring the same cards', () => {
  expect(endstream.cannotStart({ ...endstream.defaults(2), decks: [deck, deck] }, 2)).toBeNull();
});

test('ES-2.6 ES-R28 two copies of a tech in "standard", any number in "open"; an operator may carry both', () => {
  const twice = withRow(0, { techs: ['droid', 'droid'] });
  const thrice = {
    ...twice,
    operators: twice.operators.map((row, i) => (i === 1 ? { ...row, techs: ['droid', 'ghost-passport'] } : row)),
  };
  expect([clauses(twice), clauses(thrice), clauses(thrice, 'open')]).toEqual([[], ['ES-2.6'], []]);
  expect(cannotUseDeck(thrice)[0]?.because.args).toEqual({ tech: { key: 'card.droid' }, n: 3 });
  expect(endstream.cannotStart({ ...endstream.defaults(2), decks: [deck, thrice] }, 2)?.clause).toBe('ES-2.6');
  expect(endstream.cannotStart({ ...endstream.defaults(2), decks: [deck, thrice], format: 'open' }, 2)).toBeNull();
});

test('ES-2.7 a tech stays with its operator', () => {
  const t = scene({
    ana: { points: 'M' },
    board: { 'ana 2000': ['ana aran-breaker techs=vibroblade,sat-p', 'ana marwa-oasis-blade techs=droid,plunger'] },
  });
  expect(t.offers('ana', 'tech aran')).toEqual(['tech aran-breaker vibroblade', 'tech aran-breaker sat-p']);
  expect(t.refusal('ana', 'tech marwa vibroblade')).toBe('ES-2.2');
});

test('ES-2.8 ES-R43 four complete starter decks, each legal, with every card of the set in one of them', () => {
  expect(DECK_IDS.map((id) => clauses(DECKS[id]))).toEqual([[], [], [], []]);
  const rows = DECK_IDS.flatMap((id) => DECKS[id].operators);
  expect(new Set(rows.map(({ operator }) => operator)).size).toBe(OPERATORS.length);
  expect(new Set(rows.flatMap(({ techs }) => techs)).size).toBe(TECHS.length);
  expect(DECKS.jerusalem.operators.slice(0, 2)).toEqual([
    { operator: 'the-pale-man-first-witness', techs: ['tri-axe', 'fake-news-generator'] },
    { operator: 'mia-star-commander', techs: ['sat-p', 'automated-damage-control'] },
  ]);
  const ural = DECKS['ssv-93-ural'].operators;
  expect(ural.map(({ operator }) => operator)).toEqual(
    expect.arrayContaining(['mr-rosu-envoy', 'dr-rosu-surgeon', 'layla-mirage', 'mori-the-piercer']),
  );
  expect(ural.flatMap(({ techs }) => techs).filter((tech) => tech === 'bonebot-staff')).toHaveLength(2);
});

test('ES-2.1 a match takes only decks that the validator takes', () => {
  const options = { ...endstream.defaults(2), decks: [deck, { ...deck, controller: '' }] as const };
  expect(Match.create(endstream, { options: options as never, seats: 2, seed: 'x' })).toMatchObject({
    ok: false,
    ruling: { clause: 'ES-2.1' },
  });
});

describe('deck codes', () => {
  const int = stream('decks');
  const any = <X>(list: readonly X[]) => list[int(list.length)]!;
  const random = (): Deck => ({
    controller: any(['jerusalem', 'ssv-93-ural', 'meridian', 'ossuary', '']),
    operators: Array.from({ length: int(8) }, () => ({
      operator: any(OPERATORS).id,
      techs: Array.from({ length: int(3) }, () => any(TECHS).id),
    })),
  });

  test('read back as printed, short and long, complete or not', () => {
    for (let i = 0; i < 200; i++) {
      const made = random();
      expect(parseCode(printCode(made))).toEqual({ ok: true, deck: made });
      expect(parseDeck(printDeck(made))).toEqual({ ok: true, deck: made });
      expect(parseDeck(` ${printCode(made).toLowerCase()}\n`)).toEqual({ ok: true, deck: made });
    }
  });

  test('stay the same for ever: cards are added at the end', () => {
    expect(DECK_IDS.map((id) => printCode(DECKS[id]).slice(0, 14))).toEqual([
      'ES1-0101010I02',
      'ES1-02080P180A',
      'ES1-030F060W0G',
      'ES1-040M0E0H0N',
    ]);
  });

  test('are short, and notice a wrong character', () => {
    const code = printCode(deck);
    expect(code).toHaveLength(50);
    for (let i = 4; i < code.length; i++) {
      const wrong = code.slice(0, i) + (code[i] === '1' ? '2' : '1') + code.slice(i + 1);
      expect(parseCode(wrong)).toMatchObject({ ok: false, ruling: { clause: 'ES-2.1' } });
    }
    for (const text of ['', 'ES1-', 'ES2-00', 'hello']) expect(parseCode(text).ok).toBe(false);
  });

  test('name a card that does not exist', () => {
    expect(parseDeck('JERUSALEM\nNobody (At All): Tri-Axe')).toMatchObject({
      ok: false,
      ruling: { because: { args: { card: 'Nobody (At All)' } } },
    });
    expect(parseDeck('NOWHERE').ok).toBe(false);
  });
});

describe('deck codes and texts from outside', () => {
  const code = printCode({ controller: 'jerusalem', operators: [] });

  test('ES-2.1 a code with spaces around it is read; one with a letter too many, or of odd length, is not', () => {
    expect(parseCode(`  ${code}\n`)).toMatchObject({ ok: true });
    for (const wrong of [
      `X${code}`,
      `${code}0`,
      `${code} 0`,
      code.replace('ES1-', ''),
      'ES1-',
      '',
      `${code.slice(0, -3)}${code.slice(-2)}`,
    ])
      expect([wrong, parseCode(wrong)]).toMatchObject([
        wrong,
        { ok: false, ruling: { clause: 'ES-2.1', because: { key: 'why.deck-code' } } },
      ]);
  });

  /** A code whose check digits fit, whatever it says. */
  const sealed = (body: string) => {
    let sum = 0;
    for (const digit of body) sum = (sum * 36 + Number.parseInt(digit, 36)) % 1291;
    return `ES1-${body}${sum.toString(36).toUpperCase().padStart(2, '0')}`;
  };

  test('ES-2.1 a code without a controller, or with empty slots, is that of a deck in the making', () => {
    expect(parseCode(sealed('00010000'))).toEqual({
      ok: true,
      deck: { controller: '', operators: [{ operator: OPERATORS[0]!.id, techs: [] }] },
    });
  });

  test.each([
    ['01000000', '00'],
    ['01ZZ0000', 'ZZ'],
    ['0101ZZ00', 'ZZ'],
    ['ZZ', 'ZZ'],
  ])('ES-2.1 %s names a card that does not exist, or techs of nobody: refused, and so never shared', (body, card) => {
    for (const read of [parseCode, parseDeck]) {
      expect(read(sealed(body))).toMatchObject({
        ok: false,
        ruling: { clause: 'ES-2.1', because: { key: 'why.deck-unknown', args: { card } } },
      });
    }
  });

  test('ES-2.1 a text that names an unknown card says which; a code must stand alone', () => {
    expect(parseDeck('JERUSALEM\nNobody (At All): Droid')).toMatchObject({
      ok: false,
      ruling: { clause: 'ES-2.1', because: { key: 'why.deck-unknown', args: { card: 'Nobody (At All)' } } },
    });
    expect(parseDeck(`${code}\n${code}`)).toMatchObject({
      ok: false,
      ruling: { because: { key: 'why.deck-unknown' } },
    });
    expect(parseDeck('')).toMatchObject({ ok: false });
    expect(parseDeck('JERUSALEM\nAran (Breaker)')).toMatchObject({ ok: true, deck: { operators: [{ techs: [] }] } });
  });
});
