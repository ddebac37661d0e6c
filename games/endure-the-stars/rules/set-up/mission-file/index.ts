import { no } from '@turnpoint/kernel';
import type { Mission } from '../../../content/missions/index.ts';
import { layOut } from '../../board/index.ts';
import { missionShape } from './file-shape.ts';
import { locks } from './locks.ts';
import { mapChecks } from './map.ts';
import { unknownNames } from './names.ts';
import type { Check, Fault } from './rule.ts';
import { supplyChecks } from './supply.ts';
import { cannotLay } from './tiles.ts';
import { winning } from './winning.ts';

const CHECKS: readonly Check[] = [...mapChecks, locks, ...supplyChecks, winning];

/**
 * Every rule that a mission file breaks (ETS-23.2), the first the one to tell; none when it may be played. The file may
 * be anything at all. What cannot be understood is not looked at further.
 */
export function cannotUseMission(file: unknown): Fault[] {
  const where = missionShape(file, 'mission');
  if (where !== null)
    return [no(/\.(when|if|do|modules)\b/.test(where) ? 'ETS-V.14' : 'ETS-V.1', 'why.mission-shape', { where })];
  const mission = file as Mission;
  const unlaid = cannotLay(mission);
  if (unlaid.length > 0) return unlaid;
  const { none, extra, locked } = mission.doors;
  const map = layOut({ tiles: mission.tiles, without: none, extra: [...extra, ...locked] });
  const unknown = unknownNames(mission, map);
  return unknown.length > 0 ? unknown : CHECKS.flatMap((check) => check(mission, map));
}

/** A mission from outside, or the sentence that says why not. */
export function readMission(text: string): { readonly mission: Mission } | { readonly fault: Fault } {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { fault: no('ETS-V.1', 'why.mission-json') };
  }
  const [fault] = cannotUseMission(file);
  return fault === undefined ? { mission: file as Mission } : { fault };
}

export type { Fault } from './rule.ts';
