import type { Plan } from '../games/plan.ts';
import { say } from '../words.svelte.ts';

/** The bots of a game, to choose from. */
export function namedLevels({ levels }: Plan) {
  return levels.map((value) => ({ value, label: say('level.named', { name: say(`level.${value}`), n: value }) }));
}
