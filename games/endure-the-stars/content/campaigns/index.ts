export {
  CAMPAIGNS,
  type Campaign,
  campaignOf,
  isCampaign,
  isWayThrough,
  nextMissions,
  stagesOf,
} from './campaigns.ts';
