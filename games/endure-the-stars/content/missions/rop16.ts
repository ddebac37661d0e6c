import type { Condition } from './conditions.ts';
import { carried, ending, lastRound, lay, mission, places, tokens, work } from './write.ts';

const KITS = ['med-kit-2', 'med-kit-3'];
const AWAKE: Condition = { kind: 'objectivesLack', objectives: ['woman'], state: 'collected', atLeast: 1 };

/** Lone Survivor */
export const ROP16 = mission('ROP16', {
  family: 'redeemer',
  difficulty: 'easy',
  minutes: 60,
  requires: ['medic'],
  tiles: lay('CQ 0,0', 'MB 1,0 r180', 'RR 2,0 r90', 'LS 0,1', 'SE 1,1', 'NV 2,1'),
  start: 'LS.w',
  exits: [{ zone: 'NV.e', side: 'E', locked: false }],
  objectives: [work('woman', 'green SE.x', { class: 'medic', carry: carried({ dualWield: false, fewerActions: 1 }) })],
  radar: places('LS.B CQ.E SE.A SE.B NV.C'),
  tokens: {
    '3': tokens('2 fanatic x2, 2 zealot x2, 3 zealot'),
    '4': tokens('2 fanatic x2, 2 zealot, 3 zealot x2'),
    '5+': tokens('2 fanatic, 3 fanatic x2, 3 zealot x2'),
  },
  modules: [{ kind: 'wanderer', objective: 'woman', class: 'medic', cards: KITS, from: 5 }],
  win: [
    ending(
      'ETS-M16.16',
      { kind: 'objectiveState', objectives: ['woman'], state: 'out', atLeast: 1 },
      { kind: 'allLivingLeft', sameExit: false },
    ),
  ],
  lose: [
    ending('ETS-M16.17', AWAKE, { kind: 'classGone', class: 'medic' }),
    ending('ETS-M16.17', AWAKE, { kind: 'supplyGone', cards: KITS, deckToo: true, objectives: [] }),
    lastRound('ETS-M16.18', 12),
  ],
});
