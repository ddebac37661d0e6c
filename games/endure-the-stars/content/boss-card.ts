import type { EnemyType } from './enemies.ts';

/** A card of a boss (`titan.execution`). */
export type BossCardId = string;

/** Whom an attack goes for where it does not take the nearest zone (ETS-19.22). */
export type Victim = 'most-health' | 'least-health' | 'most-resolve' | null;

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
  /** Its successes take no Health. */
  readonly harmless: boolean;
  readonly ignoresArmour: boolean;
  /** More actions in the turn in which it was drawn. */
  readonly actions: number;
  /** Everybody in range takes a Resolve test. */
  readonly test: boolean;
  /** Made in its zone. */
  readonly noise: number;
  /** The doors on its tile lock until the next Event card. */
  readonly locks: boolean;
  /** The nearest enemy of this type runs at a survivor; without one, those in range lose 1 Resolve. */
  readonly commands: EnemyType | null;
}

/** What a Mood, Protocol or Rhetoric card changes while it is in play (ETS-19.7). */
export interface Mood {
  readonly actions: number;
  readonly dice: number;
  readonly range: number;
  /** Added to hit numbers: -1 is better. */
  readonly hit: number;
  /** Added to the hit numbers of attacks on it. */
  readonly harder: number;
  /** Added to survivors' saves against it. */
  readonly piercing: number;
  readonly victim: Victim;
  /** It works only at half its Health or less. */
  readonly whenWounded: boolean;
  /** Health regained at the start of its turns, and for an attack that damaged somebody (ETS-19.35). */
  readonly heals: number;
  readonly feeds: number;
  /** One of these appears in its zone at the start of its turns. */
  readonly summons: EnemyType | null;
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
  harmless: false,
  ignoresArmour: false,
  actions: 0,
  test: false,
  noise: 0,
  locks: false,
  commands: null,
};

/** No such card in play. */
export const CALM: Mood = {
  actions: 0,
  dice: 0,
  range: 0,
  hit: 0,
  harder: 0,
  piercing: 0,
  victim: null,
  whenWounded: false,
  heals: 0,
  feeds: 0,
  summons: null,
};

/** How the cards of a boss are written: an attack with its copies, or what a card in play changes. */
export const deckOf = (boss: EnemyType) => ({
  attack: (name: string, copies: number, values: Partial<BossAttack>): BossCard => ({
    id: `${boss}.${name}`,
    boss,
    copies,
    attack: { ...BLOW, ...values },
    mood: null,
  }),
  mood: (name: string, values: Partial<Mood>): BossCard => ({
    id: `${boss}.${name}`,
    boss,
    copies: 1,
    attack: null,
    mood: { ...CALM, ...values },
  }),
});
