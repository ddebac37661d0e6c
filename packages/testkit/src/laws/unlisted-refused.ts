import { anytimeChoices, choices, play, type Seat, type State, sameJson } from '@turnpoint/kernel';
import { type Law, LawBroken, must } from '../law.ts';
import { type Moment, seatsOf } from '../moment.ts';
import { mustBeRuling } from '../reading.ts';

const TRIED = 6;

export const unlistedRefused: Law = {
  name: 'unlisted is refused',
  says: 'a choice that is not listed is refused with a clause of the game and a sentence, and changes nothing',
  atState(m) {
    const still = frozen(m);
    for (const seat of seatsOf(m.state)) mustBeRefused(m, still, seat, m.pool.sample(TRIED));
  },
};

/** The state as it is, so that whoever writes to it is found at once, and by which choice. */
export const frozen = ({ json }: Moment): State => deepFreeze(JSON.parse(json));

function deepFreeze<X>(value: X): X {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) deepFreeze(part);
    Object.freeze(value);
  }
  return value;
}

/** Shared with the law on malformed choices: all of these that are not listed. */
export function mustBeRefused(m: Moment, still: State, seat: Seat, tried: readonly unknown[]): void {
  const { game } = m.companion;
  const listed = [...choices(game, m.state, seat), ...anytimeChoices(game, m.state, seat)];
  for (const choice of tried) {
    if (listed.some((legal) => sameJson(legal, choice))) continue;
    const played = answer(() => play(game, still, seat, choice as never), choice);
    must(!played.ok, () => `${JSON.stringify(choice)} of seat ${seat} is not listed and accepted`);
    if (!played.ok) mustBeRuling(m.companion, played.ruling, m.state.seats);
  }
}

function answer<X>(ask: () => X, choice: unknown): X {
  try {
    return ask();
  } catch (error) {
    throw new LawBroken(`refusing ${JSON.stringify(choice)} changes the state or fails: ${error}`);
  }
}
