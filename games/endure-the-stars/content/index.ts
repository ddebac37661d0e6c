export * from './bosses.ts';
export * from './enemies.ts';
export * from './events.ts';
export * from './goals.ts';
export * from './items.ts';
export * from './resolve.ts';
export * from './survivors.ts';
export * from './tokens.ts';
