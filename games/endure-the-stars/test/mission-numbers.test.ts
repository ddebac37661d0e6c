import { expect, test } from 'vitest';
import { type Effect, MISSIONS, missionOf } from '../content/index.ts';

/** All that a special condition of a mission does, the faces of its die included. */
const effectsOf = (mission: string, clause: string): readonly Effect[] =>
  missionOf(mission).conditions.flatMap((rule) => (rule.clause === clause ? rule.do : []));
const targetsOf = (mission: string) =>
  missionOf(mission).objectives.flatMap(({ kind, health }) => (kind === 'target' ? [health] : []));

test('ETS-M10.8 ETS-M17.7 every terminal has 2 Health', () => {
  expect([targetsOf('CG10'), targetsOf('ROP17')]).toEqual([
    [2, 2, 2],
    [2, 2, 2, 2],
  ]);
});

test('ETS-M01.14 the Hive wakes on 1, 2 and 3', () => {
  expect(effectsOf('CG01', 'ETS-M01.14')).toMatchObject([{ kind: 'roll', faces: [{ from: 1, to: 3 }] }]);
});

test('ETS-M02.14 a 6 costs whoever carries the Brain 1 Health and no Resolve', () => {
  const [roll] = effectsOf('CG02', 'ETS-M02.10');
  const six = roll?.kind === 'roll' ? roll.faces.find(({ from, to }) => from <= 6 && to >= 6) : undefined;
  expect(six).toEqual({ from: 6, to: 6, do: [{ kind: 'lose', health: 1, resolve: 0, who: 'actor' }] });
});

test('ETS-M05.12 who delivers a crew member regains 1 Resolve, and no Health', () => {
  expect(effectsOf('CG05', 'ETS-M05.11')).toContainEqual({ kind: 'gain', health: 0, resolve: 1, who: 'actor' });
});

test('ETS-M12.9 ETS-M14.12 a Sentry fails on a 1 alone', () => {
  const fails = [...effectsOf('C012', 'ETS-M12.9'), ...effectsOf('C014', 'ETS-M14.12')];
  expect(fails).toEqual(Array(2).fill({ kind: 'stunRoll', family: 'sentry', upTo: 1 }));
});

test('ETS-M15.9 waking it too early costs Resolve, and no Health', () => {
  const lost = effectsOf('C015', 'ETS-M15.9').filter(({ kind }) => kind === 'lose');
  expect(lost).toEqual(Array(2).fill({ kind: 'lose', health: 0, resolve: 2, who: 'all' }));
});

test('ETS-M11.13 the Titan cries below half of its Health, not at half', () => {
  const [rule] = missionOf('CG11').conditions.filter(({ clause }) => clause === 'ETS-M11.13');
  expect(rule?.when).toEqual({ kind: 'bossHealth', belowPercent: 50 });
});

test('ETS-O.1 ETS-O.3 ETS-10.15 every objective takes one action, ETS-M03.14 but the repair of the generator two', () => {
  const longer = MISSIONS.flatMap(({ id, objectives }) =>
    objectives.flatMap((one) => (one.actions === 1 ? [] : [`${id} ${one.id} ${one.actions}`])),
  );
  expect(longer).toEqual(['CG03 generator 2']);
});

test('ETS-O.6 who carries something fights, walks and acts as ever, unless the mission says otherwise', () => {
  const hampers = MISSIONS.flatMap(({ id, objectives }) =>
    objectives.flatMap(({ id: what, carry }) =>
      carry === null || (carry.dualWield && carry.moves === null && carry.fewerActions === 0 && carry.most === null)
        ? []
        : [
            `${id} ${what}: dual ${carry.dualWield}, moves ${carry.moves}, fewer ${carry.fewerActions}, most ${carry.most}`,
          ],
    ),
  );
  // ETS-M02.16; M05.8 to M05.10; M09.8; M16.13, M16.14.
  const crew = (n: number) => `CG05 crew-${n}: dual false, moves 2, fewer 0, most 1`;
  expect(hampers).toEqual([
    'CG02 brain: dual false, moves null, fewer 0, most null',
    ...[1, 2, 3].map(crew),
    'CG09 sample-1: dual true, moves null, fewer 0, most 1',
    'CG09 sample-2: dual true, moves null, fewer 0, most 1',
    'ROP16 woman: dual false, moves null, fewer 1, most null',
  ]);
});

test('ETS-M02.8 ETS-M04.12 ETS-M11.13 ETS-M15.9 ETS-M18.10 these work once, everything else as often as it comes about', () => {
  const once = MISSIONS.flatMap(({ id, conditions }) =>
    conditions.flatMap((rule) => (rule.once ? [`${id} ${rule.clause}`] : [])),
  );
  expect(once).toEqual([
    ...['CG02 ETS-M02.8', 'CG02 ETS-M02.9', 'CG04 ETS-M04.12', 'CG11 ETS-M11.13'],
    ...['C015 ETS-M15.9', 'C015 ETS-M15.9', 'ROP18 ETS-M18.10'],
  ]);
});

