import { describe, expect, test } from 'vitest';
import { scene } from './scene.ts';

test('ES-12.1 ES-12.2 ES-R32 ARMOR adds up and is not bound to one turn', () => {
  const t = scene({
    ana: { points: 'P' },
    board: { 'ana 1900': ['ana brother-anselm techs=iron-psalter,droid', 'ana aran-breaker armor=1'] },
  });
  t.ana('ability brother 0', 'on aran', 'tech brother iron-psalter', 'on aran');
  expect(t.op('aran').armor).toBe(4);
  for (let i = 0; i < 2; i++) t.ana('finish').bo('finish');
  expect(t.op('aran').armor).toBe(4);
});

test('ES-12.4 ES-R18 ES-R19 IMPAIRED bars printed, default and given abilities; the rest stays free', () => {
  const t = scene({
    ana: { points: 'MMM' },
    bo: { at: 2000 },
    board: { 'bo 2000': ['ana marwa with=hollow-crown,bonebot-staff'] },
  });
  expect(
    ['ability marwa 0', 'ability marwa default', 'ability marwa bonebot-staff'].map((choice) =>
      t.refusal('ana', choice),
    ),
  ).toEqual(['ES-12.4', 'ES-12.4', 'ES-12.4']);
  expect(['move marwa bo 2100', 'spin marwa'].map((choice) => t.refusal('ana', choice))).toEqual([null, null]);
});

describe('UNTOUCHABLE', () => {
  const suit = (points: string) =>
    scene({
      ana: { points, at: 1800 },
      board: {
        'ana 2100': [
          'ana marwa-oasis-blade',
          'ana aran-pilgrim',
          'ana lumen-choir',
          'bo vesna with=stealth-suit',
          'ana handi with=saint-s-finger',
        ],
      },
    });

  test('ES-12.5 ES-R22 nobody may choose it, neither side, with ability or tech', () => {
    const t = suit('MSS').ana('ability marwa 0');
    expect([t.refusal('ana', 'on vesna'), t.refusal('ana', 'on handi')]).toEqual(['ES-12.5', 'ES-12.5']);
    t.ana('on marwa', 'tech lumen stim-pack');
    expect(t.offers('ana')).toEqual(['on ana.marwa-oasis-blade', 'on ana.aran-pilgrim', 'on ana.lumen-choir']);
  });

  test('ES-12.6 effects without a choice reach it', () => {
    const t = suit('PP').ana('ability aran 1');
    expect([t.defense('vesna'), t.defense('handi')]).toEqual([
      [4, 3],
      [2, 1],
    ]);
  });

  test('ES-R22 its equipped tech can be struck; effects on it go on; "this operator" is no target', () => {
    const t = suit('M').ana('ability marwa 0', 'on stealth-suit');
    expect(t.states('vesna')).toEqual([]);
    const u = scene({
      ana: { points: 'PM' },
      board: { 'ana 1900': ['ana vesna-holt', 'bo mori-the-penitent techs=stealth-suit,droid'] },
    }).ana('ability vesna 0', 'on mori', 'finish');
    u.bo('tech mori stealth-suit');
    u.table.players[1]!.points = [0, 1, 0];
    u.bo('ability mori 0');
    expect([u.states('mori'), u.op('mori').armor]).toEqual([['IMMOBILIZED', 'UNTOUCHABLE'], 1]);
  });

  test('ES-R22 ES-R50 "the user or a friendly operator": the user is no target', () => {
    const alone = () => scene({ ana: { at: 1800 }, board: { 'ana 2300': ['ana layla techs=stim-pack,droid'] } });
    expect(alone().states('layla')).toEqual(['UNTOUCHABLE']);
    expect(alone().ana('tech layla stim-pack', 'on layla').defense('layla')).toEqual([4, 4]);
    const t = scene({
      ana: { at: 1800 },
      board: { 'ana 2100': ['ana quill-archivist', 'ana aran with=stealth-suit'] },
    }).ana('tech quill stim-pack');
    expect([t.offers('ana'), t.refusal('ana', 'on aran')]).toEqual([['on ana.quill-archivist'], 'ES-12.5']);
  });

  test('ES-12.17 ES-R39 an UNTOUCHABLE operator cannot be chosen for copying', () => {
    const t = scene({
      ana: { points: 'SS' },
      board: { 'ana 2200': ['ana soren-echo', 'bo handi with=stealth-suit', 'bo the-gray-baron'] },
    }).ana('ability soren 0');
    expect([t.offers('ana'), t.refusal('ana', 'on handi')]).toEqual([['on bo.the-gray-baron-collector'], 'ES-12.5']);
  });
});

