import { ending, lay, mission, places, placesFor, rule, tokens } from './write.ts';

/** Time for Walkies */
export const C013 = mission('C013', {
  family: 'sentry',
  difficulty: 'hard',
  minutes: 90,
  requires: ['technician'],
  tiles: lay('NV 0,0', 'RB 1,0', 'CQ 2,0', 'SE 0,1', 'LS 1,1', 'EB 2,1'),
  start: 'SE.w',
  exits: [{ zone: 'CQ.n', side: 'N', locked: false }],
  radar: [...places('RB.A RB.B CQ.E LS.A'), ...placesFor(['3'], 'NV.A'), ...placesFor(['4', '5+'], 'CQ.F EB.B')],
  tokens: {
    '3': tokens('2 artemis x2, 3 artemis, 2 sip x2'),
    '4': tokens('2 artemis x2, 3 artemis, 2 sip x2, 3 sip'),
    '5+': tokens('2 artemis, 3 artemis x2, 2 sip, 3 sip x2'),
  },
  modules: [
    {
      kind: 'control',
      class: 'technician',
      most: 5,
      types: ['artemis', 'sip'],
      health: [1, 2],
      dice: [1, 2],
      hits: [3, 4],
      moves: 1,
      haste: 1,
    },
  ],
  conditions: [
    rule('ETS-M13.11', {
      when: { kind: 'missionAction', name: 'reboot', zones: [], least: 1, most: 1 },
      if: [
        { kind: 'actorIs', class: 'technician' },
        { kind: 'stunnedEnemyHere', family: 'sentry' },
      ],
      do: [{ kind: 'takeOver' }],
    }),
  ],
  win: [ending('ETS-M13.24', { kind: 'sentriesLeft', atLeast: 4 }, { kind: 'allLivingLeft', sameExit: false })],
  lose: [ending('ETS-M13.20', { kind: 'tooFewSentries', needed: 4 }), ending('ETS-M13.26', { kind: 'nobodyOnMap' })],
});
