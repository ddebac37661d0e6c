import { isOwn } from '../missions/index.ts';
import type { Campaign } from './campaign.ts';
import { asCampaign } from './own.ts';

/** Missions one after another. */
const chain = (...missions: readonly string[]): Pick<Campaign, 'first' | 'follows'> => ({
  first: missions.slice(0, 1),
  follows: Object.fromEntries(missions.map((mission, i) => [mission, missions.slice(i + 1, i + 2)])),
});

export const CAMPAIGNS: readonly Campaign[] = [
  {
    id: 'terrible-situation',
    requires: ['medic'],
    first: ['CG04'],
    follows: { CG04: ['CG06', 'CG05'], CG05: ['CG07'], CG06: ['CG07'], CG07: [] },
  },
  {
    id: 'into-the-fire',
    requires: [],
    first: ['CG08', 'CG09'],
    follows: { CG08: ['CG10'], CG09: ['CG10'], CG10: ['CG11'], CG11: [] },
  },
  { id: 'fight-of-the-sentry', requires: ['technician'], ...chain('C012', 'C013', 'C014', 'C015') },
  { id: 'house-divided', requires: ['medic'], ...chain('ROP16', 'ROP17', 'ROP18', 'ROP19') },
];

const byId = new Map(CAMPAIGNS.map((campaign) => [campaign.id, campaign]));

/** A published one by its id, or somebody's own by its text; whether that holds is for the rules to say. */
export const isCampaign = (id: unknown): id is string => typeof id === 'string' && (isOwn(id) || byId.has(id));
export const campaignOf = (id: string): Campaign => (isOwn(id) ? asCampaign(id) : (byId.get(id) as Campaign));

/** The one that is offered first. */
export const FIRST_CAMPAIGN = 'terrible-situation';

/** The mission that it begins with: the one that was wished for, where that is one of them. */
export const beginningOf = ({ first }: Campaign, wished: string | undefined): string =>
  first.find((mission) => mission === wished) ?? (first[0] as string);

/** The missions that may come next, in the order in which they are offered; none when the campaign is won (ETS-C5.3). */
export function nextMissions({ first, follows }: Campaign, won: readonly string[]): readonly string[] {
  const last = won.at(-1);
  return last === undefined ? first : (follows[last] ?? []);
}

/** Is this a way through the campaign so far: each mission one that could follow the one before? */
export function isWayThrough(campaign: Campaign, missions: readonly string[]): boolean {
  return missions.every((mission, i) => nextMissions(campaign, missions.slice(0, i)).includes(mission));
}

/** The missions by how many were won before: where there are several, one of them is chosen. */
export function stagesOf(campaign: Campaign): string[][] {
  const stages: string[][] = [];
  for (let next = [...campaign.first]; next.length > 0; ) {
    stages.push(next);
    next = [...new Set(next.flatMap((mission) => campaign.follows[mission] ?? []))];
  }
  return stages;
}
