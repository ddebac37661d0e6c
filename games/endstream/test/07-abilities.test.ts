import { describe, expect, test } from 'vitest';
import { CONTROLLERS, OPERATORS } from '../content/index.ts';
import { endstream } from '../rules/index.ts';
import { scene } from './scene.ts';

test('ES-7.1 an active friendly operator may use an ability whose price is paid', () => {
  const t = scene({ ana: { points: 'M' }, board: { 'ana 2100': ['ana marwa-oasis-blade', 'bo mori-the-piercer'] } });
  expect(t.offers('ana', 'ability')).toEqual(['ability ana.marwa-oasis-blade 0']);
  expect([t.refusal('ana', 'ability mori 0'), t.refusal('ana', 'ability marwa 7')]).toEqual(['ES-1.16', 'ES-7.1']);
  t.ana('ability marwa 0', 'on mori');
  expect([t.points('ana'), t.refusal('ana', 'ability marwa 0')]).toEqual(['', 'ES-5.8']);
});

test('ES-7.2 without other words an ability reaches only its own turnpoint: same stream and same century', () => {
  const t = scene({
    ana: { points: 'M' },
    board: {
      'ana 2100': ['ana marwa-oasis-blade'],
      'bo 2100': ['bo mori-the-piercer'],
      'ana 2200': ['bo layla-mirage'],
    },
  });
  t.ana('ability marwa 0');
  expect(t.offers('ana')).toEqual(['on ana.marwa-oasis-blade']);
  expect([t.refusal('ana', 'on mori'), t.refusal('ana', 'on layla')]).toEqual(['ES-7.2', 'ES-7.2']);
});

test('ES-7.3 an effect lasts until the start of the using player’s next turn', () => {
  const t = scene({ ana: { points: 'M' }, board: { 'ana 1900': ['ana vesna-holt', 'bo handi-scrap-runner'] } });
  t.ana('ability vesna 0', 'on handi', 'finish');
  expect(t.refusal('bo', 'move handi ana 2000')).toBe('ES-9.9');
  expect(t.states('handi')).toEqual(['IMMOBILIZED']);
  expect(t.bo('finish').states('handi')).toEqual([]);
});

test('ES-7.4 any number of times, each time at full price', () => {
  const t = scene({ ana: { points: 'MMM' }, board: { 'ana 2000': ['ana marwa-oasis-blade', 'bo vesna-holt'] } });
  for (let i = 1; i <= 3; i++) t.ana('ability marwa 0', 'on vesna');
  expect([t.defense('vesna'), t.points('ana')]).toEqual([[4, 1], '']);
});

test('ES-7.5 W13 the same ability before and after a move', () => {
  const t = scene({
    ana: { points: 'MM' },
    board: { 'ana 2000': ['ana marwa-oasis-blade', 'bo vesna-holt'], 'ana 2100': ['bo layla-mirage'] },
  });
  t.ana('ability marwa 0', 'on vesna', 'move marwa ana 2100', 'ability marwa 0', 'on layla');
  expect([t.defense('vesna'), t.defense('layla')]).toEqual([
    [4, 3],
    [2, 1],
  ]);
});

