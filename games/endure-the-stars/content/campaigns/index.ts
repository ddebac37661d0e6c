export { CAMPAIGNS, type Campaign, campaignOf, isCampaign, isWayThrough, nextMissions } from './campaigns.ts';
