import { ending, lay, marker, mission, pickUp, places, rule, tokens } from './write.ts';

const BREACHES = ['breach-1', 'breach-2'];
const CELLS = ['cell-1', 'cell-2'];

/** Close the Door Behind You */
export const CG01 = mission('CG01', {
  family: 'gep',
  difficulty: 'medium',
  minutes: 70,
  tiles: lay('PC1 0,0 r270', 'CQ 1,0', 'PC2 2,0 r90', 'SE 0,1', 'EB 1,1'),
  start: 'EB.w',
  objectives: [
    marker('breach-1', 'green PC1.A'),
    marker('breach-2', 'green PC2.A'),
    pickUp('cell-1', 'blue EB.C'),
    pickUp('cell-2', 'blue EB.B'),
  ],
  radar: places('PC1.A PC1.B PC2.A CQ.E'),
  figures: [{ what: 'exo-loader', count: 1, zone: 'EB.B', state: 'plain' }],
  tokens: {
    '3': tokens('4 swarmer x2, 3 jaeger, 3 icarus'),
    '4': tokens('5 swarmer x2, 4 jaeger, 4 icarus'),
    '5+': tokens('6 swarmer x2, 5 jaeger, 5 icarus'),
  },
  setAside: ['power-cell', 'power-cell'],
  modules: [
    {
      kind: 'sealRoom',
      doors: ['PC1:A-s', 'PC2:A-s'],
      rooms: ['PC1.A', 'PC2.A'],
      fronts: ['CQ.w', 'CQ.e'],
      objectives: BREACHES,
      health: 3,
    },
  ],
  conditions: [
    rule('ETS-M01.13', {
      when: { kind: 'collect', objectives: CELLS },
      do: [{ kind: 'giveCards', cards: ['power-cell'], how: 'next', secondToOther: false }],
    }),
    rule('ETS-M01.14', {
      when: { kind: 'phaseEnd', phase: 'enemy' },
      if: [{ kind: 'objectivesLack', objectives: BREACHES, state: 'destroyed', atLeast: 2 }],
      do: [
        {
          kind: 'roll',
          faces: [
            {
              from: 1,
              to: 3,
              do: [{ kind: 'spawnInZone', zones: ['PC1.A', 'PC2.A'], objectives: BREACHES, sides: 'WE' }],
            },
          ],
        },
      ],
    }),
  ],
  win: [
    ending(
      'ETS-M01.18',
      { kind: 'objectiveState', objectives: BREACHES, state: 'destroyed', atLeast: 2 },
      { kind: 'mapClear' },
    ),
  ],
  lose: [
    ending(
      'ETS-M01.19',
      { kind: 'objectivesLack', objectives: BREACHES, state: 'destroyed', atLeast: 2 },
      { kind: 'loaderUnpowered' },
      { kind: 'supplyGone', cards: ['power-cell'], deckToo: true, objectives: CELLS },
    ),
  ],
});