describe('the default ability', () => {
  const at = (more = '') =>
    scene({ ana: { points: 'PS' }, bo: { at: 2100 }, board: { 'bo 2100': [`ana quill-archivist${more}`] } });

  test('ES-7.6 ES-R13 two gray symbols: STRIKE 1 to a controller here, either one', () => {
    const t = at().ana('ability quill default');
    expect(t.offers('ana')).toEqual(['on bo.ssv-93-ural']);
    expect(t.ana('on ssv').player('bo').armor).toBe(9);
    const own = scene({ ana: { points: 'MM', at: 2000 }, board: { 'ana 2000': ['ana quill-archivist'] } });
    expect(own.ana('ability quill default', 'on jerusalem').player('ana').armor).toBe(10);
  });

  test('ES-7.7 it follows the rules of abilities: same turnpoint, repeatable, blocked by disabled and IMPAIRED', () => {
    expect(
      scene({ ana: { points: 'MM' }, bo: { at: 2000 }, board: { 'bo 2100': ['ana quill-archivist'] } }).refusal(
        'ana',
        'ability quill default',
      ),
    ).toBe('ES-7.13');
    expect(at(' disabled=1').refusal('ana', 'ability quill default')).toBe('ES-11.9');
    expect(at(' with=hollow-crown').refusal('ana', 'ability quill default')).toBe('ES-12.4');
    const t = scene({ ana: { points: 'MMMM' }, bo: { at: 2100 }, board: { 'bo 2100': ['ana quill-archivist'] } });
    expect(t.ana('ability quill default', 'on ssv', 'ability quill default', 'on ssv').player('bo').armor).toBe(8);
  });

  test('ES-7.17 controllers do not have it', () => {
    const t = scene({ ana: { points: 'MMPP' } });
    expect(t.refusal('ana', 'ability jerusalem default')).toBe('ES-7.1');
  });
});

test('ES-7.8 ES-R18 special abilities are in force while their card is on the board, also disabled or IMPAIRED, not in the hand', () => {
  const strike = (mori: string) => {
    const t = scene({
      ana: { points: 'M' },
      board: { 'bo 2000': ['ana marwa-oasis-blade', 'bo vesna-holt', ...(mori === '' ? [] : [mori])] },
    });
    return t.ana('ability marwa 0').refusal('ana', 'on vesna');
  };
  expect([strike('bo mori-the-penitent'), strike('bo mori-the-penitent with=hollow-crown'), strike('')]).toEqual([
    'ES-7.8',
    'ES-7.8',
    null,
  ]);
  const frail = scene({
    ana: { points: 'M' },
    board: { 'ana 2000': ['ana marwa-oasis-blade', 'bo moth-swarm-node disabled=1'] },
  });
  expect(frail.states('moth')).toEqual(['FRAIL']);
});

test('ES-7.9 ES-14.3 a name means all its variants, of both sides', () => {
  const t = scene({
    ana: { points: 'P' },
    board: {
      'ana 2100': ['ana ben-storm-vanguard'],
      'ana 1800': ['ana angela-storm-vanguard'],
      'bo 2200': ['bo angela-storm-widow', 'bo marwa-oasis-blade'],
    },
  });
  t.ana('ability ben 1');
  expect([t.defense('ana.angela'), t.defense('bo.angela'), t.defense('marwa')]).toEqual([
    [4, 4],
    [4, 4],
    [2, 2],
  ]);
});

test('ES-7.10 W5 an effect on a type without a side reaches both sides, anywhere in its reach, its user included', () => {
  const t = scene({
    ana: { points: 'P', at: 1900 },
    board: {
      'ana 2100': ['ana mia-star-commander'],
      'bo 2300': ['bo tamar-vale'],
      'ana 1800': ['ana angela-storm-vanguard', 'ana aran-breaker'],
    },
  });
  t.ana('ability mia 0');
  expect(['mia', 'tamar', 'angela', 'aran'].map((name) => t.defense(name)[0])).toEqual([4, 3, 4, 2]);
  t.ana('finish');
  expect(t.defense('tamar')[0]).toBe(3);
  t.bo('finish');
  expect(['mia', 'tamar', 'angela'].map((name) => t.defense(name)[0])).toEqual([3, 2, 3]);
});

test('ES-7.11 an effect that asks for a type works only on that type', () => {
  const t = scene({
    ana: { points: 'SS' },
    board: { 'ana 1900': ['ana soren-hollow', 'bo handi-scrap-runner', 'bo layla-mirage', 'bo marwa-oasis-blade'] },
  });
  t.ana('ability soren 0');
  expect(t.offers('ana')).toEqual(['on bo.handi-scrap-runner', 'on bo.layla-mirage']);
  expect(t.refusal('ana', 'on marwa')).toBe('ES-7.11');
});

