import { card } from '../rules/board/kit/inventory.ts';
import type { Choice, SurvivorView, View } from '../rules/index.ts';
import { kitWorth } from './arms.ts';

const FULL = 10;

/** At The Refuge: whoever is hurt goes to be healed, whoever is shaken to their loved ones. Null for other choices. */
export function refugeWorth({ team, refuge }: View, choice: Choice): number | null {
  switch (choice.kind) {
    case 'vote':
      return needsRest(team) === choice.yes ? 1 : 0;
    case 'visit': {
      const { health, resolve } = team[choice.who] as SurvivorView;
      return choice.place === 'infirmary' ? lacking(health, 1.5, health > 2) : lacking(resolve, 2.8, true) / 2;
    }
    case 'rest': {
      const { health, resolve } = team[choice.who] as SurvivorView;
      return choice.gain === 'health' ? lacking(health, 1, true) : lacking(resolve, 2, true) / 2;
    }
    case 'buy':
      return kitWorth([card(choice.item)], []) - 0.8 * (refuge?.price ?? 2);
    case 'pass-by':
      return 0.01;
    default:
      return null;
  }
}

const lacking = (points: number, gain: number, dares: boolean): number => (dares ? Math.min(gain, FULL - points) : -1);

/** Is it worth a visit, or another round of it? */
const needsRest = (team: readonly SurvivorView[]): boolean =>
  team.some(({ fate, health, resolve }) => fate === 'dead' || health <= 6 || resolve <= 4);
