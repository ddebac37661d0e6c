export type { Campaign } from './campaign.ts';
export {
  beginningOf,
  CAMPAIGNS,
  campaignOf,
  FIRST_CAMPAIGN,
  isCampaign,
  isWayThrough,
  nextMissions,
  stagesOf,
} from './campaigns.ts';
export { campaignSaid, isCalled, type OwnCampaign, ownCampaignOf } from './own.ts';
