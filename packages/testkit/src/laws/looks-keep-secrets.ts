import { look } from '@turnpoint/kernel';
import { type Law, mustBeBytes } from '../law.ts';
import { nameOf, readersOf } from '../moment.ts';

export const looksKeepSecrets: Law = {
  name: 'looks keep secrets',
  says: 'two states that differ only in what a reader may not know look the same to it, byte for byte',
  atState({ companion: { game, scramble }, state, int }) {
    for (const reader of readersOf(state)) {
      const seen = JSON.stringify(look(game, state, reader));
      const other = JSON.stringify(look(game, scramble(state, reader, int), reader));
      mustBeBytes(other, seen, `${nameOf(reader)} sees a difference`);
    }
  },
};
