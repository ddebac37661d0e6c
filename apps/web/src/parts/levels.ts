import type { SetUp } from '@turnpoint/catalogue';
import { say } from '../words.svelte.ts';

/** The bots of a game, to choose from. */
export function namedLevels({ levels }: SetUp) {
  return levels.map((value) => ({ value, label: say('level.named', { name: say(`level.${value}`), n: value }) }));
}
