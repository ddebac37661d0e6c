import { device, lastRound, lay, mission, places, rule, tokens } from './write.ts';

/** Turning It Off and On Again */
export const C012 = mission('C012', {
  family: 'sentry',
  difficulty: 'easy',
  minutes: 40,
  tiles: lay('RB 0,0', 'EB 1,0', 'AR 2,0', 'LS 0,1', 'CQ 1,1', 'NV 2,1'),
  start: 'AR.C',
  objectives: [device('kill-switch', 'blue RB.A')],
  radar: places('NV.e CQ.e AR.n AR.B'),
  tokens: {
    '3': tokens('2 artemis x2, 2 sip x2'),
    '4': tokens('3 artemis x2, 2 sip x2'),
    '5+': tokens('3 artemis x2, 3 sip x2'),
  },
  conditions: [
    rule('ETS-M12.9', {
      when: { kind: 'phaseStart', phase: 'enemy' },
      do: [{ kind: 'stunRoll', family: 'sentry', upTo: 1 }],
    }),
    rule('ETS-M12.10', { when: { kind: 'interact', objectives: ['kill-switch'] }, do: [{ kind: 'win' }] }),
  ],
  win: [],
  lose: [lastRound('ETS-M12.11', 9)],
});
