import { type BossCard, deckOf } from '../boss-card.ts';

const { attack, mood } = deckOf('olympian');

export const OLYMPIAN: readonly BossCard[] = [
  attack('pile-driver', 2, { dice: 4, hit: 3 }),
  attack('rotary-cannon', 2, { range: 3, dice: 4, hit: 5 }),
  attack('arc-flash', 2, { range: 1, isRadial: true, dice: 2, hit: 4, stuns: true }),
  attack('net-launcher', 1, { range: 2, dice: 1, hit: 2, stuns: true, harmless: true }),
  attack('pacify', 1, { dice: 3, hit: 3, victim: 'most-health' }),
  attack('door-lock-pulse', 1, { range: 2, isRadial: true, test: true, locks: true }),
  attack('incendiary-round', 1, { range: 2, dice: 3, hit: 4, each: true }),
  mood('overdrive', { actions: 1, dice: 1 }),
  mood('containment', { range: 1 }),
  mood('target-lock', { hit: -1 }),
  mood('self-repair', { heals: 2 }),
  mood('conserve-power', { actions: -1, harder: 1 }),
];
