import { choices, deciders, look, Match, play, start } from '@turnpoint/kernel';
import { mustBeSaid, mustBeTold } from '@turnpoint/testkit';
import { describe, expect, test } from 'vitest';
import { AGENDAS, controllerCard, DECKS } from '../content/index.ts';
import { cannotTravel } from '../rules/board/travel.ts';
import { type Choice, endstream, type State } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { scene } from './scene.ts';

const options = endstream.defaults(2);
const SEEDS = Array.from({ length: 60 }, (_, i) => `set-up ${i}`);
const dealt = (seed: string) => start(endstream, options, 2, seed);

function choose(state: State, ...kinds: Choice['kind'][]): State {
  for (const kind of kinds) {
    const played = play(endstream, state, deciders(endstream, state)[0]!, { kind } as Choice);
    if (!played.ok) throw new Error(`${kind} is refused (${played.ruling.clause})`);
    state = played.state;
    mustBeTold(endstream, texts, state, played.log);
  }
  return state;
}
const own = (state: State, seat: number) => state.table.agendas.slice(6 * seat, 6 * seat + 6);
const tapped = (state: State, seat: number) =>
  own(state, seat)
    .map(({ activated }) => (activated ? 'a' : 'r'))
    .join('');

test('ES-3.1 ES-R1 a coin decides who starts, before any mulligan', () => {
  const firsts = SEEDS.map((seed) => dealt(seed).state.table.first);
  expect(new Set(firsts)).toEqual(new Set([0, 1]));
  const { log } = dealt('one');
  expect(log[0]?.entry).toMatchObject({ type: 'coin', clause: 'ES-3.1' });
  expect(log.map(({ entry }) => entry.type)).toEqual(['coin', 'deal', 'deal']);
});

test('ES-3.2 the log tells what was dealt to whom, as it lies', () => {
  const { state, log } = dealt('one');
  mustBeTold(endstream, texts, state, log);
  expect(log.slice(1).map(({ entry }) => entry)).toEqual(
    [0, 1].map((seat) => ({
      type: 'deal',
      clause: 'ES-3.2',
      seat,
      agendas: own(state, seat).map(({ card, up }) => ({ card, up })),
      mulligans: 0,
    })),
  );
});

test('ES-3.1 a match begins with nothing on the board, nothing in force and nothing decided', () => {
  const { players, operators, agendas, ...rest } = dealt('one').state.table;
  expect(rest).toEqual({
    firstTurnMove: 'none',
    openDecks: false,
    drawAfter: 40,
    first: rest.first,
    turn: rest.first,
    phase: 'mulligan',
    gear: [],
    marks: [],
    quiet: 0,
    progress: false,
    lost: [],
    last: null,
    offer: null,
    hasOffered: false,
    timeUp: false,
  });
  expect(players.every(({ used, points, mulligans, turns }) => used.length + points[0] + mulligans + turns === 0)).toBe(
    true,
  );
  expect(
    operators.every(({ used, seen, techsSeen, present }) => used.length === 0 && !seen && !techsSeen && !present),
  ).toBe(true);
  expect(agendas.every(({ activated, pushed }) => !activated && pushed === 0)).toBe(true);
});

test('ES-3.2 order and side are both random; three cards stay unused', () => {
  const tables = SEEDS.map((seed) => dealt(seed).state.table);
  expect(new Set(tables.map(({ agendas }) => agendas[0]?.card)).size).toBeGreaterThan(8);
  for (const { id } of AGENDAS) {
    const sides = tables.flatMap(({ agendas }) => agendas.filter(({ card }) => card === id).map(({ up }) => up));
    expect(new Set(sides)).toEqual(new Set([0, 1]));
    expect(sides.length).toBeLessThan(tables.length);
  }
});

