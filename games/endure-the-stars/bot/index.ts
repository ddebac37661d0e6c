import type { Seat } from '@turnpoint/kernel';
import type { Look } from '../rules/index.ts';
import { evaluate } from './evaluate.ts';
import { policy } from './policy.ts';

/** What bots know about Endure the Stars: the `GameBot` of packages/bots. */
export const endureTheStarsBot = { evaluate, policy, turnOf, stake: () => 'team' as const };

/** A turn is one survivor's; all that belongs to none of them in a round is one more. */
function turnOf({ view, asked }: Look): { readonly seat: Seat; readonly number: number } {
  const { active, round, team } = view;
  const seat = (active === null ? undefined : team[active]?.seat) ?? asked[0] ?? 0;
  return { seat, number: round * (team.length + 1) + (active ?? team.length) };
}
