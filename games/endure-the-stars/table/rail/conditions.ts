import type { Texts } from '@turnpoint/kernel';
import { isOwn, missionOf } from '../../content/index.ts';
import type { View } from '../../rules/types.ts';
import { OF_CAMPAIGNS } from '../refuge/way.ts';

type Played = Pick<View['options'], 'mission' | 'timed'>;

/** How the clauses of a mission begin: those of `CG04` with `ETS-M04.`, those of `C012` with `ETS-M12.`. */
const clausesOf = (mission: string): string => `ETS-M${mission.slice(-2)}.`;

/** Endings that only tables have where time runs out. Rules before 1.6 do not tell, and not all of their last rounds were these. */
const unusedIn = ({ mission, timed }: Played): string[] =>
  timed === true
    ? []
    : missionOf(mission).lose.flatMap(({ clause, if: all }) =>
        all.some(({ kind }) => kind === 'timed') ? [clause] : [],
      );

/** The clauses of a mission's special conditions that have a line of their own and hold at this table, whoever plays. */
export function conditionsOf(options: Played, texts: Texts): string[] {
  const { mission } = options;
  if (isOwn(mission)) return [];
  const start = `rule.${clausesOf(mission)}`;
  const unused = unusedIn(options);
  return Object.keys(texts)
    .flatMap((key) => (key.startsWith(start) ? [key.slice('rule.'.length)] : []))
    .filter((clause) => !OF_CAMPAIGNS.has(clause) && !unused.includes(clause));
}
