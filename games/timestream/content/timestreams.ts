import { type Card, card } from './cards.ts';

/** Each reads: playable only while your three phases are filled; you win (TS-15.1, 15.4). */
export const TIMESTREAMS: readonly Card[] = [
  card('T01', 'TIMESTREAM: The Open Return', { type: 'TIMESTREAM', cost: '3' }),
  card('T02', 'TIMESTREAM: The Twofold Return', { type: 'TIMESTREAM', cost: '1A*1F' }),
  card('T03', 'TIMESTREAM: The Costly Return', { type: 'TIMESTREAM', cost: '1*V2' }),
  card('T04', 'TIMESTREAM: The Sealed Return', {
    type: 'TIMESTREAM',
    text: 'Playable only while at least one of your phases is locked.',
    needsLock: true,
  }),
];
