import { RulesFault } from './fault.ts';
import { NOBODY } from './seats.ts';
import type { FrameRules, Types } from './types.ts';

type Automatic<T extends Types, K> = FrameRules<T, Extract<T['frame'], { kind: K }>>;

/** A frame that nobody decides: it resolves at once, so nobody is asked and nothing can be refused. */
export function automatic<T extends Types, K extends T['frame']['kind']>(
  resolve: Automatic<T, K>['resolve'],
): Automatic<T, K> {
  return { deciders: () => NOBODY, prompt: unasked, choices: unasked, refuse: unasked, resolve };
}

function unasked(_s: unknown, { kind }: { readonly kind: string }): never {
  throw new RulesFault(`nobody decides a frame "${kind}"`);
}