describe('CONTROL', () => {
  const taken = () => {
    const t = scene({
      ana: { points: 'PPPM' },
      board: { 'ana 1900': ['ana mr-rosu-envoy', 'bo marwa techs=droid,sat-p', 'bo vesna-holt'] },
    });
    return t.ana('ability mr-rosu 1', 'on marwa');
  };

  test('ES-12.7 the taker may MOVE it and use its abilities, paying with own points, but not its tech', () => {
    const t = taken().ana('ability marwa 0', 'on vesna', 'move marwa ana 2000');
    expect([t.defense('vesna'), t.at('marwa'), t.points('ana')]).toEqual([[4, 3], 'ana 2000', '']);
    expect(t.refusal('ana', 'tech marwa droid')).toBe('ES-8.18');
  });

  test('ES-12.8 ES-R23 until the start of the taker’s next turn; meanwhile its owner cannot act with it', () => {
    const t = taken().ana('move marwa ana 2000', 'finish');
    expect(
      ['move marwa ana 2100', 'ability marwa 0', 'tech marwa droid', 'spin marwa'].map((choice) =>
        t.refusal('bo', choice),
      ),
    ).toEqual(Array(4).fill('ES-12.8'));
    t.bo('finish');
    expect(t.look('bo').view.operators[t.no('marwa')]?.by).toBe(1);
    // Counts are per turn: what was done with it under CONTROL does not bind its owner.
    t.ana('finish');
    expect(t.refusal('bo', 'move marwa ana 2100')).toBeNull();
  });

  test('ES-12.8 "until the end of this turn" ends before the owner’s start step', () => {
    const t = scene({
      ana: { points: 'PPP' },
      board: { 'ana 1800': ['ana the-pale-man', 'bo handi-scrap-runner'] },
    }).ana('ability the-pale 1', 'on handi', 'finish');
    expect(t.refusal('bo', 'move handi ana 1900')).toBeNull();
  });

  test('ES-12.9 ES-R23 it still belongs to its owner: elimination, reactivation and tech', () => {
    const t = scene({
      ana: { points: 'PPPMM' },
      bo: { hand: [] },
      board: { 'ana 1900': ['ana mr-rosu-envoy', 'ana marwa-oasis-blade', 'bo moth-swarm-node'] },
    });
    t.ana('ability mr-rosu 1', 'on moth', 'ability marwa 0', 'on moth');
    expect(t.table.lost).toEqual([1]);
    const u = scene({
      ana: { points: 'PPP' },
      board: { 'ana 1900': ['ana mr-rosu-envoy', 'bo handi disabled=1'] },
    }).ana('ability mr-rosu 1', 'on handi');
    expect(u.refusal('ana', 'move handi ana 2000')).toBe('ES-9.8');
    expect(u.ana('finish').op('handi').disabled).toBe(0);
  });

  test('ES-12.15 ES-R23 its owner may take it back, and then has it as before, with tech and spin', () => {
    const t = scene({
      ana: { points: 'PPP' },
      board: { 'ana 1900': ['ana mr-rosu-envoy', 'bo mr-rosu-envoy', 'bo marwa techs=droid,sat-p'] },
    });
    t.ana('ability ana.mr-rosu 1', 'on marwa', 'finish');
    t.table.players[1]!.points = [0, 3, 0];
    t.bo('ability bo.mr-rosu 1');
    expect(t.offers('bo')).toEqual(['on ana.mr-rosu-envoy', 'on bo.marwa-oasis-blade']);
    t.bo('on marwa');
    expect(['tech marwa droid', 'spin marwa', 'move marwa ana 2000'].map((choice) => t.refusal('bo', choice))).toEqual([
      null,
      null,
      null,
    ]);
    t.bo('finish').ana('finish');
    expect(t.refusal('bo', 'move marwa ana 2000')).toBeNull();
  });

  test('ES-12.16 it does not show the face-down techs', () => {
    expect(taken().look('ana').view.operators[7]?.techs).toEqual([null, null]);
  });

  test('ES-R23 an IMMOBILIZED operator cannot be MOVEd by the taker either', () => {
    const t = scene({
      ana: { points: 'PPP' },
      board: { 'ana 1900': ['ana mr-rosu-envoy', 'bo marwa with=lead-shackles'] },
    }).ana('ability mr-rosu 1', 'on marwa');
    expect(t.refusal('ana', 'move marwa ana 2000')).toBe('ES-9.9');
  });
});

