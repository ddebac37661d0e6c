import { type FrameRules, NOBODY } from '@turnpoint/kernel';
import { no } from '../refusals/no.ts';
import type { EndOfLine, Frame } from '../types.ts';

type Automatic<K extends Frame['kind']> = FrameRules<EndOfLine, Extract<Frame, { kind: K }>>;

/** A frame that nobody decides: order, drawing and the passing of turns follow from the rules. */
export function automatic<K extends Frame['kind']>(resolve: Automatic<K>['resolve']): Automatic<K> {
  return {
    deciders: () => NOBODY,
    prompt: () => ({ key: 'prompt.none' }),
    choices: () => [],
    refuse: () => no('EOL-4.1', 'why.nothing-to-decide'),
    resolve,
  };
}
