import { type Card, card } from './cards.ts';

/** TS-15.1, 15.4 */
const text = 'Playable only while your three phases are filled. You win the game.';

export const TIMESTREAMS: readonly Card[] = [
  card('T01', 'TIMESTREAM: The Open Return', { type: 'TIMESTREAM', cost: '3', text }),
  card('T02', 'TIMESTREAM: The Twofold Return', { type: 'TIMESTREAM', cost: '1A*1F', text }),
  card('T03', 'TIMESTREAM: The Costly Return', { type: 'TIMESTREAM', cost: '1*V2', text }),
  card('T04', 'TIMESTREAM: The Sealed Return', {
    type: 'TIMESTREAM',
    text: 'Playable only while your three phases are filled and at least one of them is locked. You win the game.',
    needsLock: true,
  }),
];