test('ETS-M02.18 only the Armoury of CG02 has a second card for somebody else', () => {
  const given = MISSIONS.flatMap(({ conditions }) =>
    conditions.flatMap((rule) =>
      rule.do.flatMap((effect) => (effect.kind === 'giveCards' && effect.secondToOther ? [rule.clause] : [])),
    ),
  );
  expect(given).toEqual(['ETS-M02.17']);
});

test.each([
  ['CG01', ['cell-', 'breach-'], 2, 'ETS-M01.13 ETS-M01.18 ETS-M01.19'],
  ['CG03', ['locker-', 'kit-'], 2, 'ETS-M03.16 ETS-M03.17 ETS-M03.18'],
  ['CG05', ['crew-'], 3, 'ETS-M05.11 ETS-M05.14'],
  ['CG09', ['sample-'], 2, 'ETS-M09.10'],
  ['CG10', ['terminal-'], 3, 'ETS-M10.7 ETS-M10.13'],
  ['CG11', ['cell-'], 4, 'ETS-M11.8 ETS-M11.17'],
  ['C014', ['part-'], 4, 'ETS-M14.14'],
  ['C014', ['salvage-'], 6, 'ETS-M14.13 ETS-M14.14'],
  ['ROP17', ['terminal-'], 4, 'ETS-M17.8 ETS-M17.12'],
] as const)('of the objectives of %s called %j each of the %i counts (%s)', (id, names, count, _clauses) => {
  const { objectives, conditions, win, lose, modules } = missionOf(id);
  const lists = JSON.stringify([conditions, win, lose, modules]).match(/"objectives":\[[^\]]*\]/g) ?? [];
  for (const name of names) {
    const all = objectives.flatMap((one) => (one.id.startsWith(name) ? [one.id] : []));
    expect(all).toHaveLength(count);
    const meant = lists.filter((list) => list.includes(`"${name}`));
    expect(meant.length).toBeGreaterThan(0);
    for (const list of meant) for (const one of all) expect(list).toContain(`"${one}"`);
  }
});

test('ETS-M01.8 ETS-M01.12 each of the two cells has its door, its room and the zone before it', () => {
  expect(missionOf('CG01').modules).toMatchObject([
    { doors: ['PC1:A-s', 'PC2:A-s'], rooms: ['PC1.A', 'PC2.A'], fronts: ['CQ.w', 'CQ.e'], health: 3 },
  ]);
});

test('ETS-M08.10 ETS-M20.12 how many actions each face gives', () => {
  expect(missionOf('CG08').modules).toMatchObject([{ kind: 'captive', actions: [1, 1, 2, 2, 3, 3] }]);
  expect(missionOf('P20').modules).toMatchObject([{ kind: 'revivingBoss', actions: [2, 2, 2, 3, 3, 3] }]);
});

test('ETS-M11.17 only Power Cells in an inventory or on the map are left, the Item deck is none of theirs', () => {
  const [, lost] = missionOf('CG11').lose;
  expect(lost?.if).toContainEqual(
    expect.objectContaining({ kind: 'supplyGone', cards: ['power-cell'], deckToo: false }),
  );
});

test('ETS-M15.9 ETS-M18.9 ETS-M18.10 what is killed, what is found, and what it opens', () => {
  const rulesOf = (id: string, clause: string) => missionOf(id).conditions.filter((rule) => rule.clause === clause);
  expect(rulesOf('C015', 'ETS-M15.9')[0]?.when).toEqual({ kind: 'enemyDefeated', enemies: ['artemis', 'sip'] });
  expect(rulesOf('ROP18', 'ETS-M18.9')[0]).toMatchObject({
    when: { enemies: ['zealot', 'fanatic'] },
    do: [{ kind: 'roll', faces: [{ from: 5, to: 6 }] }],
  });
  expect(rulesOf('ROP18', 'ETS-M18.10')[0]).toMatchObject({
    when: { zones: ['SE.s', 'SE.e'], least: 1, most: 1 },
    do: [{ kind: 'setLock', doors: ['SE:D-s', 'SE:D-e'], open: true }],
  });
});

test('ETS-M13.11 ETS-M14.9 a reboot takes one action, salvaging one to three', () => {
  const costs = ['C013', 'C014'].map((id) => missionOf(id).conditions[0]?.when);
  expect(costs).toMatchObject([
    { kind: 'missionAction', least: 1, most: 1 },
    { kind: 'missionAction', least: 1, most: 3 },
  ]);
});

test('ETS-M17.8 ETS-M17.11 Bang! costs those in the zone 2 Health and no Resolve', () => {
  expect(effectsOf('ROP17', 'ETS-M17.8')).toEqual([
    { kind: 'roll', faces: [{ from: 1, to: 3, do: [{ kind: 'lose', health: 2, resolve: 0, who: 'zone' }] }] },
  ]);
});