test('ES-3.3 ES-3.4 controllers lie in their century of the own stream, with a charge of 100', () => {
  const { players } = dealt('x').state.table;
  expect(players.map(({ at, charge, armor }) => [at, charge, armor])).toEqual([
    [0, 100, 10],
    [10, 100, 10],
  ]);
  expect(controllerCard('ssv-93-ural').century).toBe(2200);
});

test('ES-3.5 all seven operators start in hand with their two techs', () => {
  const { operators } = dealt('x').state.table;
  expect(
    operators.every(({ zone, at, slots }) => zone === 'hand' && at === -1 && slots.join() === 'unused,unused'),
  ).toBe(true);
  const rows = operators.slice(0, 7).map(({ card, techs }) => `${card} ${techs}`);
  expect(rows.sort()).toEqual(DECKS.jerusalem.operators.map(({ operator, techs }) => `${operator} ${techs}`).sort());
});

test('ES-3.6 ES-3.7 ES-3.8 ES-R3 a mulligan deals all six again from nine cards; the other stream stays', () => {
  const pool = new Set<string>();
  for (const seed of SEEDS) {
    const before = dealt(seed).state;
    const me = before.table.first;
    const after = choose(before, 'mulligan');
    expect(own(after, 1 - me)).toEqual(own(before, 1 - me));
    const unused = AGENDAS.map(({ id }) => id).filter((id) => before.table.agendas.every(({ card }) => card !== id));
    const nine = [...own(before, me).map(({ card }) => card), ...unused];
    for (const { card } of own(after, me)) expect(nine).toContain(card);
    expect(new Set(own(after, me).map(({ card }) => card)).size).toBe(6);
    if (own(after, me).some(({ card }) => unused.includes(card))) pool.add('unused');
    if (own(after, me).some(({ card }) => card === nine.sort().at(-1))) pool.add('last of nine');
    if (own(after, me).some(({ card }) => card === nine.sort()[0])) pool.add('first of nine');
    if (own(after, me).some(({ card }, i) => card !== own(before, me)[i]?.card)) pool.add('moved');
  }
  expect([...pool].sort()).toEqual(['first of nine', 'last of nine', 'moved', 'unused']);
  // Yes or no for all six: nothing else can be chosen.
  const s = dealt('x').state;
  expect(choices(endstream, s, s.table.first)).toEqual([{ kind: 'keep' }, { kind: 'mulligan' }]);
});

test('ES-3.9 ES-R3 at most six mulligans, the free one included', () => {
  let s = dealt('x').state;
  const { first } = s.table;
  s = choose(s, ...Array<'mulligan'>(6).fill('mulligan'));
  expect(deciders(endstream, s)).toEqual([1 - first]);
  expect(tapped(s, first)).toBe('aaaaaa');
  s = choose(s, ...Array<'mulligan'>(6).fill('mulligan'));
  expect(tapped(s, 1 - first)).toBe('aaaaar');
  expect(s.table.phase).toBe('action');
});

test('ES-3.10 ES-3.11 ES-3.16 each paid mulligan taps one more agenda, from 1800 upwards, whatever lies there', () => {
  let s = dealt('x').state;
  const { first } = s.table;
  const seen = [0, 1, 2, 3].map((n) => {
    if (n > 0) s = choose(s, 'mulligan');
    return tapped(s, first);
  });
  expect(seen).toEqual(['rrrrrr', 'arrrrr', 'aarrrr', 'aaarrr']);
  expect(tapped(choose(s, 'keep'), first)).toBe('aaarrr');
});

