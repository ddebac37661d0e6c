import { ending, lay, mission, pickUp, places, rule, tokens, work } from './write.ts';

const FAILURE = 'artificial-gravity-failure';
const LOCKERS = ['locker-1', 'locker-2'];
const KITS = ['kit-1', 'kit-2'];

/** Gravity of the Situation */
export const CG03 = mission('CG03', {
  family: 'gep',
  difficulty: 'hard',
  minutes: 90,
  requires: ['engineer'],
  tiles: lay('AR 0,0 r180', 'CQ 1,0', 'MB 2,0', 'RR 0,1 r90', 'LS 1,1', 'EB 2,1'),
  start: 'RR.A',
  exits: [{ zone: 'MB.e', side: 'E', locked: false }],
  objectives: [
    work('generator', 'green EB.C', { class: 'engineer', actions: 2 }),
    pickUp('locker-1', 'red AR.B'),
    pickUp('locker-2', 'red AR.C'),
    pickUp('kit-1', 'blue MB.C'),
    pickUp('kit-2', 'blue MB.D'),
  ],
  radar: places('RR.B RR.D RR.E CQ.x LS.C LS.D EB.x'),
  tokens: {
    '3': tokens('4 swarmer x2, 5 swarmer, 3 jaeger, 4 jaeger, 3 icarus, titan'),
    '4': tokens('5 swarmer x2, 6 swarmer, 4 jaeger, 4 icarus x2, titan'),
    '5+': tokens('5 swarmer, 6 swarmer x2, 5 jaeger, 4 icarus, 5 icarus, titan'),
  },
  bossHealth: { '3': 9, '4': 12, '5+': 15 },
  setAside: ['assault-rifle', 'safeguard-armour', 'med-kit-3', 'med-kit-3'],
  conditions: [
    rule('ETS-M03.10', {
      when: { kind: 'setup' },
      do: [
        { kind: 'removeEvent', event: FAILURE, discardsToo: false },
        { kind: 'standingEvent', event: FAILURE, on: true },
      ],
    }),
    rule('ETS-M03.12', {
      when: { kind: 'interact', objectives: ['generator'] },
      do: [{ kind: 'standingEvent', event: FAILURE, on: false }],
    }),
    rule('ETS-M03.16', {
      when: { kind: 'collect', objectives: LOCKERS },
      do: [{ kind: 'giveCards', cards: ['assault-rifle', 'safeguard-armour'], how: 'choice', secondToOther: false }],
    }),
    rule('ETS-M03.17', {
      when: { kind: 'collect', objectives: KITS },
      do: [{ kind: 'giveCards', cards: ['med-kit-3'], how: 'next', secondToOther: false }],
    }),
  ],
  win: [
    ending(
      'ETS-M03.18',
      { kind: 'objectiveState', objectives: ['generator'], state: 'done', atLeast: 1 },
      { kind: 'objectiveState', objectives: [...LOCKERS, ...KITS], state: 'collected', atLeast: 4 },
      { kind: 'allLivingLeft', sameExit: false },
    ),
  ],
  lose: [
    ending(
      'ETS-M03.13',
      { kind: 'objectivesLack', objectives: ['generator'], state: 'done', atLeast: 1 },
      { kind: 'classGone', class: 'engineer' },
    ),
  ],
});
