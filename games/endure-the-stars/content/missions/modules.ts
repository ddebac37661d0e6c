import type { Parameters, WordsOf } from './parameters.ts';

/** ETS-V.14: behaviour that one mission needs and no clause of the game in general defines, steered by its numbers. */
export const MODULES = {
  /** CG01: doors that the Loader breaks for good. One door, room, front zone and objective for each cell. */
  sealRoom: { doors: 'doors', rooms: 'zones', fronts: 'zones', objectives: 'objectives', health: 'number' },
  /** C013: enemies brought under control, of each type with its Health, dice and hit number; zones of a move, and more on an empty map. */
  control: {
    class: 'class',
    most: 'number',
    types: 'enemies',
    health: 'byDie',
    dice: 'byDie',
    hits: 'byDie',
    moves: 'number',
    haste: 'number',
  },
  /** CG10, CG11: survivors whom Passive enemies may not notice. */
  notNoticed: { after: 'mission', from: 'number' },
  /** CG08: what an Engineer pulls along. */
  captive: { objective: 'objective', class: 'class', actions: 'byDie', noise: 'number' },
  /** ROP16: an objective that walks by the directional die until it is sedated. */
  wanderer: { objective: 'objective', class: 'class', cards: 'cards', from: 'number' },
  /** ROP19: a boss hidden in one of several zones, shielded by others. */
  hiddenBoss: { boss: 'enemy', zones: 'zones', from: 'number', escort: 'enemy', escorts: 'number', shields: 'enemies' },
  /** P20: a boss that cannot be killed. */
  revivingBoss: { boss: 'enemy', actions: 'byDie' },
} as const satisfies Readonly<Record<string, Parameters>>;

export type Module = WordsOf<typeof MODULES>;
