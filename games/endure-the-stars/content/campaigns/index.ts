export {
  CAMPAIGNS,
  CAMPAIGNS_READY,
  type Campaign,
  campaignOf,
  isCampaign,
  isWayThrough,
  nextMissions,
} from './campaigns.ts';
