import { no } from '@turnpoint/kernel';
import { CLASSES, isOwn, MISSION_IDS, missionOf, TEAM, usualTeam } from '../../content/index.ts';
import type { Options, Ruling } from '../types.ts';
import { cannotGoOn } from './campaign/cannot.ts';
import { readOwn } from './mission-file/own.ts';

export const SEATS = { min: 1, max: 6 } as const;

export const defaults = (seats: number): Options => ({ mission: 'CG00', team: usualTeam(seats), timed: false });

export function cannotStart(options: unknown, seats: number): Ruling | null {
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max) return no('ETS-1.1', 'why.seats', SEATS);
  const { mission, team, timed, campaign, carried, ...rest } = (options ?? {}) as Partial<
    Record<keyof Options, unknown>
  >;
  if (typeof mission !== 'string') return no('ETS-2.2', 'why.mission');
  if (isOwn(mission)) {
    const read = readOwn(mission);
    if ('fault' in read) return read.fault;
    if (campaign !== undefined && !(typeof campaign === 'string' && isOwn(campaign)))
      return no('ETS-21.1', 'why.mission-own-campaign');
  } else if (!MISSION_IDS.includes(mission)) return no('ETS-2.2', 'why.mission');
  if (!Number.isInteger(team)) return no('ETS-2.5', 'why.team', TEAM);
  const size = team as number;
  if (size < TEAM.min || size > TEAM.max) return no('ETS-2.5', 'why.team', TEAM);
  if (size < seats) return no('ETS-2.7', 'why.team-too-small', { n: seats });
  if (!missionOf(mission)?.requires.every((needed) => (CLASSES as readonly string[]).includes(needed)))
    return no('ETS-2.4', 'why.mission');
  if (timed !== undefined && typeof timed !== 'boolean') return no('ETS-3.14', 'why.timed');
  if (Object.keys(rest).length > 0) return no('ETS-2.2', 'why.options');
  if (campaign === undefined && carried === undefined) return null;
  return cannotGoOn({ campaign, carried: carried ?? null, mission, team: size, timed: timed === true, seats });
}
