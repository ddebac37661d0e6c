import type { Face } from '../../content/index.ts';
import type { View } from '../../rules/types.ts';

/** Of tokens that would be revealed: what the team has looked at already, and how many it knows nothing of. */
export function turningUp({ tokens }: Pick<View, 'tokens'>, ids: readonly number[]): { seen: Face[]; unseen: number } {
  const there = tokens.filter(({ id }) => ids.includes(id));
  const seen = there.flatMap(({ face }) => (face === null ? [] : [face]));
  return { seen, unseen: there.length - seen.length };
}
