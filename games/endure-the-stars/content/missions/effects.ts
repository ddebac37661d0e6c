import type { Parameters, WordsOf } from './parameters.ts';

/** ETS-V.14: what a special condition does. */
export const EFFECTS = {
  setLock: { doors: 'doors', exits: 'exits', open: 'flag' },
  /** From the cards set aside: all of them, one of the actor's choice, one at random, or the next. */
  giveCards: { cards: 'cards', how: ['all', 'choice', 'random', 'next'], secondToOther: 'flag' },
  dealItems: { each: 'number', keep: 'number' },
  removeEvents: { which: ['spawns', 'spawns of unused tiles'] },
  removeEvent: { event: 'event', discardsToo: 'flag' },
  standingEvent: { event: 'event', on: 'flag' },
  eventDamage: { event: 'event', damage: 'number' },
  /** The carried objective is safe: its token leaves the game. */
  deliver: { objectives: 'objectives' },
  /** No attack: no save, no injury. `zone`: every survivor in the zone where it happened. */
  lose: { health: 'number', resolve: 'number', who: ['actor', 'all', 'zone'] },
  gain: { health: 'number', resolve: 'number', who: ['actor', 'all', 'zone'] },
  resolveTest: { who: ['actor', 'all'] },
  /** In this turn. */
  fewerActions: { by: 'number' },
  /** A random survivor; it cannot be healed in this mission. */
  wound: { location: ['head', 'chest', 'leg'] },
  /** In one of these zones whose objective is still there; the directional die picks among several. */
  spawnInZone: { zones: 'zones', objectives: 'objectives', sides: ['WE', 'NS'] },
  /** A die picks the tile. At the beginning of the Enemy Phase it acts in it: states are fixed afterwards. */
  spawnOnTile: { tiles: 'tiles' },
  emptyPlaces: { marks: 'marks' },
  /** The boss and so many others, shuffled among the places of that mark. */
  groupPlaces: { mark: 'text', boss: 'enemy', others: 'number' },
  passiveTowards: { who: ['actor', 'hurt'], phase: ['this', 'next'] },
  /** It moves with the boss and is never removed. */
  bossNoise: { level: 'number' },
  stunRoll: { family: 'family', upTo: 'number' },
  giveObjective: { objective: 'objective' },
  /** Its token leaves the map: nobody can use it any more. */
  takeObjective: { objective: 'objective' },
  /** A stunned enemy here may become the next of these objectives: the die needed, by the number of actions spent. */
  salvage: { from: 'byDie', objectives: 'objectives' },
  /** A stunned enemy here comes under control, as the module `control` says. */
  takeOver: {},
  enemyTrait: { enemy: 'enemy', trait: ['never spawns', 'jammed'] },
  startBoss: {},
  bossCard: { card: 'text' },
  /** Leaving by another exit than this one is no longer possible. */
  fixExit: {},
  showText: { text: 'text' },
  win: {},
} as const satisfies Readonly<Record<string, Parameters>>;

export type PlainEffect = WordsOf<typeof EFFECTS>;

/** One die for several results: what it does depends on what it shows. */
export interface RollEffect {
  readonly kind: 'roll';
  readonly faces: readonly { readonly from: number; readonly to: number; readonly do: readonly PlainEffect[] }[];
}

export type Effect = PlainEffect | RollEffect;
