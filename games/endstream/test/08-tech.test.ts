import { describe, expect, test } from 'vitest';
import { TECHS } from '../content/index.ts';
import { endstream } from '../rules/index.ts';
import { scene } from './scene.ts';

const axe = 'ana marwa-oasis-blade techs=tri-axe,stim-pack';

test('ES-8.1 ES-8.2 ES-8.20 ES-R29 using a tech is charging it: vremenium from the own controller, no points', () => {
  const t = scene({ board: { 'ana 2000': [axe, 'bo vesna-holt'] } }).ana('tech marwa tri-axe', 'on vesna');
  expect([t.player('ana').charge, t.player('bo').charge, t.points('ana'), t.defense('vesna')]).toEqual([
    90,
    100,
    '',
    [4, 2],
  ]);
});

test('ES-8.1 the table shows what was done last', () => {
  const t = scene({ board: { 'ana 2000': [axe, 'bo vesna-holt'] } }).ana('tech marwa tri-axe', 'on vesna');
  expect(t.look('bo').view.last).toEqual({ user: t.no('marwa'), at: 'tri-axe.use', picks: [t.no('vesna')] });
});

test('ES-8.3 ES-R44 the charge never rises; too little is too little, and 0 is no loss', () => {
  const t = scene({ ana: { charge: 9 }, board: { 'ana 2000': [axe, 'bo vesna-holt'] } });
  expect(t.ruling('ana', 'tech marwa tri-axe')).toMatchObject({
    clause: 'ES-8.3',
    because: { args: { price: 10, charge: 9 } },
  });
  const u = scene({ ana: { charge: 10 }, board: { 'ana 2000': [axe, 'bo vesna-holt'] } })
    .ana('tech marwa tri-axe', 'on vesna', 'finish')
    .bo('finish');
  expect([u.player('ana').charge, u.state.outcome]).toEqual([0, null]);
});

test('ES-8.4 one tech per operator and turn, abilities beside it', () => {
  const t = scene({ ana: { points: 'M' }, board: { 'ana 2000': [axe, 'ana aran-breaker', 'bo vesna-holt'] } }).ana(
    'tech marwa stim-pack',
    'on marwa',
  );
  expect([
    t.refusal('ana', 'tech marwa tri-axe'),
    t.refusal('ana', 'tech aran tri-axe'),
    t.refusal('ana', 'ability marwa 0'),
  ]).toEqual(['ES-8.4', null, null]);
  t.ana('finish').bo('finish');
  expect([t.refusal('ana', 'tech marwa tri-axe'), t.refusal('ana', 'tech marwa stim-pack')]).toEqual([null, 'ES-8.5']);
});

test('ES-8.5 a used tech is gone, unless it has EQUIP or DEPLOY', () => {
  const t = scene({
    board: {
      'ana 2000': [
        'ana marwa techs=droid,stim-pack',
        'ana aran-breaker techs=vibroblade,stim-pack',
        'ana kite techs=stim-pack,droid',
      ],
    },
  });
  t.ana('tech marwa droid', 'tech aran vibroblade', 'tech kite stim-pack', 'on kite');
  expect(t.gear()).toEqual(['droid', 'vibroblade']);
  expect(t.op('kite').slots).toEqual(['used', 'unused']);
});

test('ES-8.6 ES-R21 tech has the same default reach and duration as abilities', () => {
  const t = scene({
    ana: { at: 1900 },
    board: {
      'ana 2000': ['ana marwa techs=stim-pack,gml-facelock', 'ana aran-breaker'],
      'ana 2100': ['ana kite-mark-ii'],
    },
  });
  t.ana('tech marwa stim-pack');
  expect(t.offers('ana')).toEqual(['on ana.marwa-oasis-blade', 'on ana.aran-breaker']);
  t.ana('on aran', 'finish');
  expect(t.defense('aran')[0]).toBe(4);
  expect(t.bo('finish').defense('aran')[0]).toBe(2);
});

