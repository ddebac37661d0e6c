import { entriesFor, look, start } from '@turnpoint/kernel';
import { type Law, mustBeBytes } from '../law.ts';
import { nameOf, readersOf } from '../moment.ts';

const DEALS = 40;

export const dealKeepsSecrets: Law = {
  name: 'the deal keeps secrets',
  says: 'two deals that a reader cannot tell apart read the same in its log',
  atSetup({ companion: { game }, setup, state, int }) {
    const deals = Array.from({ length: DEALS }, () => start(game, setup.options, setup.seats, `deal ${int(1e9)}`));
    for (const reader of readersOf(state)) {
      const read = new Map<string, string>();
      for (const deal of deals) {
        const seen = JSON.stringify(look(game, deal.state, reader));
        const entries = JSON.stringify(entriesFor(deal.log, reader));
        mustBeBytes(entries, read.get(seen) ?? entries, `${nameOf(reader)} reads too much of the deal`);
        read.set(seen, entries);
      }
    }
  },
};