describe('FRAIL', () => {
  test('ES-12.10 at zero defense the operator is disintegrated at once', () => {
    const t = scene({ ana: { points: 'MM' }, board: { 'ana 2100': ['ana marwa-oasis-blade', 'bo kite-mark-ii'] } }).ana(
      'ability marwa 0',
      'on kite',
    );
    expect(t.at('kite')).toBe('ana 2100');
    expect(t.ana('ability marwa 0', 'on kite').at('kite')).toBe('gone');
    expect([t.entries('disabled'), t.entries('armored')]).toEqual([[], []]);
  });

  test('ES-12.11 ES-R24 FRAIL tech also falls to lowering, by choice within its side and reach, and to lowering of all', () => {
    const field = { deployed: { 'ana 2300': ['bo siege-mortar', 'bo war-shrine', 'ana field-medbay'] } };
    const t = scene({ ana: { points: 'PP' }, board: { 'ana 2300': ['ana aran-pilgrim'] }, ...field }).ana(
      'ability aran 1',
    );
    expect(t.gear()).toEqual(['war-shrine']);
    const u = scene({ board: { 'ana 2300': ['ana aran techs=arc-net,droid'] }, ...field }).ana('tech aran arc-net');
    // "An enemy operator": the own FRAIL tech is not among them.
    expect([u.offers('ana'), u.refusal('ana', 'on field-medbay')]).toEqual([['on bo.siege-mortar'], 'ES-1.16']);
    // Other effects on operators do not reach it, STRIKEs at operators included.
    const v = scene({
      ana: { points: 'MMMM' },
      board: { 'ana 2300': ['ana mori-the-piercer', 'ana handi-scrap-runner'] },
      ...field,
    }).ana('ability mori 1');
    expect(v.refusal('ana', 'on siege-mortar')).toBe('ES-11.25');
    v.ana('on mori', 'ability handi 0');
    expect(v.refusal('ana', 'on siege-mortar')).toBe('ES-11.25');
  });
});

test('ES-12.3 IMMOBILIZED only bars the MOVE', () => {
  const t = scene({
    ana: { points: 'M' },
    board: { 'ana 2000': ['ana marwa with=lead-shackles techs=droid,stim-pack', 'bo vesna-holt'] },
  });
  expect(
    ['move marwa ana 2100', 'ability marwa 0', 'spin marwa', 'tech marwa stim-pack'].map((choice) =>
      t.refusal('ana', choice),
    ),
  ).toEqual(['ES-9.9', null, null, null]);
});

test('ES-12.12 ES-R25 STREAM goes as far as the card says; with no range, to any turnpoint of either stream', () => {
  const t = scene({
    ana: { points: 'MMS' },
    board: { 'ana 2000': ['ana ben-storm-deserter'], 'ana 1900': ['ana kite-mark-ii'] },
  });
  expect(t.ana('ability ben 1').offers('ana')).toHaveLength(11);
  t.ana('to bo 2300', 'ability kite 0');
  expect([t.offers('ana'), t.refusal('ana', 'to ana 2300')]).toEqual([
    ['to ana 1800', 'to ana 2000', 'to ana 2100', 'to ana 2200'],
    'ES-12.12',
  ]);
});

test('ES-12.13 STREAM works on an IMMOBILIZED operator', () => {
  const t = scene({ ana: { points: 'S' }, board: { 'ana 1900': ['ana kite with=lead-shackles'] } });
  expect(t.ana('ability kite 0', 'to ana 2000').at('kite')).toBe('ana 2000');
});

test('ES-12.14 a state ends with the effect or the tech that gave it', () => {
  const t = scene({
    ana: { points: 'M' },
    board: { 'ana 2000': ['ana marwa-oasis-blade', 'bo vesna with=hollow-crown'] },
  });
  expect(t.states('vesna')).toEqual(['IMPAIRED']);
  expect(t.ana('ability marwa 0', 'on hollow-crown').states('vesna')).toEqual([]);
});
