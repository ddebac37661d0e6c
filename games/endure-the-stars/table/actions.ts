import { isItem, itemOf, missionOf } from '../content/index.ts';
import type { Choice, View, Who, ZoneId } from '../rules/types.ts';

/** What a turn offers, as the row of actions shows it (ETS-10.4 to 10.26). */
export const ACTIONS = [
  'move',
  'attack',
  'search',
  'interact',
  'active',
  'crisis',
  'item',
  'trade',
  'cards',
  'noise',
  'loader',
  'reward',
] as const;
export type Action = (typeof ACTIONS)[number];

/** What is interacted with (ETS-10.15). */
const USABLE: readonly string[] = ['device', 'pick-up', 'work'];

const BY_KIND: { readonly [kind in Choice['kind']]?: Action } = {
  move: 'move',
  exit: 'move',
  attack: 'attack',
  search: 'search',
  interact: 'interact',
  'mission-action': 'interact',
  use: 'item',
  trade: 'trade',
  reorganise: 'cards',
  discard: 'cards',
  noise: 'noise',
  'enter-loader': 'loader',
  'leave-loader': 'loader',
  reward: 'reward',
};

/** Which action a choice of a turn belongs to; null for ending the turn. */
export const actionOf = (choice: Choice): Action | null =>
  choice.kind === 'ability' ? choice.which : (BY_KIND[choice.kind] ?? null);

/**
 * What is asked for "why not?" when nothing of an action can be done: what it would most likely be done with, or the answer
 * is about something else.
 */
export function exampleOf(action: Action, view: View): object {
  const who = view.active ?? 0;
  const survivor = view.team[who];
  const zone = survivor?.zone ?? 0;
  const cards = survivor === undefined ? [] : [survivor.body, survivor.head, ...survivor.packs.flat()];
  const items = cards.flatMap((card) => (card !== null && isItem(card.item) ? [card.item] : []));
  const weapon = items.find((item) => itemOf(item).weapon !== null) ?? 'pistol';
  const examples: Record<Action, object> = {
    move: { kind: 'move', zone },
    attack: { kind: 'attack', item: weapon, pair: false, zone },
    search: { kind: 'search' },
    interact: { kind: 'interact', objective: objectiveFor(view, zone) },
    active: { kind: 'ability', which: 'active' },
    crisis: { kind: 'ability', which: 'crisis' },
    item: { kind: 'use', item: items.find((item) => itemOf(item).use !== null) ?? items[0] ?? 'pistol' },
    trade: { kind: 'trade', with: partnerFor(view, who) },
    cards: { kind: 'reorganise' },
    noise: { kind: 'noise', level: 1 },
    loader: { kind: 'enter-loader' },
    reward: { kind: 'reward' },
  };
  return examples[action];
}

/** Best one that lies here; else one that lies anywhere. */
function objectiveFor({ options, objectives }: View, here: ZoneId): number {
  const known = missionOf(options.mission)?.objectives ?? [];
  const usable = objectives.flatMap(({ zone, end }, n) =>
    zone !== null && end === null && USABLE.includes(known[n]?.kind ?? 'marker') ? [n] : [],
  );
  return usable.find((n) => objectives[n]?.zone === here) ?? usable[0] ?? 0;
}

/** Best somebody who stands here; else anybody on the map. */
function partnerFor({ team }: View, who: Who): number {
  const others = team.flatMap(({ zone }, other) => (other !== who && zone !== null ? [other] : []));
  return others.find((other) => team[other]?.zone === team[who]?.zone) ?? others[0] ?? (who === 0 ? 1 : 0);
}

/** Shown only while they can be used: not every mission has a Loader, not every survivor a reward. */
export const isRare = (action: Action): boolean => action === 'loader' || action === 'reward';
