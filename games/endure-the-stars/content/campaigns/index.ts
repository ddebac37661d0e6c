export {
  beginningOf,
  CAMPAIGNS,
  type Campaign,
  campaignOf,
  FIRST_CAMPAIGN,
  isCampaign,
  isWayThrough,
  nextMissions,
  stagesOf,
} from './campaigns.ts';
