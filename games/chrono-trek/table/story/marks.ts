import type { Choice } from '../../rules/types.ts';
import { spotOf } from '../spots.ts';

/** Spots that lie on the table at all times: a tray is open only while its question is asked. */
const LASTING = /^(place|card|artifact|seat)-/;

export function marks(choice: Choice): readonly string[] {
  const spot = spotOf(choice);
  return spot !== null && LASTING.test(spot) ? [spot] : [];
}
