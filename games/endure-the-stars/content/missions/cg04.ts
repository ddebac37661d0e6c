import { CARRIED, ending, lay, mission, pickUp, places, placesFor, rule, tokens } from './write.ts';

/** Prescription Pickup */
export const CG04 = mission('CG04', {
  family: 'gep',
  difficulty: 'medium',
  minutes: 50,
  requires: ['medic'],
  tiles: lay('SE 0,0', 'MB 1,0 r180', 'LS 0,1', 'CQ 1,1'),
  start: 'SE.n',
  exits: [
    { zone: 'SE.w', side: 'W', locked: false },
    { zone: 'CQ.e', side: 'E', locked: false },
  ],
  objectives: [pickUp('supplies', 'green MB.C', { class: 'medic', carry: CARRIED })],
  radar: [...places('SE.w SE.e SE.B SE.C'), ...placesFor(['3', '4'], 'SE.D'), ...placesFor(['5+'], 'SE.A')],
  tokens: {
    '3': tokens('4 swarmer x2, 5 swarmer, 3 jaeger, 4 jaeger'),
    '4': tokens('5 swarmer x2, 6 swarmer, 4 jaeger, 5 jaeger'),
    '5+': tokens('5 swarmer x2, 6 swarmer, 4 jaeger, 5 jaeger'),
  },
  conditions: [
    rule('ETS-M04.10', {
      when: { kind: 'setup' },
      do: [{ kind: 'eventDamage', event: 'life-support-failure', damage: 2 }],
    }),
    rule('ETS-M04.12', { when: { kind: 'leavesMap' }, do: [{ kind: 'fixExit' }], once: true }),
  ],
  win: [
    ending(
      'ETS-M04.13',
      { kind: 'allLivingLeft', sameExit: true },
      { kind: 'objectiveState', objectives: ['supplies'], state: 'out', atLeast: 1 },
    ),
  ],
  lose: [
    ending(
      'ETS-M04.14',
      { kind: 'objectivesLack', objectives: ['supplies'], state: 'collected', atLeast: 1 },
      { kind: 'classGone', class: 'medic' },
    ),
  ],
});
