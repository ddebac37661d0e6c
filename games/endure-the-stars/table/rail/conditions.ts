import type { Texts } from '@turnpoint/kernel';
import { isOwn } from '../../content/index.ts';

/** The clauses of a mission's special conditions that have a line of their own: `CG04` is `ETS-M04`. */
export function conditionsOf(mission: string, texts: Texts): string[] {
  if (isOwn(mission)) return [];
  const start = `rule.ETS-M${mission.replace(/\D/g, '').padStart(2, '0')}.`;
  return Object.keys(texts).flatMap((key) => (key.startsWith(start) ? [key.slice('rule.'.length)] : []));
}
