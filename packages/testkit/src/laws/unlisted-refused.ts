import { anytimeChoices, choices, play, type Seat, sameJson } from '@turnpoint/kernel';
import { type Law, must, mustBeBytes } from '../law.ts';
import { type Moment, seatsOf } from '../moment.ts';
import { mustBeRuling } from '../reading.ts';

const TRIED = 6;

export const unlistedRefused: Law = {
  name: 'unlisted is refused',
  says: 'a choice that is not listed is refused with a clause of the game and a sentence, and changes nothing',
  atState(m) {
    for (const seat of seatsOf(m.state)) {
      for (const choice of m.pool.sample(TRIED)) mustBeRefused(m, seat, choice);
    }
  },
};

/** Shared with the law on malformed choices. */
export function mustBeRefused(m: Moment, seat: Seat, choice: unknown): void {
  const { game } = m.companion;
  const listed = [...choices(game, m.state, seat), ...anytimeChoices(game, m.state, seat)];
  if (listed.some((legal) => sameJson(legal, choice))) return;
  const spelled = `${JSON.stringify(choice)} of seat ${seat}`;
  const played = play(game, m.state, seat, choice as never);
  must(!played.ok, () => `${spelled} is not listed and accepted`);
  if (played.ok) return;
  mustBeRuling(m.companion, played.ruling, m.state.seats);
  mustBeBytes(JSON.stringify(m.state), m.json, `refusing ${spelled} changed the state`);
}
