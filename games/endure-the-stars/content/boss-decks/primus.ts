import { type BossCard, deckOf } from '../boss-card.ts';

const { attack, mood } = deckOf('primus');

export const PRIMUS: readonly BossCard[] = [
  attack('maul', 3, { dice: 4, hit: 3 }),
  attack('pounce', 2, { dice: 3, hit: 3, actions: 1 }),
  attack('acid-spray', 1, { range: 1, dice: 3, hit: 4, each: true }),
  attack('shriek', 1, { range: 4, isRadial: true, test: true }),
  attack('tremor', 1, { range: 2, isRadial: true, dice: 2, hit: 5, stuns: true }),
  attack('bulldoze', 1, { dice: 2, hit: 3, each: true, movesAway: true }),
  attack('tear-apart', 1, { dice: 5, hit: 4, victim: 'least-health' }),
  mood('predatory', { actions: 1 }),
  mood('furious', { dice: 1 }),
  mood('adaptive', { piercing: 1, hit: -1 }),
  mood('ravenous', { feeds: 1 }),
  mood('long-reach', { range: 1 }),
];
