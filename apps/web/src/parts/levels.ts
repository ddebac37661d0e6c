import type { SetUp } from '@turnpoint/catalogue';
import type { Level } from '@turnpoint/protocol';
import { say } from '../words.svelte.ts';

/** The bots of a game, to choose from. */
export function namedLevels({ levels }: SetUp) {
  return levels.map((value) => {
    const [name, character] = [say(`level.${value}`), say(`level.${value}.character`)];
    return { value, label: say('level.named', { name, character }) };
  });
}

/** Whom people play against unless they say otherwise: somebody whom a newcomer can beat. */
export function usualLevel({ levels }: SetUp): Level {
  return levels.includes(5) ? 5 : 2;
}
