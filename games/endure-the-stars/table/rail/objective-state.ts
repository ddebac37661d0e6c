import type { Message } from '@turnpoint/kernel';
import { ENEMIES, type EnemyType, type Mission, missionOf } from '../../content/index.ts';
import type { View, ZoneId } from '../../rules/types.ts';

export interface ObjectiveState {
  readonly id: string;
  readonly colour: string;
  /** What became of it; null while it lies in a zone. */
  readonly says: Message | null;
  readonly zone: ZoneId | null;
  /** Nothing more is to be done with it, and that is good. */
  readonly isDone: boolean;
}

/** A device is used, a pick-up taken, work done. */
const USED: Readonly<Record<Mission['objectives'][number]['kind'], string>> = {
  device: 'used',
  'pick-up': 'taken',
  work: 'done',
  target: 'done',
  marker: 'done',
};

/** What is to be used, carried or broken, as far as it has come into play. */
export function objectivesOf(view: View): ObjectiveState[] {
  const mission = missionOf(view.options.mission);
  return view.objectives.flatMap(({ zone, end, collected }, n): ObjectiveState[] => {
    const { id = '', colour = 'green', kind = 'work' } = mission?.objectives[n] ?? {};
    const carrier = view.team.find(({ carries }) => carries.includes(n));
    if (zone === null && end === null && carrier === undefined && !collected) return [];
    if (end === 'done' && id in ENEMIES) return [wokenOf(view, id as EnemyType, colour)];
    if (end !== null && end !== 'done')
      return [{ id, colour, zone: null, says: { key: `objective-end.${end}` }, isDone: end !== 'lost' }];
    if (carrier !== undefined)
      return [
        {
          id,
          colour,
          zone,
          says: { key: 'table.carried', args: { who: { key: `survivor.${carrier.id}` } } },
          isDone: false,
        },
      ];
    if (end === null && zone !== null) return [{ id, colour, zone, says: null, isDone: false }];
    return [{ id, colour, zone: null, says: { key: `objective-end.${USED[kind]}` }, isDone: true }];
  });
}

/** Who was woken is there until it is killed. */
function wokenOf({ figures }: View, id: EnemyType, colour: string): ObjectiveState {
  const figure = figures.find(({ type }) => type === id);
  const key = figure === undefined ? 'objective-end.destroyed' : 'objective-end.awake';
  return { id, colour, zone: null, says: { key }, isDone: figure === undefined };
}
