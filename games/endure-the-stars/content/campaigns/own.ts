import type { Message } from '@turnpoint/kernel';
import { isOwn, type OwnMission, ownOf } from '../missions/index.ts';
import type { Campaign } from './campaign.ts';

/**
 * A campaign that somebody made of own missions, stage after stage; where a stage has several missions, the team chooses.
 * A match names it by its whole text, and its missions by theirs.
 */
export interface OwnCampaign {
  readonly title: string;
  readonly story: string;
  readonly stages: readonly (readonly OwnMission[])[];
}

const textOf = ({ mission, texts }: OwnMission): string => JSON.stringify({ mission, texts });

let last: { readonly text: string; readonly own: OwnCampaign; readonly campaign: Campaign } | null = null;

/** One that passed its checks, read once. Asked for all the time, mostly for the one that was asked for before. */
function read(text: string) {
  if (last?.text === text) return last;
  const own = JSON.parse(text) as OwnCampaign;
  const stages = own.stages.map((missions) => missions.map(textOf));
  const follows = stages.flatMap((missions, i) => missions.map((mission) => [mission, stages[i + 1] ?? []] as const));
  const campaign = { id: text, requires: [], first: stages[0] ?? [], follows: Object.fromEntries(follows) };
  last = { text, own, campaign };
  return last;
}

export const ownCampaignOf = (text: string): OwnCampaign => read(text).own;
export const asCampaign = (text: string): Campaign => read(text).campaign;

/** Is the mission called so: by its id, or an own one by its title? */
export const isCalled = (mission: string, name: string): boolean =>
  mission === name || (isOwn(mission) && ownOf(mission).texts.title === name);

/** What a campaign says of itself: a published one in every language, an own one in its author's words. */
export function campaignSaid(id: string, what: 'title' | 'story'): Message {
  if (isOwn(id)) return { key: 'own.words', args: { words: ownCampaignOf(id)[what] } };
  return { key: what === 'title' ? `campaign.${id}` : `campaign.${id}.story` };
}
