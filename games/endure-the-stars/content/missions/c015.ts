import type { Condition } from './conditions.ts';
import type { Effect } from './effects.ts';
import { ending, lastRound, lay, mission, places, rule, tokens, work } from './write.ts';

/** ETS-M15.9, M15.10 */
const PREMATURE: readonly Effect[] = [
  { kind: 'lose', health: 0, resolve: 2, who: 'all' },
  { kind: 'bossCard', card: 'olympian.overdrive' },
];
const ASLEEP: Condition = { kind: 'objectivesLack', objectives: ['olympian'], state: 'done', atLeast: 1 };

/** The Big Prize */
export const C015 = mission('C015', {
  family: 'sentry',
  difficulty: 'easy',
  minutes: 75,
  tiles: lay('NV 0,0', 'RB 1,0', 'LS 0,1', 'SE 1,1', 'CQ 2,1'),
  start: 'LS.w',
  exits: [{ zone: 'CQ.e', side: 'E', locked: true }],
  objectives: [work('olympian', 'green RB.A')],
  radar: places('NV.A RB.B SE.A CQ.B'),
  figures: [{ what: 'olympian', count: 1, zone: 'RB.A', state: 'offline' }],
  tokens: {
    '3': tokens('2 artemis x2, 2 sip x2'),
    '4': tokens('2 artemis, 3 artemis, 2 sip, 3 sip'),
    '5+': tokens('3 artemis x2, 3 sip x2'),
  },
  bossHealth: { '3': 20, '4': 25, '5+': 30 },
  conditions: [
    rule('ETS-M15.8', {
      when: { kind: 'interact', objectives: ['olympian'] },
      do: [{ kind: 'startBoss' }, { kind: 'setLock', doors: [], exits: ['CQ.e'], open: true }],
    }),
    rule('ETS-M15.9', {
      when: { kind: 'enemyDefeated', enemies: ['artemis', 'sip'] },
      if: [ASLEEP, { kind: 'killCount', family: 'sentry', atLeast: 8 }],
      do: PREMATURE,
      once: true,
    }),
    rule('ETS-M15.9', { when: { kind: 'noiseMade', atLeast: 4 }, if: [ASLEEP], do: PREMATURE, once: true }),
  ],
  win: [
    ending('ETS-M15.14', { kind: 'bossState', is: 'dead' }),
    ending('ETS-M15.14', { kind: 'bossState', is: 'active' }, { kind: 'allLivingLeft', sameExit: false }),
  ],
  lose: [lastRound('ETS-M15.15', 8)],
});
