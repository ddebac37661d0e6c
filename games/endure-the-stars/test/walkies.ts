import type { Ally, Choice, Table } from '../rules/index.ts';
import { type MissionScene, type Staging, stage } from './mission-scene.ts';

export const TEAM = ['technician-female', 'medic-female', 'marine-female'];
export const END: Choice = { kind: 'end-turn' };

export const c013 = (rest: Partial<Staging> = {}) => stage({ mission: 'C013', team: TEAM, at: ['LS.x'], ...rest });

/** Somewhere out of sight lies a stunned Sip, so that the map is not empty. */
export const FAR = ['sip', 'NV.D'] as const;
export const stun = (t: Table) => {
  for (const figure of t.figures) figure.stun = 2;
};

/** One Sentry under control, of full Health, that has done nothing in this phase. */
export const ally = (t: MissionScene, type: Ally['type'], where: string, rest: Partial<Ally> = {}): Ally => ({
  ...{ id: 90 + (t.t.allies?.length ?? 0), type, zone: t.zone(where), health: type === 'sip' ? 2 : 1 },
  ...{ walked: 0, attacked: false, over: false },
  ...rest,
});
