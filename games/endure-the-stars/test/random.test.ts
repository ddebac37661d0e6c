import { anytimeChoices, choices, copyState, owing, playInPlace, sameJson, start, stream } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { MISSION_IDS } from '../content/index.ts';
import { type Choice, endureTheStars } from '../rules/index.ts';
import { unsettled } from './settled.ts';
import { unsound } from './sound.ts';

/** Over all missions, sizes and numbers of players; TURNPOINT_MATCHES=10000 plays so many. */
const MATCHES = Number(process.env.TURNPOINT_MATCHES ?? 24);

/** The set-up with this number: missions first, then seats, then more survivors than seats. */
function setUpOf(n: number): { mission: string; team: number; seats: number } {
  const mission = MISSION_IDS[n % MISSION_IDS.length] as string;
  const seats = 1 + (Math.floor(n / MISSION_IDS.length) % 6);
  const least = Math.max(3, seats);
  return { mission, seats, team: least + (Math.floor(n / 7) % (7 - least)) };
}

test(`ETS-3.13 ${MATCHES} random matches over missions, sizes and seats end, also when people leave`, () => {
  let given = 0;
  for (let n = 0; n < MATCHES; n++) {
    const { mission, team, seats } = setUpOf(n);
    const { state } = start(endureTheStars, { mission, team }, seats, `random ${n}`);
    const int = stream(`random walk ${n}`);
    for (let step = 0; state.outcome === null; step++) {
      const where = `match ${n}, ${mission} with ${team} for ${seats}, step ${step}`;
      const asked = owing(endureTheStars, state);
      const seat = asked[int(asked.length)];
      if (seat === undefined) throw new Error(`nobody decides: ${where}`);
      const leaving = n % 2 === 1 && int(300) === 0 ? anytimeChoices(endureTheStars, state, seat) : [];
      const offered = leaving.length > 0 ? leaving : choices(endureTheStars, state, seat);
      if (offered.length === 0) throw new Error(`nothing to choose: ${where}`);
      playInPlace(endureTheStars, state, seat, offered[int(offered.length)] as Choice);
      const wrong = unsound(state) ?? unsettled(state);
      if (wrong !== null) throw new Error(`${wrong}: ${where}`);
      if (step % 97 === 0) expect(sameJson(copyState(endureTheStars, state), state), where).toBe(true);
    }
    if (state.table.conceding.length > 0) given++;
  }
  expect(given).toBeGreaterThan(0);
}, 3_600_000);