describe('EQUIP', () => {
  test('ES-8.7 ES-R26 attached to whom it names, else to the user; it is its user’s, also on an enemy', () => {
    const t = scene({
      board: {
        'ana 2000': [
          'ana marwa techs=hollow-crown,vibroblade',
          'ana aran-breaker techs=vibroblade,droid',
          'bo vesna-holt',
        ],
      },
    });
    t.ana('tech aran vibroblade', 'tech marwa hollow-crown');
    expect(t.offers('ana')).toEqual(['on bo.vesna-holt-warden']);
    t.ana('on vesna');
    expect(t.table.gear.map(({ card, by, on }) => [card, by, on])).toEqual([
      ['vibroblade', 0, t.no('aran')],
      ['hollow-crown', 0, t.no('vesna')],
    ]);
  });

  test('ES-8.8 ES-8.12 ES-R26 equipped and deployed tech is destroyed by any STRIKE at it; a STRIKE at the bearer does not touch it', () => {
    const t = scene({
      ana: { points: 'MMM' },
      board: { 'ana 2000': ['ana marwa-oasis-blade', 'bo vesna-holt with=vibroblade'] },
      deployed: { 'ana 2000': ['bo war-shrine'] },
    });
    t.ana('ability marwa 0', 'on vesna');
    expect(t.gear()).toEqual(['vibroblade', 'war-shrine']);
    t.ana('ability marwa 0', 'on vibroblade').ana('ability marwa 0', 'on war-shrine');
    expect([t.gear(), t.defense('vesna')]).toEqual([[], [4, 3]]);
  });

  test('ES-8.9 ES-R26 spent at once, with its trigger, at a named moment, or staying', () => {
    const t = scene({
      ana: { points: 'M', at: 1900 },
      board: {
        'ana 2000': [
          'ana marwa techs=meridian-plate,droid',
          'ana aran-breaker with=vibroblade',
          'ana kite with=stealth-suit',
          'ana moth with=automated-damage-control',
          'bo vesna-holt',
        ],
      },
    });
    t.ana('tech marwa meridian-plate');
    expect([t.gear(), t.op('marwa').armor]).toEqual([['vibroblade', 'stealth-suit', 'automated-damage-control'], 3]);
    t.table.players[0]!.points = [3, 0, 0];
    t.ana('ability aran 0', 'on vesna');
    expect([t.gear(), t.isActive('vesna')]).toEqual([['stealth-suit', 'automated-damage-control'], false]);
    t.ana('finish').bo('finish');
    expect([t.gear(), t.op('moth').armor]).toEqual([['automated-damage-control'], 1]);
    expect(t.entries('tech-gone').map(({ card, why, clause }) => `${card} ${why} ${clause}`)).toEqual([
      'meridian-plate spent ES-8.9',
      'vibroblade spent ES-8.9',
      'stealth-suit destroyed ES-4.3',
    ]);
  });

  test('ES-8.10 it travels with its bearer', () => {
    const t = scene({
      ana: { points: 'M' },
      board: { 'ana 2000': ['ana marwa-oasis-blade'], 'ana 2100': ['bo vesna-holt with=vibroblade'] },
    });
    t.ana('move marwa ana 2100', 'ability marwa 0');
    expect(t.offers('ana')).toContain('on bo.vibroblade');
    const u = scene({ turn: 'bo', board: { 'ana 2100': ['bo vesna-holt with=vibroblade'] } }).bo(
      'move vesna ana 2300',
      'finish',
    );
    u.table.players[0]!.points = [1, 0, 0];
    expect(u.look('ana').view.gear[0]).toMatchObject({ on: u.no('vesna'), at: -1 });
  });

  test('ES-8.21 ES-R45 no tech of the set names controllers, so none is offered one', () => {
    const t = scene({ ana: { at: 2000 }, board: { 'ana 2000': ['ana marwa techs=iron-psalter,droid'] } }).ana(
      'tech marwa iron-psalter',
    );
    expect([t.offers('ana'), t.refusal('ana', 'on jerusalem')]).toEqual([['on ana.marwa-oasis-blade'], 'ES-11.23']);
    expect(TECHS.filter(({ keyword, text }) => keyword === 'EQUIP' && text.includes('controller'))).toEqual([]);
  });

  test('ES-8.22 ES-R55 an ability it gives is an active ability: agenda price, no tech use, blocked by IMPAIRED and disabled', () => {
    const t = scene({
      ana: { points: 'MMP' },
      board: { 'ana 2000': ['ana quill techs=bonebot-staff,droid', 'bo vesna-holt'] },
    });
    t.ana('tech quill bonebot', 'ability quill bonebot-staff', 'on vesna', 'ability quill bonebot-staff', 'on vesna');
    expect([t.defense('vesna'), t.points('ana').length, t.gear()]).toEqual([[4, 2], 1, ['bonebot-staff']]);
    expect(
      scene({
        ana: { points: 'M' },
        board: { 'ana 2000': ['ana quill with=bonebot-staff,hollow-crown', 'bo vesna-holt'] },
      }).refusal('ana', 'ability quill bonebot-staff'),
    ).toBe('ES-12.4');
  });

  test('ES-8.22 it cannot be used under CONTROL, nor copied', () => {
    const t = scene({
      ana: { points: 'PPPSSSMM' },
      board: { 'ana 1800': ['ana the-pale-man', 'ana soren-echo', 'bo quill with=bonebot-staff'] },
    });
    t.ana('ability the-pale 1', 'on quill');
    expect([t.refusal('ana', 'ability quill bonebot-staff'), t.refusal('ana', 'ability quill 0')]).toEqual([
      'ES-8.22',
      null,
    ]);
    t.ana('ability soren 0', 'on quill');
    expect(t.offers('ana')).toEqual(['option 0', 'option 1']);
  });

  test('ES-8.23 ES-R55 under CONTROL bonuses to the bearer’s own acts rest and are not spent; protection goes on', () => {
    const t = scene({
      ana: { points: 'PPPM' },
      board: { 'ana 1800': ['ana the-pale-man', 'bo marwa with=vibroblade,neuro-tuning-chip', 'bo vesna-holt'] },
    });
    t.ana('ability the-pale 1', 'on marwa', 'ability marwa 0', 'on vesna');
    expect([t.defense('vesna'), t.points('ana'), t.gear()]).toEqual([[4, 3], '', ['vibroblade', 'neuro-tuning-chip']]);
    const u = scene({
      ana: { points: 'PPPM' },
      board: { 'ana 1800': ['ana the-pale-man', 'ana marwa-oasis-blade', 'bo layla with=hamsa-necklace'] },
    });
    u.ana('ability the-pale 1', 'on layla').table.players[0]!.points = [2, 0, 0];
    u.ana('ability marwa 0', 'on layla', 'ability marwa 0', 'on layla');
    expect([u.gear(), u.defense('layla')]).toEqual([[], [2, 1]]);
  });
});

