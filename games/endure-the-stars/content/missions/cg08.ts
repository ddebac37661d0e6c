import { CARRIED, ending, lay, mission, places, placesFor, rule, tokens, work } from './write.ts';

/** Bagging a Trophy */
export const CG08 = mission('CG08', {
  family: 'gep',
  difficulty: 'hard',
  minutes: 75,
  requires: ['engineer'],
  tiles: lay('MB 0,0', 'LS 1,0', 'AR 2,0', 'CQ 0,1', 'SE 1,1', 'RR 2,1'),
  start: 'CQ.w',
  exits: [{ zone: 'RR.s', side: 'S', locked: false }],
  objectives: [work('solomon', 'green MB.D', { class: 'engineer', carry: CARRIED })],
  radar: [
    ...places('MB.A LS.B CQ.B'),
    ...placesFor(['3', '4'], 'AR.B'),
    ...placesFor(['3'], 'AR.A AR.C'),
    ...placesFor(['4'], 'SE.A RR.D'),
    ...placesFor(['5+'], 'CQ.D CQ.F SE.C'),
  ],
  tokens: {
    '3': tokens('4 swarmer, 5 swarmer, 3 jaeger, 4 jaeger, 3 icarus, 4 icarus'),
    '4': tokens('5 swarmer x2, 4 jaeger x2, 4 icarus x2'),
    '5+': tokens('6 swarmer x2, 4 jaeger, 5 jaeger, 4 icarus, 5 icarus'),
  },
  modules: [{ kind: 'captive', objective: 'solomon', class: 'engineer', actions: [1, 1, 2, 2, 3, 3], noise: 5 }],
  conditions: [
    rule('ETS-M08.8', {
      when: { kind: 'setup' },
      do: [{ kind: 'enemyTrait', enemy: 'solomon', trait: 'never spawns' }],
    }),
    rule('ETS-M08.12', {
      when: { kind: 'phaseStart', phase: 'enemy' },
      if: [{ kind: 'mapClear' }],
      do: [{ kind: 'spawnOnTile', tiles: ['MB', 'LS', 'AR', 'SE', 'RR', 'CQ'] }],
    }),
  ],
  win: [ending('ETS-M08.16', { kind: 'roleLeft', class: 'engineer', with: 'solomon' })],
  lose: [ending('ETS-M08.14', { kind: 'classGone', class: 'engineer' })],
});
