import { CARRIED, device, ending, lastRound, lay, marker, mission, pickUp, places, rule, tokens } from './write.ts';

const CELL_DOORS = ['SE:D-s', 'SE:D-e'];

/** It's a Trap! */
export const ROP18 = mission('ROP18', {
  family: 'redeemer',
  difficulty: 'easy',
  minutes: 45,
  tiles: lay('CQ 0,0', 'RS 1,0', 'NV 0,1', 'SE 1,1'),
  start: 'NV.A',
  doors: { locked: ['SE:D-s', 'SE:D-e'], extra: [], none: [] },
  objectives: [
    device('terminal', 'green CQ.C'),
    marker('prisoners', 'red SE.D'),
    pickUp('key', 'green', { carry: CARRIED }),
  ],
  radar: places('NV.B NV.C NV.D NV.E'),
  figures: [
    { what: 'zealot', count: 1, zone: 'NV.n', state: 'plain' },
    { what: 'fanatic', count: 1, zone: 'NV.n', state: 'plain' },
    { what: 'zealot', count: 1, zone: 'NV.s', state: 'plain' },
    { what: 'fanatic', count: 1, zone: 'NV.s', state: 'plain' },
    { what: 'zealot', count: 1, zone: 'NV.e', state: 'plain' },
    { what: 'zealot', count: 1, zone: 'NV.w', state: 'plain' },
  ],
  tokens: {
    '3': tokens('2 fanatic x2, 2 zealot x2'),
    '4': tokens('2 fanatic, 3 fanatic, 2 zealot, 3 zealot'),
    '5+': tokens('3 fanatic x2, 3 zealot x2'),
  },
  startWeapons: { cards: ['shotgun', 'plasma-cutter', 'swarmer-leg'], inCampaign: false },
  conditions: [
    rule('ETS-M18.8', {
      when: { kind: 'interact', objectives: ['terminal'] },
      do: [{ kind: 'setLock', doors: CELL_DOORS, exits: [], open: true }],
    }),
    rule('ETS-M18.9', {
      when: { kind: 'enemyDefeated', enemies: ['zealot', 'fanatic'] },
      if: [
        { kind: 'objectivesLack', objectives: ['key'], state: 'collected', atLeast: 1 },
        { kind: 'objectivesLack', objectives: ['terminal'], state: 'done', atLeast: 1 },
      ],
      do: [
        {
          kind: 'roll',
          faces: [
            {
              from: 5,
              to: 6,
              do: [
                { kind: 'takeObjective', objective: 'terminal' },
                { kind: 'giveObjective', objective: 'key' },
              ],
            },
          ],
        },
      ],
    }),
    rule('ETS-M18.10', {
      when: { kind: 'missionAction', name: 'use-key', zones: ['SE.s', 'SE.e'], least: 1, most: 1 },
      if: [
        { kind: 'actorCarries', objectives: ['key'] },
        { kind: 'objectivesLack', objectives: ['terminal'], state: 'done', atLeast: 1 },
      ],
      do: [{ kind: 'setLock', doors: CELL_DOORS, exits: [], open: true }],
      once: true,
    }),
  ],
  win: [ending('ETS-M18.13', { kind: 'allLivingInZone', zone: 'SE.D' })],
  lose: [lastRound('ETS-M18.15', 6)],
});
