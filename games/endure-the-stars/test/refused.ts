import { refuseAct } from '../rules/refusals/act.ts';
import type { Person, Position } from './position.ts';
import { type Scene, scene } from './scene.ts';

export const MEDIC = 'medic-male';
export const SCOUT = 'scout-male';

/** A Medic whose turn it is, and a Scout beside him. */
export const medic = (one: Partial<Person> = {}, rest: Partial<Position> = {}): Scene =>
  scene({
    team: { [MEDIC]: { at: 'CQ.x', ...one }, [SCOUT]: { at: 'CQ.x' } },
    tokens: ['swarmer-4 LB.A'],
    ...rest,
  });

/** The clause and the reason that the first survivor is given. */
export function why({ t }: Scene, choice: unknown): string {
  const { clause, because } = refuseAct(t, 0, choice);
  return `${clause} ${because.key}`;
}
