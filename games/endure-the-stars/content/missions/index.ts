export { CONDITIONS, type Condition, OBJECTIVE_STATES } from './conditions.ts';
export { EFFECTS, type Effect, type PlainEffect, type RollEffect } from './effects.ts';
export * from './file.ts';
export { MISSIONS, missionOf } from './missions.ts';
export { MODULES, type Module } from './modules.ts';
export type { Parameter, Parameters } from './parameters.ts';
export { MISSIONS_READY } from './ready.ts';
export { BOSSES, MINIATURES, shownBy, tokenSupply } from './supply.ts';
export { TRIGGERS, type Trigger } from './triggers.ts';