test('ES-3.11 the log tells what is dealt again and which agendas are tapped; keeping is told too', () => {
  const { state } = dealt('x');
  const { first } = state.table;
  const played = play(endstream, state, first, { kind: 'mulligan' });
  if (!played.ok) throw new Error('refused');
  expect(played.log.map(({ entry }) => entry)).toEqual([
    {
      type: 'deal',
      clause: 'ES-3.6',
      seat: first,
      agendas: own(played.state, first).map(({ card, up }) => ({ card, up })),
      mulligans: 1,
    },
    { type: 'tapped', clause: 'ES-3.11', seat: first, places: [6 * first] },
  ]);
  const kept = play(endstream, played.state, first, { kind: 'keep' });
  expect(kept.ok && kept.log[0]?.entry).toEqual({ type: 'keep', clause: 'ES-3.6', seat: first });
  // The second player's first is free, so nothing is tapped and nothing is told of it.
  const free = play(endstream, choose(state, 'keep'), 1 - first, { kind: 'mulligan' });
  expect(free.ok && free.log.map(({ entry }) => entry.type)).toEqual(['deal']);
});

test('ES-3.10 ES-3.12 whoever is asked hears how many agendas would begin tapped', () => {
  const price = (state: State) => look(endstream, state, deciders(endstream, state)[0]!).prompt?.args;
  const s = dealt('x').state;
  expect([
    price(s),
    price(choose(s, 'mulligan')),
    price(choose(s, 'keep')),
    price(choose(s, 'keep', 'mulligan')),
  ]).toEqual([{ n: 1 }, { n: 2 }, { n: 0 }, { n: 1 }]);
  // Nobody is told that none of them would.
  const free = choose(s, 'keep');
  expect(look(endstream, free, deciders(endstream, free)[0]!).prompt?.key).toBe('prompt.mulligan-free');
});

test('ES-3.6 before the first turn only the mulligan can be chosen', () => {
  const s = dealt('x').state;
  expect(play(endstream, s, s.table.first, { kind: 'finish' })).toMatchObject({
    ok: false,
    ruling: { clause: 'ES-3.6', because: { key: 'why.mulligan-first' } },
  });
});

test('ES-3.12 the first mulligan of the second player is free', () => {
  let s = choose(dealt('x').state, 'keep');
  const second = 1 - s.table.first;
  s = choose(s, 'mulligan');
  expect(tapped(s, second)).toBe('rrrrrr');
  expect(tapped(choose(s, 'mulligan'), second)).toBe('arrrrr');
});

test('ES-3.13 ES-R4 a tapped agenda stays so through its owner’s first turn and resets at the second', () => {
  let s = choose(dealt('x').state, 'mulligan', 'keep', 'mulligan', 'mulligan', 'keep');
  const { first } = s.table;
  expect(tapped(s, first)).toBe('arrrrr');
  expect(choices(endstream, s, first)).not.toContainEqual({ kind: 'agenda', place: 6 * first });
  s = choose(s, 'finish');
  expect(tapped(s, 1 - first)).toBe('arrrrr');
  s = choose(s, 'finish');
  expect(tapped(s, first)).toBe('rrrrrr');
  expect(tapped(choose(s, 'finish'), 1 - first)).toBe('rrrrrr');
});

test('ES-3.14 ES-R4 a tapped agenda is activated, not disabled: pushing another stays possible, and a spin flips it', () => {
  const t = scene({ turn: 'bo', bo: { turns: 1 }, board: { 'bo 1800': ['bo handi-scrap-runner'] } });
  t.table.agendas[6]!.activated = true;
  expect(t.offers('bo', 'push')).toEqual(['push 1900', 'push 2000', 'push 2100', 'push 2200', 'push 2300']);
  expect(t.refusal('bo', 'push 1800')).toBe('ES-5.20');
  t.bo('spin handi');
  expect([t.types('bo'), t.agendas('bo')]).toEqual(['PPSSMM', 'arrrrr']);
});

test('ES-3.15 the starting player takes all mulligans first', () => {
  const s = dealt('x').state;
  const { first } = s.table;
  const refused = play(endstream, s, 1 - first, { kind: 'mulligan' });
  expect(refused).toMatchObject({
    ok: false,
    ruling: { clause: 'ES-3.15', because: { key: 'why.their-mulligan', args: { player: { seat: first } } } },
  });
  expect(deciders(endstream, choose(s, 'mulligan'))).toEqual([first]);
  expect(deciders(endstream, choose(s, 'keep'))).toEqual([1 - first]);
});

