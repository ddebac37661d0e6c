export {
  CAMPAIGNS,
  CAMPAIGNS_READY,
  type Campaign,
  campaignOf,
  isCampaign,
  isWayThrough,
  nextMissions,
  stagesOf,
} from './campaigns.ts';