describe('DEPLOY', () => {
  test('ES-8.11 ES-R27 placed in the user’s turnpoint; it works there and stays its user’s', () => {
    const t = scene({
      ana: { points: 'MM' },
      board: { 'bo 2100': ['ana marwa techs=war-shrine,droid', 'bo vesna-holt'] },
    });
    t.ana('tech marwa war-shrine', 'ability marwa 0', 'on vesna');
    expect([t.defense('vesna'), t.table.gear[0]]).toEqual([
      [4, 2],
      { id: 0, card: 'war-shrine', by: 0, on: -1, at: 9 },
    ]);
    t.ana('move marwa bo 2200', 'ability marwa 0', 'on marwa');
    expect(t.defense('marwa')).toEqual([2, 1]);
  });

  test('ES-8.13 destroyed by effects that destroy tech, not by lowering', () => {
    const t = scene({
      ana: { points: 'SPP' },
      board: { 'ana 2300': ['ana layla-mirage', 'ana the-gray-baron'] },
      deployed: { 'ana 2300': ['bo war-shrine', 'bo siege-mortar'] },
    });
    t.ana('ability layla 0');
    expect([t.offers('ana'), t.refusal('ana', 'on war-shrine')]).toEqual([
      ['on ana.layla-mirage', 'on ana.the-gray-baron-collector', 'on bo.siege-mortar'],
      'ES-11.25',
    ]);
    t.ana('on siege-mortar', 'ability the-gray 0', 'on war-shrine');
    expect(t.gear()).toEqual([]);
  });

  test('ES-8.14 it stays until destroyed, unless its card limits it', () => {
    const t = scene({ deployed: { 'ana 2300': ['ana war-shrine', 'ana gate-clamp'] } });
    for (let i = 0; i < 3; i++) t.ana('finish').bo('finish');
    expect(t.gear()).toEqual(['war-shrine']);
  });

  test('ES-R27 it outlives its user', () => {
    const t = scene({
      ana: { points: 'M' },
      board: { 'ana 2100': ['ana moth techs=droid,sat-p', 'ana marwa-oasis-blade'] },
    });
    t.ana('tech moth droid', 'ability marwa 0', 'on moth');
    expect([t.at('moth'), t.gear(), t.table.gear[0]?.by]).toEqual(['gone', ['droid'], 0]);
  });
});

