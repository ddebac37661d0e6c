import { copyJson, start } from '@turnpoint/kernel';
import { endureTheStars, type Options, type SoFar, type State, type Table } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { MissionScene } from './mission-scene.ts';
import { SO_FAR } from './veterans.ts';

export const VISIT = { kind: 'vote', yes: true } as const;
export const GO = { kind: 'vote', yes: false } as const;

/** Before the second mission, at the question whether to visit; `change` alters the table after the visit began. */
export function refuge({
  event,
  seed = 'refuge',
  change,
  so = SO_FAR,
  team = 3,
}: {
  event?: string;
  seed?: string;
  change?: (t: Table) => void;
  so?: SoFar;
  team?: number;
} = {}): MissionScene {
  const options = { mission: 'CG06', team, campaign: 'terrible-situation', carried: so } as Options;
  const scene = new MissionScene(endureTheStars, start(endureTheStars, options, 1, seed), { texts });
  if (team === 3) scene.do(VISIT);
  const state = copyJson(scene.state) as State;
  const { table: t } = state;
  if (event !== undefined) t.refugeDeck = [...t.refugeDeck.filter((id) => id !== event), event];
  change?.(t);
  return new MissionScene(endureTheStars, state, { texts });
}
export const passBy = (t: MissionScene) =>
  t.do({ kind: 'pass-by', who: 0 }, { kind: 'pass-by', who: 1 }, { kind: 'pass-by', who: 2 });
/** Another round, which begins with this event. */
export const stayWith = (event: string, rest: Parameters<typeof refuge>[0] = {}) =>
  passBy(refuge({ event, ...rest })).do(VISIT);
