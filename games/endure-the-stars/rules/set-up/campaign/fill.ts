import { no } from '@turnpoint/kernel';
import { PERSONAS, personaOf } from '../../../content/index.ts';
import type { Ruling, SoFar } from '../../types.ts';

/** Can the team be filled up to this size, with the classes that the mission needs? Nobody comes back (ETS-21.11). */
export function cannotFill({ team, used }: SoFar, requires: readonly string[], size: number): Ruling | null {
  const living: readonly string[] = team.map(({ id }) => personaOf(id).class);
  const fresh = PERSONAS.filter(({ id, class: its }) => !used.includes(id) && !living.includes(its));
  const open = new Set<string>(fresh.map((persona) => persona.class));
  const places = size - team.length;
  const missing = requires.filter((needed) => !living.includes(needed));
  const gone = missing.find((needed) => !open.has(needed)) ?? (missing.length > places ? missing[0] : undefined);
  if (gone !== undefined) return no('ETS-21.17', 'why.class-required', { class: { key: `class.${gone}` } });
  return places > open.size ? no('ETS-21.20', 'why.nobody-left', { n: team.length + open.size }) : null;
}