test('ES-8.15 ES-11.17 with a disintegrated operator all its tech goes: equipped by either side, and unused', () => {
  const t = scene({
    ana: { points: 'MM' },
    board: { 'ana 2000': ['ana marwa techs=lead-shackles,droid', 'bo moth with=vibroblade'] },
  });
  t.ana('tech marwa lead-shackles', 'on moth', 'ability marwa 0', 'on moth');
  expect([t.gear(), t.op('moth').slots]).toEqual([[], ['used', 'lost']]);
  // What was used is known already: only the rest is shown (ES-16.10).
  expect(t.ana('finish').entries('shown')).toMatchObject([{ operator: t.no('moth'), techs: ['tri-axe'] }]);
});

test('ES-8.16 ES-R19 a disabled operator uses no tech', () => {
  expect(
    scene({ board: { 'ana 2000': ['ana marwa-oasis-blade disabled=1'] } }).refusal('ana', 'tech marwa stim-pack'),
  ).toBe('ES-8.16');
});

test('ES-8.17 ES-R19 an IMPAIRED one does', () => {
  expect(
    scene({ board: { 'ana 2000': ['ana marwa with=hollow-crown techs=droid,stim-pack'] } }).refusal(
      'ana',
      'tech marwa stim-pack',
    ),
  ).toBeNull();
});

test('ES-8.18 ES-12.7 the tech of an operator under CONTROL cannot be used', () => {
  const t = scene({
    ana: { points: 'PPP' },
    board: { 'ana 1800': ['ana the-pale-man', 'bo marwa techs=droid,stim-pack'] },
  }).ana('ability the-pale 1', 'on marwa');
  expect([t.refusal('ana', 'tech marwa droid'), t.offers('ana', 'tech marwa')]).toEqual(['ES-8.18', []]);
});

test('ES-8.8 ES-8.12 the log tells an equipped tech from a deployed one that is struck', () => {
  const t = scene({
    ana: { points: 'MM' },
    board: { 'ana 2100': ['ana marwa-oasis-blade', 'bo vesna-holt with=vibroblade'] },
    deployed: { 'ana 2100': ['bo droid'] },
  });
  t.ana('ability marwa 0', 'on vibroblade', 'ability marwa 0', 'on droid');
  expect(t.entries('struck').map(({ clause }) => clause)).toEqual(['ES-8.8', 'ES-8.12']);
  expect(t.gear()).toEqual([]);
});

test('ES-5.8 an ability says on its button what a Neuro-Tuning Chip leaves out of its price, and only to who it serves', () => {
  const said = (bearer: string) => {
    const t = scene({ ana: { agendas: 'MMMMMM', points: 'MM' }, board: { 'ana 2000': [bearer, 'bo handi'] } });
    return endstream.label(t.look('ana'), { kind: 'ability', user: t.no('marwa'), ability: 'marwa-oasis-blade.0' });
  };
  expect(said('ana marwa with=neuro-tuning-chip')).toMatchObject({ key: 'label.ability-cut', args: { cut: 1 } });
  expect(said('ana marwa').key).toBe('label.ability');
});
