import type { RollEffect } from './effects.ts';
import { carried, device, ending, lay, mission, pickUp, places, placesFor, rule, tokens } from './write.ts';

/** ETS-M02.11 to M02.14 */
const BRAIN: RollEffect['faces'] = [
  {
    from: 4,
    to: 4,
    do: [
      { kind: 'resolveTest', who: 'actor' },
      { kind: 'fewerActions', by: 1 },
    ],
  },
  { from: 5, to: 5, do: [{ kind: 'passiveTowards', who: 'actor', phase: 'next' }] },
  { from: 6, to: 6, do: [{ kind: 'lose', health: 1, resolve: 0, who: 'actor' }] },
];

/** The Brain */
export const CG02 = mission('CG02', {
  family: 'gep',
  difficulty: 'medium',
  minutes: 60,
  tiles: lay('LB 0,0', 'CQ 1,0', 'AR 2,0', 'LS 0,1', 'SE 1,1', 'NV 2,1'),
  start: 'SE.s',
  exits: [{ zone: 'NV.e', side: 'E', locked: true }],
  objectives: [
    pickUp('brain', 'green LB.B', { carry: carried({ dualWield: false, onDeath: 'lost' }) }),
    device('console', 'blue SE.B'),
    pickUp('rack', 'red AR.B'),
  ],
  radar: [...places('LB.D CQ.E SE.A NV.A'), ...placesFor(['3', '4'], 'CQ.B AR.C'), ...placesFor(['5+'], 'SE.B SE.e')],
  tokens: {
    '3': tokens('4 swarmer, 3 jaeger, 4 jaeger x2, 3 icarus, 4 icarus'),
    '4': tokens('5 swarmer, 4 jaeger x3, 4 icarus x2'),
    '5+': tokens('6 swarmer, 4 jaeger x2, 5 jaeger, 4 icarus, 5 icarus'),
  },
  setAside: ['shotgun', 'assault-rifle'],
  conditions: [
    rule('ETS-M02.7', {
      when: { kind: 'interact', objectives: ['console'] },
      do: [{ kind: 'setLock', doors: [], exits: ['NV.e'], open: true }],
    }),
    rule('ETS-M02.8', {
      when: { kind: 'collect', objectives: ['brain'] },
      do: [{ kind: 'lose', health: 1, resolve: 1, who: 'actor' }],
      once: true,
    }),
    rule('ETS-M02.9', {
      when: { kind: 'collect', objectives: ['brain'] },
      do: [{ kind: 'showText', text: 'brain' }],
      once: true,
    }),
    rule('ETS-M02.10', { when: { kind: 'turnStart', carrying: 'brain' }, do: [{ kind: 'roll', faces: BRAIN }] }),
    rule('ETS-M02.17', {
      when: { kind: 'collect', objectives: ['rack'] },
      do: [{ kind: 'giveCards', cards: ['shotgun', 'assault-rifle'], how: 'choice', secondToOther: true }],
    }),
  ],
  win: [
    ending(
      'ETS-M02.20',
      { kind: 'allLivingLeft', sameExit: false },
      { kind: 'objectiveState', objectives: ['brain'], state: 'out', atLeast: 1 },
    ),
  ],
  lose: [ending('ETS-M02.19', { kind: 'objectiveState', objectives: ['brain'], state: 'lost', atLeast: 1 })],
});
