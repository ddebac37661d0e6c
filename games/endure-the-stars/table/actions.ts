import type { Choice, View } from '../rules/types.ts';

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

/** What is asked for "why not?" when nothing of an action can be done. */
export function exampleOf(action: Action, view: View): object {
  const who = view.active ?? 0;
  const survivor = view.team[who];
  const zone = survivor?.zone ?? 0;
  const cards = survivor === undefined ? [] : [survivor.body, survivor.head, ...survivor.packs.flat()];
  const item = cards.find((card) => card !== null)?.item ?? 'pistol';
  const examples: Record<Action, object> = {
    move: { kind: 'move', zone },
    attack: { kind: 'attack', item, pair: false, zone },
    search: { kind: 'search' },
    interact: { kind: 'interact', objective: 0 },
    active: { kind: 'ability', which: 'active' },
    crisis: { kind: 'ability', which: 'crisis' },
    item: { kind: 'use', item },
    trade: { kind: 'trade', with: view.team.findIndex((_, other) => other !== who) },
    cards: { kind: 'reorganise' },
    noise: { kind: 'noise', level: 1 },
    loader: { kind: 'enter-loader' },
    reward: { kind: 'reward' },
  };
  return examples[action];
}

/** Shown only while they can be used: not every mission has a Loader, not every survivor a reward. */
export const isRare = (action: Action): boolean => action === 'loader' || action === 'reward';
