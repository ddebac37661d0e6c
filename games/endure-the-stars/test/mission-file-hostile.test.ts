import { choices, copyJson, owing, playInPlace, start } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { MISSION_IDS, MISSIONS, type Mission } from '../content/missions/index.ts';
import { mapOf } from '../rules/board/index.ts';
import { endureTheStars as game } from '../rules/index.ts';
import { cannotUseMission } from '../rules/set-up/mission-file/index.ts';
import { ownFrom } from './own-mission.ts';
import { mix, type Node, numbers, spoil } from './spoil.ts';

/** More with MISSION_FILES=10000, for a long look. */
const FILES = Number(process.env.MISSION_FILES ?? 400);
test('ETS-V.1 ETS-RM37 a spoilt mission file is refused with a clause, or can be laid: never a crash', () => {
  const int = numbers(20261116);
  let refused = 0;
  for (let n = 0; n < FILES; n++) {
    const file = copyJson(MISSIONS[n % MISSIONS.length]) as unknown as Node;
    for (let faults = 0; faults <= n % 3; faults++) spoil(file, int);
    const found = cannotUseMission(file);
    refused += Math.min(1, found.length);
    for (const { clause } of found) expect(clause).toMatch(/^ETS-V\.\d+$/);
    if (found.length === 0) expect(mapOf(file as unknown as Mission).zones.length).toBeGreaterThan(0);
  }
  expect(refused).toBeGreaterThan(FILES / 2);
});

/** Choices of a spoilt mission that was taken: set-up, the first turns and the first Enemy Phases. */
const MOST_CHOICES = 120;

test('ETS-V.1 ETS-23.2 a spoilt mission of one’s own is refused with a clause, or can be played: never a crash', () => {
  const int = numbers(61120262);
  let played = 0;
  for (let n = 0; n < FILES / 4; n++) {
    const file = ownFrom(MISSION_IDS[n % MISSION_IDS.length] as string) as unknown as Node;
    const change = n % 2 === 0 ? spoil : mix;
    for (let faults = 0; faults <= n % 3; faults++) change(n % 2 === 0 ? file : (file.mission as Node), int);
    const options = { mission: JSON.stringify(file), team: 3 + (n % 4) };
    const refused = game.cannotStart(options, 1);
    if (refused !== null) {
      expect(refused.clause).toMatch(/^ETS-(V\.\d+|23\.3|2\.4)$/);
      continue;
    }
    played++;
    const { state } = start(game, options, 1, `spoilt ${n}`);
    for (let made = 0; made < MOST_CHOICES && state.outcome === null; made++) {
      const [seat = 0] = owing(game, state);
      const listed = choices(game, state, seat);
      playInPlace(game, state, seat, listed[int(listed.length)] as (typeof listed)[number]);
    }
  }
  expect(played).toBeGreaterThan(0);
});
