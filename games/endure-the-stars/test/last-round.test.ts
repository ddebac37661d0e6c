import { describe, expect, test } from 'vitest';
import { lastRoundOf, MISSIONS, missionOf } from '../content/index.ts';
import { stage } from './mission-scene.ts';

const TIMED = [
  { id: 'C012', last: 9, clause: 'ETS-M12.11' },
  { id: 'C014', last: 14, clause: 'ETS-M14.15' },
  { id: 'C015', last: 8, clause: 'ETS-M15.15' },
  { id: 'ROP16', last: 12, clause: 'ETS-M16.18' },
  { id: 'ROP17', last: 14, clause: 'ETS-M17.13' },
  { id: 'ROP18', last: 8, clause: 'ETS-M18.15' },
  { id: 'ROP19', last: 9, clause: 'ETS-M19.14' },
] as const;
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