test('ES-7.12 ES-R38 an unmarked effect may choose either side', () => {
  const t = scene({
    ana: { points: 'P' },
    board: { 'ana 1900': ['ana mr-rosu', 'ana aran-breaker', 'bo handi-scrap-runner'] },
  });
  expect(t.ana('ability mr-rosu 0').offers('ana')).toEqual([
    'on ana.mr-rosu-envoy',
    'on ana.aran-breaker',
    'on bo.handi-scrap-runner',
  ]);
});

test('ES-7.13 ES-R38 no legal target, no use', () => {
  const t = scene({
    ana: { points: 'MPP' },
    board: { 'ana 1800': ['ana the-pale-man', 'bo marwa-oasis-blade with=stealth-suit'] },
  });
  expect([t.refusal('ana', 'ability the-pale 0'), t.offers('ana', 'ability')]).toEqual(['ES-7.13', []]);
});

test('ES-7.14 ES-R39 W11 Soren takes an ability of another operator here, also of a disabled one, for his own price only', () => {
  const t = scene({
    ana: { points: 'SS', at: 1900 },
    board: { 'ana 2200': ['ana soren-echo', 'bo aran-breaker disabled=2', 'bo vesna-holt'] },
  });
  t.ana('ability soren 0', 'on aran', 'option 0', 'on vesna');
  expect([t.points('ana'), t.defense('vesna')]).toEqual(['', [4, 1]]);
  expect(t.refusal('ana', 'ability soren 0')).toBe('ES-7.22');
});

test('ES-R39 no default, special, tech-given or copying ability; "this operator" is Soren; what he copies must be legal from his place', () => {
  const t = scene({
    ana: { points: 'SSSS', at: 1900 },
    board: {
      'ana 2200': [
        'ana soren-echo',
        'bo soren-echo',
        'ana kite-mark-ii',
        'bo the-gray-baron with=bonebot-staff',
        'bo layla-mirage',
      ],
      'bo 2200': ['bo quill-archivist'],
    },
  });
  t.ana('ability ana.soren 0');
  expect(t.offers('ana')).toEqual(['on ana.kite-mark-ii', 'on bo.the-gray-baron-collector', 'on bo.layla-mirage']);
  expect([t.refusal('ana', 'on ana.soren'), t.refusal('ana', 'on bo.soren'), t.refusal('ana', 'on quill')]).toEqual([
    'ES-7.19',
    'ES-R39',
    'ES-7.2',
  ]);
  t.ana('on kite');
  expect(t.offers('ana')).toEqual(['option 0', 'option 1']);
  t.ana('option 0', 'to ana 1900');
  expect([t.at('ana.soren'), t.at('kite')]).toEqual(['ana 1900', 'ana 2200']);
});

test('ES-R39 once-per-turn limits of a copied ability count for Soren apart', () => {
  const t = scene({
    ana: { points: 'SSSPP' },
    board: { 'ana 2200': ['ana soren-echo', 'ana brother-anselm', 'ana aran-breaker'] },
  });
  t.ana('ability brother 0', 'on aran').ana('ability soren 0', 'on brother', 'option 0', 'on aran');
  expect(t.op('aran').armor).toBe(2);
  expect(t.refusal('ana', 'ability brother 0')).toBe('ES-7.22');
  const u = scene({
    ana: { points: 'SS', at: 1800 },
    board: { 'ana 2200': ['ana soren-echo', 'ana brother-anselm'] },
  });
  u.op('soren').used.push('brother-anselm-keeper-of-keys.0');
  u.ana('ability soren 0', 'on brother');
  expect([u.offers('ana'), u.refusal('ana', 'option 0')]).toEqual([['option 1'], 'ES-7.22']);
});

