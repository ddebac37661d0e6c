import { anytimeChoices, choices, determinize, isAtRest, look } from '@turnpoint/kernel';
import { type Law, mustBeBytes } from '../law.ts';
import { seatsOf, viewersOf } from '../moment.ts';

export const askingChangesNothing: Law = {
  name: 'asking changes nothing',
  says: 'choices, looks, texts and sampled worlds leave the state as it is',
  atState({ companion: { game, scramble }, state, json, int }) {
    for (const seat of seatsOf(state)) {
      choices(game, state, seat);
      anytimeChoices(game, state, seat);
    }
    for (const viewer of viewersOf(state)) {
      const seen = look(game, state, viewer);
      game.text(seen);
      for (const choice of seen.choices) game.label(seen, choice);
      determinize(game, seen, int);
      scramble(state, viewer, int);
    }
    isAtRest(game, state);
    mustBeBytes(JSON.stringify(state), json, 'asking changed the state');
  },
};
