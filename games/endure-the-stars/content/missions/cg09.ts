import { carried, ending, lay, mission, pickUp, places, placesFor, tokens } from './write.ts';

const SAMPLES = ['sample-1', 'sample-2'];
const carry = carried({ most: 1, onDeath: 'passes on' });

/** Left at the Office */
export const CG09 = mission('CG09', {
  family: 'gep',
  difficulty: 'medium',
  minutes: 60,
  tiles: lay('SE 0,0', 'CQ 1,0', 'LB 2,0', 'NV 0,1', 'LS 1,1', 'MB 2,1 r90'),
  start: 'CQ.s',
  exits: [{ zone: 'SE.w', side: 'W', locked: false }],
  objectives: [pickUp('sample-1', 'green LB.B', { carry }), pickUp('sample-2', 'green LB.C', { carry })],
  radar: [
    ...places('LB.A CQ.A CQ.B LS.A MB.C'),
    ...placesFor(['3', '4'], 'SE.B MB.A'),
    ...placesFor(['5+'], 'SE.e CQ.e'),
  ],
  tokens: {
    '3': tokens('4 swarmer x2, 3 jaeger, 4 jaeger x2, 4 icarus x2'),
    '4': tokens('5 swarmer x2, 4 jaeger, 5 jaeger, 4 icarus x3'),
    '5+': tokens('6 swarmer x2, 4 jaeger, 5 jaeger, 4 icarus x2, 5 icarus'),
  },
  win: [
    ending(
      'ETS-M09.11',
      { kind: 'allLivingLeft', sameExit: false },
      { kind: 'objectiveState', objectives: SAMPLES, state: 'out', atLeast: 2 },
    ),
  ],
  lose: [
    ending('ETS-M09.10', { kind: 'objectiveState', objectives: SAMPLES, state: 'lost', atLeast: 1 }),
    ending('ETS-M09.12', { kind: 'tooFewSurvivors', objectives: SAMPLES }),
  ],
});
