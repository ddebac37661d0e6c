import type { EnemyType } from './enemies.ts';

/** A card of a boss (`titan.execution`). */
export type BossCardId = string;

/** Whom an attack goes for where it does not take the nearest zone (ETS-19.22). */
export type Victim = 'most-health' | 'least-health' | null;

export interface BossAttack {
  readonly range: number;
  /** Passes walls as noise does, and is for everybody within its range (ETS-19.24). */
  readonly isRadial: boolean;
  readonly dice: number;
  readonly hit: number;
  readonly victim: Victim;
  /** Everybody in the attacked zone. */
  readonly each: boolean;
  /** A damaged victim is stunned, or moved one zone away. */
  readonly stuns: boolean;
  readonly movesAway: boolean;
  readonly ignoresArmour: boolean;
  /** More actions in the turn in which it was drawn. */
  readonly actions: number;
  /** Everybody in range takes a Resolve test. */
  readonly test: boolean;
  /** Made in its zone. */
  readonly noise: number;
}

/** What a Mood changes while it is in play (ETS-19.7). */
export interface Mood {
  readonly actions: number;
  readonly dice: number;
  readonly range: number;
  /** Added to hit numbers: -1 is better. */
  readonly hit: number;
  /** Added to the hit numbers of attacks on it. */
  readonly harder: number;
  readonly victim: Victim;
  /** It works only at half its Health or less. */
  readonly whenWounded: boolean;
}

export interface BossCard {
  readonly id: BossCardId;
  readonly boss: EnemyType;
  readonly copies: number;
  readonly attack: BossAttack | null;
  readonly mood: Mood | null;
}

const BLOW: BossAttack = {
  range: 0,
  isRadial: false,
  dice: 0,
  hit: 0,
  victim: null,
  each: false,
  stuns: false,
  movesAway: false,
  ignoresArmour: false,
  actions: 0,
  test: false,
  noise: 0,
};
/** No such card in play. */
export const CALM: Mood = { actions: 0, dice: 0, range: 0, hit: 0, harder: 0, victim: null, whenWounded: false };

function attack(name: string, copies: number, values: Partial<BossAttack>): BossCard {
  return { id: `titan.${name}`, boss: 'titan', copies, attack: { ...BLOW, ...values }, mood: null };
}

function mood(name: string, values: Partial<Mood>): BossCard {
  return { id: `titan.${name}`, boss: 'titan', copies: 1, attack: null, mood: { ...CALM, ...values } };
}

export const BOSS_CARDS: readonly BossCard[] = [
  attack('execution', 2, { dice: 4, hit: 3, victim: 'most-health' }),
  attack('rending-claws', 3, { dice: 3, hit: 3 }),
  attack('crushing-charge', 2, { dice: 3, hit: 4, actions: 1, movesAway: true }),
  attack('hurled-debris', 2, { range: 2, dice: 2, hit: 3, stuns: true }),
  attack('ground-slam', 2, { range: 1, isRadial: true, dice: 2, hit: 4, stuns: true }),
  attack('deafening-roar', 1, { range: 3, isRadial: true, test: true, noise: 3 }),
  attack('impale', 1, { dice: 2, hit: 2, ignoresArmour: true }),
  attack('sweeping-tail', 1, { dice: 2, hit: 3, each: true }),
  mood('enraged', { dice: 1 }),
  mood('frenzied', { actions: 1 }),
  mood('territorial', { range: 1 }),
  mood('cunning', { victim: 'least-health' }),
  mood('wary', { actions: -1, hit: -1 }),
  mood('wounded-beast', { dice: 2, whenWounded: true }),
];

const byId: Readonly<Record<BossCardId, BossCard>> = Object.fromEntries(BOSS_CARDS.map((card) => [card.id, card]));

export const bossCardOf = (id: BossCardId): BossCard => byId[id] as BossCard;
/** A boss's deck, card by card (ETS-1.13). */
export const bossDeck = (boss: EnemyType): BossCardId[] =>
  BOSS_CARDS.filter((card) => card.boss === boss).flatMap(({ id, copies }) => Array<BossCardId>(copies).fill(id));
