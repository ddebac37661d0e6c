import { type BossCard, deckOf } from '../boss-card.ts';

const { attack, mood } = deckOf('preacher');

export const PREACHER: readonly BossCard[] = [
  attack('judgement', 2, { dice: 4, hit: 3, victim: 'most-resolve' }),
  attack('golden-gauntlet', 2, { dice: 3, hit: 3, stuns: true }),
  attack('sanctified-rifle', 2, { range: 2, dice: 3, hit: 4 }),
  attack('sermon-of-guilt', 2, { range: 3, isRadial: true, test: true }),
  attack('fire-and-brimstone', 1, { range: 1, dice: 3, hit: 4, each: true }),
  attack('martyrs-command', 1, { range: 3, isRadial: true, commands: 'fanatic' }),
  mood('call-to-arms', { summons: 'zealot' }),
  mood('unshakeable-faith', { harder: 1 }),
  mood('fervour', { dice: 1, actions: 1 }),
  mood('righteous-aim', { hit: -1 }),
  mood('carrying-voice', { range: 1 }),
];
