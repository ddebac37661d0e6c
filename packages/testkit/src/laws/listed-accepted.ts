import { choices, copyState, play, playInPlace } from '@turnpoint/kernel';
import { type Law, must, mustBeBytes } from '../law.ts';
import { askedSeats } from '../moment.ts';

/** Of longer lists a sample is tried, so that a match of a game with many choices stays affordable. */
const TRIED = 12;

export const listedAccepted: Law = {
  name: 'listed is accepted',
  says: 'every listed choice is accepted, and the checked and the fast way of playing it lead to the same state',
  atState(m) {
    const { game } = m.companion;
    for (const seat of askedSeats(m)) {
      const listed = choices(game, m.state, seat);
      for (const choice of listed) {
        if (listed.length > TRIED && m.int(listed.length) >= TRIED) continue;
        const spelled = JSON.stringify(choice);
        const played = play(game, m.state, seat, choice);
        must(played.ok, () => `${spelled} is listed for seat ${seat} and refused`);
        if (!played.ok) continue;
        const branch = copyState(game, m.state);
        playInPlace(game, branch, seat, choice);
        mustBeBytes(
          JSON.stringify(branch),
          JSON.stringify(played.state),
          `playInPlace of ${spelled} differs from play`,
        );
      }
    }
  },
};
