import { type BossAttack, type BossCard, type BossCardId, CALM, type Mood } from './boss-card.ts';
import { OLYMPIAN } from './boss-decks/olympian.ts';
import { PREACHER } from './boss-decks/preacher.ts';
import { PRIMUS } from './boss-decks/primus.ts';
import { TITAN } from './boss-decks/titan.ts';
import type { EnemyType } from './enemies.ts';

export const BOSS_CARDS: readonly BossCard[] = [...TITAN, ...OLYMPIAN, ...PRIMUS, ...PREACHER];

const byId: Readonly<Record<BossCardId, BossCard>> = Object.fromEntries(BOSS_CARDS.map((card) => [card.id, card]));

export const bossCardOf = (id: BossCardId): BossCard => byId[id] as BossCard;
/** A boss's deck, card by card (ETS-1.13). */
export const bossDeck = (boss: EnemyType): BossCardId[] =>
  BOSS_CARDS.filter((card) => card.boss === boss).flatMap(({ id, copies }) => Array<BossCardId>(copies).fill(id));

/** The most that an attack card takes from somebody, with a card in play: each success is 1 damage (ETS-19.20, 19.32). */
export const mostDamage = ({ dice, harmless }: BossAttack, mood: Mood): number =>
  dice === 0 || harmless ? 0 : dice + mood.dice;

/** The most that a boss's cards come to, whichever is drawn and whichever lies in play. */
export function bossLimits(boss: EnemyType): { readonly range: number; readonly damage: number } {
  const cards = BOSS_CARDS.filter((card) => card.boss === boss);
  const moods = [CALM, ...cards.flatMap(({ mood }) => mood ?? [])];
  const blows = cards.flatMap(({ attack }) => (attack === null ? [] : moods.map((mood) => ({ attack, mood }))));
  return {
    range: Math.max(...blows.map(({ attack, mood }) => attack.range + mood.range)),
    damage: Math.max(...blows.map(({ attack, mood }) => mostDamage(attack, mood))),
  };
}
