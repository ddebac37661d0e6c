import type { Hint } from '@turnpoint/ui';
import type { Look } from '../../rules/types.ts';
import { filledOf, LANES_EACH } from '../lanes.ts';

/** What is worth knowing in a first match, in the order in which it comes up. */
export function hintsFor({ view, seat, prompt, choices }: Look): Hint[] {
  const own = seat ?? 0;
  return [
    { id: 'cell', fits: prompt?.key === 'prompt.cell' && choices.some(({ kind }) => kind === 'cell') },
    { id: 'chain', fits: prompt?.key === 'prompt.play' && filledOf(view, own) === 0 },
    { id: 'columns', fits: prompt?.key === 'prompt.play' },
    { id: 'target', fits: prompt?.key === 'prompt.target' },
    { id: 'whole', fits: filledOf(view, own) === LANES_EACH },
  ];
}
