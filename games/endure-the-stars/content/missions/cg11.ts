import { ending, lay, marked, mission, pickUp, places, rule, tokens } from './write.ts';

const CELLS = ['cell-1', 'cell-2', 'cell-3', 'cell-4'];

/** Gotta Catch 'em All */
export const CG11 = mission('CG11', {
  family: 'gep',
  difficulty: 'hard',
  minutes: 90,
  tiles: lay('LB 0,0', 'RR 1,0 r90', 'SE 2,0', 'CQ 0,1', 'LS 1,1', 'EB 2,1'),
  start: 'CQ.E',
  objectives: [
    pickUp('cell-1', 'green CQ.C'),
    pickUp('cell-2', 'green RR.D'),
    pickUp('cell-3', 'green EB.C'),
    pickUp('cell-4', 'green SE.C'),
  ],
  radar: [marked('LB.B', 'trio'), marked('LS.B', 'trio'), marked('SE.A', 'trio'), ...places('LS.C EB.B SE.D')],
  figures: [{ what: 'exo-loader', count: 1, zone: 'CQ.E', state: 'piloted' }],
  tokens: {
    '3': tokens('5 swarmer x2, 4 jaeger x2, 3 icarus, titan'),
    '4': tokens('5 swarmer, 4 jaeger x2, 4 icarus x2, titan'),
    '5+': tokens('6 swarmer, 4 jaeger, 5 jaeger, 4 icarus, 5 icarus, titan'),
  },
  bossHealth: { '3': 20, '4': 25, '5+': 30 },
  setAside: Array<string>(5).fill('power-cell'),
  modules: [{ kind: 'notNoticed', after: 'CG09', from: 5 }],
  conditions: [
    rule('ETS-M11.8', {
      when: { kind: 'setup' },
      do: [{ kind: 'giveCards', cards: ['power-cell'], how: 'next', secondToOther: false }],
    }),
    rule('ETS-M11.8', {
      when: { kind: 'collect', objectives: CELLS },
      do: [{ kind: 'giveCards', cards: ['power-cell'], how: 'next', secondToOther: false }],
    }),
    rule('ETS-M11.9', {
      when: { kind: 'setup' },
      do: [{ kind: 'groupPlaces', mark: 'trio', boss: 'titan', others: 2 }],
    }),
    rule('ETS-M11.13', {
      when: { kind: 'bossHealth', belowPercent: 50 },
      do: [{ kind: 'bossNoise', level: 5 }],
      once: true,
    }),
    rule('ETS-M11.14', {
      when: { kind: 'setup' },
      if: [{ kind: 'previousMission', mission: 'CG08' }],
      do: [{ kind: 'enemyTrait', enemy: 'solomon', trait: 'jammed' }],
    }),
    rule('ETS-M11.16', {
      when: { kind: 'roundEnd' },
      if: [{ kind: 'bossState', is: 'pinned' }],
      do: [{ kind: 'win' }],
    }),
  ],
  win: [],
  lose: [
    ending('ETS-M11.15', { kind: 'bossState', is: 'dead' }),
    ending(
      'ETS-M11.17',
      { kind: 'loaderUnpowered' },
      { kind: 'supplyGone', cards: ['power-cell'], deckToo: false, objectives: CELLS },
    ),
  ],
});
