import { type Effect, TITLES } from '../../content/index.ts';

/** The parts of an effect, each with its address: "maximum-warp.1" is the second part of Maximum Warp. */
export function partsOf(at: string, effect: Effect): readonly (readonly [string, Effect])[] {
  switch (effect.do) {
    case 'seq':
      return effect.of.map((part, n) => [`${at}.${n}`, part] as const);
    case 'having':
      return [
        [`${at}.yes`, effect.yes],
        [`${at}.no`, effect.no],
      ];
    case 'assignment':
      return [
        [`${at}.reward`, effect.reward],
        [`${at}.otherwise`, effect.otherwise],
      ];
    case 'discard':
      return effect.next === null ? [] : [[`${at}.next`, effect.next]];
    default:
      return [];
  }
}

const NODES = new Map<string, Effect>();

function enlist(at: string, effect: Effect): void {
  NODES.set(at, effect);
  for (const [address, part] of partsOf(at, effect)) enlist(address, part);
}

for (const { id, effect } of TITLES) enlist(id, effect);

export function nodeAt(at: string): Effect {
  const effect = NODES.get(at);
  if (effect === undefined) throw new RangeError(`no effect at "${at}"`);
  return effect;
}
