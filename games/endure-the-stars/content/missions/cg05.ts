import { carried, ending, lay, mission, pickUp, places, placesFor, rule, tokens } from './write.ts';

const CREW = ['crew-1', 'crew-2', 'crew-3'];
const carry = carried({ most: 1, dualWield: false, moves: 2 });

/** Signs of Life */
export const CG05 = mission('CG05', {
  family: 'gep',
  difficulty: 'medium',
  minutes: 60,
  tiles: lay('CQ 0,0', 'NV 1,0', 'MB 2,0 r180', 'RR 0,1 r90', 'SE 1,1', 'LS 2,1'),
  start: 'CQ.w',
  exits: [{ zone: 'LS.e', side: 'E', locked: false }],
  objectives: [
    pickUp('crew-1', 'green CQ.D', { carry }),
    pickUp('crew-2', 'green NV.C', { carry }),
    pickUp('crew-3', 'green MB.C', { carry }),
  ],
  radar: [
    ...places('CQ.n CQ.D NV.D'),
    ...placesFor(['3', '4'], 'CQ.B NV.n NV.s'),
    ...placesFor(['5+'], 'CQ.C CQ.F CQ.s'),
  ],
  tokens: {
    '3': tokens('4 swarmer x2, 3 jaeger, 4 jaeger, 3 icarus, 4 icarus'),
    '4': tokens('5 swarmer x2, 4 jaeger, 5 jaeger, 4 icarus, 5 icarus'),
    '5+': tokens('6 swarmer x2, 5 jaeger, 4 icarus x2, 5 icarus'),
  },
  conditions: [
    rule('ETS-M05.11', {
      when: { kind: 'entersZone', zones: ['LS.e'], carrying: CREW },
      if: [{ kind: 'exitUnlocked', exits: ['LS.e'] }],
      do: [
        { kind: 'deliver', objectives: CREW },
        { kind: 'gain', health: 0, resolve: 1, who: 'actor' },
      ],
    }),
  ],
  win: [ending('ETS-M05.14', { kind: 'objectiveState', objectives: CREW, state: 'delivered', atLeast: 3 })],
});
