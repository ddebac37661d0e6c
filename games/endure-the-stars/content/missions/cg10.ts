import { LOADER_PLACE } from './parameters.ts';
import { ending, lay, mission, places, placesFor, rule, target, tokens } from './write.ts';

const TERMINALS = ['terminal-1', 'terminal-2', 'terminal-3'];

/** Break Stuff */
export const CG10 = mission('CG10', {
  family: 'gep',
  difficulty: 'medium',
  minutes: 60,
  tiles: lay('AR 0,0 r180', 'CQ 1,0', 'LB 2,0', 'SE 0,1', 'RR 1,1 r90', 'EB 2,1'),
  start: 'CQ.s',
  doors: { locked: ['EB:B-x'], extra: [], none: [] },
  objectives: [
    target('terminal-1', 'red SE.B', { health: 2 }),
    target('terminal-2', 'red AR.B', { health: 2 }),
    target('terminal-3', 'red LB.C', { health: 2 }),
  ],
  radar: [
    ...places('CQ.A CQ.D CQ.e'),
    ...placesFor(['3', '4'], 'LB.e LB.C AR.C'),
    ...placesFor(['5+'], 'CQ.C AR.w AR.x'),
  ],
  figures: [{ what: 'exo-loader', count: 1, zone: 'EB.B', state: 'plain' }],
  tokens: {
    '3': tokens('4 swarmer x2, 4 jaeger x2, 4 icarus x2'),
    '4': tokens('5 swarmer x2, 5 jaeger, 4 icarus x3'),
    '5+': tokens('6 swarmer x2, 5 jaeger, 4 icarus x2, 5 icarus'),
  },
  modules: [{ kind: 'notNoticed', after: 'CG09', from: 5 }],
  conditions: [
    rule('ETS-M10.7', {
      when: { kind: 'objectiveDestroyed', objectives: TERMINALS, by: 'any' },
      if: [{ kind: 'objectiveState', objectives: TERMINALS, state: 'destroyed', atLeast: 3 }],
      do: [{ kind: 'setLock', doors: ['EB:B-x'], exits: [], open: true }],
    }),
    rule('ETS-M10.10', {
      when: { kind: 'setup' },
      if: [{ kind: 'previousMission', mission: 'CG08' }],
      do: [{ kind: 'enemyTrait', enemy: 'solomon', trait: 'jammed' }],
    }),
  ],
  win: [
    ending(
      'ETS-M10.13',
      { kind: 'objectiveState', objectives: TERMINALS, state: 'destroyed', atLeast: 3 },
      { kind: 'allLivingInZone', zone: LOADER_PLACE },
      { kind: 'noEnemyWithin', zones: 1, of: LOADER_PLACE },
    ),
  ],
});
