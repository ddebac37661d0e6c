import type { Types } from '@turnpoint/kernel';
import type { Base } from './base.svelte.ts';
import type { Stage } from './stage.svelte.ts';

/** A part of the match, from the view after a step on, each entry with its sentence. */
interface Past<T extends Types> {
  readonly start: number;
  readonly entries: readonly T['entry'][];
  readonly lines: readonly string[];
}

/** Plays a part of the match again, slowly; then the table is as it is now. */
export async function playAgain<T extends Types>(
  base: Base<T>,
  stage: Stage<T['view'], T['entry']>,
  { start, entries, lines }: Past<T>,
): Promise<void> {
  const { look, lookBack } = base.props;
  const before = await lookBack?.(start);
  if (before && base.shows(look)) stage.again(look.view, before.view, entries, lines);
}
