import type { SetUp } from '@turnpoint/catalogue';
import { say } from '../words.svelte.ts';

/** The bots of a game, to choose from. */
export function namedLevels({ levels }: SetUp) {
  return levels.map((value) => {
    const [name, character] = [say(`level.${value}`), say(`level.${value}.character`)];
    return { value, label: say('level.named', { name, character }) };
  });
}
