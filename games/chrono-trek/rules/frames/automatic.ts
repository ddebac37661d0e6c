import { type FrameRules, NOBODY } from '@turnpoint/kernel';
import { no } from '../refusals/no.ts';
import type { ChronoTrek, Frame } from '../types.ts';

/** A frame that nobody decides. */
export function automatic<K extends Frame['kind']>(
  resolve: FrameRules<ChronoTrek, Extract<Frame, { kind: K }>>['resolve'],
): FrameRules<ChronoTrek, Extract<Frame, { kind: K }>> {
  return {
    deciders: () => NOBODY,
    prompt: () => ({ key: 'prompt.none' }),
    choices: () => [],
    refuse: () => no('CT-6.3', 'why.nothing-asked'),
    resolve,
    rest: false,
  };
}
