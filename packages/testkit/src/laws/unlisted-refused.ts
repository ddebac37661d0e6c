import { anytimeChoices, choices, play, type Seat, sameJson } from '@turnpoint/kernel';
import { type Law, must, mustBeBytes } from '../law.ts';
import { type Moment, seatsOf } from '../moment.ts';
import { mustBeRuling } from '../reading.ts';

const TRIED = 6;

export const unlistedRefused: Law = {
  name: 'unlisted is refused',
  says: 'a choice that is not listed is refused with a clause of the game and a sentence, and changes nothing',
  atState(m) {
    for (const seat of seatsOf(m.state)) mustBeRefused(m, seat, m.pool.sample(TRIED));
  },
};

/** Shared with the law on malformed choices: all of these that are not listed. */
export function mustBeRefused(m: Moment, seat: Seat, tried: readonly unknown[]): void {
  const { game } = m.companion;
  const listed = [...choices(game, m.state, seat), ...anytimeChoices(game, m.state, seat)];
  for (const choice of tried) {
    if (listed.some((legal) => sameJson(legal, choice))) continue;
    const played = play(game, m.state, seat, choice as never);
    must(!played.ok, () => `${JSON.stringify(choice)} of seat ${seat} is not listed and accepted`);
    if (!played.ok) mustBeRuling(m.companion, played.ruling, m.state.seats);
  }
  mustBeBytes(
    JSON.stringify(m.state),
    m.json,
    `refusing one of ${JSON.stringify(tried)} of seat ${seat} changed the state`,
  );
}