test('ES-7.15 ES-R40 modifiers add up', () => {
  const t = scene({ ana: { points: 'PPP', at: 1900 }, board: { 'ana 2100': ['ana mia-star-commander'] } });
  for (let i = 0; i < 3; i++) t.ana('ability mia 0');
  expect(t.defense('mia')).toEqual([6, 6]);
});

test('ES-7.16 ES-R12 a controller uses its active abilities from its turnpoint, as often as they are paid', () => {
  const t = scene({
    turn: 'bo',
    bo: { points: 'MMMMM' },
    board: { 'ana 2200': ['ana vesna-holt armor=1'], 'ana 2100': ['ana aran-breaker'] },
  });
  t.bo('ability ssv 0');
  expect([t.offers('bo'), t.refusal('bo', 'on aran')]).toEqual([['on ana.vesna-holt-warden'], 'ES-7.2']);
  t.bo('on vesna', 'ability ssv 0', 'on vesna');
  expect([t.defense('vesna'), t.refusal('bo', 'ability jerusalem 0')]).toEqual([[4, 3], 'ES-7.1']);
});

test('ES-7.18 abilities use up neither MOVE, nor tech, nor spin', () => {
  const t = scene({ ana: { points: 'MM' }, board: { 'ana 2000': ['ana marwa-oasis-blade', 'bo vesna-holt'] } }).ana(
    'ability marwa 0',
    'on vesna',
  );
  expect(['move marwa ana 2100', 'tech marwa tri-axe', 'spin marwa'].map((choice) => t.refusal('ana', choice))).toEqual(
    [null, null, null],
  );
});

test('ES-7.19 ES-R50 "all" and "a friendly operator here" include the user, unless "other" is written', () => {
  const t = scene({
    ana: { points: 'PPP', at: 1800 },
    board: { 'ana 1900': ['ana brother-anselm', 'ana aran-pilgrim', 'bo vesna-holt'] },
  });
  expect(t.ana('ability brother 0').offers('ana')).toEqual([
    'on ana.brother-anselm-keeper-of-keys',
    'on ana.aran-pilgrim',
  ]);
  t.ana('on brother', 'ability aran 1');
  expect([t.defense('aran'), t.defense('brother'), t.defense('vesna')]).toEqual([
    [3, 3],
    [2, 1],
    [4, 3],
  ]);
});

test('ES-7.20 ES-R38 an effect that chooses nobody may be wasted', () => {
  const t = scene({
    ana: { points: 'PPSMPP' },
    board: { 'ana 2100': ['ana aran-pilgrim'], 'ana 2300': ['ana mia-star-eclipse'] },
  });
  expect([t.refusal('ana', 'ability aran 1'), t.refusal('ana', 'ability mia 0')]).toEqual([null, null]);
  t.ana('ability aran 1', 'ability mia 0');
  expect(t.points('ana')).toBe('P');
});

test('ES-7.21 ES-R54 an effect outlasts its user; an aura ends with its source', () => {
  const t = scene({
    ana: { points: 'MMMM' },
    board: {
      'ana 1900': [
        'ana vesna-holt',
        'ana angela-storm-widow',
        'ana moth-swarm-node',
        'bo handi-scrap-runner',
        'bo marwa-oasis-blade',
      ],
    },
  });
  t.ana('ability vesna 0', 'on handi', 'move vesna ana 2000');
  expect(t.states('handi')).toEqual(['IMMOBILIZED']);
  t.ana('finish');
  expect(t.refusal('bo', 'move handi ana 2000')).toBe('ES-9.9');
  const lost = scene({
    ana: { points: 'SM' },
    // Operator 0 in turnpoint 0: what is on the turnpoint does not go with the operator.
    board: { 'ana 1800': ['ana moth-swarm-node', 'ana marwa-oasis-blade', 'bo vesna armor=3'] },
  }).ana('ability moth 0', 'ability marwa 0', 'on moth');
  expect([lost.at('moth'), lost.ana('finish').op('vesna').armor]).toEqual(['gone', 1]);
  const u = scene({
    ana: { points: 'MM', at: 1800 },
    board: { 'ana 2000': ['ana angela-storm-vanguard'], 'ana 1800': ['ana vesna-holt'] },
  });
  expect(u.defense('vesna')[0]).toBe(5);
  u.ana('step 1900');
  expect(u.defense('vesna')[0]).toBe(4);
});

