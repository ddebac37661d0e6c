import type { Choice, Look } from '../../rules/types.ts';
import { crewSpot, spotsOf } from '../spots.ts';

/** Spots that lie on the map: what somebody carries is drawn only while it is looked at. */
const ON_MAP = /^(zone|exit|door|crew|foe|ally|wall|token|objective)-/;
/** These go out from whoever acts. */
const ACTS: readonly Choice['kind'][] = ['move', 'attack', 'exit', 'interact', 'trade'];

export function marks(choice: Choice, { view }: Look): readonly string[] {
  const to = spotsOf(choice, view).filter((spot) => ON_MAP.test(spot));
  return ACTS.includes(choice.kind) && view.active !== null ? [crewSpot(view.active), ...to] : to;
}
