import type { Choice, View } from '../rules/types.ts';
import { type Action, actionOf } from './actions.ts';
import { spotsOf } from './spots.ts';

/** Without an action picked a touch on the map walks, leaves or uses what stands there. */
const AT_ONCE: ReadonlySet<Action | null> = new Set(['move', 'interact']);

/** Choices that a touch on the map can make now. */
export function liveChoices(choices: readonly Choice[], isTurn: boolean, action: Action | null): readonly Choice[] {
  if (!isTurn) return choices;
  return choices.filter((choice) => (action === null ? AT_ONCE.has(actionOf(choice)) : actionOf(choice) === action));
}

/** What a touch at each spot would choose; several where it must be said which (two weapons at one zone). */
export function litSpots(live: readonly Choice[], view: View): ReadonlyMap<string, readonly Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of live) {
    for (const spot of spotsOf(choice, view)) found.set(spot, [...(found.get(spot) ?? []), choice]);
  }
  return found;
}