test('ES-7.22 ES-R54 "once per turn" counts per card and per turn, whoever controls it', () => {
  const t = scene({
    ana: { points: 'PPPPP' },
    turn: 'ana',
    board: { 'ana 1800': ['ana the-pale-man', 'bo brother-anselm', 'bo aran-pilgrim'] },
  });
  t.ana('ability the-pale 1', 'on brother');
  t.table.players[0]!.points = [0, 2, 0];
  t.ana('ability brother 0', 'on the-pale');
  expect(t.refusal('ana', 'ability brother 0')).toBe('ES-7.22');
  t.ana('finish');
  t.table.players[1]!.points = [0, 1, 0];
  expect(t.refusal('bo', 'ability brother 0')).toBeNull();
});

test('ES-7.22 two operators with the same ability each have their own limit', () => {
  const t = scene({
    ana: { points: 'PPPPPP' },
    board: { 'ana 1900': ['ana mr-rosu-envoy', 'ana mori-the-penitent', 'bo mori-the-penitent'] },
  }).ana('ability mr-rosu 1', 'on bo.mori', 'ability ana.mori 0');
  expect([t.refusal('ana', 'ability ana.mori 0'), t.refusal('ana', 'ability bo.mori 0')]).toEqual(['ES-7.22', null]);
  t.ana('ability bo.mori 0');
  expect([t.op('ana.mori').armor, t.op('bo.mori').armor]).toEqual([1, 1]);
});

test('ES-7.4 no ability is free and unlimited (constraint C8); ARMOR and IMPAIRED that repeat are once per turn (C17)', () => {
  for (const { abilities } of [...OPERATORS, ...CONTROLLERS]) {
    for (const { price, effect, oncePerTurn } of abilities) {
      expect(price.length > 0 || oncePerTurn).toBe(true);
      const isGuarded = effect.word === 'armor' || (effect.word === 'state' && effect.states.includes('IMPAIRED'));
      if (isGuarded) expect(oncePerTurn).toBe(true);
    }
  }
});

test('ES-7.8 armor that is taken away is told as that', () => {
  const said = (amount: number) =>
    endstream.describe(scene().look(null), { type: 'armored', clause: 'ES-7.8', operator: 0, amount });
  expect([said(2), said(-1)]).toMatchObject([
    { key: 'log.armored', args: { amount: 2 } },
    { key: 'log.armor-taken', args: { amount: 1 } },
  ]);
});

test('ES-7.13 Marwa may strike where she arrives, or not', () => {
  const there = () =>
    scene({
      ana: { points: 'MM' },
      bo: { at: 2300 },
      board: { 'ana 2100': ['ana marwa-oasis-blade'], 'ana 1800': ['bo vesna-holt'], 'ana 1900': ['bo layla-mirage'] },
    }).until('ana', 'ability marwa 1', 'to ana 1800');
  expect(there().offers('ana')).toEqual(['on ana.marwa-oasis-blade', 'on bo.vesna-holt-warden', 'done']);
  const struck = there().ana('on vesna');
  expect([struck.defense('vesna'), struck.at('marwa'), struck.entries('struck').length]).toEqual([
    [4, 2],
    'ana 1800',
    1,
  ]);
  const spared = there().ana('done');
  expect([spared.defense('vesna'), spared.at('marwa'), spared.entries('struck')]).toEqual([[4, 4], 'ana 1800', []]);
});
