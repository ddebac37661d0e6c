import type { BossCard, BossCardId } from './boss-card.ts';
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
