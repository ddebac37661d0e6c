import { device, ending, lay, mission, places, placesFor, rule, tokens } from './write.ts';

/** Noisy Neighbours */
export const CG00 = mission('CG00', {
  family: 'gep',
  difficulty: 'easy',
  minutes: 15,
  tiles: lay('CQ 0,0', 'LB 1,0', 'SE 1,1'),
  start: 'LB.e',
  doors: { locked: ['LB:A-x'], extra: [], none: [] },
  objectives: [device('switch', 'green SE.C')],
  radar: [
    ...places('LB.A LB.C'),
    ...placesFor(['3'], 'CQ.F'),
    ...placesFor(['4'], 'SE.A'),
    ...placesFor(['5+'], 'LB.s'),
  ],
  tokens: {
    '3': tokens('4 swarmer, 3 jaeger, 3 icarus'),
    '4': tokens('5 swarmer, 4 jaeger, 4 icarus'),
    '5+': tokens('6 swarmer, 5 jaeger, 5 icarus'),
  },
  conditions: [
    rule('ETS-M00.8', {
      when: { kind: 'interact', objectives: ['switch'] },
      do: [{ kind: 'setLock', doors: ['LB:A-x'], exits: [], open: true }],
    }),
    rule('ETS-M00.9', { when: { kind: 'setup' }, do: [{ kind: 'removeEvents', which: 'spawns of unused tiles' }] }),
  ],
  win: [ending('ETS-M00.10', { kind: 'mapClear' })],
});
