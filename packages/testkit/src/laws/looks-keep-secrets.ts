import { look } from '@turnpoint/kernel';
import { type Law, mustBeBytes } from '../law.ts';
import { nameOf, viewersOf } from '../moment.ts';

export const looksKeepSecrets: Law = {
  name: 'looks keep secrets',
  says: 'two states that differ only in what a viewer may not know look the same to it, byte for byte',
  atState({ companion: { game, scramble }, state, int }) {
    for (const viewer of viewersOf(state)) {
      const seen = JSON.stringify(look(game, state, viewer));
      const other = JSON.stringify(look(game, scramble(state, viewer, int), viewer));
      mustBeBytes(other, seen, `${nameOf(viewer)} sees a difference`);
    }
  },
};
