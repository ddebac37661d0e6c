import { ending, lastRound, lay, mission, pickUp, places, rule, target, tokens } from './write.ts';

const TERMINALS = ['terminal-1', 'terminal-2', 'terminal-3', 'terminal-4'];

/** Drinking the Kool-Aid */
export const ROP17 = mission('ROP17', {
  family: 'redeemer',
  difficulty: 'easy',
  minutes: 60,
  tiles: lay('RS 0,0', 'CQ 1,0', 'LB 2,0', 'SE 0,1', 'LS 1,1', 'AR 2,1'),
  start: 'SE.w',
  exits: [{ zone: 'AR.s', side: 'S', locked: false }],
  objectives: [
    target('terminal-1', 'red SE.B', { health: 2 }),
    target('terminal-2', 'red CQ.A', { health: 2 }),
    target('terminal-3', 'red LB.A', { health: 2 }),
    target('terminal-4', 'red AR.B', { health: 2 }),
    pickUp('offerings', 'green RS.A'),
  ],
  radar: [{ zone: 'RS.D', emptyIn: ['3'], mark: null }, ...places('SE.B SE.D LS.A LS.B LS.C')],
  tokens: {
    '3': tokens('2 fanatic x2, 3 fanatic, 2 zealot x2'),
    '4': tokens('2 fanatic x2, 3 fanatic, 2 zealot x2, 3 zealot'),
    '5+': tokens('3 fanatic x2, 2 zealot x2, 3 zealot x2'),
  },
  conditions: [
    rule('ETS-M17.8', {
      when: { kind: 'objectiveDestroyed', objectives: TERMINALS, by: 'melee' },
      do: [{ kind: 'roll', faces: [{ from: 1, to: 3, do: [{ kind: 'lose', health: 2, resolve: 0, who: 'zone' }] }] }],
    }),
    rule('ETS-M17.9', {
      when: { kind: 'collect', objectives: ['offerings'] },
      do: [{ kind: 'dealItems', each: 2, keep: 1 }],
    }),
    rule('ETS-M17.10', {
      when: { kind: 'collect', objectives: ['offerings'] },
      do: [{ kind: 'showText', text: 'shrine' }],
    }),
  ],
  win: [
    ending(
      'ETS-M17.12',
      { kind: 'objectiveState', objectives: TERMINALS, state: 'destroyed', atLeast: 4 },
      { kind: 'allLivingLeft', sameExit: false },
    ),
  ],
  lose: [lastRound('ETS-M17.13', 14)],
});
