import type { Texts } from '@turnpoint/kernel';
import { isOwn } from '../../content/index.ts';
import { OF_CAMPAIGNS } from '../refuge/way.ts';

/** How the clauses of a mission begin: those of `CG04` with `ETS-M04.`, those of `C012` with `ETS-M12.`. */
const clausesOf = (mission: string): string => `ETS-M${mission.slice(-2)}.`;

/** The clauses of a mission's special conditions that have a line of their own and hold for whoever plays it. */
export function conditionsOf(mission: string, texts: Texts): string[] {
  if (isOwn(mission)) return [];
  const start = `rule.${clausesOf(mission)}`;
  return Object.keys(texts)
    .flatMap((key) => (key.startsWith(start) ? [key.slice('rule.'.length)] : []))
    .filter((clause) => !OF_CAMPAIGNS.has(clause));
}