describe('the starting player’s first turn', () => {
  const opening = (table = {}) =>
    scene({
      ana: { turns: 1, points: 'SSSSPPP*' },
      bo: { turns: 0 },
      board: {
        'ana 2200': ['ana kite-mark-ii new=1 techs=ghost-passport,chrono-accelerator', 'ana quill-archivist new=1'],
      },
      table,
    });

  test('ES-3.17 ES-3.22 ES-R52 operators cannot enter the opponent’s stream by any means', () => {
    const t = opening();
    expect(t.refusal('ana', 'ability kite 1')).toBe('ES-7.13');
    expect(t.refusal('ana', 'tech kite ghost-passport')).toBe('ES-3.17');
    t.ana('ability quill 0', 'on kite');
    expect(t.offers('ana')).toEqual(['to ana 2100', 'to ana 2300']);
  });

  test('ES-3.17 a STREAM to any turnpoint ends in the own stream', () => {
    const t = scene({
      ana: { turns: 1, points: 'MM' },
      board: { 'ana 1800': ['ana ben-storm-deserter new=1'] },
    }).ana('ability ben 1');
    expect(t.offers('ana')).toEqual(['to ana 1900', 'to ana 2000', 'to ana 2100', 'to ana 2200', 'to ana 2300']);
    expect(t.refusal('ana', 'to bo 1800')).toBe('ES-3.17');
  });

  test('ES-3.22 ES-R5 an enemy operator under CONTROL counts as the starting player’s', () => {
    const t = scene({
      ana: { turns: 1, points: 'PPPMM' },
      board: { 'ana 1900': ['ana mr-rosu-envoy', 'bo ben-storm-deserter'] },
    }).ana('ability mr-rosu 1', 'on ben', 'ability ben 1');
    expect([t.offers('ana').length, t.refusal('ana', 'to bo 1900')]).toEqual([5, 'ES-3.17']);
  });

  test('ES-3.22 and one that the starting player owns, whoever has it moved', () => {
    const t = scene({
      ana: { turns: 1 },
      board: { 'ana 1900': ['ana ben-storm-deserter', 'bo mr-rosu-envoy'] },
      table: {
        marks: [{ what: 'control', on: 0, amount: 0, by: 1, until: 'start', unlessController: false }],
      },
    });
    expect(cannotTravel(t.table, t.no('ben'), 7)?.clause).toBe('ES-3.17');
    expect(cannotTravel(t.table, t.no('mr-rosu'), 7)).toBeNull();
  });

  test('ES-3.17 a STREAM inside the own stream is allowed', () => {
    const t = opening().ana('ability kite 0', 'to ana 1900');
    expect(t.at('kite')).toBe('ana 1900');
  });

  test('ES-3.18 ES-R5 no MOVE at all; with the option "ownStream" MOVE inside the own stream', () => {
    expect(opening().offers('ana', 'move')).toEqual([]);
    expect(opening().refusal('ana', 'move kite ana 2100')).toBe('ES-3.18');
    const loose = opening({ firstTurnMove: 'ownStream' });
    expect(loose.offers('ana', 'move kite')).toEqual([
      'move kite-mark-ii ana 2000',
      'move kite-mark-ii ana 2100',
      'move kite-mark-ii ana 2300',
    ]);
    expect(loose.refusal('ana', 'move kite bo 2200')).toBe('ES-3.17');
  });

  test('ES-3.19 no push', () => {
    expect(opening().refusal('ana', 'push 1800')).toBe('ES-3.19');
    expect(opening().offers('ana', 'push')).toEqual([]);
  });

  test('ES-3.20 the second player has none of these limits', () => {
    const t = scene({
      turn: 'bo',
      ana: { turns: 1 },
      bo: { turns: 1, points: 'SS' },
      board: { 'bo 2200': ['bo kite-mark-ii new=1'] },
    });
    expect(t.refusal('bo', 'move kite ana 2200')).toBeNull();
    expect(t.refusal('bo', 'push 1800')).toBeNull();
    expect(t.bo('ability kite 1', 'on kite', 'to ana 2200').at('kite')).toBe('ana 2200');
  });

  test('ES-3.17 ES-3.18 the limits end with that turn', () => {
    const t = opening().ana('finish').bo('finish');
    expect(t.refusal('ana', 'move kite bo 2200')).toBeNull();
    expect(t.refusal('ana', 'push 1800')).toBeNull();
  });
});

