import { ending, lastRound, lay, marker, mission, places, tokens } from './write.ts';

/** The Head of the Snake */
export const ROP19 = mission('ROP19', {
  family: 'redeemer',
  difficulty: 'easy',
  minutes: 75,
  tiles: lay('RS1 0,0', 'CQ 1,0', 'RS2 2,0', 'SE 0,1', 'LS 1,1', 'AR 2,1'),
  start: 'LS.s',
  objectives: [marker('shrine-1', 'green RS1.A'), marker('shrine-2', 'green RS2.A')],
  radar: places('CQ.A CQ.D SE.A AR.B LS.B'),
  tokens: {
    '3': tokens('2 fanatic x2, 2 zealot x2, 3 zealot'),
    '4': tokens('2 fanatic x2, 2 zealot, 3 zealot x2'),
    '5+': tokens('2 fanatic, 3 fanatic x2, 3 zealot x2'),
  },
  bossHealth: { '3': 20, '4': 25, '5+': 30 },
  startWeapons: { cards: ['pistol', 'persuader', 'swarmer-leg'], inCampaign: false },
  modules: [
    {
      kind: 'hiddenBoss',
      boss: 'preacher',
      zones: ['RS1.A', 'RS2.A'],
      from: 4,
      escort: 'zealot',
      escorts: 2,
      shields: ['zealot', 'fanatic'],
    },
  ],
  win: [ending('ETS-M19.13', { kind: 'bossState', is: 'dead' })],
  lose: [lastRound('ETS-M19.14', 9)],
});
