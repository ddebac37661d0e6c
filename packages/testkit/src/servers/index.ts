export { PostgresServer } from './postgres.ts';
export { REDIS_FLAGS, RedisServer } from './redis.ts';
export { TurnpointServer } from './turnpoint.ts';
