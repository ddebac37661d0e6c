import { missionOf } from './missions.ts';

interface Played {
  readonly mission: string;
  /** Rules before 1.6 do not tell: there time ran out wherever a mission named a last round. */
  readonly timed?: boolean;
}

/** Has the table agreed that time runs out (ETS-3.14)? */
export const isTimed = ({ timed }: Played): boolean => timed !== false;

/** The round with whose end a match with these options is lost; null where the team may take its time. */
export function lastRoundOf(options: Played): number | null {
  const endings = missionOf(options.mission).lose.filter(
    ({ if: all }) => isTimed(options) || all.every(({ kind }) => kind !== 'timed'),
  );
  const conditions = endings.flatMap(({ if: all }) => all);
  return conditions.find((condition) => condition.kind === 'roundsOver')?.atLeast ?? null;
}
