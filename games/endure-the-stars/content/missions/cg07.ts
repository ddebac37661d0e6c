import { device, ending, lay, marked, mission, places, rule, tokens } from './write.ts';

/** Ever at Our Heels */
export const CG07 = mission('CG07', {
  family: 'gep',
  difficulty: 'hard',
  minutes: 90,
  tiles: lay('CQ 0,0', 'LS 1,0', 'SE 2,0', 'MB 3,0', 'RR 0,1', 'AR 1,1 r180', 'NV 2,1', 'EB 3,1'),
  start: 'AR.A',
  exits: [{ zone: 'MB.e', side: 'E', locked: false }],
  objectives: [device('terminal', 'red LS.B', { after: 'CG05' })],
  radar: [marked('NV.A', '1'), marked('MB.A', '2'), ...places('CQ.A CQ.F LS.A LS.D RR.D SE.B EB.B')],
  tokens: {
    '3': tokens('4 swarmer x2, 5 swarmer, 3 jaeger, 4 jaeger, 3 icarus, 4 icarus x2, titan'),
    '4': tokens('5 swarmer x2, 6 swarmer, 3 jaeger, 4 jaeger, 4 icarus x3, titan'),
    '5+': tokens('6 swarmer x2, 4 jaeger x2, 5 jaeger, 4 icarus x2, 5 icarus, titan'),
  },
  bossHealth: { '3': 5, '4': 7, '5+': 10 },
  conditions: [
    rule('ETS-M07.9', { when: { kind: 'setup' }, do: [{ kind: 'wound', location: 'chest' }] }),
    rule('ETS-M07.10', {
      when: { kind: 'phaseStart', phase: 'enemy' },
      if: [{ kind: 'hurtByChestInjury' }],
      do: [{ kind: 'passiveTowards', who: 'hurt', phase: 'this' }],
    }),
    rule('ETS-M07.11', {
      when: { kind: 'setup' },
      if: [{ kind: 'previousMission', mission: 'CG06' }],
      do: [{ kind: 'emptyPlaces', marks: ['1', '2'] }],
    }),
    rule('ETS-M07.12', {
      when: { kind: 'interact', objectives: ['terminal'] },
      do: [{ kind: 'removeEvent', event: 'life-support-failure', discardsToo: true }],
    }),
  ],
  win: [ending('ETS-M07.13', { kind: 'allLivingLeft', sameExit: false })],
});
