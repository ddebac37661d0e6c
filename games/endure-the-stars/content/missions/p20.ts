import { ending, lay, mission, pickUp, places, placesFor, rule, tokens } from './write.ts';

const LOCKER = ['stun-grenade', 'shield-bubble'];

/** Messing with the Bull */
export const P20 = mission('P20', {
  family: 'gep',
  difficulty: 'hard',
  minutes: 60,
  tiles: lay('PC 0,0', 'RR 1,0 r270', 'LB 2,0', 'LS 3,0', 'SE 0,1', 'MB 1,1', 'AR 2,1'),
  start: 'SE.s',
  exits: [{ zone: 'LS.e', side: 'E', locked: false }],
  objectives: [pickUp('locker', 'red AR.B')],
  radar: [
    ...places('SE.A RR.E'),
    ...placesFor(['4', '5+'], 'PC.B'),
    ...placesFor(['3'], 'RR.A RR.D LS.B'),
    ...placesFor(['4'], 'PC.C LB.D'),
    ...placesFor(['5+'], 'RR.C LS.C'),
  ],
  figures: [{ what: 'primus', count: 1, zone: 'PC.A', state: 'plain' }],
  tokens: {
    '3': tokens('4 swarmer x2, 3 jaeger, 4 jaeger, 3 icarus'),
    '4': tokens('5 swarmer x2, 4 jaeger x2, 4 icarus'),
    '5+': tokens('6 swarmer x2, 5 jaeger, 4 icarus x2'),
  },
  bossHealth: { '3': 15, '4': 20, '5+': 25 },
  setAside: LOCKER,
  startWeapons: { cards: ['assault-rifle', 'medical-laser', 'medical-blade'], inCampaign: true },
  modules: [{ kind: 'revivingBoss', boss: 'primus', actions: [2, 2, 2, 3, 3, 3] }],
  conditions: [
    rule('ETS-M20.13', {
      when: { kind: 'collect', objectives: ['locker'] },
      do: [{ kind: 'giveCards', cards: LOCKER, how: 'all', secondToOther: false }],
    }),
  ],
  win: [ending('ETS-M20.16', { kind: 'allLivingLeft', sameExit: false })],
});
