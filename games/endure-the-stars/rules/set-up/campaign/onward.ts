import { campaignOf, nextMissions } from '../../../content/campaigns/index.ts';
import type { Options, SoFar } from '../../types.ts';
import { cannotStart } from '../options.ts';
import { teamAfter } from './join.ts';

/** Every mission that may come next (ETS-21.4), by those who live or filled up again (ETS-21.10, 21.20). */
export function onward(carried: object): Options[] {
  const so = carried as SoFar;
  const [least, most] = [teamAfter(so), so.team.length + so.vacant.length];
  const teams = Array.from({ length: most - least + 1 }, (_, more) => least + more);
  const seats = Math.max(...so.team.map(({ seat }) => seat), ...so.vacant) + 1;
  return nextMissions(campaignOf(so.campaign), so.won)
    .flatMap((mission) =>
      teams.map((team): Options => ({ mission, team, timed: so.timed === true, campaign: so.campaign })),
    )
    .filter((options) => cannotStart({ ...options, carried }, seats) === null);
}
