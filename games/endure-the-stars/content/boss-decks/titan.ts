import { type BossCard, deckOf } from '../boss-card.ts';

const { attack, mood } = deckOf('titan');

export const TITAN: readonly BossCard[] = [
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
