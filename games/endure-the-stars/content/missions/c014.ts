import { CARRIED, ending, lastRound, lay, mission, pickUp, places, rule, tokens } from './write.ts';

const PARTS = ['part-1', 'part-2', 'part-3', 'part-4'];
/** As many as tokens are left in the box (ETS-M14.13). */
const SALVAGED = ['salvage-1', 'salvage-2', 'salvage-3', 'salvage-4', 'salvage-5', 'salvage-6'];

/** Spares, Change */
export const C014 = mission('C014', {
  family: 'sentry',
  difficulty: 'easy',
  minutes: 60,
  tiles: lay('EB 0,0 r90', 'SE 1,0', 'RB 2,0', 'RR 0,1 r90', 'LS 1,1', 'AR 2,1'),
  start: 'RR.A',
  exits: [{ zone: 'AR.s', side: 'S', locked: false }],
  objectives: [
    pickUp('part-1', 'green EB.B', { carry: CARRIED }),
    pickUp('part-2', 'green SE.A', { carry: CARRIED }),
    pickUp('part-3', 'green RB.A', { carry: CARRIED }),
    pickUp('part-4', 'green AR.B', { carry: CARRIED }),
    ...SALVAGED.map((id) => pickUp(id, 'green', { carry: CARRIED })),
  ],
  radar: places('RR.B RR.C RR.D RR.E LS.A LS.C'),
  tokens: {
    '3': tokens('2 artemis x2, 3 artemis x2, 2 sip x2'),
    '4': tokens('2 artemis, 3 artemis x2, 2 sip, 3 sip x2'),
    '5+': tokens('3 artemis x2, 2 sip x2, 3 sip x2'),
  },
  conditions: [
    rule('ETS-M14.9', {
      when: { kind: 'missionAction', name: 'salvage', zones: [], least: 1, most: 3 },
      if: [
        { kind: 'actorIs', class: 'engineer' },
        { kind: 'stunnedEnemyHere', family: 'sentry' },
      ],
      do: [{ kind: 'salvage', from: [5, 4, 3], objectives: SALVAGED }],
    }),
    rule('ETS-M14.12', {
      when: { kind: 'phaseStart', phase: 'enemy' },
      do: [{ kind: 'stunRoll', family: 'sentry', upTo: 1 }],
    }),
  ],
  win: [
    ending(
      'ETS-M14.14',
      { kind: 'allLivingLeft', sameExit: false },
      { kind: 'objectiveState', objectives: [...PARTS, ...SALVAGED], state: 'out', atLeast: 4 },
    ),
  ],
  lose: [lastRound('ETS-M14.15', 14)],
});
