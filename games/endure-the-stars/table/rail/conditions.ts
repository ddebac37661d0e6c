import type { Texts } from '@turnpoint/kernel';
import { isOwn } from '../../content/index.ts';
import { OF_CAMPAIGNS } from '../refuge/way.ts';

/** The clauses of a mission's special conditions that have a line of their own and hold for whoever plays it: `CG04` is `ETS-M04`. */
export function conditionsOf(mission: string, texts: Texts): string[] {
  if (isOwn(mission)) return [];
  const start = `rule.ETS-M${mission.replace(/\D/g, '').padStart(2, '0')}.`;
  return Object.keys(texts)
    .flatMap((key) => (key.startsWith(start) ? [key.slice('rule.'.length)] : []))
    .filter((clause) => !OF_CAMPAIGNS.has(clause));
}
