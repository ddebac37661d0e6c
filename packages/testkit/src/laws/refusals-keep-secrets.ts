import { ruling } from '@turnpoint/kernel';
import { type Law, mustBeBytes } from '../law.ts';
import { seatsOf } from '../moment.ts';

export const refusalsKeepSecrets: Law = {
  name: 'refusals keep secrets',
  says: '"why not?" is answered alike in two states that the asking seat cannot tell apart',
  atState({ companion: { game, scramble }, state, int, pool }) {
    for (const seat of seatsOf(state)) {
      const world = scramble(state, seat, int);
      for (const choice of pool.sample(4)) {
        const here = JSON.stringify(ruling(game, state, seat, choice));
        const there = JSON.stringify(ruling(game, world, seat, choice));
        mustBeBytes(there, here, `seat ${seat} learns from the refusal of ${JSON.stringify(choice)}`);
      }
    }
  },
};
