import { partsOf } from '@turnpoint/effects';
import { deciders, look, playInPlace, start, stream } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { endstreamBot } from '../bot/index.ts';
import {
  AGENDAS,
  CENTURIES,
  CONTROLLERS,
  DECKS,
  DEFAULT_ABILITY,
  EFFECTS,
  type Effect,
  OPERATORS,
  type Price,
  SPECIALS,
  TECHS,
} from '../content/index.ts';
import { endstream } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { plain, tellAbility, tellSpecial, tellTech } from './render.ts';
import { scene } from './scene.ts';

/** Where a card says the same thing in a turn of phrase of its own. */
const OWN_WORDS: Readonly<Record<string, [printed: string, told: string]>> = {
  plunger: [' your choice of direction', ''],
  droid: [' your choice', ''],
  'siege-mortar': ['to the enemy controller if it is in', 'to each enemy controller in'],
  'recall-thread': ['anywhere on the board', 'on the board'],
  'mars-rising': ['strikes of friendly', 'strikes of each friendly'],
  'neural-parasite': [
    'control the bearer destroyed at the start of your next turn control ends when this tech leaves',
    'control the bearer control ends when this tech leaves destroyed at the start of your next turn',
  ],
};

function same(id: string, printed: string, told: string): void {
  const [from, to] = OWN_WORDS[id] ?? ['', ''];
  expect(plain(printed).replace(from, to), id).toBe(plain(told));
}

describe('printed text, effect and shown text agree', () => {
  test.each(OPERATORS.map((card) => [card.id, card] as const))('%s', (id, { abilities, specials }) => {
    for (const ability of abilities) same(id, ability.text, tellAbility(ability));
    for (const special of specials) same(id, special.text, tellSpecial(special, id));
    for (const [i, { text }] of abilities.entries()) expect(texts.en[`effect.${id}.${i}`]).toBe(text);
    for (const [i, { text }] of specials.entries()) expect(texts.en[`effect.${id}.special.${i}`]).toBe(text);
  });

  test.each(CONTROLLERS.map((card) => [card.id, card] as const))('%s', (id, { abilities, specials, name }) => {
    for (const ability of abilities) same(id, ability.text, tellAbility(ability));
    for (const special of specials) same(id, special.text, tellSpecial(special, name));
    for (const [i, { text }] of abilities.entries()) expect(texts.en[`effect.${id}.${i}`]).toBe(text);
  });

  test.each(TECHS.map((card) => [card.id, card] as const))('%s', (id, card) => {
    same(id, card.text, tellTech(card));
    expect(texts.en[`effect.${id}.use`]).toBe(card.text);
  });

  test('the default ability', () => same('default', DEFAULT_ABILITY.text, tellAbility(DEFAULT_ABILITY)));

  /** Keywords in capitals and numbers: the same in both languages. */
  const marks = (text: string) =>
    (text.match(/\b[A-Z]{4,}s?\b|\b\d+\b/g) ?? []).map((word) => word.replace(/s$/, '')).sort();

  test('the German text has the same keywords and numbers', () => {
    for (const key of Object.keys(texts.en).filter((one) => one.startsWith('effect.'))) {
      expect(marks(texts.de[key]!), key).toEqual(marks(texts.en[key]!));
    }
  });
});

test('bespoke effects are listed and few', () => {
  const used = [...EFFECTS].flatMap(([at, effect]) => (effect.word === 'special' ? [`${at} ${effect.id}`] : []));
  expect(used).toEqual(['automated-damage-control.start automated-damage-control', 'field-medbay.start field-medbay']);
  expect([...SPECIALS].sort()).toEqual(['automated-damage-control', 'field-medbay']);
});

