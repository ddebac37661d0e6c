import type { Choice } from '../rules/types.ts';

/** The choice worth most; chance breaks ties. */
export function bestOf(
  choices: readonly Choice[],
  worth: (choice: Choice) => number,
  int: (below: number) => number,
): Choice {
  let best: Choice[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const value = worth(choice);
    if (value > highest) {
      highest = value;
      best = [choice];
    } else if (value === highest) best.push(choice);
  }
  return best[int(best.length)] as Choice;
}
