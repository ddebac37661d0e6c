/** An Item card by its name (`shock-baton`). Copies of one card cannot be told apart. */
export type ItemId = string;
export type Sort = 'weapon' | 'armour' | 'helmet' | 'item' | 'noise';

export interface Weapon {
  /** 0: melee (ETS-15.15). */
  readonly range: number;
  readonly dice: number;
  readonly hit: number;
  readonly noise: number;
  /** Two of them can attack together (ETS-15.11). */
  readonly dual: boolean;
  /** Of each success. */
  readonly damage: 1 | 2;
  /** A standard enemy that was hit and lives is stunned. */
  readonly stuns: boolean;
  /** Each shot takes a Power Cell (ETS-7.18). */
  readonly needsCell: boolean;
}

/** What using an item does, and how far away it may act. */
export type Use =
  | { readonly word: 'heal'; readonly health: number }
  | { readonly word: 'calm'; readonly resolve: number }
  | { readonly word: 'stun'; readonly range: number }
  | { readonly word: 'blast'; readonly range: number; readonly damage: number; readonly noise: number }
  | { readonly word: 'shield' }
  | { readonly word: 'distract'; readonly range: number; readonly reach: number }
  | { readonly word: 'spike' };

export interface Item {
  readonly id: ItemId;
  readonly copies: number;
  readonly sort: Sort;
  readonly weapon: Weapon | null;
  /** Armour: the die that cancels an attack. */
  readonly save: number | null;
  /** Whoever carries it moves at most so many zones in a turn (ETS-7.5). */
  readonly moveLimit: number | null;
  readonly use: Use | null;
  /** A noise card: how loud it is. */
  readonly noise: number;
}

const plain = { weapon: null, save: null, moveLimit: null, use: null, noise: 0 } as const;

function weapon(id: ItemId, copies: number, values: Partial<Weapon> & Pick<Weapon, 'range' | 'dice' | 'hit'>): Item {
  const blank = { noise: 0, dual: false, damage: 1, stuns: false, needsCell: false } as const;
  return { id, copies, sort: 'weapon', ...plain, weapon: { ...blank, ...values } };
}

function armour(id: ItemId, copies: number, save: number, moveLimit: number | null = null): Item {
  return { id, copies, sort: 'armour', ...plain, save, moveLimit };
}

const helmet = (id: ItemId, copies: number): Item => ({ id, copies, sort: 'helmet', ...plain });
const noise = (id: ItemId, copies: number, level: number): Item => ({
  id,
  copies,
  sort: 'noise',
  ...plain,
  noise: level,
});
const once = (id: ItemId, copies: number, use: Use): Item => ({ id, copies, sort: 'item', ...plain, use });

/** The Item deck (ETS-1.9). */
export const ITEM_CARDS: readonly Item[] = [
  weapon('pistol', 4, { range: 1, dice: 2, hit: 4, noise: 2, dual: true }),
  weapon('plasma-cutter', 2, { range: 0, dice: 2, hit: 3, noise: 2 }),
  weapon('swarmer-leg', 5, { range: 0, dice: 1, hit: 4, noise: 1, dual: true }),
  weapon('shotgun', 2, { range: 1, dice: 3, hit: 3, noise: 3 }),
  weapon('assault-rifle', 2, { range: 2, dice: 4, hit: 4, noise: 3 }),
  weapon('machine-pistol', 2, { range: 1, dice: 3, hit: 5, noise: 2, dual: true }),
  weapon('marksman-rifle', 1, { range: 3, dice: 1, hit: 2, noise: 3, damage: 2 }),
  weapon('rivet-gun', 2, { range: 1, dice: 1, hit: 3, noise: 1, dual: true }),
  weapon('medical-laser', 1, { range: 2, dice: 2, hit: 3, noise: 1 }),
  weapon('medical-blade', 4, { range: 0, dice: 1, hit: 3, noise: 0, dual: true }),
  weapon('jaeger-claw', 2, { range: 0, dice: 3, hit: 4, noise: 1 }),
  weapon('shock-baton', 2, { range: 0, dice: 2, hit: 4, noise: 1, stuns: true }),
  weapon('persuader', 1, { range: 0, dice: 4, hit: 3, noise: 2 }),
  weapon('void-cannon', 1, { range: 3, dice: 6, hit: 3, noise: 4, needsCell: true }),
  armour('bastion-armour', 2, 3),
  armour('safeguard-armour', 2, 4),
  armour('deckhand-vest', 2, 5),
  armour('bulwark-plate', 1, 2, 2),
  helmet('night-sight-visor', 2),
  helmet('impact-helmet', 2),
  helmet('neural-dampener', 1),
  once('med-kit-3', 3, { word: 'heal', health: 3 }),
  once('med-kit-2', 4, { word: 'heal', health: 2 }),
  { id: 'power-cell', copies: 5, sort: 'item', ...plain },
  once('stun-grenade', 3, { word: 'stun', range: 1 }),
  once('frag-grenade', 2, { word: 'blast', range: 1, damage: 2, noise: 4 }),
  once('shield-bubble', 2, { word: 'shield' }),
  once('decoy-beacon', 2, { word: 'distract', range: 2, reach: 4 }),
  once('calming-tablets', 3, { word: 'calm', resolve: 2 }),
  once('door-spike', 2, { word: 'spike' }),
  noise('loose-panel', 3, 1),
  noise('dropped-tools', 5, 2),
  noise('tripped-alarm', 3, 3),
];

const byId: Readonly<Record<ItemId, Item>> = Object.fromEntries(ITEM_CARDS.map((item) => [item.id, item]));

export const itemOf = (id: ItemId): Item => byId[id] as Item;
export const isItem = (id: unknown): id is ItemId => typeof id === 'string' && Object.hasOwn(byId, id);
/** Every card of the deck, one by one. */
export const ITEM_DECK: readonly ItemId[] = ITEM_CARDS.flatMap(({ id, copies }) => Array<ItemId>(copies).fill(id));
/** One each for the first two survivors, a Swarmer Leg for every other (ETS-2.13). */
export const STARTING_WEAPONS: readonly ItemId[] = ['pistol', 'plasma-cutter'];
export const FURTHER_WEAPON: ItemId = 'swarmer-leg';
export const POWER_CELL: ItemId = 'power-cell';
