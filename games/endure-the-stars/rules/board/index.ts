export { borderTowards, turned, turnTo, zonesTowards } from './directions.ts';
export { drawMap } from './draw.ts';
export { layOut, type Plan } from './lay.ts';
export { mapOf, zoneNamed } from './mission-map.ts';
export { zonesReached } from './noise.ts';
export { centreOf, outlinesOf, type Point } from './outline.ts';
export { type Blocked, firstSteps, nearestReachable, reachFrom, routesTo } from './routes.ts';
export { type Border, DIRECTIONS, EDGE, type Geometry, type LaidTile, NOWHERE } from './types.ts';
export { ALL_OPEN, waysOf } from './ways.ts';
