import { describe, expect, test } from 'vitest';
import { lastRoundOf, MISSIONS, missionOf } from '../content/index.ts';
import { stage } from './mission-scene.ts';

const TIMED = MISSIONS.flatMap((mission) => {
  const last = lastRoundOf(mission);
  return last === null ? [] : [{ id: mission.id, last, clause: mission.lose.at(-1)?.clause ?? '' }];
});
/** Nobody and nothing about, at the beginning of a round. */
const inRound = (mission: string, round: number) =>
  stage({
    mission,
    change: (t) => {
      t.round = round;
      t.eventSkipped = true;
    },
  });

describe('the last round', () => {
  test('ETS-RM63 missions of Sentries and Redeemers have one, those of GEPs have none', () => {
    for (const { id, family } of MISSIONS)
      if (id !== 'C013') expect(lastRoundOf(missionOf(id)) === null, id).toBe(family === 'gep');
  });

  test.each(TIMED)(
    '$clause ETS-RM63 $id is lost when $last rounds are over, and not before',
    ({ id, last, clause }) => {
      const t = inRound(id, last - 1).nextRound();
      expect([t.t.round, t.ending]).toEqual([last, null]);
      expect(t.nextRound().ending).toBe(`lost ${clause}`);
    },
  );
});
