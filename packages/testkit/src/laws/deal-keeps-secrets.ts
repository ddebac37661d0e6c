import { entriesFor, look, start } from '@turnpoint/kernel';
import { type Law, mustBeBytes } from '../law.ts';
import { nameOf, viewersOf } from '../moment.ts';

const DEALS = 40;

export const dealKeepsSecrets: Law = {
  name: 'the deal keeps secrets',
  says: 'two deals that a viewer cannot tell apart read the same in its log',
  atSetup({ companion: { game }, setup, state, int }) {
    const deals = Array.from({ length: DEALS }, () => start(game, setup.options, setup.seats, `deal ${int(1e9)}`));
    for (const viewer of viewersOf(state)) {
      const read = new Map<string, string>();
      for (const deal of deals) {
        const seen = JSON.stringify(look(game, deal.state, viewer));
        const entries = JSON.stringify(entriesFor(deal.log, viewer));
        mustBeBytes(entries, read.get(seen) ?? entries, `${nameOf(viewer)} reads too much of the deal`);
        read.set(seen, entries);
      }
    }
  },
};
