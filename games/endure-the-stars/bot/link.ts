import { LULL, tileOf } from '../content/index.ts';
import { shipOf } from '../rules/board/ship.ts';
import type { Choice, View } from '../rules/index.ts';

/** Does this Event card do nothing here? */
function isHarmless(view: View, event: string): boolean {
  const tile = tileOf(event);
  return event === LULL || (tile !== null && !shipOf(view).tiles.some(({ kind }) => kind === tile));
}

/** System Link: only what does nothing stays on top. */
export const linkWorth = (view: View, choice: Choice): number =>
  (choice.kind === 'leave-it') === isHarmless(view, view.nextEvent ?? '') ? 1 : 0;
