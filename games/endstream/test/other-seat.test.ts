import { describe, expect, test } from 'vitest';
import { scene } from './scene.ts';

/** Effects that speak of "the enemy" or "the opponent", used by the second seat: a fault in whose is whose shows here. */
describe('from the other seat', () => {
  test('ES-5.19 The Gray Baron disables the enemy agenda of his century', () => {
    const t = scene({ turn: 'bo', bo: { points: 'P' }, board: { 'bo 1900': ['bo the-gray-baron'] } });
    t.bo('ability the-gray 1');
    expect([t.agendas('ana'), t.agendas('bo')]).toEqual(['rdrrrr', 'rrrrrr']);
  });

  test('ES-1.16 Quill chooses among the agendas of the enemy stream', () => {
    const t = scene({ turn: 'bo', bo: { points: 'PPSS' }, board: { 'bo 1900': ['bo quill-archivist'] } });
    t.until('bo', 'ability quill 1');
    expect(t.offers('bo')).toEqual([1800, 1900, 2000, 2100, 2200, 2300].map((century) => `to ana ${century}`));
  });

  test('ES-13.10 OSSUARY puts LOCKDOWN across, into the enemy stream', () => {
    const t = scene({ turn: 'bo', bo: { controller: 'ossuary', points: 'SS', at: 2000 } });
    t.bo('ability ossuary 0');
    expect([t.zones('ana 2000'), t.zones('bo 2000')]).toEqual([['LOCKDOWN'], []]);
  });

  test('ES-16.5 Scrying Bowl looks at the opponent’s hand, not at the own', () => {
    const t = scene({
      turn: 'bo',
      ana: { hand: ['aran-breaker techs=droid,sat-p'] },
      bo: { hand: ['moth-swarm-node'] },
      board: { 'bo 1900': ['bo vesna techs=scrying-bowl,droid'] },
    });
    t.bo('tech vesna scrying');
    expect([t.op('aran').seen, t.op('moth').seen]).toEqual([true, false]);
    expect(t.entries('looked')[0]?.at.map(({ card }) => card)).toEqual(['aran-breaker']);
    const empty = scene({
      turn: 'bo',
      ana: { hand: [] },
      bo: { hand: ['moth-swarm-node'] },
      board: { 'bo 1900': ['bo vesna techs=scrying-bowl,droid'] },
    });
    expect(empty.refusal('bo', 'tech vesna scrying')).toBe('ES-7.13');
  });
});

test('ES-12.15 taken back by CONTROL an operator is plainly its owner’s again; other controlled ones stay taken', () => {
  const t = scene({
    ana: { points: 'PPPPPP' },
    bo: { points: 'PPP' },
    board: {
      'ana 1900': ['ana mr-rosu-envoy', 'bo marwa-oasis-blade', 'bo vesna-holt'],
      'ana 1800': ['bo the-pale-man'],
    },
  });
  t.ana('ability mr-rosu 1', 'on marwa', 'ability mr-rosu 1', 'on vesna', 'move marwa ana 1800', 'finish');
  t.table.players[1]!.points = [0, 3, 0];
  t.bo('ability the-pale 1', 'on marwa');
  const by = (name: string) => t.look('bo').view.operators[t.no(name)]?.by;
  expect([by('marwa'), by('vesna')]).toEqual([1, 0]);
  expect(t.refusal('bo', 'move marwa ana 1900')).toBeNull();
  // Nothing is left of it that could end later.
  t.bo('finish');
  expect([by('marwa'), by('vesna')]).toEqual([1, 1]);
});

test('Field Medbay wakes friends here alone', () => {
  const t = scene({
    board: {
      'ana 2100': ['ana quill techs=field-medbay,droid', 'ana aran disabled=2'],
      'ana 2200': ['ana moth disabled=3'],
    },
  })
    .ana('tech quill field', 'finish')
    .bo('finish');
  expect([t.isActive('aran'), t.isActive('moth')]).toEqual([true, false]);
});

test('ES-12.15 Field Medbay wakes whom its player controls, not whom it owns', () => {
  const start = (taken: boolean) => {
    const t = scene({
      turn: 'bo',
      bo: { points: 'PPP' },
      board: { 'ana 2100': ['ana aran-breaker', 'bo mr-rosu-envoy', 'bo marwa-oasis-blade disabled=3'] },
      deployed: { 'ana 2100': ['ana field-medbay'] },
    });
    if (taken) t.bo('ability mr-rosu 1', 'on aran');
    t.op('aran').disabled = 3;
    t.bo('finish');
    return { t, medbays: t.table.gear.length };
  };
  const own = start(false);
  expect([own.t.isActive('aran'), own.t.isActive('marwa'), own.medbays]).toEqual([true, false, 0]);
  const taken = start(true);
  expect([taken.t.isActive('aran'), taken.t.isActive('marwa'), taken.medbays]).toEqual([false, false, 1]);
});
