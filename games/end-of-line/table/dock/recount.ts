import type { Recount } from '@turnpoint/ui';
import type { EndOfLine, Entry } from '../../rules/types.ts';

/** How much it matters to those who did not look. */
const WORTH: { readonly [type in Entry['type']]?: number } = {
  out: 100,
  left: 90,
  'line-ends': 80,
  order: 50,
  lay: 30,
  brake: 30,
};

export const recount: Recount<EndOfLine> = ({ type }, _viewer, says) => {
  const worth = WORTH[type];
  return worth === undefined ? null : { worth, says };
};