test('ES-R37 how a match was set up tells of decks no more than their controllers, unless they are open', () => {
  const options = endstream.defaults(2);
  expect(endstream.openOptions?.(options)).toEqual({
    ...options,
    decks: options.decks.map(({ controller }) => ({ controller, operators: [] })),
  });
  expect(endstream.openOptions?.({ ...options, openDecks: true })).toEqual({ ...options, openDecks: true });
});

test('ES-3.21 ES-R37 a hand and face-down techs are hidden, only numbers are public; openDecks shows everything', () => {
  const position = { board: { 'bo 2100': ['bo mori-the-piercer techs=droid,sat-p'] } };
  const t = scene(position);
  const seen = (who: 'ana' | 'bo' | null, u = t) => {
    const theirs = u.look(who).view.operators.slice(7);
    return [
      theirs.filter(({ card }) => card !== null).length,
      theirs.flatMap(({ techs }) => techs).filter((tech) => tech !== null).length,
      theirs.filter(({ zone }) => zone === 'hand').length,
    ];
  };
  expect([seen('ana'), seen(null), seen('bo')]).toEqual([
    [1, 0, 6],
    [1, 0, 6],
    [7, 14, 6],
  ]);
  expect(t.look('ana').view.operators[7]?.slots).toEqual(['unused', 'unused']);
  expect(seen('ana', scene({ ...position, table: { openDecks: true } }))).toEqual([7, 14, 6]);
  t.ana('finish').bo('tech mori droid');
  expect(t.look('ana').view.operators[7]?.techs).toEqual(['droid', null]);
});

test('ES-3.21 the numbers of operators tell nothing: hands are in an order of their own', () => {
  const orders = SEEDS.map((seed) =>
    dealt(seed)
      .state.table.operators.slice(0, 7)
      .map(({ card }) => card)
      .join(),
  );
  expect(new Set(orders).size).toBeGreaterThan(40);
});

test('ES-3.6 the options are checked', () => {
  const wrong = [
    { format: 'x' },
    { firstTurnMove: 'x' },
    { openDecks: 1 },
    { drawAfter: 1 },
    { drawAfter: 41 },
    { decks: [] },
    { more: 1 },
  ];
  const clauseOf = (change: object, seats = 2) => {
    const ruling = endstream.cannotStart({ ...options, ...change }, seats);
    if (ruling !== null) mustBeSaid(endstream, texts, ruling, 2);
    return ruling?.clause ?? null;
  };
  expect([clauseOf({}, 1), clauseOf({}, 3)]).toEqual(['ES-1.1', 'ES-1.1']);
  expect([{ drawAfter: 2 }, { firstTurnMove: 'ownStream' }, { openDecks: true }].map((one) => clauseOf(one))).toEqual([
    null,
    null,
    null,
  ]);
  expect(endstream.cannotStart({ ...options, more: 1 }, 2)?.because.args).toEqual({
    fields: 'decks, format, firstTurnMove, openDecks, drawAfter',
  });
  expect(wrong.map((change) => clauseOf(change))).toEqual([
    'ES-2.6',
    'ES-R5',
    'ES-R37',
    'ES-R35',
    'ES-R35',
    'ES-2.1',
    'ES-2.1',
  ]);
  expect(Match.create(endstream, { options, seats: 2, seed: 'x' })).toBeInstanceOf(Match);
});
