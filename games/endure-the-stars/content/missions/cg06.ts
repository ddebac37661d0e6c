import { ending, lay, mission, pickUp, places, rule, tokens } from './write.ts';

const STASH = ['shotgun', 'assault-rifle', 'pistol'];

/** Bug Hunt */
export const CG06 = mission('CG06', {
  family: 'gep',
  difficulty: 'medium',
  minutes: 60,
  tiles: lay('LB 0,0', 'SE 1,0', 'AR 2,0', 'EB 0,1 r90', 'CQ 1,1', 'RR 2,1'),
  start: 'SE.n',
  objectives: [pickUp('stash', 'red AR.B')],
  radar: places('SE.C SE.D CQ.A CQ.F AR.A LB.B RR.B'),
  tokens: {
    '3': tokens('5 swarmer x2, 6 swarmer, 3 jaeger, 4 jaeger, 4 icarus x2'),
    '4': tokens('5 swarmer, 6 swarmer, 4 jaeger x2, 5 jaeger, 4 icarus, 5 icarus'),
    '5+': tokens('6 swarmer x2, 4 jaeger x2, 5 jaeger, 4 icarus, 5 icarus'),
  },
  setAside: STASH,
  conditions: [
    rule('ETS-M06.8', { when: { kind: 'setup' }, do: [{ kind: 'removeEvents', which: 'spawns' }] }),
    rule('ETS-M06.9', {
      when: { kind: 'collect', objectives: ['stash'] },
      do: [{ kind: 'giveCards', cards: STASH, how: 'random', secondToOther: false }],
    }),
  ],
  win: [ending('ETS-M06.11', { kind: 'mapClear' })],
});
