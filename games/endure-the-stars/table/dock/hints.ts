import type { Hint } from '@turnpoint/ui';
import type { Look } from '../../rules/types.ts';

/** What is worth knowing of what stands on the map, in the order in which it is worth reading. */
export function hintsFor({ view, seat, choices }: Look): Hint[] {
  const own = view.team.filter((survivor) => survivor.seat === seat && survivor.fate === 'living');
  const can = (kind: (typeof choices)[number]['kind']) => choices.some((choice) => choice.kind === kind);
  return [
    { id: 'blips', fits: view.tokens.length > 0 && can('move') },
    { id: 'noise', fits: view.noises.length > 0 },
    { id: 'search', fits: can('search') },
    { id: 'doors', fits: can('door') },
    { id: 'hunted', fits: view.figures.length > 0 && can('move') },
    { id: 'injury', fits: own.some(({ injuries }) => injuries.length > 0) },
    { id: 'trade', fits: can('trade') },
  ];
}
