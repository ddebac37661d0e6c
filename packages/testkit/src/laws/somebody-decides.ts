import { choices, deciders } from '@turnpoint/kernel';
import { type Law, must } from '../law.ts';
import { askedSeats, seatsOf } from '../moment.ts';

export const somebodyDecides: Law = {
  name: 'somebody decides',
  says: 'an unfinished match asks somebody who has a choice; a finished one asks nobody',
  atState(m) {
    const { game } = m.companion;
    const asked = askedSeats(m);
    if (m.state.outcome !== null) {
      must(m.state.stack.length === 0 && m.state.picks.length === 0, () => 'the match is over and frames are left');
      return;
    }
    must(asked.length > 0, () => 'the match goes on and nobody is asked');
    const named = deciders(game, m.state);
    must(
      named.every((seat) => seatsOf(m.state).includes(seat)) && new Set(named).size === named.length,
      () => `deciders are ${JSON.stringify(named)}`,
    );
    for (const seat of asked) {
      must(choices(game, m.state, seat).length > 0, () => `seat ${seat} is asked and has no choice`);
    }
  },
};