describe('constraints of the set', () => {
  const cards = [...OPERATORS, ...CONTROLLERS];
  const prices = [
    ...cards.flatMap(({ abilities }) => abilities.map(({ price }) => price)),
    ...OPERATORS.map(({ cost }) => cost),
  ];

  test('C1 counts; C14 categories', () => {
    expect([CONTROLLERS.length, OPERATORS.length, TECHS.length, AGENDAS.length, Object.keys(DECKS).length]).toEqual([
      4, 28, 54, 15, 4,
    ]);
    for (const category of ['Weapon', 'Device', 'Relic'])
      expect(TECHS.filter((tech) => tech.category === category).length).toBeGreaterThanOrEqual(12);
  });

  test('C2 the facts that the rulebook fixes', () => {
    const op = (id: string) => OPERATORS.find((card) => card.id === id)!;
    expect(CONTROLLERS.find(({ id }) => id === 'ssv-93-ural')?.armor).toBe(10);
    expect([op('angela-storm-vanguard').defense, op('ben-storm-vanguard').defense, op('aran-breaker').defense]).toEqual(
      [3, 3, 2],
    );
    expect(
      ['angela-storm-vanguard', 'ben-storm-vanguard', 'aran-breaker', 'mori-the-piercer'].map(
        (id) => (op(id).abilities[0]!.effect as { amount: number }).amount,
      ),
    ).toEqual([2, 2, 3, 2]);
  });

  test('C3 each keyword is on at least three cards', () => {
    const all = [
      ...cards.map(({ abilities, specials }) => [...abilities, ...specials].map(({ text }) => text).join(' ')),
      ...TECHS.map(({ text, keyword }) => `${keyword} ${text}`),
    ];
    for (const keyword of [
      'STRIKE',
      'ARMOR',
      'IMMOBILIZED',
      'IMPAIRED',
      'UNTOUCHABLE',
      'CONTROL',
      'FRAIL',
      'STREAM',
      'EQUIP',
      'DEPLOY',
      'RESTRICT',
      'LOCKDOWN',
      'CONTAMINATE',
    ]) {
      expect(all.filter((text) => text.includes(keyword)).length, keyword).toBeGreaterThanOrEqual(3);
    }
  });

  test('C4 variants; C5 centuries', () => {
    const names = OPERATORS.map(({ name }) => name);
    expect(new Set(names.filter((name, i) => names.indexOf(name) !== i)).size).toBeGreaterThanOrEqual(5);
    for (const century of CENTURIES)
      expect(OPERATORS.filter((card) => card.century === century).length).toBeGreaterThanOrEqual(4);
    for (const { operators } of Object.values(DECKS)) {
      expect(
        new Set(operators.map(({ operator }) => OPERATORS.find(({ id }) => id === operator)?.century)).size,
      ).toBeGreaterThanOrEqual(5);
    }
  });

  test('C6 types are asked for in even shares; C7 every split symbol is used', () => {
    const symbols = prices.flat();
    const typed = symbols.filter((symbol) => ['M', 'P', 'S'].includes(symbol));
    for (const type of ['M', 'P', 'S'])
      expect(typed.filter((symbol) => symbol === type).length / typed.length).toBeGreaterThan(0.25);
    for (const split of ['M/P', 'M/S', 'S/P'] as const) expect(symbols).toContain(split);
    expect(prices.map((price: Price) => price.join(' '))).toContain('M S/P S/P');
  });

  test('C9 RESTRICT and LOCKDOWN from tech end by themselves or can be struck from outside', () => {
    for (const { id, standing, lasts } of TECHS) {
      const bars = standing.some((one) => one.holds === 'zone' && one.zone !== 'CONTAMINATE');
      if (bars) expect(lasts === 'start' || standing.some(({ holds }) => holds === 'exposed'), id).toBe(true);
    }
  });

  test('C10 nothing adds vremenium, and nothing repairs a controller', () => {
    for (const [at, effect] of EFFECTS) {
      if (effect.word === 'armor' && effect.who !== 'this') expect(effect.who.kinds, at).toEqual(['operator']);
    }
    const decks = [DECKS.jerusalem, DECKS.ossuary] as const;
    const { state } = start(endstream, { ...endstream.defaults(2), decks }, 2, 'C10');
    const int = stream('C10');
    const figures = () => state.table.players.flatMap(({ charge, armor }) => [charge, armor]);
    for (let before = figures(); state.outcome === null; before = figures()) {
      const seat = deciders(endstream, state)[0]!;
      playInPlace(endstream, state, seat, endstreamBot.policy(look(endstream, state, seat), int));
      for (const [i, figure] of figures().entries()) expect(figure).toBeLessThanOrEqual(before[i]!);
    }
  });

  test('C12 at least two looks and one use of chance', () => {
    const words = [...EFFECTS.values()] as Effect[];
    expect(words.filter(({ word }) => word === 'look').length).toBeGreaterThanOrEqual(2);
    expect(words.filter((effect) => effect.word === 'stream' && effect.range === 'random')).toHaveLength(1);
  });

  test('C13 the balance figures of the decks', () => {
    const figures = Object.values(DECKS).map(({ operators }) => {
      const ops = operators.map(({ operator }) => OPERATORS.find(({ id }) => id === operator)!);
      const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
      return [
        sum(ops.map(({ cost }) => cost.length)),
        sum(ops.map(({ defense }) => defense)),
        sum(operators.flatMap(({ techs }) => techs).map((id) => TECHS.find((tech) => tech.id === id)!.vremenium)),
      ];
    });
    expect(figures).toEqual([
      [10, 18, 265],
      [9, 19, 200],
      [11, 16, 245],
      [9, 19, 240],
    ]);
  });

  /** Damage to a controller; a copy can take any printed STRIKE. */
  const atController = (effect: Effect): number => {
    if (effect.word === 'strike') return effect.who.kinds.includes('controller') ? effect.amount : 0;
    return Math.max(0, ...partsOf(effect).map(([, part]) => atController(part)));
  };

  test('C15 no first-turn kill: whatever the deck, the second player’s first turn deals at most 9', () => {
    // Six agendas and a push give 7 points. A point that pays for an ability deals at most 1, ...
    for (const { abilities, id } of cards) {
      for (const { effect, price } of abilities) expect(atController(effect) / price.length, id).toBeLessThanOrEqual(1);
    }
    // ... but one copied STRIKE deals 1 more than its two points: whoever copies costs a point more to activate.
    const copiers = OPERATORS.filter(({ abilities }) => abilities.some(({ effect }) => effect.word === 'copy'));
    const strongest = Math.max(
      ...OPERATORS.flatMap(({ abilities }) => abilities.map(({ effect }) => atController(effect))),
    );
    for (const { cost, abilities } of copiers) {
      const [copy] = abilities;
      expect([cost.length, copy!.oncePerTurn, strongest - copy!.price.length]).toEqual([2, true, 1]);
    }
    for (const { cost } of OPERATORS) expect(cost.length).toBeGreaterThanOrEqual(1);
    // Each operator uses one tech: two Breach Charges deal 2 each; any other deals 1, or pays for 1.
    const blows = TECHS.map(({ use }) => atController(use)).sort((a, b) => b - a);
    expect(blows.slice(0, 3)).toEqual([2, 1, 0]);
    const pays = TECHS.filter(
      ({ use, standing }) => use.word === 'ready agenda' || standing.some(({ holds }) => holds === 'price cut'),
    );
    expect(pays.map(({ id }) => id)).toEqual(['neuro-tuning-chip', 'overcharge-cell']);
    const most = (operators: number) => 7 - operators + 2 * Math.min(2, operators) + Math.max(0, operators - 2);
    expect([1, 2, 3, 4, 5, 6, 7].map(most)).toEqual([8, 9, 9, 9, 9, 9, 9]);
    for (const { armor, id } of CONTROLLERS) expect(armor, id).toBeGreaterThan(9);
  });

  test('C16 damage bonuses count against operators only', () => {
    const t = scene({
      ana: { points: 'MMM' },
      bo: { at: 2000 },
      board: { 'bo 2000': ['ana aran-breaker with=vibroblade', 'ana handi techs=mars-rising,droid'] },
      deployed: { 'bo 2000': ['ana war-shrine'] },
    });
    t.ana('tech handi mars-rising', 'ability aran 0', 'on ssv');
    expect([t.player('bo').armor, t.gear()]).toEqual([7, expect.arrayContaining(['vibroblade'])]);
  });

  test('ES-R48 C11 no card asks the other player, and no ability is used out of turn', () => {
    for (const { abilities } of cards)
      for (const { text } of abilities) expect(text).not.toMatch(/opponent (may|chooses|picks)|out of turn/i);
    for (const { text } of TECHS) expect(text).not.toMatch(/opponent (may|chooses|picks)/i);
  });
});
