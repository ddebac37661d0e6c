import { choices, copyJson, copyState, playInPlace } from '@turnpoint/kernel';
import { type Law, mustBeBytes } from '../law.ts';
import { askedSeats, pick } from '../moment.ts';

export const copyEquality: Law = {
  name: 'copy equality',
  says: 'a copy equals the original, and playing on it leaves the original as it was',
  atState(m) {
    const { game } = m.companion;
    const copy = copyState(game, m.state);
    mustBeBytes(JSON.stringify(copy), JSON.stringify(copyJson(m.state)), "the game's copy");
    for (const seat of askedSeats(m)) {
      const branch = copyState(game, m.state);
      playInPlace(game, branch, seat, pick(m.int, choices(game, branch, seat)));
      mustBeBytes(JSON.stringify(m.state), m.json, 'playing on a copy changed the original');
    }
  },
};
