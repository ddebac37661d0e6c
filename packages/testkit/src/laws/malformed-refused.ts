import type { Law } from '../law.ts';
import { damaged, nonsense } from '../malformed.ts';
import { seatsOf } from '../moment.ts';
import { frozen, mustBeRefused } from './unlisted-refused.ts';

export const malformedRefused: Law = {
  name: 'malformed is refused',
  says: 'whatever arrives in place of a choice is refused with a clause and a sentence, and changes nothing',
  atState(m) {
    const still = frozen(m);
    for (const seat of seatsOf(m.state)) {
      mustBeRefused(m, still, seat, [nonsense(m.int), ...m.pool.sample(4).map((choice) => damaged(choice, m.int))]);
    }
  },
};
