import { C012 } from './c012.ts';
import { C013 } from './c013.ts';
import { C014 } from './c014.ts';
import { C015 } from './c015.ts';
import { CG00 } from './cg00.ts';
import { CG01 } from './cg01.ts';
import { CG02 } from './cg02.ts';
import { CG03 } from './cg03.ts';
import { CG04 } from './cg04.ts';
import { CG05 } from './cg05.ts';
import { CG06 } from './cg06.ts';
import { CG07 } from './cg07.ts';
import { CG08 } from './cg08.ts';
import { CG09 } from './cg09.ts';
import { CG10 } from './cg10.ts';
import { CG11 } from './cg11.ts';
import type { Mission } from './file.ts';
import { isOwn, ownOf } from './own.ts';
import { P20 } from './p20.ts';
import { ROP16 } from './rop16.ts';
import { ROP17 } from './rop17.ts';
import { ROP18 } from './rop18.ts';
import { ROP19 } from './rop19.ts';

/** All published missions, in the order of the rulebook. */
export const MISSIONS: readonly Mission[] = [
  CG00,
  CG01,
  CG02,
  CG03,
  CG04,
  CG05,
  CG06,
  CG07,
  CG08,
  CG09,
  CG10,
  CG11,
  C012,
  C013,
  C014,
  C015,
  ROP16,
  ROP17,
  ROP18,
  ROP19,
  P20,
];

export const MISSION_IDS: readonly string[] = MISSIONS.map(({ id }) => id);

const byId = new Map(MISSIONS.map((mission) => [mission.id, mission]));

let last: { readonly name: string; readonly mission: Mission } = { name: CG00.id, mission: CG00 };

/** By its id, or an own one by its text. Asked for all the time, mostly for the one that was asked for before. */
export function missionOf(name: string): Mission {
  if (last.name === name) return last.mission;
  const mission = isOwn(name) ? ownOf(name).mission : byId.get(name);
  if (mission !== undefined) last = { name, mission };
  return mission as Mission;
}
